import { INFERENCE_PROVIDERS, InferenceClient } from "@huggingface/inference";
import { afterEach, expect, test, vi } from "vitest";
import { PROVIDER_EXAMPLES, type ProviderCase } from "../../../generated/providers/examples.ts";
import type { AuthMethod } from "./types.ts";
import { authorizationOf } from "../route/credentials.ts";
import { isObject } from "../../http/json.ts";
import { RESPONSES } from "../../contract/provider-rules.ts";
import { adapterOf } from "./catalogue.ts";
import { callOf, revived, written } from "../testing/examples.ts";

/**
 * Provider tasks for which `@huggingface/inference` sends a different request than our client, each with the reason.
 * For all other provider tasks, both clients must send the same address, secret and body.
 */
const DIFFERENCES: Readonly<Record<string, string>> = {
  "groq text-generation": "@huggingface/inference calls a chat route, but sends no messages",
  "novita text-generation": "@huggingface/inference calls a chat route, but sends no messages",
  "scaleway text-generation": "@huggingface/inference sends parameters that have no effect",
  "together text-generation": "@huggingface/inference sends parameters that have no effect",
  "wavespeed image-text-to-image": "without an image, @huggingface/inference sends a different placeholder image",
  "hf-inference image-classification": "@huggingface/inference does not send the parameters",
};

const METHODS: Readonly<Record<string, string>> = { conversational: "chatCompletion" };
const TOKENS = { "hub-token": "hf_token", "provider-key": "key", none: "" } as const;

let calls = 0;

afterEach(() => vi.unstubAllGlobals());

/** Returns the first request that `@huggingface/inference` sends. */
async function sentByOther({ provider, task, example }: ProviderCase, auth: AuthMethod): Promise<unknown> {
  let sent: unknown;
  const spy = async (
    input: unknown,
    init: { headers?: Record<string, string>; body?: unknown } = {},
  ): Promise<Response> => {
    const url = String(input);
    if (url.includes("/api/models/")) {
      const entry = {
        provider,
        providerId: example.model,
        hfModelId: "acme/tiny",
        status: "live",
        task,
        ...example.mapping,
      };
      return Response.json({ inferenceProviderMapping: [entry] });
    }
    if (url.startsWith("data:")) return new Response();
    const { headers = {}, body } = init;
    sent ??= { url, secret: headers["Authorization"], body: await written(body) };
    throw new Error("enough");
  };
  vi.stubGlobal("fetch", spy);
  const client: unknown = new InferenceClient(TOKENS[auth]);
  const method = METHODS[task] ?? task.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const call = isObject(client) ? client[method] : undefined;
  if (typeof call !== "function") throw new Error(`no method ${method}`);
  // Each example has its own model, because `@huggingface/inference` caches the hub's response for a model.
  const model = provider === "openai" ? `openai/${example.model}` : `acme/${provider}-${calls++}`;
  const args = Object(revived(example.arguments));
  const failure: unknown = await Promise.resolve(call.call(client, { ...args, provider, model })).catch(
    (error: unknown) => error,
  );
  if (sent === undefined) throw new Error(`nothing was sent: ${String(failure)}`);
  return sent;
}

async function sentByUs(entry: ProviderCase, auth: AuthMethod): Promise<unknown> {
  const adapter = adapterOf(entry.provider);
  const { url, body } = (await adapter.task(entry.task)?.request(callOf(entry, auth))) ?? {};
  return { url, secret: authorizationOf(adapter, auth, TOKENS[auth])?.value, body: await written(body) };
}

const pairs = PROVIDER_EXAMPLES.filter(
  ({ provider, task }) => task !== RESPONSES && INFERENCE_PROVIDERS.some((known) => known === provider),
).flatMap((entry) =>
  (["hub-token", "provider-key"] as const)
    .filter((auth) => entry.provider !== "openai" || auth === "provider-key")
    .map((auth) => [`${entry.provider} ${entry.task}`, auth, entry] as const),
);

test.each(pairs)("%s, with a %s: sends the same request as @huggingface/inference", async (name, auth, entry) => {
  const other = await sentByOther(entry, auth).catch((error: unknown) => String(error));
  const ours = await sentByUs(entry, auth);
  if (DIFFERENCES[name] === undefined) expect(ours).toEqual(other);
  else expect(ours).not.toEqual(other);
});

const MEASURES = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1104, height: 1104 },
  { width: 1000, height: 1105 },
  { width: 2560, height: 1080 },
  { width: 1500, height: 1100 },
  { width: 900, height: 1200 },
  { width: 1106, height: 1400 },
  { width: 1333, height: 1000 },
  { width: 1167, height: 1000 },
  undefined,
];
const FRAMES = [1, 24, 84, 108, 120, 131, 132, 133, 360, 372, 1000, undefined];

test("novita: the resolution, ratio and seconds are the same as in @huggingface/inference", async () => {
  const found = PROVIDER_EXAMPLES.find(({ provider, task }) => provider === "novita" && task === "image-text-to-video");
  if (found === undefined) throw new Error("no example");
  for (const target_size of MEASURES) {
    for (const num_frames of FRAMES) {
      const parameters = { prompt: "waves", target_size, num_frames };
      const entry = { ...found, example: { ...found.example, arguments: { parameters } } };
      expect(await sentByUs(entry, "hub-token")).toEqual(await sentByOther(entry, "hub-token"));
    }
  }
});

test("fal-ai, wavespeed, replicate: LoRA requests are the same as in @huggingface/inference", async () => {
  const without = (entry: ProviderCase, name: string): ProviderCase => {
    const { [name]: _, ...rest } = entry.example.arguments;
    return { ...entry, example: { ...entry.example, arguments: rest } };
  };
  const mapping = { hfModelId: "acme/tiny", adapter: "lora", adapterWeightsPath: "a b.safetensors" };
  const some = PROVIDER_EXAMPLES.filter(({ provider }) => ["fal-ai", "wavespeed", "replicate"].includes(provider));
  for (const entry of some.filter(({ task }) => !task.startsWith("image-text"))) {
    const styled = { ...entry, example: { ...entry.example, mapping } };
    const bare = without(styled, "parameters");
    expect(await sentByUs(styled, "provider-key")).toEqual(await sentByOther(styled, "provider-key"));
    if (!["image-to-image", "image-to-video"].includes(entry.task)) {
      expect(await sentByUs(bare, "hub-token")).toEqual(await sentByOther(bare, "hub-token"));
    }
  }
});
