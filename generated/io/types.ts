// Generated – do not edit.
// source:    spec/io/*.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { AnyToAnyInput, AnyToAnyOutput } from "./any-to-any.ts";
import type { AudioClassificationInput, AudioClassificationOutput } from "./audio-classification.ts";
import type { AudioTextToTextInput, AudioTextToTextOutput } from "./audio-text-to-text.ts";
import type { AudioToAudioInput, AudioToAudioOutput } from "./audio-to-audio.ts";
import type {
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
} from "./automatic-speech-recognition.ts";
import type { ChatCompletionInput, ChatCompletionOutput, ChatCompletionStreamOutput } from "./chat-completion.ts";
import type { DepthEstimationInput, DepthEstimationOutput } from "./depth-estimation.ts";
import type { DocumentQuestionAnsweringInput, DocumentQuestionAnsweringOutput } from "./document-question-answering.ts";
import type { FeatureExtractionInput, FeatureExtractionOutput } from "./feature-extraction.ts";
import type { FillMaskInput, FillMaskOutput } from "./fill-mask.ts";
import type { ImageClassificationInput, ImageClassificationOutput } from "./image-classification.ts";
import type { ImageFeatureExtractionInput, ImageFeatureExtractionOutput } from "./image-feature-extraction.ts";
import type { ImageSegmentationInput, ImageSegmentationOutput } from "./image-segmentation.ts";
import type { ImageTextToImageInput, ImageTextToImageOutput } from "./image-text-to-image.ts";
import type { ImageTextToTextInput, ImageTextToTextOutput } from "./image-text-to-text.ts";
import type { ImageTextToVideoInput, ImageTextToVideoOutput } from "./image-text-to-video.ts";
import type { ImageTo3DInput, ImageTo3DOutput } from "./image-to-3d.ts";
import type { ImageToImageInput, ImageToImageOutput } from "./image-to-image.ts";
import type { ImageToTextInput, ImageToTextOutput } from "./image-to-text.ts";
import type { ImageToVideoInput, ImageToVideoOutput } from "./image-to-video.ts";
import type { KeypointDetectionInput, KeypointDetectionOutput } from "./keypoint-detection.ts";
import type { MaskGenerationInput, MaskGenerationOutput } from "./mask-generation.ts";
import type { ObjectDetectionInput, ObjectDetectionOutput } from "./object-detection.ts";
import type { QuestionAnsweringInput, QuestionAnsweringOutput } from "./question-answering.ts";
import type { ReinforcementLearningInput, ReinforcementLearningOutput } from "./reinforcement-learning.ts";
import type { SentenceSimilarityInput, SentenceSimilarityOutput } from "./sentence-similarity.ts";
import type { SummarizationInput, SummarizationOutput } from "./summarization.ts";
import type { TableQuestionAnsweringInput, TableQuestionAnsweringOutput } from "./table-question-answering.ts";
import type { TabularClassificationInput, TabularClassificationOutput } from "./tabular-classification.ts";
import type { TabularRegressionInput, TabularRegressionOutput } from "./tabular-regression.ts";
import type { TextClassificationInput, TextClassificationOutput } from "./text-classification.ts";
import type { TextGenerationInput, TextGenerationOutput, TextGenerationStreamOutput } from "./text-generation.ts";
import type { TextRankingInput, TextRankingOutput } from "./text-ranking.ts";
import type { TextTo3DInput, TextTo3DOutput } from "./text-to-3d.ts";
import type { TextToAudioInput, TextToAudioOutput } from "./text-to-audio.ts";
import type { TextToImageInput, TextToImageOutput } from "./text-to-image.ts";
import type { TextToSpeechInput, TextToSpeechOutput } from "./text-to-speech.ts";
import type { TextToVideoInput, TextToVideoOutput } from "./text-to-video.ts";
import type { TokenClassificationInput, TokenClassificationOutput } from "./token-classification.ts";
import type { TranslationInput, TranslationOutput } from "./translation.ts";
import type {
  UnconditionalImageGenerationInput,
  UnconditionalImageGenerationOutput,
} from "./unconditional-image-generation.ts";
import type { VideoClassificationInput, VideoClassificationOutput } from "./video-classification.ts";
import type { VideoTextToTextInput, VideoTextToTextOutput } from "./video-text-to-text.ts";
import type { VideoToVideoInput, VideoToVideoOutput } from "./video-to-video.ts";
import type { VisualDocumentRetrievalInput, VisualDocumentRetrievalOutput } from "./visual-document-retrieval.ts";
import type { VisualQuestionAnsweringInput, VisualQuestionAnsweringOutput } from "./visual-question-answering.ts";
import type { ZeroShotClassificationInput, ZeroShotClassificationOutput } from "./zero-shot-classification.ts";
import type {
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
} from "./zero-shot-image-classification.ts";
import type { ZeroShotObjectDetectionInput, ZeroShotObjectDetectionOutput } from "./zero-shot-object-detection.ts";
export type {
  AnyToAnyGenerationMode,
  AnyToAnyInput,
  AnyToAnyInputData,
  AnyToAnyOutput,
  AnyToAnyParameters,
} from "./any-to-any.ts";
export type {
  AudioClassificationInput,
  AudioClassificationOutput,
  AudioClassificationOutputElement,
  AudioClassificationParameters,
} from "./audio-classification.ts";
export type {
  AudioTextToTextInput,
  AudioTextToTextInputData,
  AudioTextToTextOutput,
  AudioTextToTextParameters,
} from "./audio-text-to-text.ts";
export type {
  AudioToAudioInput,
  AudioToAudioOutput,
  AudioToAudioOutputElement,
  AudioToAudioParameters,
} from "./audio-to-audio.ts";
export type {
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
  AutomaticSpeechRecognitionOutputChunk,
  AutomaticSpeechRecognitionParameters,
} from "./automatic-speech-recognition.ts";
export type {
  ChatCompletionCompletionTokensDetails,
  ChatCompletionInput,
  ChatCompletionInputAudio,
  ChatCompletionInputFile,
  ChatCompletionInputFunctionCall,
  ChatCompletionInputFunctionDefinition,
  ChatCompletionInputFunctionName,
  ChatCompletionInputGrammarType,
  ChatCompletionInputGrammarTypeType,
  ChatCompletionInputJSONSchemaConfig,
  ChatCompletionInputMessage,
  ChatCompletionInputMessageChunk,
  ChatCompletionInputMessageChunkType,
  ChatCompletionInputMessageContent,
  ChatCompletionInputStreamOptions,
  ChatCompletionInputTool,
  ChatCompletionInputToolCall,
  ChatCompletionInputToolChoice,
  ChatCompletionInputToolChoiceEnum,
  ChatCompletionInputToolChoiceObject,
  ChatCompletionInputURL,
  ChatCompletionOutput,
  ChatCompletionOutputComplete,
  ChatCompletionOutputFunctionDefinition,
  ChatCompletionOutputLogprob,
  ChatCompletionOutputLogprobs,
  ChatCompletionOutputMessage,
  ChatCompletionOutputToolCall,
  ChatCompletionOutputTopLogprob,
  ChatCompletionOutputUsage,
  ChatCompletionPromptTokensDetails,
  ChatCompletionStreamOutput,
  ChatCompletionStreamOutputChoice,
  ChatCompletionStreamOutputDelta,
  ChatCompletionStreamOutputDeltaToolCall,
  ChatCompletionStreamOutputFunction,
  ChatCompletionStreamOutputLogprob,
  ChatCompletionStreamOutputLogprobs,
  ChatCompletionStreamOutputTopLogprob,
  ChatCompletionStreamOutputUsage,
} from "./chat-completion.ts";
export type {
  BoundingBox,
  ClassificationOutput,
  ClassificationOutputTransform,
  EarlyStoppingUnion,
  GenerationParameters,
  TargetSize,
} from "./common.ts";
export type { DepthEstimationInput, DepthEstimationOutput } from "./depth-estimation.ts";
export type {
  DocumentQuestionAnsweringInput,
  DocumentQuestionAnsweringInputData,
  DocumentQuestionAnsweringOutput,
  DocumentQuestionAnsweringOutputElement,
  DocumentQuestionAnsweringParameters,
  WordBox,
} from "./document-question-answering.ts";
export type {
  FeatureExtractionInput,
  FeatureExtractionInputTruncationDirection,
  FeatureExtractionInputs,
  FeatureExtractionOutput,
  FeatureExtractionVector,
  FeatureExtractionVectorGrid,
  FeatureExtractionVectorList,
} from "./feature-extraction.ts";
export type { FillMaskInput, FillMaskOutput, FillMaskOutputElement, FillMaskParameters } from "./fill-mask.ts";
export type {
  ImageClassificationInput,
  ImageClassificationOutput,
  ImageClassificationOutputElement,
  ImageClassificationParameters,
} from "./image-classification.ts";
export type {
  ImageFeatureExtractionGrid,
  ImageFeatureExtractionInput,
  ImageFeatureExtractionMatrix,
  ImageFeatureExtractionOutput,
  ImageFeatureExtractionParameters,
  ImageFeatureExtractionVector,
} from "./image-feature-extraction.ts";
export type {
  ImageSegmentationInput,
  ImageSegmentationOutput,
  ImageSegmentationOutputElement,
  ImageSegmentationParameters,
  ImageSegmentationSubtask,
} from "./image-segmentation.ts";
export type {
  ImageTextToImageInput,
  ImageTextToImageOutput,
  ImageTextToImageParameters,
} from "./image-text-to-image.ts";
export type {
  ImageTextToTextInput,
  ImageTextToTextInputData,
  ImageTextToTextOutput,
  ImageTextToTextParameters,
} from "./image-text-to-text.ts";
export type {
  ImageTextToVideoInput,
  ImageTextToVideoOutput,
  ImageTextToVideoParameters,
} from "./image-text-to-video.ts";
export type { ImageTo3DInput, ImageTo3DOutput, ImageTo3DParameters } from "./image-to-3d.ts";
export type { ImageToImageInput, ImageToImageOutput, ImageToImageParameters } from "./image-to-image.ts";
export type { ImageToTextInput, ImageToTextOutput, ImageToTextParameters } from "./image-to-text.ts";
export type { ImageToVideoInput, ImageToVideoOutput, ImageToVideoParameters } from "./image-to-video.ts";
export type {
  KeypointDetectionInput,
  KeypointDetectionOutput,
  KeypointDetectionOutputElement,
  KeypointDetectionOutputKeypoint,
  KeypointDetectionParameters,
} from "./keypoint-detection.ts";
export type { MaskGenerationInput, MaskGenerationOutput, MaskGenerationParameters } from "./mask-generation.ts";
export type {
  ObjectDetectionInput,
  ObjectDetectionOutput,
  ObjectDetectionOutputElement,
  ObjectDetectionParameters,
} from "./object-detection.ts";
export type {
  QuestionAnsweringInput,
  QuestionAnsweringInputData,
  QuestionAnsweringOutput,
  QuestionAnsweringOutputElement,
  QuestionAnsweringParameters,
} from "./question-answering.ts";
export type {
  ReinforcementLearningFrame,
  ReinforcementLearningInput,
  ReinforcementLearningInputData,
  ReinforcementLearningObservation,
  ReinforcementLearningOutput,
  ReinforcementLearningParameters,
  ReinforcementLearningVector,
} from "./reinforcement-learning.ts";
export type {
  SentenceSimilarityInput,
  SentenceSimilarityInputData,
  SentenceSimilarityOutput,
} from "./sentence-similarity.ts";
export type {
  SummarizationInput,
  SummarizationOutput,
  SummarizationParameters,
  SummarizationTruncationStrategy,
} from "./summarization.ts";
export type {
  Padding,
  TableQuestionAnsweringInput,
  TableQuestionAnsweringInputData,
  TableQuestionAnsweringOutput,
  TableQuestionAnsweringOutputElement,
  TableQuestionAnsweringParameters,
} from "./table-question-answering.ts";
export type {
  TabularClassificationInput,
  TabularClassificationInputData,
  TabularClassificationOutput,
  TabularClassificationParameters,
} from "./tabular-classification.ts";
export type {
  TabularRegressionInput,
  TabularRegressionInputData,
  TabularRegressionOutput,
  TabularRegressionParameters,
} from "./tabular-regression.ts";
export type {
  TextClassificationInput,
  TextClassificationOutput,
  TextClassificationOutputElement,
  TextClassificationParameters,
} from "./text-classification.ts";
export type {
  TextGenerationInput,
  TextGenerationInputGenerateParameters,
  TextGenerationInputGrammarType,
  TextGenerationInputGrammarTypeJson,
  TextGenerationInputGrammarTypeJsonSchema,
  TextGenerationInputGrammarTypeRegex,
  TextGenerationInputJsonSchemaConfig,
  TextGenerationOutput,
  TextGenerationOutputBestOfSequence,
  TextGenerationOutputDetails,
  TextGenerationOutputFinishReason,
  TextGenerationOutputPrefillToken,
  TextGenerationOutputToken,
  TextGenerationStreamOutput,
  TextGenerationStreamOutputStreamDetails,
  TextGenerationStreamOutputToken,
} from "./text-generation.ts";
export type {
  TextRankingInput,
  TextRankingInputData,
  TextRankingOutput,
  TextRankingOutputElement,
  TextRankingParameters,
  TextRankingTruncationDirection,
} from "./text-ranking.ts";
export type { TextTo3DInput, TextTo3DOutput, TextTo3DParameters } from "./text-to-3d.ts";
export type { TextToAudioInput, TextToAudioOutput, TextToAudioParameters } from "./text-to-audio.ts";
export type { TextToImageInput, TextToImageOutput, TextToImageParameters } from "./text-to-image.ts";
export type { TextToSpeechInput, TextToSpeechOutput, TextToSpeechParameters } from "./text-to-speech.ts";
export type { TextToVideoInput, TextToVideoOutput, TextToVideoParameters } from "./text-to-video.ts";
export type {
  TokenClassificationAggregationStrategy,
  TokenClassificationInput,
  TokenClassificationOutput,
  TokenClassificationOutputElement,
  TokenClassificationParameters,
} from "./token-classification.ts";
export type {
  TranslationInput,
  TranslationOutput,
  TranslationParameters,
  TranslationTruncationStrategy,
} from "./translation.ts";
export type {
  UnconditionalImageGenerationInput,
  UnconditionalImageGenerationOutput,
  UnconditionalImageGenerationParameters,
} from "./unconditional-image-generation.ts";
export type {
  VideoClassificationInput,
  VideoClassificationOutput,
  VideoClassificationOutputElement,
  VideoClassificationParameters,
} from "./video-classification.ts";
export type {
  VideoTextToTextInput,
  VideoTextToTextInputData,
  VideoTextToTextOutput,
  VideoTextToTextParameters,
} from "./video-text-to-text.ts";
export type { VideoToVideoInput, VideoToVideoOutput, VideoToVideoParameters } from "./video-to-video.ts";
export type {
  VisualDocumentRetrievalInput,
  VisualDocumentRetrievalInputData,
  VisualDocumentRetrievalOutput,
  VisualDocumentRetrievalOutputElement,
  VisualDocumentRetrievalParameters,
} from "./visual-document-retrieval.ts";
export type {
  VisualQuestionAnsweringInput,
  VisualQuestionAnsweringInputData,
  VisualQuestionAnsweringOutput,
  VisualQuestionAnsweringOutputElement,
  VisualQuestionAnsweringParameters,
} from "./visual-question-answering.ts";
export type {
  ZeroShotClassificationInput,
  ZeroShotClassificationOutput,
  ZeroShotClassificationOutputElement,
  ZeroShotClassificationParameters,
} from "./zero-shot-classification.ts";
export type {
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
  ZeroShotImageClassificationOutputElement,
  ZeroShotImageClassificationParameters,
} from "./zero-shot-image-classification.ts";
export type {
  ZeroShotObjectDetectionInput,
  ZeroShotObjectDetectionOutput,
  ZeroShotObjectDetectionOutputElement,
  ZeroShotObjectDetectionParameters,
} from "./zero-shot-object-detection.ts";

