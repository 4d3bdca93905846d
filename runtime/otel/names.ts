import type { AttributeValue } from "@opentelemetry/api";
import { HubApiError, ProviderApiError } from "../http/errors.ts";
import { isMapping } from "../http/json.ts";

/**
 * Names of the semantic conventions for generative AI, version 1.41.1, the last version that was released.
 * https://github.com/open-telemetry/semantic-conventions/blob/v1.41.1/docs/gen-ai/gen-ai-spans.md
 */
export const SCHEMA_URL = "https://opentelemetry.io/schemas/1.41.0";

/** The names that the conventions use for providers, where they differ from our ids. */
const PROVIDERS: Readonly<Record<string, string>> = {
  "azure-openai": "azure.ai.openai",
  gemini: "gcp.gemini",
  mistral: "mistral_ai",
};

export const providerName = (id: string): string => PROVIDERS[id] ?? id;

/** Output types of tasks that generate media. */
const MEDIA: Readonly<Record<string, string>> = {
  "image-text-to-image": "image",
  "image-text-to-video": "video",
  "image-to-image": "image",
  "image-to-video": "video",
  "text-to-audio": "audio",
  "text-to-image": "image",
  "text-to-speech": "speech",
  "text-to-video": "video",
};

const OPERATIONS: Readonly<Record<string, string>> = {
  conversational: "chat",
  "feature-extraction": "embeddings",
  responses: "chat",
  "text-generation": "text_completion",
};

/** Returns the name of the operation that performs a task. A task without a name in the conventions has its own name. */
export function operationOf(task: string): string {
  return OPERATIONS[task] ?? (task in MEDIA ? "generate_content" : task);
}

/** Arguments of a call, each with its attribute. @source the table of the inference span */
const ARGUMENTS: readonly (readonly [argument: string, attribute: string])[] = [
  ["frequency_penalty", "gen_ai.request.frequency_penalty"],
  ["presence_penalty", "gen_ai.request.presence_penalty"],
  ["temperature", "gen_ai.request.temperature"],
  ["top_p", "gen_ai.request.top_p"],
  ["top_k", "gen_ai.request.top_k"],
  ["seed", "gen_ai.request.seed"],
  ["max_tokens", "gen_ai.request.max_tokens"],
  ["max_completion_tokens", "gen_ai.request.max_tokens"],
  ["max_new_tokens", "gen_ai.request.max_tokens"],
];

type Fields = Readonly<Record<string, unknown>>;

/** Returns the attributes that describe the arguments of a call, without content. */
export function requestAttributes(task: string, args: Fields, isStream: boolean): Record<string, AttributeValue> {
  const { parameters, n, stop, response_format: format } = args;
  const given: Fields = { ...(isMapping(parameters) && parameters), ...args };
  const attributes: Record<string, AttributeValue> = {};
  for (const [argument, attribute] of ARGUMENTS) {
    const value = given[argument];
    if (typeof value === "number") attributes[attribute] = value;
  }
  if (typeof n === "number" && n !== 1) attributes["gen_ai.request.choice.count"] = n;
  if (stop !== undefined && stop !== null) attributes["gen_ai.request.stop_sequences"] = [stop].flat().map(String);
  if (isStream) attributes["gen_ai.request.stream"] = true;
  const kind = isMapping(format) && typeof format["type"] === "string" ? format["type"] : "";
  const output = MEDIA[task] ?? (kind.startsWith("json") ? "json" : kind);
  if (output !== "") attributes["gen_ai.output.type"] = output;
  return attributes;
}

/**
 * Returns the class of an error: the status that the provider or the hub returned, or the name of the error, such as
 * `RequestTimeoutError` or `AbortError`.
 */
export function errorType(error: unknown): string {
  if (error instanceof ProviderApiError || error instanceof HubApiError) return String(error.httpResponse.status);
  return error instanceof Error && error.name !== "" ? error.name : "_OTHER";
}
