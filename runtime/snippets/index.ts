/** Snippets that call hosted models, and the default inputs that they show. */
import { getInferenceSnippets } from "./inference.ts";

/** The functions under the name that the hub's own client has for them. */
export const snippets = {
  /** See `getInferenceSnippets`. */
  getInferenceSnippets,
} as const;

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
export type { ModelLike, ModelLike as ModelDataMinimal } from "./sample.ts";
export type { HostedModel } from "./target.ts";