/** Id of a task with a call, or name of a call that several tasks share. */
export type CallId =
  | "any-to-any"
  | "audio-classification"
  | "audio-text-to-text"
  | "audio-to-audio"
  | "automatic-speech-recognition"
  | "chat-completion"
  | "depth-estimation"
  | "document-question-answering"
  | "feature-extraction"
  | "fill-mask"
  | "image-classification"
  | "image-feature-extraction"
  | "image-segmentation"
  | "image-text-to-image"
  | "image-text-to-text"
  | "image-text-to-video"
  | "image-to-3d"
  | "image-to-image"
  | "image-to-text"
  | "image-to-video"
  | "keypoint-detection"
  | "mask-generation"
  | "object-detection"
  | "question-answering"
  | "reinforcement-learning"
  | "sentence-similarity"
  | "summarization"
  | "table-question-answering"
  | "tabular-classification"
  | "tabular-regression"
  | "text-classification"
  | "text-generation"
  | "text-ranking"
  | "text-to-3d"
  | "text-to-audio"
  | "text-to-image"
  | "text-to-speech"
  | "text-to-video"
  | "token-classification"
  | "translation"
  | "unconditional-image-generation"
  | "video-classification"
  | "video-text-to-text"
  | "video-to-video"
  | "visual-document-retrieval"
  | "visual-question-answering"
  | "zero-shot-classification"
  | "zero-shot-image-classification"
  | "zero-shot-object-detection";

