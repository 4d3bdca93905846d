import OpenAI from "openai";
import { zodTextFormat } from "openai/helpers/zod";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import type { ResponsesInputItem, ResponsesOutput } from "../../generated/io/types.ts";
import { InferenceClient } from "../inference/index.ts";
import { type Mock, startMock } from "./index.ts";
import { localProvider } from "./place.ts";

/* Tests the Responses API over real HTTP, with the package openai and with the client. */

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const PARAMETERS = { type: "object", properties: { city: { type: "string" } } };
const TOOL = { type: "function", name: "weather", parameters: PARAMETERS, strict: false } as const;
const lastBody = () => mock.requests.at(-1)?.body as Readonly<Record<string, unknown>>;

describe.each(["openai", "groq", "auto"])("the package openai at %s", (provider) => {
  const prefix = { openai: "/direct/openai/v1", groq: "/direct/groq/openai/v1", auto: "/v1" }[provider] ?? "";
  const openai = () => new OpenAI({ apiKey: "hf_any", baseURL: mock.url + prefix, maxRetries: 0 });

  test("gets a response, and a parsed one", async () => {
    const response = await openai().responses.create({ model: "m", input: "Name a colour." });
    expect([response.output_text, response.status, response.usage?.total_tokens]).toEqual(["Blue.", "completed", 11]);
    const text = { format: zodTextFormat(z.object({ title: z.string() }), "recipe") };
    expect((await openai().responses.parse({ model: "m", input: "A recipe.", text })).output_parsed).toEqual({
      title: "blue",
    });
  });

  test("calls a tool in two streams, and sends the reasoning back", async () => {
    const settings = { model: "m", tools: [TOOL], reasoning: {}, include: ["reasoning.encrypted_content" as const] };
    const input: OpenAI.Responses.ResponseInput = [{ role: "user", content: "Use weather." }];
    const first = await openai()
      .responses.stream({ ...settings, input })
      .finalResponse();
    expect(first.output).toMatchObject([
      { type: "reasoning", encrypted_content: "gAAAAABmock" },
      { type: "function_call", call_id: "call_1", name: "weather", arguments: '{"city":"blue"}' },
    ]);
    const result = { type: "function_call_output", call_id: "call_1", output: "21 °C" } as const;
    const output = first.output as OpenAI.Responses.ResponseInput;
    const stream = openai().responses.stream({ ...settings, input: [...input, ...output, result] });
    let text = "";
    for await (const event of stream) if (event.type === "response.output_text.delta") text += event.delta;
    expect([text, (await stream.finalResponse()).output_text]).toEqual(["21 °C", "21 °C"]);
  });
});

test("the package openai waits for a response in the background, and resumes its stream", async () => {
  const openai = new OpenAI({ apiKey: "own-key", baseURL: `${mock.url}/direct/openai/v1`, maxRetries: 0 });
  const { id, status } = await openai.responses.create({ model: "m", input: "x", background: true });
  const later = [(await openai.responses.retrieve(id)).status, (await openai.responses.retrieve(id)).status];
  expect([status, ...later]).toEqual(["queued", "in_progress", "completed"]);
  const rest = await openai.responses.retrieve(id, { stream: true, starting_after: 6 });
  const seen: string[] = [];
  for await (const { type } of rest) seen.push(type);
  expect(seen).toEqual(["response.output_item.done", "response.completed"]);
});

const direct = (id: "openai" | "groq") => {
  const provider = localProvider(id, mock.url);
  const client = new InferenceClient("own-key", { provider, hubUrl: mock.url, poll: { intervalMs: 0 } });
  return { client, provider, model: id === "openai" ? "openai/m" : "acme/conversational" };
};

