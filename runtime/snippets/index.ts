/** Snippets that call hosted models, and the default inputs that they show. */
import {
  getInferenceSnippets,
  type InferenceSnippet as Snippet,
  type InferenceSnippetOptions as SnippetOptions,
} from "./inference.ts";

/** The snippet functions in one object, as in `@huggingface/inference`. */
export const snippets = {
  /** See `getInferenceSnippets`. */
  getInferenceSnippets,
} as const;

/** The types of the functions in `snippets`. */
export declare namespace snippets {
  /** See `InferenceSnippet`. */
  type InferenceSnippet = Snippet;
  /** See `InferenceSnippetOptions`. */
  type InferenceSnippetOptions = SnippetOptions;
}

export {
  getInferenceSnippets,
  type InferenceProviderMapping,
  type InferenceSnippet,
  type InferenceSnippetLanguage,
  inferenceSnippetLanguages,
  type InferenceSnippetOptions,
} from "./inference.ts";
export {
  type GenerationConfigOptions,
  getModelInputSnippet,
  type MessagesOptions,
  stringifyGenerationConfig,
  stringifyMessages,
} from "./print.ts";
export type { ModelDataMinimal, ModelLike } from "./sample.ts";
export type { HostedModel } from "./target.ts";