/** The input of each call. */
export interface CallInputs {
  /** Any mix of text, picture, sound and video, for a model that can read and make several of them. */
  "any-to-any": AnyToAnyInput;
  /** A call that asks which classes a piece of sound belongs to. */
  "audio-classification": AudioClassificationInput;
  /** A recording and, mostly, a question or instruction about it. */
  "audio-text-to-text": AudioTextToTextInput;
  /** A recording to turn into one or several others, as in noise removal, voice conversion or splitting of speakers. */
  "audio-to-audio": AudioToAudioInput;
  /** A call that asks for speech to be written down. */
  "automatic-speech-recognition": AutomaticSpeechRecognitionInput;
  /**
   * One request to a chat model: the conversation so far and how to continue it. Fields that a server adds of its own
   * may stand beside these and are passed on unchanged.
   */
  "chat-completion": ChatCompletionInput;
  /** A call that asks how far away each part of an image is. */
  "depth-estimation": DepthEstimationInput;
  /** A call that asks a question about a document given as an image. */
  "document-question-answering": DocumentQuestionAnsweringInput;
  /** A call that asks for texts as vectors of numbers. */
  "feature-extraction": FeatureExtractionInput;
  /** A call that asks which word fits into the gap of a text. */
  "fill-mask": FillMaskInput;
  /** A call that asks which classes a whole image belongs to. */
  "image-classification": ImageClassificationInput;
  /** An image to turn into numbers that describe what it shows. */
  "image-feature-extraction": ImageFeatureExtractionInput;
  /** A call that asks which pixels of an image belong to which thing. */
  "image-segmentation": ImageSegmentationInput;
  /** A call that asks for a picture made from an image, a text, or both. One of the two is needed. */
  "image-text-to-image": ImageTextToImageInput;
  /** A picture and a question or instruction about it. */
  "image-text-to-text": ImageTextToTextInput;
  /** A call that asks for a video made from an image, a text, or both. One of the two is needed. */
  "image-text-to-video": ImageTextToVideoInput;
  /** A picture of an object that should be made in three dimensions. */
  "image-to-3d": ImageTo3DInput;
  /** A call that asks for an image to be changed into another one. */
  "image-to-image": ImageToImageInput;
  /** A call that asks for a text about an image, such as a caption or the writing in it. */
  "image-to-text": ImageToTextInput;
  /** A call that asks for an image to be set in motion. */
  "image-to-video": ImageToVideoInput;
  /**
   * An image in which to find points of meaning, such as joints of a body, or corners that another image can be matched
   * with.
   */
  "keypoint-detection": KeypointDetectionInput;
  /**
   * An image in which to outline every object, without names for them. The model is asked about a grid of points and
   * overlapping finds are merged.
   */
  "mask-generation": MaskGenerationInput;
  /** A call that asks what objects an image shows and where. */
  "object-detection": ObjectDetectionInput;
  /** A call that asks for the words of a text that answer a question. */
  "question-answering": QuestionAnsweringInput;
  /** What an agent perceives at one moment, for a trained policy to choose the next action. */
  "reinforcement-learning": ReinforcementLearningInput;
  /** A call that asks how near several sentences are in meaning to one sentence. */
  "sentence-similarity": SentenceSimilarityInput;
  /** A call that asks for a text to be made shorter. */
  summarization: SummarizationInput;
  /** A call that asks a question about a table. */
  "table-question-answering": TableQuestionAnsweringInput;
  /** Rows of a table, for each of which the model names a class. */
  "tabular-classification": TabularClassificationInput;
  /** Rows of a table, for each of which the model estimates a number. */
  "tabular-regression": TabularRegressionInput;
  /** A call that asks which classes a text belongs to. */
  "text-classification": TextClassificationInput;
  /** A call that asks for a text to be carried on. */
  "text-generation": TextGenerationInput;
  /** A query and the texts to put in order of how well they answer it. */
  "text-ranking": TextRankingInput;
  /** Words for an object that should be made in three dimensions. */
  "text-to-3d": TextTo3DInput;
  /** A call that asks for sound, such as music or noises, made from a text. */
  "text-to-audio": TextToAudioInput;
  /** A call that asks for a picture of what a text says. */
  "text-to-image": TextToImageInput;
  /** A call that asks for a text to be read aloud. */
  "text-to-speech": TextToSpeechInput;
  /** A call that asks for a video of what a text says. */
  "text-to-video": TextToVideoInput;
  /** A call that asks for the parts of a text, such as names, to be marked. */
  "token-classification": TokenClassificationInput;
  /** A call that asks for a text in another language. */
  translation: TranslationInput;
  /** An order for images of the kind the model was trained on. Nothing says what they should show; only chance does. */
  "unconditional-image-generation": UnconditionalImageGenerationInput;
  /** A call that asks which classes a video belongs to. */
  "video-classification": VideoClassificationInput;
  /** A video and a question or instruction about it. */
  "video-text-to-text": VideoTextToTextInput;
  /** A video to change, for instance in style, content, sharpness or frame rate. */
  "video-to-video": VideoToVideoInput;
  /**
   * A query and page images to put in order of how well they answer it, judged by the look of the page with its tables
   * and figures, not by its text alone.
   */
  "visual-document-retrieval": VisualDocumentRetrievalInput;
  /** A call that asks a question about an image. */
  "visual-question-answering": VisualQuestionAnsweringInput;
  /** A call that asks which of the classes named by the caller a text belongs to. */
  "zero-shot-classification": ZeroShotClassificationInput;
  /** A call that asks which of the classes named by the caller an image belongs to. */
  "zero-shot-image-classification": ZeroShotImageClassificationInput;
  /** A call that asks where in an image there are objects of the kinds named by the caller. */
  "zero-shot-object-detection": ZeroShotObjectDetectionInput;
}