describe("the client", () => {
  test("returns the same response whole and streamed, with the response of the server", async () => {
    const { client, model } = direct("groq");
    const args = { model, input: "Name a colour.", reasoning: { summary: "auto" } };
    const { data, response } = await client.responses.withResponse(args);
    expect([data.output_text, response.status]).toEqual(["Blue.", 200]);
    // The hub lists the model for chats.
    expect(lastBody()["model"]).toBe("mock/conversational");
    expect(await client.responsesStream(args).collect()).toEqual(data);
    expect(await client.responsesStream(args).finalMessage()).toEqual(data.output.at(-1));
    const { data: stream } = await client.responsesStream.withResponse(args);
    let text = "";
    for await (const event of stream) if (event.type === "response.output_text.delta") text += event.delta;
    expect(text).toBe("Blue.");
    expectTypeOf(data).toEqualTypeOf<ResponsesOutput>();
  });

  test("sends all items of a response back unchanged", async () => {
    const { client, model } = direct("groq");
    const settings = { model, tools: [TOOL], reasoning: {}, include: ["reasoning.encrypted_content"] };
    const input: ResponsesInputItem[] = [{ role: "user", content: "Use weather." }];
    const { output } = await client.responses({ ...settings, input });
    for (const item of output) {
      input.push(item);
      if (item.type === "function_call") {
        const { city } = JSON.parse(item.arguments) as { city: string };
        input.push({ type: "function_call_output", call_id: item.call_id, output: `21 °C in ${city}` });
      }
    }
    expect((await client.responses({ ...settings, input })).output_text).toBe("21 °C in blue");
    expect(lastBody()["input"]).toEqual([{ role: "user", content: "Use weather." }, ...output, input.at(-1)]);
  });

  test("runs a response in the background as a job, which another process can resume", async () => {
    const { client, provider, model } = direct("openai");
    const args = { model, input: "Name a colour.", background: true };
    expect((await client.responses(args)).output_text).toBe("Blue.");
    const { id, status } = await client.jobs
      .responses(args)
      .then(async (job) => ({ id: job.id, status: await job.status() }));
    expect(status).toMatchObject({ status: "pending", raw: "in_progress" });
    const known = { provider, task: "responses" };
    expect(await client.jobs.resume(id, known).result()).toMatchObject({ id, output_text: "Blue." });
    const rest = client.jobs.resumeStream(id, { ...known, startingAfter: 6 });
    const seen: string[] = [];
    for await (const { type } of rest) seen.push(type);
    expect(seen).toEqual(["response.output_item.done", "response.completed"]);
    expect(await client.jobs.resumeStream(id, known).collect()).toMatchObject({ id, output_text: "Blue." });
    await client.jobs.resume(id, known).cancel();
    expect(mock.requests.at(-1)?.path).toMatch(/\/cancel$/);
  });

  test("a hub token uses the router's own route, also for providers without the route", async () => {
    const client = new InferenceClient("hf_any", { hubUrl: mock.url, routerUrl: mock.url });
    const sent: unknown[] = [];
    for (const provider of ["auto", "groq", "together"] as const) {
      await client.responses({ provider, model: "acme/m", input: "x" });
      sent.push([mock.requests.at(-1)?.path, lastBody()["model"]]);
    }
    expect(sent).toEqual(["acme/m", "acme/m:groq", "acme/m:together"].map((model) => ["/v1/responses", model]));
  });

  test.each<[string, (client: InferenceClient, model: string) => unknown]>([
    [
      "input must be a non-empty string or a non-empty list of items",
      (client, model) => client.responses({ model, input: "" }),
    ],
    [
      "input must be a non-empty string or a non-empty list of items",
      (client, model) => client.responses({ model, input: [] }),
    ],
    ["directly unless", (client, model) => client.jobs.responses({ model, input: "x" })],
  ])("refuses a wrong call: %s", async (message, call) => {
    const { client, model } = direct("openai");
    await expect(async () => call(client, model)).rejects.toThrow(message);
  });

  test("names a provider that has no jobs or no streams to resume", async () => {
    const { client, provider } = direct("groq");
    const args = { provider, task: "responses" };
    expect(() => client.jobs.resumeStream("resp_1", args)).toThrow("Groq has no jobs for responses");
    const azure = { provider: "azure-openai", task: "responses" };
    const stream = client.jobs.resumeStream("resp_1", azure, { values: { resource: "r" } });
    await expect(stream.next()).rejects.toThrow("Azure OpenAI has no way to resume a stream of responses");
  });
});
