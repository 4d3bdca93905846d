import { INFERENCE_PROVIDERS, InferenceClient as PeerClient } from "@huggingface/inference";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../generated/providers/examples.ts";
import { InferenceClient } from "./index.ts";
import { TASK_OF } from "../../generated/functions.ts";
import { RESPONSES } from "../contract/provider-rules.ts";
import { play, revived } from "./testing/examples.ts";

/**
 * Provider tasks for which the client of `@huggingface/inference` returns a different result than our client, each with
 * the reason.
 */
const DIFFERENCES: Readonly<Record<string, string>> = {
  "deepinfra feature-extraction":
    "@huggingface/inference returns vectors in the order of the answer, not in the order of the texts",
  "together feature-extraction":
    "@huggingface/inference returns vectors in the order of the answer, not in the order of the texts",
  "groq text-generation": "@huggingface/inference cannot read the answer of a chat route",
  "novita text-generation": "@huggingface/inference cannot read the answer of a chat route",
  "hf-inference image-segmentation": "@huggingface/inference rejects the score null, which servers send",
  "replicate text-to-image": "if the first answer is an unfinished job, @huggingface/inference never polls",
  "replicate text-to-video": "if the first answer is an unfinished job, @huggingface/inference never polls",
};

const TOKEN = "hf_DropInDropInDropIn";
const { fetch: realFetch, setTimeout: later } = globalThis;

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Performs the call of an example and returns the result. Returns a file as a list of its bytes, and an error as text.
 */
async function resultOf(client: object, entry: ProviderCase): Promise<unknown> {
  const name = Object.entries(TASK_OF).find(([, task]) => task === entry.task)?.[0] ?? "";
  const call = (client as Record<string, (args: object, options: object) => Promise<unknown>>)[name];
  const model = `acme/${entry.provider}-${entry.task}`;
  const args = { ...Object(revived(entry.example.arguments)), provider: entry.provider, model };
  const result = await call?.(args, {}).catch((error: unknown) => String(error));
  return result instanceof Blob ? [...new Uint8Array(await result.arrayBuffer())] : result;
}

const pairs = PROVIDER_EXAMPLES.filter(
  ({ provider, task }) =>
    provider !== "openai" && task !== RESPONSES && INFERENCE_PROVIDERS.some((known) => known === provider),
).map((entry) => [`${entry.provider} ${entry.task}`, entry] as const);

test.each(pairs)("%s: returns the same result as @huggingface/inference", async (name, entry) => {
  // Timers end at once, because `@huggingface/inference` waits for seconds between its polls.
  vi.stubGlobal("setTimeout", (action: () => void, _: number, ...rest: []) => later(action, 0, ...rest));
  // `@huggingface/inference` uses the global `fetch` to load the files of a result, and to decode base64 as data URLs.
  // So the global function is replaced, except for data URLs.
  const peerFetch = play(entry, TOKEN).fetch;
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    (url.startsWith("data:") ? realFetch : peerFetch)(url, init),
  );
  const other = await resultOf(new PeerClient(TOKEN), entry);
  vi.unstubAllGlobals();
  const { fetch } = play(entry, TOKEN);
  const ours = await resultOf(new InferenceClient(TOKEN, { fetch, poll: { intervalMs: 0 } }), entry);
  if (DIFFERENCES[name] === undefined) expect(ours).toEqual(other);
  else expect(ours).not.toEqual(other);
});