/** The output of each call. */
export interface CallOutputs {
  /** What the model made. Which fields are there depends on the model and on generation_mode. */
  "any-to-any": AnyToAnyOutput;
  /** The classes found, highest score first. */
  "audio-classification": AudioClassificationOutput;
  /** What the model wrote. */
  "audio-text-to-text": AudioTextToTextOutput;
  /** The recordings made, one per source or track. A model that only cleans or converts gives one. */
  "audio-to-audio": AudioToAudioOutput;
  /** What was said, as text. */
  "automatic-speech-recognition": AutomaticSpeechRecognitionOutput;
  /** The whole answer to a request that was not streamed. */
  "chat-completion": ChatCompletionOutput;
  /** The depth of the image, as numbers, as a picture, or both. */
  "depth-estimation": DepthEstimationOutput;
  /** The answers found, most likely first. */
  "document-question-answering": DocumentQuestionAnsweringOutput;
  /**
   * The vectors, in the order of the inputs. A model that gives one vector per text answers with a list of vectors, or
   * one vector alone; one that gives a vector per token nests a level or two deeper.
   */
  "feature-extraction": FeatureExtractionOutput;
  /** The tokens that fit, most likely first. */
  "fill-mask": FillMaskOutput;
  /** The classes found, highest score first. */
  "image-classification": ImageClassificationOutput;
  /**
   * The features, as lists nested at most four deep: one vector for the image, one per patch, or a grid of channels,
   * often inside one more list that stands for the batch.
   */
  "image-feature-extraction": ImageFeatureExtractionOutput;
  /** The segments found, one for each object or class. */
  "image-segmentation": ImageSegmentationOutput;
  /** The picture that was made. */
  "image-text-to-image": ImageTextToImageOutput;
  /** What the model wrote. */
  "image-text-to-text": ImageTextToTextOutput;
  /** The video that was made. */
  "image-text-to-video": ImageTextToVideoOutput;
  /** The object made. */
  "image-to-3d": ImageTo3DOutput;
  /** The changed image. */
  "image-to-image": ImageToImageOutput;
  /** What the model wrote about the image. */
  "image-to-text": ImageToTextOutput;
  /** The video that was made. */
  "image-to-video": ImageToVideoOutput;
  /**
   * One entry per object found, such as a person or a hand; a single entry when the points belong to the image as a
   * whole.
   */
  "keypoint-detection": KeypointDetectionOutput;
  /** The masks found, with a score for each. */
  "mask-generation": MaskGenerationOutput;
  /** The objects found. Empty when there are none. */
  "object-detection": ObjectDetectionOutput;
  /** The answers found, most likely first. */
  "question-answering": QuestionAnsweringOutput;
  /** What the agent should do next. */
  "reinforcement-learning": ReinforcementLearningOutput;
  /**
   * One number per sentence, in the order they were given; higher is nearer in meaning. Mostly a cosine, thus from -1
   * to 1; some models use other measures.
   */
  "sentence-similarity": SentenceSimilarityOutput;
  /** The shorter text. */
  summarization: SummarizationOutput;
  /** The answers found. */
  "table-question-answering": TableQuestionAnsweringOutput;
  /**
   * The class of every row, in the order of the rows: its label, or its number when the model was trained on numbers.
   */
  "tabular-classification": TabularClassificationOutput;
  /**
   * The estimated number for every row, in the order of the rows and in the unit of the values the model was trained
   * on.
   */
  "tabular-regression": TabularRegressionOutput;
  /** The classes found, highest score first. */
  "text-classification": TextClassificationOutput;
  /** The text that was written, when it was not streamed. */
  "text-generation": TextGenerationOutput;
  /** The texts by falling score, all of them unless top_k says fewer. */
  "text-ranking": TextRankingOutput;
  /** The object made. */
  "text-to-3d": TextTo3DOutput;
  /** The sound that was made. */
  "text-to-audio": TextToAudioOutput;
  /** The picture that was made. */
  "text-to-image": TextToImageOutput;
  /** The spoken text. */
  "text-to-speech": TextToSpeechOutput;
  /** The video that was made. */
  "text-to-video": TextToVideoOutput;
  /** The marked parts, in the order of the text. Empty when there are none. */
  "token-classification": TokenClassificationOutput;
  /** The text in the other language. */
  translation: TranslationOutput;
  /** The images made. */
  "unconditional-image-generation": UnconditionalImageGenerationOutput;
  /** The classes found, highest score first. */
  "video-classification": VideoClassificationOutput;
  /** What the model wrote. */
  "video-text-to-text": VideoTextToTextOutput;
  /** The changed video. */
  "video-to-video": VideoToVideoOutput;
  /** The pages by falling score, all of them unless top_k says fewer. */
  "visual-document-retrieval": VisualDocumentRetrievalOutput;
  /** The answers found, most likely first. */
  "visual-question-answering": VisualQuestionAnsweringOutput;
  /** All classes that were named, highest score first. */
  "zero-shot-classification": ZeroShotClassificationOutput;
  /** All classes that were named, highest score first. */
  "zero-shot-image-classification": ZeroShotImageClassificationOutput;
  /** The objects found. Empty when there are none. */
  "zero-shot-object-detection": ZeroShotObjectDetectionOutput;
}

/** One chunk of a streamed response, for calls that can stream. */
export interface CallStreamOutputs {
  /**
   * One piece of a streamed answer. The pieces of one answer share their id; joining the deltas of a choice in order
   * gives its message.
   */
  "chat-completion": ChatCompletionStreamOutput;
  /** One token of a streamed answer. The last one also carries the whole text. */
  "text-generation": TextGenerationStreamOutput;
}
