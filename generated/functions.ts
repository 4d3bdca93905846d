// Generated – do not edit.
// source:    spec/io/*.yaml
// generator: generators/artifacts/functions.ts
// to change: edit the source, then run `npm run generate`
import type {
  AudioClassificationInput,
  AudioClassificationOutput,
  AudioToAudioInput,
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
  ChatCompletionInput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  DocumentQuestionAnsweringInput,
  DocumentQuestionAnsweringOutputElement,
  FeatureExtractionInput,
  FillMaskInput,
  FillMaskOutput,
  ImageClassificationInput,
  ImageClassificationOutput,
  ImageSegmentationInput,
  ImageSegmentationOutput,
  ImageTextToImageInput,
  ImageTextToVideoInput,
  ImageToImageInput,
  ImageToTextInput,
  ImageToVideoInput,
  ObjectDetectionInput,
  ObjectDetectionOutput,
  QuestionAnsweringInput,
  QuestionAnsweringOutputElement,
  SentenceSimilarityInput,
  SentenceSimilarityOutput,
  SummarizationInput,
  SummarizationOutput,
  TableQuestionAnsweringInput,
  TableQuestionAnsweringOutputElement,
  TextClassificationInput,
  TextClassificationOutput,
  TextGenerationInput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
  TextToAudioInput,
  TextToImageInput,
  TextToSpeechInput,
  TextToVideoInput,
  TokenClassificationInput,
  TokenClassificationOutput,
  TranslationInput,
  TranslationOutput,
  VisualQuestionAnsweringInput,
  VisualQuestionAnsweringOutputElement,
  ZeroShotClassificationInput,
  ZeroShotClassificationOutput,
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
} from "./io/types.ts";

/** A function that returns one result. */
export interface ValueCall<Input, Output> {
  readonly kind: "value";
  readonly input: Input;
  readonly output: Output;
}

/** A function that returns a file: a Blob, or the type that `outputType` selects. */
export interface FileCall<Input> {
  readonly kind: "file";
  readonly input: Input;
}

/** A function that returns one result for one text, and a list of results for a list of texts. */
export interface TextsCall<Input extends { inputs: string }, Output> {
  readonly kind: "texts";
  readonly input: Input;
  readonly output: Output;
}

/** A function that streams its answer. */
export interface StreamCall<Input, Chunk> {
  readonly kind: "stream";
  readonly input: Input;
  readonly chunk: Chunk;
}

/** A file: a Blob, or its bytes. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** The named fields of a type, without its index signature. */
type Named<Input> = { [Name in keyof Input as string extends Name ? never : Name]: Input[Name] };

/** Input with a file in `inputs`, or in `data`, the older name of this field. */
export type WithFile<Input extends { inputs: Blob }, File = FileInput> = Omit<Named<Input>, "inputs"> &
  ({ inputs: File; data?: undefined } | { data: File; inputs?: undefined });

/** Input whose file may be left out. */
export type WithOptionalFile<Input extends { inputs?: Blob }> = Omit<Named<Input>, "inputs"> & { inputs?: FileInput };

/** Input with a question about an image. */
export type WithImage<Input extends { inputs: { image: Blob } }> = Omit<Named<Input>, "inputs"> & {
  inputs: Omit<Named<Input["inputs"]>, "image"> & { image: FileInput };
};

/** Input with a file in `inputs` or in `inputs.image`. */
export type WithFileOrImage<Input extends { inputs: Blob }> = Omit<Named<Input>, "inputs"> & {
  inputs: FileInput | { image: FileInput };
};

/** Input with one text or a list of texts in `inputs`. The other fields do not change. */
export type WithTexts<Input extends { inputs: string }> = Omit<Named<Input>, "inputs"> & { inputs: string | string[] };

/** Input with a table (a list of cells per column) and a question about it. Servers call the question `query`. */
export type WithTableQuestion<Input extends { inputs: object }> = Omit<Named<Input>, "inputs"> & {
  inputs: { table: Record<string, string[]> } & ({ query: string } | { question: string });
};

/** Input with a table. The key is the name of a column, and the value is the list of its cells. */
export interface TableColumns {
  inputs: { data: Record<string, string[]> };
}

/** Embeddings of one text, of several texts, or of each token. */
export type FeatureVectors = (number | number[] | number[][])[];

