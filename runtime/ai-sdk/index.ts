/**
 * A provider for the AI SDK: every model of every provider of this package, for `generateText`, `streamText`, `embed`,
 * `generateImage`, `experimental_generateSpeech`, `experimental_transcribe` and `rerank`.
 */
import {
  NoSuchModelError,
  type EmbeddingModelV3,
  type ImageModelV3,
  type LanguageModelV3,
  type ProviderV3,
  type RerankingModelV3,
  type SpeechModelV3,
  type TranscriptionModelV3,
} from "@ai-sdk/provider";
import { InferenceClient } from "../inference/client.ts";
import { ALL_PROVIDERS, tokenVariableOf } from "../inference/provider/catalogue.ts";
import { isWebUrl } from "../inference/route/choose.ts";
import { isForwarded } from "../inference/route/credentials.ts";
import type { ClientOptions } from "../inference/options.ts";
import type { Connection, HubsmithSettings } from "./call.ts";

import type { ModelType } from "./errors.ts";
import { languageModelOf } from "./language-model.ts";
import {
  embeddingModelOf,
  imageModelOf,
  rerankingModelOf,
  speechModelOf,
  transcriptionModelOf,
} from "./task-models.ts";

export type { HubsmithSettings } from "./call.ts";

/** A provider for the AI SDK. Calling it returns a language model. */
export interface HubsmithProvider extends ProviderV3 {
  /** Returns a chat model. @param modelId id of the model, as in `InferenceClient` */
  (modelId: string, settings?: HubsmithSettings): LanguageModelV3;
  /** Returns a chat model. @throws NoSuchModelError if the provider does not offer the task of the model */
  languageModel(modelId: string, settings?: HubsmithSettings): LanguageModelV3;
  /** Returns a model for embeddings. @throws NoSuchModelError */
  embeddingModel(modelId: string, settings?: HubsmithSettings): EmbeddingModelV3;
  /** Returns a model that generates images, or changes the image in a prompt. @throws NoSuchModelError */
  imageModel(modelId: string, settings?: HubsmithSettings): ImageModelV3;
  /** Returns a model that speaks a text. @throws NoSuchModelError */
  speechModel(modelId: string, settings?: HubsmithSettings): SpeechModelV3;
  /** Returns a model that transcribes speech. @throws NoSuchModelError */
  transcriptionModel(modelId: string, settings?: HubsmithSettings): TranscriptionModelV3;
  /** Returns a model that ranks documents, with the task `sentence-similarity`. @throws NoSuchModelError */
  rerankingModel(modelId: string, settings?: HubsmithSettings): RerankingModelV3;
}

/**
 * Returns a provider for the AI SDK.
 *
 * @example
 * const hubsmith = createHubsmith({ accessToken, provider: "groq", fallbackProviders: ["together"] });
 * const { text } = await generateText({ model: hubsmith("org/model"), prompt: "Hello" });
 */
export function createHubsmith(settings: HubsmithSettings = {}): HubsmithProvider {
  const connect = (modelType: ModelType, modelId: string, own?: HubsmithSettings): Connection => {
    const options = { maxRetries: 0, ignoreUnsupported: true, ...settings, ...own };
    checkTask(modelType, modelId, options);
    const accessToken = options.accessToken ?? (() => tokenOfEnvironment(modelId, options));
    return { modelId, options, client: new InferenceClient(accessToken, options) };
  };
  const bind =
    <Model>(modelType: ModelType, modelOf: (connection: Connection) => Model) =>
    (modelId: string, own?: HubsmithSettings): Model =>
      modelOf(connect(modelType, modelId, own));
  const languageModel = bind("languageModel", languageModelOf);
  return Object.assign((...given: Parameters<typeof languageModel>) => languageModel(...given), {
    specificationVersion: "v3" as const,
    languageModel,
    embeddingModel: bind("embeddingModel", embeddingModelOf),
    imageModel: bind("imageModel", imageModelOf),
    speechModel: bind("speechModel", speechModelOf),
    transcriptionModel: bind("transcriptionModel", transcriptionModelOf),
    rerankingModel: bind("rerankingModel", rerankingModelOf),
  });
}

/** The provider with the default settings: the token in `HF_TOKEN`, and an automatic choice of the provider. */
export const hubsmith: HubsmithProvider = /* @__PURE__ */ createHubsmith();

/** The tasks of each kind of model. A provider needs one of them. */
const TASKS: Readonly<Record<ModelType, readonly string[]>> = {
  languageModel: ["conversational"],
  embeddingModel: ["feature-extraction"],
  imageModel: ["text-to-image", "image-to-image"],
  speechModel: ["text-to-speech"],
  transcriptionModel: ["automatic-speech-recognition"],
  rerankingModel: ["sentence-similarity"],
  videoModel: [],
};

/** @throws NoSuchModelError if the chosen provider has no such task, and no other provider is tried */
function checkTask(modelType: ModelType, modelId: string, options: ClientOptions): void {
  const { provider = "auto", endpointUrl, fallbackProviders = [] } = options;
  if (provider === "auto" || endpointUrl !== undefined || fallbackProviders.length > 0) return;
  const { displayName, tasks } = ALL_PROVIDERS.specOf(provider);
  const needed = TASKS[modelType];
  if (needed.some((task) => Object.hasOwn(tasks, task))) return;
  const message = `${displayName} does not offer ${needed.join(" or ")}: it offers ${Object.keys(tasks).join(", ")}`;
  throw new NoSuchModelError({ modelId, modelType, message });
}

/**
 * Returns the token in the environment: `HF_TOKEN`, or the key of a provider to which the router does not forward. Called
 * for each call, because programs may load their environment after their imports. An endpoint of the caller's own
 * receives no token that the caller did not pass.
 */
function tokenOfEnvironment(modelId: string, { provider = "auto", endpointUrl }: ClientOptions): string | undefined {
  if (endpointUrl !== undefined || isWebUrl(modelId)) return undefined;
  const spec = ALL_PROVIDERS.specOf(provider);
  const { process } = globalThis as { process?: { readonly env?: Readonly<Record<string, string | undefined>> } };
  return process?.env?.[isForwarded(spec) ? "HF_TOKEN" : tokenVariableOf(spec)];
}
