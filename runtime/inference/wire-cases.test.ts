import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { InferenceClient } from "./client.ts";
import { isMapping } from "../http/json.ts";
import { revived } from "./testing/examples.ts";

/**
 * Replays replies of real servers through the client. Each file in `cases/wire` is a list of cases for one provider,
 * whose id is the name of the file. `endpoint.yaml` contains replies of servers that are called by `endpointUrl`. Add a
 * case in YAML, never here. A case has these fields:
 *
 * - `name`: what is special about the reply.
 * - `source`: URL of the page or file that contains the reply (a recording, a provider's documentation, an issue, or the
 *   tests of another client), with a `quote` from it; or `constructed from …`, naming the schema or the document that
 *   describes such a reply. `date`: the day on which the source was read.
 * - `call`: the client's `method`, its `model`, `arguments` and `options`. Without `options`, the call has a key of the
 *   provider, no retries and no wait between polls.
 * - `reply`, or a list of `replies` if the call sends several requests (jobs, files): `status` (200), `headers`, and one
 *   of `json`, `text`, `stream` (the exact text of the events, cut into awkward pieces), `base64`. Long streams are
 *   shortened by leaving out whole records, long lists by leaving out their last items, files and encrypted
 *   texts by leaving out their end. Ids of accounts are left out. Nothing else is changed.
 * - `result`: what the caller gets. `message` and `answer` list the fields to compare of the first choice's message and
 *   of the whole chat answer; `without` lists fields that the message must not have. `chunks` does the same for the
 *   chunks of a stream. `value` is the exact value, `file` a file. `error` has `kind`, `status`, `isRetryable`,
 *   `requestId`, `retryAfterMs`, `truncated`, `text`, and `message`: one or several parts of the message.
 */
interface WireCase {
  readonly name: string;
  readonly source: string;
  readonly quote?: string;
  readonly date: string;
  readonly call: {
    readonly method: string;
    readonly model?: string;
    readonly arguments?: Readonly<Record<string, unknown>>;
    readonly options?: Readonly<Record<string, unknown>>;
  };
  readonly reply?: WireReply;
  readonly replies?: readonly WireReply[];
  readonly result: WireResult;
}

interface WireReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly text?: string;
  readonly stream?: string;
  readonly base64?: string;
}

interface WireResult {
  readonly message?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
  readonly answer?: object;
  readonly chunks?: readonly object[];
  readonly value?: unknown;
  readonly file?: { readonly type: string; readonly base64: string };
  readonly error?: WireError;
}

interface WireError {
  readonly kind: string;
  readonly status?: number;
  readonly isRetryable?: boolean;
  readonly message?: string | readonly string[];
  readonly requestId?: string;
  readonly retryAfterMs?: number;
  readonly truncated?: boolean;
  readonly text?: string;
}

const FOLDER = new URL("cases/wire/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith(".yaml"));
const ALL = FILES.flatMap((file) =>
  (parse(readFileSync(new URL(file, FOLDER), "utf8")) as WireCase[]).map((one) => ({
    ...one,
    provider: file.replace(/\.yaml$/, ""),
  })),
);

const SECRET = "WireWireWireWire";

/** Numbers of bytes in the pieces of a stream. They cut characters, line ends and field names in two. */
const CUTS = [1, 2, 3, 5, 8, 1, 13, 21, 34, 4, 55, 7];

/** Returns a stream of the text's bytes in pieces of awkward sizes. */
function inPieces(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let [at, piece] = [0, 0];
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      const size = CUTS[piece++ % CUTS.length] ?? 1;
      controller.enqueue(bytes.slice(at, (at += size)));
    },
  });
}

function responseOf({ status = 200, headers, json, text, stream, base64 }: WireReply): Response {
  const [type, body] =
    stream !== undefined
      ? ["text/event-stream", inPieces(stream)]
      : base64 !== undefined
        ? ["application/octet-stream", Buffer.from(base64, "base64")]
        : text !== undefined
          ? ["text/plain", text]
          : ["application/json", JSON.stringify(json)];
  return new Response(status === 204 ? null : body, { status, headers: { "content-type": type, ...headers } });
}

/** Returns a `fetch` that answers like the hub for questions about the model, and otherwise sends the case's replies. */
function fetchFor({ provider, call, reply, replies }: (typeof ALL)[number]): typeof globalThis.fetch {
  const rest = [...(replies ?? []), ...(reply === undefined ? [] : [reply])];
  return (async (url: string) => {
    if (url.startsWith("https://huggingface.co/api/models/")) {
      const mapping = { provider, providerId: call.model, task: taskIn(call.method), status: "live" };
      return Response.json({ inferenceProviderMapping: [mapping] });
    }
    const next = rest.shift();
    if (next === undefined) throw new Error(`no reply is left for ${url}`);
    return responseOf(next);
  }) as typeof globalThis.fetch;
}