/** One part of the audio that a function returns, such as the vocals, as base64. */
export interface AudioPart {
  /** Name of the part, such as `vocals`. */
  label: string;
  /** MIME type of the file, such as `audio/flac`. */
  "content-type": string;
  /** The file as base64. */
  blob: string;
}

/** The input and the result of each function of the inference client. */
export interface TaskCalls {
  /** Names the classes of a recording, the highest `score` first, from 0 to 1. */
  readonly audioClassification: ValueCall<WithFile<AudioClassificationInput>, AudioClassificationOutput>;
  /** Separates or improves a recording: returns each part as a file in base64, with its label and type. */
  readonly audioToAudio: ValueCall<WithFile<AudioToAudioInput>, AudioPart[]>;
  /**
   * Transcribes a recording: returns `text` and, with `parameters.return_timestamps`, `chunks` with their times in
   * seconds.
   */
  readonly automaticSpeechRecognition: ValueCall<
    WithFile<AutomaticSpeechRecognitionInput, FileInput | string>,
    Pick<AutomaticSpeechRecognitionOutput, "text" | "chunks">
  >;
  /** Returns the next message of a conversation in `choices[0].message`, and the tokens that were used in `usage`. */
  readonly chatCompletion: ValueCall<ChatCompletionInput, ChatCompletionOutput>;
  /** Streams the next message of a conversation: each chunk holds the next words in `choices[0].delta.content`. */
  readonly chatCompletionStream: StreamCall<ChatCompletionInput, ChatCompletionStreamOutput>;
  /**
   * Answers a question from the image of a page: returns `answer`, with its `score` from 0 to 1. It is empty where the
   * page has no answer.
   */
  readonly documentQuestionAnswering: ValueCall<
    WithImage<DocumentQuestionAnsweringInput>,
    DocumentQuestionAnsweringOutputElement
  >;
  /** Turns texts into numbers, to compare them by meaning: one vector per text or, with some models, one per token. */
  readonly featureExtraction: ValueCall<FeatureExtractionInput, FeatureVectors>;
  /** Suggests words for the mask in a text, the most likely first, each with a `score` from 0 to 1. */
  readonly fillMask: ValueCall<FillMaskInput, FillMaskOutput>;
  /** Names the classes of an image, the highest `score` first, from 0 to 1. */
  readonly imageClassification: ValueCall<WithFile<ImageClassificationInput>, ImageClassificationOutput>;
  /** Finds the areas of an image: each with its class and a `mask`, a PNG in base64 that is white where the area is. */
  readonly imageSegmentation: ValueCall<WithFile<ImageSegmentationInput>, ImageSegmentationOutput>;
  /**
   * Makes an image from a prompt and, if there is one, another image. Returns a Blob unless `outputType` says
   * otherwise.
   */
  readonly imageTextToImage: FileCall<WithOptionalFile<ImageTextToImageInput>>;
  /** Makes a video from a prompt and, if there is one, an image. Returns a Blob unless `outputType` says otherwise. */
  readonly imageTextToVideo: FileCall<WithOptionalFile<ImageTextToVideoInput>>;
  /** Changes an image by a prompt. Returns a Blob unless `outputType` says otherwise. */
  readonly imageToImage: FileCall<WithFile<ImageToImageInput>>;
  /** Describes an image: returns `generated_text`. */
  readonly imageToText: ValueCall<WithFile<ImageToTextInput, FileInput | string>, { generated_text: string }>;
  /** Makes a video that begins with an image. Returns a Blob unless `outputType` says otherwise. */
  readonly imageToVideo: FileCall<WithFile<ImageToVideoInput>>;
  /**
   * Finds the things in an image: each with its class, its `score` from 0 to 1, and a `box` in pixels from the upper
   * left.
   */
  readonly objectDetection: ValueCall<WithFile<ObjectDetectionInput>, ObjectDetectionOutput>;
  /** Answers a question from a text: `inputs` holds `question` and `context`. The `score` is from 0 to 1. */
  readonly questionAnswering: ValueCall<QuestionAnsweringInput, QuestionAnsweringOutputElement>;
  /** Compares sentences with one sentence: returns a number for each of `inputs.sentences`, the higher the closer. */
  readonly sentenceSimilarity: ValueCall<SentenceSimilarityInput, SentenceSimilarityOutput>;
  /** Shortens a text: returns `summary_text`. */
  readonly summarization: ValueCall<SummarizationInput, SummarizationOutput>;
  /**
   * Answers a question from a table, which holds the cells of each column as texts: returns `answer`, and the
   * `coordinates` of its cells, row and column from 0.
   */
  readonly tableQuestionAnswering: ValueCall<
    WithTableQuestion<TableQuestionAnsweringInput>,
    TableQuestionAnsweringOutputElement
  >;
  /** Classifies the rows of a table: returns one number per row. The table holds the cells of each column as texts. */
  readonly tabularClassification: ValueCall<TableColumns, number[]>;
  /** Predicts a number for each row of a table. The table holds the cells of each column as texts. */
  readonly tabularRegression: ValueCall<TableColumns, number[]>;
  /** Names the classes of a text, the highest `score` first, from 0 to 1. */
  readonly textClassification: ValueCall<TextClassificationInput, TextClassificationOutput>;
  /** Continues a text: `generated_text` holds at most `parameters.max_new_tokens` new tokens. */
  readonly textGeneration: ValueCall<TextGenerationInput, TextGenerationOutput>;
  /**
   * Continues a text, and streams it in the provider's own form: mostly one `token` per chunk, and `generated_text`
   * with the last one.
   */
  readonly textGenerationStream: StreamCall<TextGenerationInput, TextGenerationStreamOutput>;
  /** Makes a sound or music from a description. Returns a Blob unless `outputType` says otherwise. */
  readonly textToAudio: FileCall<TextToAudioInput>;
  /**
   * Makes an image from a description. Returns a Blob unless `outputType` says otherwise. `width` and `height` of the
   * parameters are in pixels.
   */
  readonly textToImage: FileCall<TextToImageInput>;
  /** Reads a text aloud. Returns a Blob unless `outputType` says otherwise. */
  readonly textToSpeech: FileCall<TextToSpeechInput>;
  /** Makes a video from a description. Returns a Blob unless `outputType` says otherwise. */
  readonly textToVideo: FileCall<TextToVideoInput>;
  /**
   * Finds names and other marked parts of a text: each with its class, its `score` from 0 to 1, and its start and end
   * in characters (code points) from 0.
   */
  readonly tokenClassification: ValueCall<TokenClassificationInput, TokenClassificationOutput>;
  /** Translates a text: returns `translation_text`. Several texts give several translations. */
  readonly translation: TextsCall<TranslationInput, TranslationOutput>;
  /** Answers a question from an image: returns `answer`, with its `score` from 0 to 1. */
  readonly visualQuestionAnswering: ValueCall<
    WithImage<VisualQuestionAnsweringInput>,
    VisualQuestionAnsweringOutputElement
  >;
  /** Rates which of the labels in `parameters.candidate_labels` fit a text, the highest `score` first, from 0 to 1. */
  readonly zeroShotClassification: ValueCall<WithTexts<ZeroShotClassificationInput>, ZeroShotClassificationOutput>;
  /**
   * Rates which of the labels in `parameters.candidate_labels` fit an image, the highest `score` first, from 0 to 1.
   */
  readonly zeroShotImageClassification: ValueCall<
    WithFileOrImage<ZeroShotImageClassificationInput>,
    ZeroShotImageClassificationOutput
  >;
}

