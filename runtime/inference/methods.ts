import type * as io from "../../generated/io/types.ts";
import type { BaseArgs, CallOptions, WithResponse } from "./options.ts";
import type { ChunkStream } from "./stream.ts";

/**
 * A function of one task: the input and where to send it, then how.
 *
 * @throws InputError before anything is sent; RoutingError when no provider can be chosen; HubApiError,
 *   ProviderApiError, ProviderOutputError, ConnectionError or RequestTimeoutError for what follows; the signal's reason
 */
export interface Method<Input, Output> {
  (args: BaseArgs & Input, options?: CallOptions): Promise<Output>;
  /** The same, with status, headers and request id of the answer. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<Output>>;
}

/**
 * A function whose result depends on `outputType`: a Blob; an address; an address with the file in it (`data:`); or the
 * provider's own answer. Default: `blob`.
 * @throws as `Method`; InputError for an `outputType` that the provider cannot give
 */
export interface MediaMethod<Input> {
  (args: BaseArgs & Input, options?: CallOptions & { readonly outputType?: "blob" | undefined }): Promise<Blob>;
  (args: BaseArgs & Input, options: CallOptions & { readonly outputType: "url" | "dataUrl" }): Promise<string>;
  (args: BaseArgs & Input, options: CallOptions & { readonly outputType: "json" }): Promise<Record<string, unknown>>;
  /** The same, with status, headers and request id of the answer. */
  withResponse(
    args: BaseArgs & Input,
    options?: CallOptions & { readonly outputType?: "blob" | undefined },
  ): Promise<WithResponse<Blob>>;
  withResponse(
    args: BaseArgs & Input,
    options: CallOptions & { readonly outputType: "url" | "dataUrl" },
  ): Promise<WithResponse<string>>;
  withResponse(
    args: BaseArgs & Input,
    options: CallOptions & { readonly outputType: "json" },
  ): Promise<WithResponse<Record<string, unknown>>>;
}

/**
 * A function that gives an answer in pieces, as it is written. Nothing is sent before the first piece is asked for, and
 * bad input is told by it. The errors are those of `Method`.
 */
export interface StreamMethod<Input, Chunk> {
  (args: BaseArgs & Input, options?: CallOptions): ChunkStream<Chunk>;
  /** Sends the request at once, and gives the stream with status, headers and request id of the answer. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<ChunkStream<Chunk>>>;
}

/** Any input: for tasks that have no function of their own. */
export type AnyInput = { readonly [name: string]: unknown };

/** How to call a task by its name. */
export interface TaskOptions extends CallOptions {
  /** Default: the one that the arguments look like. */
  readonly task?: string | undefined;
}

/** A function for any task. */
export interface RequestMethod {
  <Output = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): Promise<Output>;
  /** The same, with status, headers and request id of the answer. */
  withResponse<Output = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): Promise<WithResponse<Output>>;
}

/** A function for any task that answers in pieces. */
export interface StreamingRequestMethod {
  <Chunk = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): ChunkStream<Chunk>;
  /** Sends the request at once, and gives the stream with status, headers and request id of the answer. */
  withResponse<Chunk = unknown>(
    args: BaseArgs & AnyInput,
    options?: TaskOptions,
  ): Promise<WithResponse<ChunkStream<Chunk>>>;
}

/** A file: a Blob, or its bytes. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** The file in `inputs`, or under its older name `data`. */
export type WithFile<Input extends { inputs: Blob }, File = FileInput> = Omit<Rest<Input>, "inputs"> &
  ({ inputs: File; data?: undefined } | { data: File; inputs?: undefined });

/** The named fields of a type, without its index signature. */
type Rest<Input> = { [Name in keyof Input as string extends Name ? never : Name]: Input[Name] };

/** One question about one image. */
type WithImage<Input extends { inputs: { image: Blob } }> = Omit<Rest<Input>, "inputs"> & {
  inputs: Omit<Rest<Input["inputs"]>, "image"> & { image: FileInput };
};

/** The image may be absent: then the prompt makes all of it. */
type WithOptionalFile<Input extends { inputs?: Blob }> = Omit<Rest<Input>, "inputs"> & { inputs?: FileInput };

/** `query` is the server's word for the question. */
type TableInput = Omit<Rest<io.TableQuestionAnsweringInput>, "inputs"> & {
  inputs: { table: Record<string, string[]> } & ({ query: string } | { question: string });
};

/** Several texts; other fields as for one. */
type Texts<Input extends { inputs: string }> = Omit<Rest<Input>, "inputs"> & { inputs: string | string[] };

/** One text gives one translation; a list gives a list, but a list of one gives the one. */
export interface TranslationMethod {
  (args: BaseArgs & io.TranslationInput, options?: CallOptions): Promise<io.TranslationOutput>;
  (
    args: BaseArgs & Texts<io.TranslationInput>,
    options?: CallOptions,
  ): Promise<io.TranslationOutput | io.TranslationOutput[]>;
  /** The same, with status, headers and request id of the answer. */
  withResponse(
    args: BaseArgs & io.TranslationInput,
    options?: CallOptions,
  ): Promise<WithResponse<io.TranslationOutput>>;
  withResponse(
    args: BaseArgs & Texts<io.TranslationInput>,
    options?: CallOptions,
  ): Promise<WithResponse<io.TranslationOutput | io.TranslationOutput[]>>;
}