/** Returns the task that a method performs. */
function taskIn(method: string): string {
  const name = method.replace(/Stream$/, "");
  return name === "chatCompletion" || name === "responses"
    ? "conversational"
    : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

type Method = (args: object) => Promise<unknown> & AsyncIterable<unknown> & { collect(): Promise<unknown> };

/** Starts the call of a case. */
function start(entry: (typeof ALL)[number]): ReturnType<Method> {
  const { provider, call } = entry;
  const token = provider === "auto" ? `hf_${SECRET}` : SECRET;
  const fixed = { maxRetries: 0, poll: { intervalMs: 0 }, retry: { baseMs: 1, capMs: 1 } };
  const client = new InferenceClient(token, { ...fixed, ...call.options, fetch: fetchFor(entry) });
  const target = provider === "endpoint" ? {} : { provider, model: call.model };
  const method = (client as unknown as Record<string, Method>)[call.method];
  if (method === undefined) throw new Error(`the client has no method ${call.method}`);
  return method({ ...target, ...Object(revived(call.arguments ?? {})) });
}

/** Runs a call to its end. A stream is read twice: chunk by chunk, and joined by `collect`. */
async function outcomeOf(
  entry: (typeof ALL)[number],
): Promise<{ value?: unknown; chunks: unknown[]; error?: unknown }> {
  const chunks: unknown[] = [];
  try {
    if (!entry.call.method.endsWith("Stream")) return { value: await start(entry), chunks };
    for await (const chunk of start(entry)) chunks.push(chunk);
    return { value: await start(entry).collect(), chunks };
  } catch (error) {
    return { error, chunks };
  }
}

function firstChoice(answer: unknown): Readonly<Record<string, unknown>> {
  const choice =
    isMapping(answer) && Array.isArray(answer["choices"]) ? (answer["choices"] as unknown[])[0] : undefined;
  return isMapping(choice) ? choice : {};
}

/** Joins the pieces of a field in the deltas of a stream's first choice. */
function joined(chunks: readonly unknown[], field: string): string {
  const deltas = chunks.map((chunk) => firstChoice(chunk)["delta"]);
  return deltas.map((delta) => (isMapping(delta) && typeof delta[field] === "string" ? delta[field] : "")).join("");
}

function expectError(error: unknown, { kind, status, requestId, message = [], ...fields }: WireError): void {
  expect(error).toMatchObject({ name: kind, ...fields });
  if (status !== undefined) expect(error).toMatchObject({ httpResponse: { status } });
  if (requestId !== undefined) expect(error).toMatchObject({ httpResponse: { requestId } });
  for (const part of [message].flat()) expect((error as Error).message).toContain(part);
  expect(String((error as Error).stack)).not.toContain(SECRET);
}

describe.each(FILES.map((file) => file.replace(/\.yaml$/, "")))("%s", (file) => {
  const cases = ALL.filter(({ provider }) => provider === file);
  test.each(cases.map((entry) => [entry.name, entry] as const))("%s", async (_, entry) => {
    const { message, without = [], answer, chunks, value, file: wanted, error } = entry.result;
    const outcome = await outcomeOf(entry);
    if (error !== undefined) return expectError(outcome.error, error);
    if (outcome.error !== undefined) throw outcome.error;
    if (message !== undefined) {
      const got = firstChoice(outcome.value)["message"];
      expect(got).toMatchObject(message);
      for (const field of without) expect(got).not.toHaveProperty(field);
      for (const field of ["content", "reasoning"].filter((name) => outcome.chunks.length > 0 && name in message)) {
        expect(joined(outcome.chunks, field)).toBe(message[field] ?? "");
      }
    }
    if (answer !== undefined) expect(outcome.value).toMatchObject(answer);
    if (chunks !== undefined) expect(outcome.chunks).toMatchObject(chunks);
    if (value !== undefined) expect(outcome.value).toEqual(value);
    if (wanted !== undefined) {
      const blob = outcome.value as Blob;
      const base64 = Buffer.from(await blob.arrayBuffer()).toString("base64");
      expect({ type: blob.type, base64 }).toEqual(wanted);
    }
  });
});

/** Matches a URL on GitHub that always shows the same text: a file of one commit, an issue or a pull request. */
const PERMANENT = /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:blob\/[0-9a-f]{40}\/|issues\/\d|pull\/\d)/;

const isConstructed = ({ source }: Pick<WireCase, "source">): boolean => source.startsWith("constructed from ");

/** Returns true if a result expects something. An empty list of fields would accept every answer. */
function hasExpectation(result: WireResult): boolean {
  const expected = Object.entries(result).filter(([name]) => name !== "without");
  return expected.some(([name, value]) => name === "value" || Object.keys(Object(value)).length > 0);
}

describe("the collection", () => {
  test("has at least 120 cases, of which at most a third is constructed", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(120);
    expect(ALL.filter(isConstructed).length).toBeLessThanOrEqual(ALL.length / 3);
  });

  test("has at least two cases in each file, and files for at least 34 providers", () => {
    const ids = Object.keys(PROVIDER_SPECS);
    const counts = new Map(
      ALL.map(({ provider }) => [provider, ALL.filter((one) => one.provider === provider).length]),
    );
    expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
    // A new entry of the catalogue needs no case at once, so that one YAML file is enough.
    expect(ids.filter((id) => counts.has(id)).length).toBeGreaterThanOrEqual(34);
    expect(FILES.filter((file) => ![...ids, "endpoint"].includes(file.replace(/\.yaml$/, "")))).toEqual([]);
  });

  test("gives each case a name of its own", () => {
    const names = ALL.map(({ provider, name }) => `${provider}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("says for each case where its reply was seen, and what the caller must get", () => {
    const isSourced = ({ source, quote = "" }: WireCase): boolean =>
      /^https:\/\/(?!github\.com)/.test(source) || PERMANENT.test(source) ? quote !== "" : isConstructed({ source });
    const isComplete = ({ date, reply, replies, result }: WireCase): boolean =>
      /^2\d{3}-\d{2}-\d{2}$/.test(date) && (reply === undefined) !== (replies === undefined) && hasExpectation(result);
    const wrong = ALL.filter((entry) => !isSourced(entry) || !isComplete(entry));
    expect(wrong.map(({ provider, name }) => `${provider}: ${name}`)).toEqual([]);
  });
});