/** Name of a function that returns a complete result. */
export type FunctionName =
  | "audioClassification"
  | "audioToAudio"
  | "automaticSpeechRecognition"
  | "chatCompletion"
  | "documentQuestionAnswering"
  | "featureExtraction"
  | "fillMask"
  | "imageClassification"
  | "imageSegmentation"
  | "imageTextToImage"
  | "imageTextToVideo"
  | "imageToImage"
  | "imageToText"
  | "imageToVideo"
  | "objectDetection"
  | "questionAnswering"
  | "sentenceSimilarity"
  | "summarization"
  | "tableQuestionAnswering"
  | "tabularClassification"
  | "tabularRegression"
  | "textClassification"
  | "textGeneration"
  | "textToAudio"
  | "textToImage"
  | "textToSpeech"
  | "textToVideo"
  | "tokenClassification"
  | "translation"
  | "visualQuestionAnswering"
  | "zeroShotClassification"
  | "zeroShotImageClassification";

/** Name of a function that returns a stream. */
export type StreamName = "chatCompletionStream" | "textGenerationStream";

/** The task that each function performs. */
export const TASK_OF: Readonly<Record<FunctionName, string>> = {
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
};

/** The task that each streaming function performs. */
export const STREAMED_TASK_OF: Readonly<Record<StreamName, string>> = {
  chatCompletionStream: "conversational",
  textGenerationStream: "text-generation",
};