/** Numbers of one text, of several, or of each token of them. */
export type FeatureVectors = (number | number[] | number[][] | number[][][])[];

/** A part of a sound, as a file in base64. */
export interface AudioPart {
  /** What the part is, such as `vocals`. */
  label: string;
  /** MIME type of the file, such as `audio/flac`. */
  "content-type": string;
  /** Base64. */
  blob: string;
}

/** A text with its pieces in time. */
export type Transcript = Pick<io.AutomaticSpeechRecognitionOutput, "text" | "chunks">;

/** The functions of a client, one for each task: what they take, and what they give. */
export interface Methods {
  /** Any task, its answer as it came. `options.task` names the task. */
  readonly request: RequestMethod;
  /** Any task that answers in pieces. `options.task` names the task. */
  readonly streamingRequest: StreamingRequestMethod;
  /**
   * The next message of a conversation: it stands in `choices[0].message`, the tokens used, as the provider counts
   * them, in `usage`.
   */
  readonly chatCompletion: Method<io.ChatCompletionInput, io.ChatCompletionOutput>;
  /** The next message of a conversation, in pieces: the words of each stand in `choices[0].delta.content`. */
  readonly chatCompletionStream: StreamMethod<io.ChatCompletionInput, io.ChatCompletionStreamOutput>;
  /** How a text goes on: `generated_text`, of at most `parameters.max_new_tokens` tokens. */
  readonly textGeneration: Method<io.TextGenerationInput, io.TextGenerationOutput>;
  /**
   * How a text goes on, in pieces of the provider's own form: mostly a `token` each, and `generated_text` with the
   * last.
   */
  readonly textGenerationStream: StreamMethod<io.TextGenerationInput, io.TextGenerationStreamOutput>;
  /**
   * Texts as numbers, to compare them by meaning: a vector for each text, or, from some models, for each token of it.
   */
  readonly featureExtraction: Method<io.FeatureExtractionInput, FeatureVectors>;
  /** What may stand in the place of a mask: candidates, the likeliest first, with a `score` from 0 to 1. */
  readonly fillMask: Method<io.FillMaskInput, io.FillMaskOutput>;
  /** The answer to a question, from a text: `inputs` holds `question` and `context`. The `score` is from 0 to 1. */
  readonly questionAnswering: Method<io.QuestionAnsweringInput, io.QuestionAnsweringOutputElement>;
  /** How alike sentences are to one sentence: a number for each of `inputs.sentences`, the higher the closer. */
  readonly sentenceSimilarity: Method<io.SentenceSimilarityInput, io.SentenceSimilarityOutput>;
  /** A text in short: `summary_text`. */
  readonly summarization: Method<io.SummarizationInput, io.SummarizationOutput>;
  /**
   * The answer to a question, from a table, which holds the cells of each column as texts: `answer`, and the
   * `coordinates` of its cells, row and column from 0.
   */
  readonly tableQuestionAnswering: Method<TableInput, io.TableQuestionAnsweringOutputElement>;
  /** Classes of a text, the highest `score` first, from 0 to 1. */
  readonly textClassification: Method<io.TextClassificationInput, io.TextClassificationOutput>;
  /**
   * Names and other marked parts of a text: each with its class, its `score` from 0 to 1, and where it begins and ends,
   * in characters (code points) from 0.
   */
  readonly tokenClassification: Method<io.TokenClassificationInput, io.TokenClassificationOutput>;
  /** A text in another language: `translation_text`. Several texts give several translations. */
  readonly translation: TranslationMethod;
  /** Which of the labels in `parameters.candidate_labels` fit a text, the highest `score` first, from 0 to 1. */
  readonly zeroShotClassification: Method<Texts<io.ZeroShotClassificationInput>, io.ZeroShotClassificationOutput>;
  /** Classes of a sound, the highest `score` first, from 0 to 1. */
  readonly audioClassification: Method<WithFile<io.AudioClassificationInput>, io.AudioClassificationOutput>;
  /** A sound in parts, or made better: each part as a file in base64, with its label and its type. */
  readonly audioToAudio: Method<WithFile<io.AudioToAudioInput>, AudioPart[]>;
  /**
   * What is said in a recording: `text`, and, with `parameters.return_timestamps`, `chunks` with their times in
   * seconds.
   */
  readonly automaticSpeechRecognition: Method<
    WithFile<io.AutomaticSpeechRecognitionInput, FileInput | string>,
    Transcript
  >;
  /** A sound or music from a description, as a Blob unless `outputType` says otherwise. */
  readonly textToAudio: MediaMethod<io.TextToAudioInput>;
  /** A text read aloud, as a Blob unless `outputType` says otherwise. */
  readonly textToSpeech: MediaMethod<io.TextToSpeechInput>;
  /** Classes of an image, the highest `score` first, from 0 to 1. */
  readonly imageClassification: Method<WithFile<io.ImageClassificationInput>, io.ImageClassificationOutput>;
  /** The areas of an image: each with its class and a `mask`, a PNG in base64 that is white where the area is. */
  readonly imageSegmentation: Method<WithFile<io.ImageSegmentationInput>, io.ImageSegmentationOutput>;
  /** An image changed by a prompt, as a Blob unless `outputType` says otherwise. */
  readonly imageToImage: MediaMethod<WithFile<io.ImageToImageInput>>;
  /** An image in words: `generated_text`. */
  readonly imageToText: Method<WithFile<io.ImageToTextInput, FileInput | string>, { generated_text: string }>;
  /** A video that begins with an image, as a Blob unless `outputType` says otherwise. */
  readonly imageToVideo: MediaMethod<WithFile<io.ImageToVideoInput>>;
  /** An image from a prompt, and from another image if there is one, as a Blob unless `outputType` says otherwise. */
  readonly imageTextToImage: MediaMethod<WithOptionalFile<io.ImageTextToImageInput>>;
  /** A video from a prompt, and from an image if there is one, as a Blob unless `outputType` says otherwise. */
  readonly imageTextToVideo: MediaMethod<WithOptionalFile<io.ImageTextToVideoInput>>;
  /**
   * The things in an image: each with its class, its `score` from 0 to 1, and a `box` in pixels from the upper left.
   */
  readonly objectDetection: Method<WithFile<io.ObjectDetectionInput>, io.ObjectDetectionOutput>;
  /**
   * An image from a description, as a Blob unless `outputType` says otherwise. `width` and `height` of the parameters
   * are in pixels.
   */
  readonly textToImage: MediaMethod<io.TextToImageInput>;
  /** A video from a description, as a Blob unless `outputType` says otherwise. */
  readonly textToVideo: MediaMethod<io.TextToVideoInput>;
  /** Which of the labels in `parameters.candidate_labels` fit an image, the highest `score` first, from 0 to 1. */
  readonly zeroShotImageClassification: Method<
    Omit<Rest<io.ZeroShotImageClassificationInput>, "inputs"> & { inputs: FileInput | { image: FileInput } },
    io.ZeroShotImageClassificationOutput
  >;
  /**
   * The answer to a question, from the image of a page: `answer`, with its `score` from 0 to 1. It is empty where the
   * page does not tell.
   */
  readonly documentQuestionAnswering: Method<
    WithImage<io.DocumentQuestionAnsweringInput>,
    io.DocumentQuestionAnsweringOutputElement
  >;
  /** The answer to a question, from an image: `answer`, with its `score` from 0 to 1. */
  readonly visualQuestionAnswering: Method<
    WithImage<io.VisualQuestionAnsweringInput>,
    io.VisualQuestionAnsweringOutputElement
  >;
  /** Classes of the rows of a table, a number for each row. The table holds the cells of each column as texts. */
  readonly tabularClassification: Method<{ inputs: { data: Record<string, string[]> } }, number[]>;
  /** Numbers for the rows of a table, one for each. The table holds the cells of each column as texts. */
  readonly tabularRegression: Method<{ inputs: { data: Record<string, string[]> } }, number[]>;
}

