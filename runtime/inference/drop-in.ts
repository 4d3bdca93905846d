/** Names that other packages use for what is here. New programs need none of them. */
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { ProviderId } from "../../generated/providers/index.ts";
import type { TaskId } from "../../generated/task-types.ts";
import { InferenceClient } from "./client.ts";
import type { MappingEntry } from "./lookup.ts";
import { InputError } from "./errors.ts";
import type { AnyInput, AudioPart, FeatureVectors, Methods } from "./methods.ts";
import type { BaseArgs, CallOptions, ClientOptions } from "./options.ts";

export {
  HubApiError as InferenceClientHubApiError,
  InferenceError as InferenceClientError,
  InputError as InferenceClientInputError,
  ProviderApiError as InferenceClientProviderApiError,
  ProviderOutputError as InferenceClientProviderOutputError,
  RoutingError as InferenceClientRoutingError,
} from "./errors.ts";
export {
  getProviderHelper,
  makeRequestOptions,
  makeRequestOptionsFromResolvedModel,
  PROVIDERS,
  type ProviderHelper,
} from "./drop-in-request.ts";

/** Id of a provider that calls can go to. */
export type InferenceProvider = Exclude<ProviderId, "auto">;
/** Id of a provider, or `auto`. */
export type InferenceProviderOrPolicy = ProviderId;
/** A task, as calls name it. */
export type InferenceTask = Exclude<TaskId, "other"> | "conversational";
/** What the hub knows of a model at a provider. */
export type InferenceProviderMappingEntry = MappingEntry;
export type Options = CallOptions;
export type ModelId = string;
export type RequestArgs = BaseArgs & AnyInput;

const live = Object.values(PROVIDER_SPECS).filter(({ isPseudo, status }) => isPseudo !== true && status !== "retired");

/** Ids of the providers that models are served by today, sorted. */
export const INFERENCE_PROVIDERS: readonly InferenceProvider[] = live.map(({ id }) => id as InferenceProvider);

/** The same, and `auto`. */
export const PROVIDERS_OR_POLICIES: readonly InferenceProviderOrPolicy[] = [...INFERENCE_PROVIDERS, "auto"];

/** Name of each provider's organisation on the hub. */
export const PROVIDERS_HUB_ORGS: Readonly<Record<string, string>> = Object.fromEntries(
  live.map(({ id, hubOrg }) => [id, hubOrg ?? id]),
);

/** A client under its oldest name. */
export class HfInference extends InferenceClient {}

/** A client for one endpoint. `client.endpoint(url)` gives the same. */
export class InferenceClientEndpoint extends InferenceClient {
  /** The address in `options.endpointUrl`; older programs give it first, and the token behind it. */
  constructor(accessToken?: string, options?: ClientOptions);
  constructor(endpointUrl: string, accessToken?: string, options?: ClientOptions);
  constructor(first?: string, second?: string | ClientOptions, third?: ClientOptions) {
    if (first !== undefined && /^https?:/i.test(first)) super(asToken(second), { ...third, endpointUrl: first });
    else super(first, typeof second === "object" ? second : third);
  }
}

function asToken(given: string | ClientOptions | undefined): string | undefined {
  if (typeof given === "object") throw new InputError("accessToken must be a string; options stand behind it");
  return given;
}

export type AudioToAudioOutput = AudioPart;
/** One of the sounds that `audioToAudio` gives. */
export type AudioToAudioOutputElem = AudioPart;
export type FeatureExtractionOutput = FeatureVectors;
export type TabularClassificationOutput = number[];
export type TabularRegressionOutput = number[];
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

export type AudioClassificationArgs = ArgsOf<"audioClassification">;
export type AudioToAudioArgs = ArgsOf<"audioToAudio">;
export type AutomaticSpeechRecognitionArgs = ArgsOf<"automaticSpeechRecognition">;
export type DocumentQuestionAnsweringArgs = ArgsOf<"documentQuestionAnswering">;
export type FeatureExtractionArgs = ArgsOf<"featureExtraction">;
export type FillMaskArgs = ArgsOf<"fillMask">;
export type ImageClassificationArgs = ArgsOf<"imageClassification">;
export type ImageSegmentationArgs = ArgsOf<"imageSegmentation">;
export type ImageTextToImageArgs = ArgsOf<"imageTextToImage">;
export type ImageTextToVideoArgs = ArgsOf<"imageTextToVideo">;
export type ImageToImageArgs = ArgsOf<"imageToImage">;
export type ImageToTextArgs = ArgsOf<"imageToText">;
export type ImageToVideoArgs = ArgsOf<"imageToVideo">;
export type ObjectDetectionArgs = ArgsOf<"objectDetection">;
export type QuestionAnsweringArgs = ArgsOf<"questionAnswering">;
export type SentenceSimilarityArgs = ArgsOf<"sentenceSimilarity">;
export type SummarizationArgs = ArgsOf<"summarization">;
export type TableQuestionAnsweringArgs = ArgsOf<"tableQuestionAnswering">;
export type TabularClassificationArgs = ArgsOf<"tabularClassification">;
export type TabularRegressionArgs = ArgsOf<"tabularRegression">;
export type TextClassificationArgs = ArgsOf<"textClassification">;
export type TextToAudioArgs = ArgsOf<"textToAudio">;
export type TextToImageArgs = ArgsOf<"textToImage">;
export type TextToVideoArgs = ArgsOf<"textToVideo">;
export type TokenClassificationArgs = ArgsOf<"tokenClassification">;
export type TranslationArgs = ArgsOf<"translation">;
export type VisualQuestionAnsweringArgs = ArgsOf<"visualQuestionAnswering">;
export type ZeroShotClassificationArgs = ArgsOf<"zeroShotClassification">;
export type ZeroShotImageClassificationArgs = ArgsOf<"zeroShotImageClassification">;
