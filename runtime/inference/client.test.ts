import { describe, expect, test, vi } from "vitest";
import { InferenceClient } from "./index.ts";

const ARGS = { model: "m", messages: [{ role: "user", content: "Hello" }] };
const REPLY = { id: "played" } as never;

describe("in a test, a mock", () => {
  test("can replace a function of one client and restore it", async () => {
    const client = new InferenceClient("hf_token");
    const spy = vi.spyOn(client, "chatCompletion").mockResolvedValue(REPLY);
    await expect(client.chatCompletion(ARGS)).resolves.toBe(REPLY);
    expect(spy).toHaveBeenCalledWith(ARGS);
    spy.mockRestore();
    await expect(client.chatCompletion({ messages: [] })).rejects.toThrow(/^messages must be/);
  });

  test("can replace a function of all clients", async () => {
    const spy = vi.spyOn(InferenceClient.prototype, "fillMask").mockResolvedValue(REPLY);
    await expect(new InferenceClient().fillMask({ inputs: "x" })).resolves.toBe(REPLY);
    spy.mockRestore();
    await expect(new InferenceClient().fillMask({ inputs: "" })).rejects.toThrow(/^inputs must be/);
  });

  test("can replace a function by an assignment or in a subclass", async () => {
    const client: { fillMask: unknown } = new InferenceClient();
    client.fillMask = () => "mine";
    expect((client as InferenceClient).fillMask({ inputs: "x" })).toBe("mine");
    expect(new InferenceClient().fillMask).not.toBe(client.fillMask);
    class Mine extends InferenceClient {
      override readonly chatCompletion = Object.assign(() => Promise.resolve(REPLY), {
        withResponse: () => Promise.resolve(REPLY),
      });
    }
    await expect(new Mine("hf_token").chatCompletion()).resolves.toBe(REPLY);
    await expect(new Mine("hf_token").fillMask({ inputs: "" })).rejects.toThrow(/^inputs must be/);
  });
});

test("each client has its own functions, and functions of InferenceClient.prototype throw an error", () => {
  const client = new InferenceClient("hf_token");
  expect(client.chatCompletion).toBe(client.chatCompletion);
  expect(client.chatCompletion).not.toBe(new InferenceClient("hf_token").chatCompletion);
  expect(Object.keys(client)).toEqual([]);
  expect(() => InferenceClient.prototype.chatCompletion(ARGS)).toThrow(/^chatCompletion is a function of a client/);
  expect(InferenceClient.name).toBe("InferenceClient");
});

test.each([undefined, 0])(
  "a call is tried again after fetch throws, even if fetch does not return promises (headersTimeout: %s)",
  async (headersTimeout) => {
    const reply = { id: "1", model: "m", created: 1, choices: [], usage: null };
    let calls = 0;
    const fetch = (): Promise<Response> => {
      calls += 1;
      if (calls === 1) throw new TypeError("no network");
      return Response.json(reply) as unknown as Promise<Response>;
    };
    const client = new InferenceClient("hf_token", { fetch, headersTimeout, retry: { baseMs: 1 } });
    expect(await client.chatCompletion(ARGS)).toEqual(reply);
    expect(calls).toBe(2);
    await expect(
      client.chatCompletion(ARGS, { maxRetries: 0, fetch: () => Promise.reject(new TypeError("gone")) }),
    ).rejects.toThrow("gone");
  },
);
