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
  type FetchArguments,
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
/** How to call, under its older name. */
export type Options = CallOptions;
/** Id of a model on the hub: `owner/name`. */
export type ModelId = string;
/** What `request` takes. */
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

/** One part that `audioToAudio` gives. */
export type AudioToAudioOutput = AudioPart;
/** One of the sounds that `audioToAudio` gives. */
export type AudioToAudioOutputElem = AudioPart;
/** What `featureExtraction` gives. */
export type FeatureExtractionOutput = FeatureVectors;
/** What `tabularClassification` gives: the class of each row. */
export type TabularClassificationOutput = number[];
/** What `tabularRegression` gives: a number for each row. */
export type TabularRegressionOutput = number[];
/** What `textToVideo` gives, unless `outputType` says otherwise. */
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

/** The arguments of a function. */
type ArgsOf<Name extends keyof Methods> = Parameters<Methods[Name]>[0];

/** What `audioClassification` takes. */
export type AudioClassificationArgs = ArgsOf<"audioClassification">;
/** What `audioToAudio` takes. */
export type AudioToAudioArgs = ArgsOf<"audioToAudio">;
/** What `automaticSpeechRecognition` takes. */
export type AutomaticSpeechRecognitionArgs = ArgsOf<"automaticSpeechRecognition">;
/** What `documentQuestionAnswering` takes. */
export type DocumentQuestionAnsweringArgs = ArgsOf<"documentQuestionAnswering">;
/** What `featureExtraction` takes. */
export type FeatureExtractionArgs = ArgsOf<"featureExtraction">;
/** What `fillMask` takes. */
export type FillMaskArgs = ArgsOf<"fillMask">;
/** What `imageClassification` takes. */
export type ImageClassificationArgs = ArgsOf<"imageClassification">;
/** What `imageSegmentation` takes. */
export type ImageSegmentationArgs = ArgsOf<"imageSegmentation">;
/** What `imageTextToImage` takes. */
export type ImageTextToImageArgs = ArgsOf<"imageTextToImage">;
/** What `imageTextToVideo` takes. */
export type ImageTextToVideoArgs = ArgsOf<"imageTextToVideo">;
/** What `imageToImage` takes. */
export type ImageToImageArgs = ArgsOf<"imageToImage">;
/** What `imageToText` takes. */
export type ImageToTextArgs = ArgsOf<"imageToText">;
/** What `imageToVideo` takes. */
export type ImageToVideoArgs = ArgsOf<"imageToVideo">;
/** What `objectDetection` takes. */
export type ObjectDetectionArgs = ArgsOf<"objectDetection">;
/** What `questionAnswering` takes. */
export type QuestionAnsweringArgs = ArgsOf<"questionAnswering">;
/** What `sentenceSimilarity` takes. */
export type SentenceSimilarityArgs = ArgsOf<"sentenceSimilarity">;
/** What `summarization` takes. */
export type SummarizationArgs = ArgsOf<"summarization">;
/** What `tableQuestionAnswering` takes. */
export type TableQuestionAnsweringArgs = ArgsOf<"tableQuestionAnswering">;
/** What `tabularClassification` takes. */
export type TabularClassificationArgs = ArgsOf<"tabularClassification">;
/** What `tabularRegression` takes. */
export type TabularRegressionArgs = ArgsOf<"tabularRegression">;
/** What `textClassification` takes. */
export type TextClassificationArgs = ArgsOf<"textClassification">;
/** What `textToAudio` takes. */
export type TextToAudioArgs = ArgsOf<"textToAudio">;
/** What `textToImage` takes. */
export type TextToImageArgs = ArgsOf<"textToImage">;
/** What `textToVideo` takes. */
export type TextToVideoArgs = ArgsOf<"textToVideo">;
/** What `tokenClassification` takes. */
export type TokenClassificationArgs = ArgsOf<"tokenClassification">;
/** What `translation` takes. */
export type TranslationArgs = ArgsOf<"translation">;
/** What `visualQuestionAnswering` takes. */
export type VisualQuestionAnsweringArgs = ArgsOf<"visualQuestionAnswering">;
/** What `zeroShotClassification` takes. */
export type ZeroShotClassificationArgs = ArgsOf<"zeroShotClassification">;
/** What `zeroShotImageClassification` takes. */
export type ZeroShotImageClassificationArgs = ArgsOf<"zeroShotImageClassification">;
