import { expect, test } from "vitest";
import * as core from "./core.ts";
import { batch, InferenceClient } from "./index.ts";
import { InputError } from "../http/errors.ts";

const CHAT = { model: "acme/model", messages: [{ role: "user" as const, content: "Hello" }] };
const unasked = (): never => {
  throw new Error("the test must not send a request");
};

/**
 * Makes four calls with the options: a plain call, a stream, a job, and a call with a function of `core.ts`. Returns
 * the error or the result of each call. No request may be sent.
 */
function outcomesOf(options: object): Promise<string[]> {
  const client = new InferenceClient("hf_token", { fetch: unasked });
  const calls: Promise<unknown>[] = [
    client.chatCompletion(CHAT, options),
    client.chatCompletionStream(CHAT, options).next(),
    client.jobs.textToVideo({ provider: "fal-ai", model: "a/b", inputs: "x" }, options),
    core.chatCompletion({ ...CHAT, accessToken: "hf_token" }, options),
  ];
  return Promise.all(calls.map((call) => call.then(String, String)));
}

test.each<[name: string, options: object]>([
  ["timeout", { timeout: Number.NaN }],
  ["headersTimeout", { headersTimeout: -1 }],
  ["idleTimeout", { idleTimeout: "soon" }],
  ["maxRetries", { maxRetries: Number.NaN }],
  ["maxResponseBytes", { maxResponseBytes: {} }],
  ["intervalMs", { poll: { intervalMs: Number.NaN } }],
  ["timeout", { poll: { timeout: -5 } }],
  ["baseMs", { retry: { baseMs: "x" } }],
  ["capMs", { retry: { capMs: -1 } }],
])(
  "an invalid number in an option is rejected by the constructor and by every kind of call: %s, %j",
  async (name, options) => {
    const message = `${name} must be a number of at least 0`;
    expect(() => new InferenceClient("hf_token", options)).toThrow(new InputError(message));
    const outcomes = await outcomesOf(options);
    expect(outcomes).toEqual(Array.from(outcomes, () => `InputError: ${message}`));
  },
);

test.each([{}, "soon", 5, new AbortController()])(
  "an invalid signal is rejected by every kind of call: %j",
  async (given) => {
    const options = { signal: given } as object;
    const message = "InputError: signal must be an AbortSignal";
    const outcomes = [...(await outcomesOf(options)), await batch([1], () => 1, options).then(String, String)];
    expect(outcomes).toEqual(Array.from(outcomes, () => message));
  },
);

test("a number in the options may be absent, null, 0 or Infinity", () => {
  const options = {
    timeout: null,
    maxRetries: 0,
    headersTimeout: Infinity,
    poll: null,
    retry: undefined,
    signal: null,
  } as object;
  expect(() => new InferenceClient("hf_token", options)).not.toThrow();
});
