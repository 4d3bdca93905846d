// Generated – do not edit.
// source:    spec/io/*.yaml
// generator: generators/artifacts/functions.ts
// to change: edit the source, then run `npm run generate`
import type {
  AudioPart,
  FeatureVectors,
  FileCall,
  FileInput,
  StreamCall,
  TableColumns,
  TextsCall,
  ValueCall,
  WithFile,
  WithFileOrImage,
  WithImage,
  WithOptionalFile,
  WithTableQuestion,
  WithTexts,
} from "./contract.ts";
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
  ResponsesInput,
  ResponsesOutput,
  ResponsesStreamOutput,
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

/** The input and the result of each function of the inference client. */
export interface TaskCalls {
  /** Classifies an audio clip. Returns its classes, highest `score` first. Scores are from 0 to 1. */
  readonly audioClassification: ValueCall<WithFile<AudioClassificationInput>, AudioClassificationOutput>;
  /** Separates or improves audio. Returns a list of parts. Each part has a label, a media type and a base64 file. */
  readonly audioToAudio: ValueCall<WithFile<AudioToAudioInput>, AudioPart[]>;
  /**
   * Transcribes an audio clip. Returns `text`. With `parameters.return_timestamps`, it also returns `chunks` with times
   * in seconds.
   */
  readonly automaticSpeechRecognition: ValueCall<WithFile<AutomaticSpeechRecognitionInput, FileInput | string>, Pick<AutomaticSpeechRecognitionOutput, "text" | "chunks">>;
  /** Returns the next message of a conversation in `choices[0].message`, and the number of tokens used in `usage`. */
  readonly chatCompletion: ValueCall<ChatCompletionInput, ChatCompletionOutput>;
  /**
   * Streams the next message of a conversation. Each chunk contains the next part of the text in
   * `choices[0].delta.content`.
   */
  readonly chatCompletionStream: StreamCall<ChatCompletionInput, ChatCompletionStreamOutput>;
  /**
   * Answers a question about an image of a page. Returns `answer` and its `score` from 0 to 1. The answer can be empty
   * if the page does not contain it.
   */
  readonly documentQuestionAnswering: ValueCall<WithImage<DocumentQuestionAnsweringInput>, DocumentQuestionAnsweringOutputElement>;
  /**
   * Converts texts to vectors (embeddings), to compare their meaning. Returns one vector per text or, with some models,
   * one vector per token.
   */
  readonly featureExtraction: ValueCall<FeatureExtractionInput, FeatureVectors>;
  /**
   * Suggests words for the mask in a text. Returns the suggestions, most likely first. Each one has a `score` from 0 to
   * 1.
   */
  readonly fillMask: ValueCall<FillMaskInput, FillMaskOutput>;
  /** Classifies an image. Returns its classes, highest `score` first. Scores are from 0 to 1. */
  readonly imageClassification: ValueCall<WithFile<ImageClassificationInput>, ImageClassificationOutput>;
  /**
   * Divides an image into segments. Returns the class and the `mask` of each segment. The mask is a base64 PNG image in
   * which the segment is white.
   */
  readonly imageSegmentation: ValueCall<WithFile<ImageSegmentationInput>, ImageSegmentationOutput>;
  /**
   * Generates an image from a prompt and, optionally, another image. Returns a Blob, or the type that `outputType`
   * selects.
   */
  readonly imageTextToImage: FileCall<WithOptionalFile<ImageTextToImageInput>>;
  /**
   * Generates a video from a prompt and, optionally, an image. Returns a Blob, or the type that `outputType` selects.
   */
  readonly imageTextToVideo: FileCall<WithOptionalFile<ImageTextToVideoInput>>;
  /** Changes an image according to a prompt. Returns a Blob, or the type that `outputType` selects. */
  readonly imageToImage: FileCall<WithFile<ImageToImageInput>>;
  /** Describes an image in words. Returns the text in `generated_text`. */
  readonly imageToText: ValueCall<WithFile<ImageToTextInput, FileInput | string>, { generated_text: string }>;
  /** Generates a video that starts with an image. Returns a Blob, or the type that `outputType` selects. */
  readonly imageToVideo: FileCall<WithFile<ImageToVideoInput>>;
  /**
   * Finds objects in an image. Returns the class, the `score` from 0 to 1 and the `box` of each object. The box is in
   * pixels from the top left corner.
   */
  readonly objectDetection: ValueCall<WithFile<ObjectDetectionInput>, ObjectDetectionOutput>;
  /**
   * Answers a question from a text. `inputs` contains `question` and `context`. Returns `answer` and its `score` from 0
   * to 1.
   */
  readonly questionAnswering: ValueCall<QuestionAnsweringInput, QuestionAnsweringOutputElement>;
  /**
   * Returns the answer of a model in the format of the Responses API. `output` lists the messages, the tool calls and
   * the reasoning, and `output_text` is the text of the messages.
   */
  readonly responses: ValueCall<ResponsesInput, ResponsesOutput>;
  /**
   * Streams the answer of a model as the events of the Responses API. The text is in the `delta` of events with the
   * type `response.output_text.delta`.
   */
  readonly responsesStream: StreamCall<ResponsesInput, ResponsesStreamOutput>;
  /**
   * Compares several sentences with one sentence. Returns one number for each sentence in `inputs.sentences`. Higher
   * numbers mean more similar.
   */
  readonly sentenceSimilarity: ValueCall<SentenceSimilarityInput, SentenceSimilarityOutput>;
  /** Summarises a text. Returns the summary in `summary_text`. */
  readonly summarization: ValueCall<SummarizationInput, SummarizationOutput>;
  /**
   * Answers a question from a table. The table contains a list of cells, as text, for each column. Returns `answer` and
   * the `coordinates` (row and column, starting at 0) of the cells.
   */
  readonly tableQuestionAnswering: ValueCall<WithTableQuestion<TableQuestionAnsweringInput>, TableQuestionAnsweringOutputElement>;
  /**
   * Classifies the rows of a table. Returns one number per row. The table contains a list of cells, as text, for each
   * column.
   */
  readonly tabularClassification: ValueCall<TableColumns, number[]>;
  /**
   * Predicts a number for each row of a table. Returns one number per row. The table contains a list of cells, as text,
   * for each column.
   */
  readonly tabularRegression: ValueCall<TableColumns, number[]>;
  /** Classifies a text. Returns its classes, highest `score` first. Scores are from 0 to 1. */
  readonly textClassification: ValueCall<TextClassificationInput, TextClassificationOutput>;
  /** Continues a text. Returns `generated_text` with at most `parameters.max_new_tokens` new tokens. */
  readonly textGeneration: ValueCall<TextGenerationInput, TextGenerationOutput>;
  /**
   * Continues a text and streams the result in the provider's format. Most chunks contain one `token`, and the last
   * chunk also contains `generated_text`.
   */
  readonly textGenerationStream: StreamCall<TextGenerationInput, TextGenerationStreamOutput>;
  /** Generates a sound or music from a description. Returns a Blob, or the type that `outputType` selects. */
  readonly textToAudio: FileCall<TextToAudioInput>;
  /**
   * Generates an image from a description. Returns a Blob, or the type that `outputType` selects. The parameters
   * `width` and `height` are in pixels.
   */
  readonly textToImage: FileCall<TextToImageInput>;
  /** Converts text to speech. Returns a Blob, or the type that `outputType` selects. */
  readonly textToSpeech: FileCall<TextToSpeechInput>;
  /** Generates a video from a description. Returns a Blob, or the type that `outputType` selects. */
  readonly textToVideo: FileCall<TextToVideoInput>;
  /**
   * Finds parts of a text, such as names. Returns the class, the `score` from 0 to 1, and the start and end of each
   * part. Start and end are character indexes (code points) that start at 0.
   */
  readonly tokenClassification: ValueCall<TokenClassificationInput, TokenClassificationOutput>;
  /** Translates a text. Returns `translation_text`. For a list of texts, it returns a list of translations. */
  readonly translation: TextsCall<TranslationInput, TranslationOutput>;
  /** Answers a question about an image. Returns `answer` and its `score` from 0 to 1. */
  readonly visualQuestionAnswering: ValueCall<WithImage<VisualQuestionAnsweringInput>, VisualQuestionAnsweringOutputElement>;
  /**
   * Scores how well each label in `parameters.candidate_labels` fits a text. Returns the labels, highest `score` first.
   * Scores are from 0 to 1.
   */
  readonly zeroShotClassification: ValueCall<WithTexts<ZeroShotClassificationInput>, ZeroShotClassificationOutput>;
  /**
   * Scores how well each label in `parameters.candidate_labels` fits an image. Returns the labels, highest `score`
   * first. Scores are from 0 to 1.
   */
  readonly zeroShotImageClassification: ValueCall<WithFileOrImage<ZeroShotImageClassificationInput>, ZeroShotImageClassificationOutput>;
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
  | "responses"
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
export type StreamName = "chatCompletionStream" | "responsesStream" | "textGenerationStream";

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
  responses: "responses",
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
  responsesStream: "responses",
  textGenerationStream: "text-generation",
};
