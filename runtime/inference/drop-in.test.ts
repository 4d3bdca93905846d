import * as peer from "@huggingface/inference";
import { expect, expectTypeOf, test } from "vitest";
import * as ours from "./index.ts";

test("every value that @huggingface/inference exports, and every function of its client, exists here too", () => {
  const missing = Object.keys(peer).filter((name) => !(name in ours));
  expect(missing).toEqual([]);
  const client = new ours.InferenceClient();
  const isState = (name: string): boolean => ["accessToken", "defaultOptions"].includes(name);
  const functions = Object.getOwnPropertyNames(new peer.InferenceClient()).filter((name) => !isState(name));
  expect(functions).toHaveLength(36);
  for (const name of [...functions, "endpoint"]) expect(client).toHaveProperty(name, expect.any(Function));
  for (const name of functions) expect(ours).toHaveProperty(name, expect.any(Function));
});

test("the lists of providers and the error classes of @huggingface/inference all exist here", () => {
  // Our tables contain all entries of the tables in `@huggingface/inference`, and may contain more.
  expect(ours.INFERENCE_PROVIDERS).toEqual(expect.arrayContaining([...peer.INFERENCE_PROVIDERS]));
  expect(ours.PROVIDERS_OR_POLICIES).toEqual(expect.arrayContaining([...peer.PROVIDERS_OR_POLICIES]));
  expect(ours.PROVIDERS_HUB_ORGS).toMatchObject(peer.PROVIDERS_HUB_ORGS);
  const names = Object.keys(peer).filter((name) => name.endsWith("Error"));
  expect(names).toHaveLength(6);
  for (const name of names) expect(ours).toHaveProperty(name, expect.any(Function));
  expect(ours.InferenceClientProviderApiError).toBe(ours.ProviderApiError);
  for (const [provider, tasks] of Object.entries(peer.PROVIDERS)) {
    expect(Object.keys(ours.PROVIDERS[provider] ?? {})).toEqual(expect.arrayContaining(Object.keys(tasks)));
  }
});

test("calls written for @huggingface/inference compile, and their results have the same types", () => {
  const calls = (client: ours.InferenceClient) => ({
    media: client.textToVideo({ inputs: "waves" }),
    changed: client.imageToImage({ inputs: new Blob(), parameters: { prompt: "x" } }, { retry_on_error: false }),
    text: client.translation({ inputs: "hello" }),
    texts: client.translation({ inputs: ["hello", "you"] }),
    any: client.request<{ a: number }>({ model: "m", inputs: "x" }, { task: "text-classification" }),
    table: client.tableQuestionAnswering({ inputs: { query: "x", table: {} } }),
    legacy: client.audioClassification({ data: new ArrayBuffer(1) }),
  });
  type Calls = ReturnType<typeof calls>;
  expectTypeOf<Calls["media"]>().resolves.toEqualTypeOf<Blob>();
  expectTypeOf<Calls["changed"]>().resolves.toEqualTypeOf<Blob>();
  expectTypeOf<Calls["text"]>().resolves.toEqualTypeOf<{ translation_text: string; [field: string]: unknown }>();
  expectTypeOf<{ a: number }>().toEqualTypeOf<Awaited<Calls["any"]>>();
});

test("every type that @huggingface/inference exports exists here with the same name", () => {
  type OfRequests = [ours.Options, ours.OutputType];
  type OfNames = [
    ours.InferenceProvider,
    ours.InferenceProviderMappingEntry,
    ours.InferenceProviderOrPolicy,
    ours.InferenceTask,
    ours.Logger,
    ours.ModelId,
    ours.RequestArgs,
    ours.BaseArgs,
  ];
  type OfResults = [
    ours.AudioToAudioOutput,
    ours.FeatureExtractionOutput,
    ours.TabularClassificationOutput,
    ours.TabularRegressionOutput,
    ours.TextGenerationInput,
    ours.TextGenerationOutput,
    ours.TextGenerationStreamBestOfSequence,
    ours.TextGenerationStreamDetails,
    ours.TextGenerationStreamFinishReason,
    ours.TextGenerationStreamOutput,
    ours.TextGenerationStreamPrefillToken,
    ours.TextGenerationStreamToken,
    ours.TextToVideoOutput,
  ];
  expectTypeOf<OfRequests["length"] | OfNames["length"] | OfResults["length"]>().toEqualTypeOf<2 | 8 | 13>();
  expectTypeOf<ours.TextToVideoOutput>().toEqualTypeOf<peer.TextToVideoOutput>();
  expectTypeOf<ours.TextGenerationStreamFinishReason>().toEqualTypeOf<peer.TextGenerationStreamFinishReason>();
});

test("the old and new ways of @huggingface/inference to create a client for one endpoint work", async () => {
  const seen: (readonly [string, unknown])[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    seen.push([url, new Headers(init.headers).get("authorization")]);
    return Response.json([{ label: "a", score: 1 }]);
  }) as typeof globalThis.fetch;
  const url = "https://mine.endpoints.huggingface.cloud";
  for (const client of [
    new ours.InferenceClientEndpoint("hf_token", { endpointUrl: url, fetch }),
    new ours.InferenceClientEndpoint(url, "hf_token", { fetch }),
    new ours.HfInference("hf_token", { fetch }).endpoint(url),
  ]) {
    expect(await client.textClassification({ inputs: "x" })).toEqual([{ label: "a", score: 1 }]);
  }
  expect(seen).toEqual([1, 2, 3].map(() => [url, "Bearer hf_token"]));
});
