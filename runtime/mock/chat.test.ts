import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import {
  defineTool,
  generateObject,
  generateObjectStream,
  InferenceClient,
  runTools,
  runToolsStream,
} from "../inference/index.ts";
import { sampleOf } from "./chat.ts";
import { localProvider } from "./place.ts";
import { type Mock, startMock } from "./index.ts";

/* Tests tool calls and structured output over real HTTP. */

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const CALL = { accessToken: "hf_any", model: "acme/conversational" };
const optionsOf = () => ({ hubUrl: mock.url, routerUrl: mock.url });
/** Providers of chat completions, called through the router, and a provider of each other format. */
const PROVIDERS = ["auto", "together", "groq", "fireworks-ai", "anthropic", "gemini"] as const;
const argsAt = (provider: (typeof PROVIDERS)[number]) =>
  provider === "anthropic" || provider === "gemini"
    ? { accessToken: "own-key", model: "m", provider: localProvider(provider, mock.url) }
    : { ...CALL, provider };
const ask = (content: string) => [{ role: "user", content }];
const tools = [
  defineTool({ name: "weather", parameters: z.object({ city: z.string() }), run: ({ city }) => `21 °C in ${city}` }),
  defineTool({ name: "time", parameters: { type: "object", properties: {} }, run: () => "12:00" }),
];

test.each(PROVIDERS)("%s: runTools calls two tools, with and without streaming", async (provider) => {
  const args = { ...argsAt(provider), messages: ask("Use weather and time."), tools };
  const whole = await runTools(args, optionsOf());
  expect(whole.text).toBe("21 °C in blue\n12:00");
  expect(whole.steps.map(({ calls }) => calls.map(({ name }) => name))).toEqual([["weather", "time"], []]);

  const stream = runToolsStream(args, optionsOf());
  let text = "";
  for await (const { choices } of stream) text += choices[0]?.delta.content ?? "";
  expect(text).toBe(whole.text);
  const { steps, messages, finishReason } = await stream.result();
  expect({ messages, finishReason }).toEqual({ messages: whole.messages, finishReason: whole.finishReason });
  expect(steps.map(({ calls }) => calls)).toEqual(whole.steps.map(({ calls }) => calls));
});

const Recipe = z.object({ title: z.string(), minutes: z.int().min(5), steps: z.array(z.string()) });

test.each(PROVIDERS)("%s: generateObject returns an object, with and without streaming", async (provider) => {
  const args = { ...argsAt(provider), messages: ask("A recipe."), schema: Recipe };
  const { object } = await generateObject(args, optionsOf());
  expect(object).toEqual({ title: "blue", minutes: 5, steps: ["blue"] });

  const stream = generateObjectStream(args, optionsOf());
  const partials: unknown[] = [];
  for await (const partial of stream) partials.push(partial);
  expect(partials.at(-1)).toEqual(object);
  expect((await stream.result()).object).toEqual(object);
});

test("runTools and generateObject of a client call chatCompletion of the same client", async () => {
  const client = new InferenceClient("hf_any", optionsOf());
  const args = { model: CALL.model, messages: ask("weather") };
  expect((await client.runTools({ ...args, tools })).text).toBe("21 °C in blue");
  expect((await client.runToolsStream({ ...args, tools }).result()).text).toBe("21 °C in blue");
  expect((await client.generateObject({ ...args, schema: Recipe })).object.minutes).toBe(5);
  expect((await client.generateObjectStream({ ...args, schema: Recipe }).result()).object.minutes).toBe(5);
  const spy = vi.spyOn(client, "chatCompletion");
  await client.runTools({ ...args, tools });
  expect(spy).toHaveBeenCalledTimes(2);
});

test("a chat without tools returns the reply of the provider's example", async () => {
  const client = new InferenceClient("hf_any", optionsOf());
  const { choices } = await client.chatCompletion({ model: "acme/conversational", messages: ask("Name a colour.") });
  expect(choices[0]?.message.content).toBe("Blue.");
});

test.each([
  [{ type: "string", minLength: 6 }, "blue.."],
  [{ type: "string", enum: ["a", "b"] }, "a"],
  [{ type: "integer", exclusiveMinimum: 3 }, 4],
  [{ type: ["null", "string"] }, null],
  [{ $ref: "#/$defs/a", $defs: { a: { const: 5 } } }, 5],
  [{ anyOf: [{ type: "boolean" }] }, true],
  [{ type: "array", items: { type: "number" }, minItems: 2 }, [0, 0]],
  [{ properties: { a: { examples: ["x"] }, b: { default: 1 } } }, { a: "x", b: 1 }],
])("for the schema %j, the mock server returns %j", (schema, value) => {
  expect(sampleOf(schema)).toEqual(value);
});
