/** Names that other packages use for exports of this package. New programs do not need these names. */
import { HUB_PROVIDERS, PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import type { ChatCompletionInput } from "../../generated/io/chat-completion.ts";
import { InferenceClient } from "./client.ts";
import { InputError } from "../http/errors.ts";
import type { Methods } from "./methods.ts";
import type { AudioPart, FeatureVectors } from "../contract/index.ts";
import type { BaseArgs, CallOptions, ClientOptions } from "./options.ts";

export { KEY_PROVIDERS } from "../../generated/providers/index.ts";
export {
  HubApiError as InferenceClientHubApiError,
  InferenceError as InferenceClientError,
  InputError as InferenceClientInputError,
  ProviderApiError as InferenceClientProviderApiError,
  ProviderOutputError as InferenceClientProviderOutputError,
  RoutingError as InferenceClientRoutingError,
} from "../http/errors.ts";
export * from "./drop-in-request.ts";

/** Ids of the providers to which the hub's router forwards calls, sorted. */
export const INFERENCE_PROVIDERS = HUB_PROVIDERS;
/** The ids of `INFERENCE_PROVIDERS`, and `auto`. */
export const PROVIDERS_OR_POLICIES = [...HUB_PROVIDERS, "auto"] as const;
/** Id of a provider to which the hub's router forwards calls. */
export type InferenceProvider = (typeof INFERENCE_PROVIDERS)[number];
/** Id of a provider to which the hub's router forwards calls, or `auto`. */
export type InferenceProviderOrPolicy = (typeof PROVIDERS_OR_POLICIES)[number];
/** Id of any provider, including providers that are only called directly with their own key. */
export type AnyProviderId = Exclude<ProviderId, "auto">;
/**
 * `CallOptions` under its older name, but without `outputType`. `outputType` decides the type of the result, so pass it
 * in the call itself.
 */
export type Options = Omit<CallOptions, "outputType">;
/** The arguments of `request`: one kind of input, and parameters. */
export type RequestArgs = BaseArgs &
  (
    | Record<"data", Blob | ArrayBuffer>
    | Record<"inputs", unknown>
    | Record<"prompt", string>
    | Record<"text", string>
    | Record<"audio_url", string>
    | ChatCompletionInput
  ) & {
    /** Parameters of the task. */
    parameters?: Record<string, unknown>;
    /** Has no effect. Use `endpointUrl` and `routerUrl` to set the URL. */
    urlTransform?: (url: string) => string;
  };

/** Name of each provider's organisation on the hub. */
export const PROVIDERS_HUB_ORGS = Object.fromEntries(
  HUB_PROVIDERS.map((id) => [id, PROVIDER_SPECS[id].hubOrg ?? id]),
) as Record<InferenceProvider, string>;

/** The older name of `InferenceClient`. */
export class HfInference extends InferenceClient {}

/** A client for one endpoint. `client.endpoint(url)` also returns such a client. */
export class InferenceClientEndpoint extends InferenceClient {
  /**
   * @param options options of the client, with the URL as `endpointUrl`. Older programs pass the URL first and
   *   the token second.
   */
  constructor(accessToken?: string, options?: ClientOptions);
  constructor(endpointUrl: string, accessToken?: string, options?: ClientOptions);
  constructor(first?: string, second?: string | ClientOptions, third?: ClientOptions) {
    if (first !== undefined && /^https?:/i.test(first)) super(asToken(second), { ...third, endpointUrl: first });
    else super(first, typeof second === "object" ? second : third);
  }
}

function asToken(given: string | ClientOptions | undefined): string | undefined {
  if (typeof given === "object") throw new InputError("accessToken must be a string; pass the options after it");
  return given;
}

/** One part of the result of `audioToAudio`. */
export type AudioToAudioOutput = AudioPart;
/**
 * The type that other packages use for one part of the result of `audioToAudio`. This package uses
 * `AudioToAudioOutput`.
 */
export interface AudioToAudioOutputElem {
  /** The kind of sound, such as `vocals`. */
  label: string;
  /** The sound. */
  audio: Blob;
}
/** The result of `featureExtraction`. */
export type FeatureExtractionOutput = FeatureVectors;
/** The result of `tabularClassification`: the class of each row. */
export type TabularClassificationOutput = number[];
/** The result of `tabularRegression`: a number for each row. */
export type TabularRegressionOutput = number[];
/** The result of `textToVideo` with the default `outputType`. */
export type TextToVideoOutput = Blob;
export type {
  TextGenerationInput,
  TextGenerationOutput,
  TextGenerationOutputBestOfSequence as TextGenerationStreamBestOfSequence,
  TextGenerationOutputFinishReason as TextGenerationStreamFinishReason,
  TextGenerationOutputPrefillToken as TextGenerationStreamPrefillToken,
  TextGenerationOutputToken as TextGenerationStreamToken,
  TextGenerationStreamOutput,
  TextGenerationStreamOutputStreamDetails as TextGenerationStreamDetails,
} from "../../generated/io/text-generation.ts";

type ArgsOf<Name extends keyof Methods> = Parameters<Methods[Name]>[0];

/** The arguments of `audioClassification`. */
export type AudioClassificationArgs = ArgsOf<"audioClassification">;
/** The arguments of `audioToAudio`. */
export type AudioToAudioArgs = ArgsOf<"audioToAudio">;
/** The arguments of `automaticSpeechRecognition`. */
export type AutomaticSpeechRecognitionArgs = ArgsOf<"automaticSpeechRecognition">;
/** The arguments of `documentQuestionAnswering`. */
export type DocumentQuestionAnsweringArgs = ArgsOf<"documentQuestionAnswering">;
/** The arguments of `featureExtraction`. */
export type FeatureExtractionArgs = ArgsOf<"featureExtraction">;
/** The arguments of `fillMask`. */
export type FillMaskArgs = ArgsOf<"fillMask">;
/** The arguments of `imageClassification`. */
export type ImageClassificationArgs = ArgsOf<"imageClassification">;
/** The arguments of `imageSegmentation`. */
export type ImageSegmentationArgs = ArgsOf<"imageSegmentation">;
/** The arguments of `imageTextToImage`. */
export type ImageTextToImageArgs = ArgsOf<"imageTextToImage">;
/** The arguments of `imageTextToVideo`. */
export type ImageTextToVideoArgs = ArgsOf<"imageTextToVideo">;
/** The arguments of `imageToImage`. */
export type ImageToImageArgs = ArgsOf<"imageToImage">;
/** The arguments of `imageToText`. */
export type ImageToTextArgs = ArgsOf<"imageToText">;
/** The arguments of `imageToVideo`. */
export type ImageToVideoArgs = ArgsOf<"imageToVideo">;
/** The arguments of `objectDetection`. */
export type ObjectDetectionArgs = ArgsOf<"objectDetection">;
/** The arguments of `questionAnswering`. */
export type QuestionAnsweringArgs = ArgsOf<"questionAnswering">;
/** The arguments of `sentenceSimilarity`. */
export type SentenceSimilarityArgs = ArgsOf<"sentenceSimilarity">;
/** The arguments of `summarization`. */
export type SummarizationArgs = ArgsOf<"summarization">;
/** The arguments of `tableQuestionAnswering`. */
export type TableQuestionAnsweringArgs = ArgsOf<"tableQuestionAnswering">;
/** The arguments of `tabularClassification`. */
export type TabularClassificationArgs = ArgsOf<"tabularClassification">;
/** The arguments of `tabularRegression`. */
export type TabularRegressionArgs = ArgsOf<"tabularRegression">;
/** The arguments of `textClassification`. */
export type TextClassificationArgs = ArgsOf<"textClassification">;
/** The arguments of `textToAudio`. */
export type TextToAudioArgs = ArgsOf<"textToAudio">;
/** The arguments of `textToImage`. */
export type TextToImageArgs = ArgsOf<"textToImage">;
/** The arguments of `textToVideo`. */
export type TextToVideoArgs = ArgsOf<"textToVideo">;
/** The arguments of `tokenClassification`. */
export type TokenClassificationArgs = ArgsOf<"tokenClassification">;
/** The arguments of `translation`. */
export type TranslationArgs = ArgsOf<"translation">;
/** The arguments of `visualQuestionAnswering`. */
export type VisualQuestionAnsweringArgs = ArgsOf<"visualQuestionAnswering">;
/** The arguments of `zeroShotClassification`. */
export type ZeroShotClassificationArgs = ArgsOf<"zeroShotClassification">;
/** The arguments of `zeroShotImageClassification`. */
export type ZeroShotImageClassificationArgs = ArgsOf<"zeroShotImageClassification">;
