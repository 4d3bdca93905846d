import type * as Ai from "ai";
import type { ProviderId } from "../../../generated/providers/index.ts";
import { createHubsmith } from "../index.ts";
import { PROGRAMS, type Sdk } from "./programs.ts";
import { modelsAt, tinyHost } from "./server.ts";

/** The package `ai`, of any version. */
export type OwnSdk = Pick<
  typeof Ai,
  | "embed"
  | "experimental_generateSpeech"
  | "experimental_transcribe"
  | "generateImage"
  | "generateText"
  | "rerank"
  | "streamText"
>;

const RIFF = Uint8Array.of(82, 73, 70, 70, 0, 0, 0, 0, 87, 65, 86, 69);
const JPEG = Uint8Array.of(255, 216, 255);

const at = (url: string, provider: ProviderId) =>
  createHubsmith({ hubUrl: url, routerUrl: url, accessToken: "hf_any", provider });

/** Programs that only this provider can run, at a server that `startScript` starts. */
export const OWN_PROGRAMS = {
  speech: async ({ experimental_generateSpeech: generateSpeech }, url) => {
    const model = at(url, "deepinfra").speechModel("acme/text-to-speech");
    const settings = { text: "Mind.", voice: "warm", outputFormat: "mp3", language: "en" };
    const { audio, warnings } = await generateSpeech({ model, ...settings });
    return { base64: audio.base64, warnings };
  },
  transcript: async ({ experimental_transcribe: transcribe }, url) => {
    const model = at(url, "together").transcriptionModel("acme/automatic-speech-recognition");
    const providerOptions = { hubsmith: { language: "en" } };
    const { text, segments } = await transcribe({ model, audio: RIFF, providerOptions });
    return { text, segments };
  },
  ranking: async ({ rerank }, url) => {
    const model = at(url, "hf-inference").rerankingModel("acme/sentence-similarity");
    const { ranking } = await rerank({ model, query: "a", documents: ["b", "c"], topN: 1 });
    return ranking.map(({ document }) => document);
  },
  "an image with a size and a seed": async ({ generateImage }, url) => {
    const model = at(url, "together").imageModel("acme/text-to-image");
    const { image, warnings } = await generateImage({ model, prompt: "a", size: "64x32", seed: 3 });
    return { type: image.mediaType, warnings };
  },
  "a changed image": async ({ generateImage }, url) => {
    const model = at(url, "hf-inference").imageModel("acme/image-to-image");
    const settings = { size: "64x32", aspectRatio: "1:1", providerOptions: { hubsmith: { strength: 0.5 } } } as const;
    const { warnings } = await generateImage({ model, prompt: { text: "bluer", images: [JPEG] }, ...settings });
    return warnings.map((warning) => "feature" in warning && warning.feature);
  },
  embedding: async ({ embed }, url) => {
    const model = at(url, "together").embeddingModel("acme/feature-extraction");
    const { embedding } = await embed({ model, value: "a", providerOptions: { hubsmith: { dimensions: 2 } } });
    return embedding.length;
  },
  "an aborted stream": async ({ streamText }, url) => {
    const controller = new AbortController();
    const { fullStream } = streamText({
      model: modelsAt(url)("endless"),
      prompt: "Hello",
      abortSignal: controller.signal,
    });
    let last = "";
    for await (const { type } of fullStream) {
      last = type;
      if (type === "text-delta") controller.abort(new DOMException("enough", "AbortError"));
    }
    return last;
  },
  "429, then another provider and model": async ({ generateText, streamText }, url) => {
    const provider = { ...tinyHost(url), id: "spare-host", displayName: "Spare Host" };
    const fallbackProviders = [{ provider, model: "tiny", accessToken: "spare-key" }];
    const model = modelsAt(url, { fallbackProviders })("busy");
    const { text, providerMetadata } = await generateText({ model, prompt: "Hello", maxRetries: 0 });
    const streamed = await streamText({ model, prompt: "Hello", maxRetries: 0 }).text;
    return { text, streamed, providerMetadata };
  },
} satisfies Readonly<Record<string, (sdk: OwnSdk, url: string) => Promise<unknown>>>;

/** Runs all programs. Returns the result of each. */
export async function runAll(sdk: OwnSdk & Sdk, url: string): Promise<Record<string, unknown>> {
  const results: Record<string, unknown> = {};
  for (const [name, program] of Object.entries(PROGRAMS)) results[name] = await program(sdk, modelsAt(url));
  for (const [name, program] of Object.entries(OWN_PROGRAMS)) results[name] = await program(sdk, url);
  return results;
}
