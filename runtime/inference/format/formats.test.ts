import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { InferenceClient } from "../index.ts";

interface Case {
  readonly name: string;
  readonly arguments?: Fields;
  readonly body?: Fields;
  readonly reply?: Fields;
  readonly events?: readonly Fields[];
  readonly output?: { readonly message: Fields; readonly finish_reason: string; readonly usage: Fields };
  readonly next?: readonly Fields[];
  readonly error?: { readonly name: string; readonly message: string };
}

type Fields = Readonly<Record<string, unknown>>;

/** A provider of each format, and the field of a body that contains the turns of the chat. */
const FORMATS = [
  ["anthropic-messages", "anthropic", "messages"],
  ["gemini-content", "gemini", "contents"],
] as const;

const HELLO = { messages: [{ role: "user", content: "Hello" }] };

const casesOf = (format: string) =>
  parse(readFileSync(new URL(`cases/${format}.yaml`, import.meta.url), "utf8")) as readonly Case[];

/** Writes events as the server of a format writes them: Anthropic also names the type of each event. */
const streamOf = (events: readonly Fields[]): string =>
  events
    .map(({ type, ...event }) => {
      const name = typeof type === "string" ? `event: ${type}\n` : "";
      return `${name}data: ${JSON.stringify(type === undefined ? event : { type, ...event })}\n\n`;
    })
    .join("");

/** Returns a client whose provider sends `answer`, and the list of the bodies that the provider received. */
function clientOf(provider: string, answer: Fields | readonly Fields[]) {
  const bodies: Fields[] = [];
  const fetch = (async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(body as string) as Fields);
    if (!Array.isArray(answer)) return Response.json(answer);
    return new Response(streamOf(answer), { headers: { "content-type": "text/event-stream" } });
  }) as typeof globalThis.fetch;
  return {
    client: new InferenceClient("own-key", { fetch, provider: provider as "anthropic", maxRetries: 0 }),
    bodies,
  };
}

describe.each(FORMATS)("%s", (format, provider, turns) => {
  const cases = casesOf(format);
  const ofKind = (field: keyof Case): [string, Case][] =>
    cases.filter((each) => each[field] !== undefined).map((each) => [each.name, each]);
  const anyReply = cases.find(({ reply }) => reply !== undefined)?.reply ?? {};
  const textOf = ({ arguments: args }: Case) => ({ ...HELLO, ...args, model: "m" });

  test.each(ofKind("body"))("request: %s", async (_, one) => {
    const { client, bodies } = clientOf(provider, one.reply ?? anyReply);
    await client.chatCompletion(textOf(one));
    expect(bodies).toEqual([one.body]);
  });

  test("with ignoreUnsupported, settings that the format does not have are left out", async () => {
    const { client, bodies } = clientOf(provider, anyReply);
    const args = { ...HELLO, model: "m", temperature: 0.5 };
    await expect(client.chatCompletion({ ...args, logprobs: true })).rejects.toThrow(/^logprobs is not available/);
    await client.chatCompletion({ ...args, logprobs: true, top_logprobs: 3 }, { ignoreUnsupported: true });
    await client.chatCompletion(args);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  test.each(ofKind("reply"))("reply: %s", async (_, one) => {
    const { client } = clientOf(provider, one.reply ?? {});
    const { choices, usage, ...head } = await client.chatCompletion(textOf(one));
    const { message, finish_reason } = choices[0] ?? {};
    expect({ message, finish_reason, usage }).toEqual(one.output);
    expect(head).toEqual({ id: expect.any(String), object: "chat.completion", created: 0, model: "m" });
  });

  test.each(ofKind("output"))("the collected stream equals the whole reply: %s", async (_, one) => {
    const { client, bodies } = clientOf(provider, one.events ?? []);
    const { choices, usage, ...head } = await client.chatCompletionStream(textOf(one)).collect();
    const { message, finish_reason } = choices[0] ?? {};
    expect({ message, finish_reason, usage }).toEqual(one.output);
    expect(head).toEqual({ id: expect.any(String), object: "chat.completion", created: 0, model: "m" });
    expect(bodies[0]?.["stream"]).toBe(format === "anthropic-messages" ? true : undefined);
  });

  test.each(ofKind("output"))("a whole reply to a request for a stream: %s", async (_, one) => {
    const { client } = clientOf(provider, one.reply ?? {});
    const { choices, usage } = await client.chatCompletionStream(textOf(one)).collect();
    const { message, finish_reason } = choices[0] ?? {};
    expect({ message, finish_reason, usage }).toEqual(one.output);
  });

  test.each(ofKind("next"))("the answer is sent back as it came: %s", async (_, one) => {
    for (const answer of [one.reply ?? {}, one.events ?? []]) {
      const { client, bodies } = clientOf(provider, answer);
      const args = textOf(one);
      const message = await client.chatCompletionStream(args).finalMessage();
      const calls = message.tool_calls ?? [];
      const results = calls.map(({ id }, index) => ({
        role: "tool",
        tool_call_id: id,
        content: `result ${index + 1}`,
      }));
      const stored = JSON.parse(JSON.stringify(message)) as typeof message;
      await client.chatCompletionStream({ ...args, messages: [...args.messages, stored, ...results] }).collect();
      expect(bodies[1]?.[turns]).toEqual([expect.anything(), ...(one.next ?? [])]);
    }
  });

  test.each(ofKind("error"))("error: %s", async (_, one) => {
    const { client } = clientOf(provider, one.events ?? anyReply);
    const { message, ...details } = one.error ?? {};
    const error: unknown = await client
      .chatCompletionStream(textOf(one))
      .collect()
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject(details);
    expect((error as Error).message).toContain(message);
  });
});

test("each format passes the same cases", () => {
  const [anthropic, gemini] = FORMATS.map(([format]) => casesOf(format).map(({ name }) => name));
  const missing = (names: readonly string[] = [], others: readonly string[] = []) =>
    others.filter((name) => !names.includes(name));
  expect(missing(gemini, anthropic)).toEqual(["an output format without a counterpart"]);
  expect(missing(anthropic, gemini)).toEqual(["a blocked prompt", "any JSON"]);
});