/** Name of a function that performs a task. */
export type MethodName = keyof Methods;

/** Functions that give a whole result, by name, with the task that each performs. */
export const TASK_OF = {
  audioClassification: "audio-classification",
  audioToAudio: "audio-to-audio",
  automaticSpeechRecognition: "automatic-speech-recognition",
  chatCompletion: "conversational",
  documentQuestionAnswering: "document-question-answering",
  featureExtraction: "feature-extraction",
  fillMask: "fill-mask",
  imageClassification: "image-classification",
  imageSegmentation: "image-segmentation",
  imageTextToImage: "image-text-to-image",
  imageTextToVideo: "image-text-to-video",
  imageToImage: "image-to-image",
  imageToText: "image-to-text",
  imageToVideo: "image-to-video",
  objectDetection: "object-detection",
  questionAnswering: "question-answering",
  sentenceSimilarity: "sentence-similarity",
  summarization: "summarization",
  tableQuestionAnswering: "table-question-answering",
  tabularClassification: "tabular-classification",
  tabularRegression: "tabular-regression",
  textClassification: "text-classification",
  textGeneration: "text-generation",
  textToAudio: "text-to-audio",
  textToImage: "text-to-image",
  textToSpeech: "text-to-speech",
  textToVideo: "text-to-video",
  tokenClassification: "token-classification",
  translation: "translation",
  visualQuestionAnswering: "visual-question-answering",
  zeroShotClassification: "zero-shot-classification",
  zeroShotImageClassification: "zero-shot-image-classification",
} as const satisfies Partial<Record<MethodName, string>>;

/** Name of a function that gives a whole result. */
export type WholeName = keyof typeof TASK_OF;

/** The function of each task. */
export type MethodOf = { readonly [Name in WholeName as (typeof TASK_OF)[Name]]: Methods[Name] };

/** The streaming function of each task that has one. */
export interface StreamOf {
  readonly conversational: Methods["chatCompletionStream"];
  readonly "text-generation": Methods["textGenerationStream"];
}
