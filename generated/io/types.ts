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
import type { ResponsesInput, ResponsesOutput, ResponsesStreamOutput } from "./responses.ts";
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
  ResponsesDeltaEvent,
  ResponsesDeltaEventType,
  ResponsesDoneEvent,
  ResponsesDoneEventType,
  ResponsesError,
  ResponsesFunctionCall,
  ResponsesFunctionCallOutput,
  ResponsesIncomplete,
  ResponsesInput,
  ResponsesInputFormat,
  ResponsesInputItem,
  ResponsesInputMessage,
  ResponsesInputPart,
  ResponsesInputReasoning,
  ResponsesInputText,
  ResponsesInputTool,
  ResponsesItem,
  ResponsesItemEvent,
  ResponsesMessage,
  ResponsesOutput,
  ResponsesPart,
  ResponsesPartEvent,
  ResponsesPartEventType,
  ResponsesReasoning,
  ResponsesResponse,
  ResponsesResponseEvent,
  ResponsesStreamOutput,
  ResponsesUsage,
  ResponsesUsageInputTokensDetails,
  ResponsesUsageOutputTokensDetails,
} from "./responses.ts";
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
  | "responses"
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
  /** Request to a multimodal model. The input can combine text, images, audio and video. */
  "any-to-any": AnyToAnyInput;
  /** Request to classify an audio clip. */
  "audio-classification": AudioClassificationInput;
  /** Request with an audio clip and, usually, a question or instruction about it. */
  "audio-text-to-text": AudioTextToTextInput;
  /**
   * Request to convert an audio clip to one or more other audio clips, for example to remove noise, convert a voice or
   * separate speakers.
   */
  "audio-to-audio": AudioToAudioInput;
  /** Request to transcribe speech. */
  "automatic-speech-recognition": AutomaticSpeechRecognitionInput;
  /**
   * Request to a chat model. It contains the conversation and the settings for the next message. Additional fields that
   * a server supports are allowed and are sent unchanged.
   */
  "chat-completion": ChatCompletionInput;
  /** Request to estimate the depth (distance from the camera) of each part of an image. */
  "depth-estimation": DepthEstimationInput;
  /** Request with a question about an image of a document. */
  "document-question-answering": DocumentQuestionAnsweringInput;
  /** Request to convert texts to vectors (embeddings). */
  "feature-extraction": FeatureExtractionInput;
  /** Request to predict the masked word in a text. */
  "fill-mask": FillMaskInput;
  /** Request to classify an image. */
  "image-classification": ImageClassificationInput;
  /** Request to convert an image to numbers that describe its content (features). */
  "image-feature-extraction": ImageFeatureExtractionInput;
  /** Request to divide an image into segments. */
  "image-segmentation": ImageSegmentationInput;
  /** Request to generate an image from an image, a text, or both. At least one of the two is required. */
  "image-text-to-image": ImageTextToImageInput;
  /** Request with an image and a question or instruction about it. */
  "image-text-to-text": ImageTextToTextInput;
  /** Request to generate a video from an image, a text, or both. At least one of the two is required. */
  "image-text-to-video": ImageTextToVideoInput;
  /** Request to generate a 3D object from an image. */
  "image-to-3d": ImageTo3DInput;
  /** Request to change an image. */
  "image-to-image": ImageToImageInput;
  /** Request to generate a text about an image, such as a caption or the text in the image. */
  "image-to-text": ImageToTextInput;
  /** Request to generate a video from an image. */
  "image-to-video": ImageToVideoInput;
  /**
   * Request to find keypoints in an image. Keypoints are, for example, the joints of a body, or corners that can be
   * matched with another image.
   */
  "keypoint-detection": KeypointDetectionInput;
  /**
   * Request to find the mask of every object in an image, without class names. The model searches at a grid of points,
   * and overlapping masks are merged.
   */
  "mask-generation": MaskGenerationInput;
  /** Request to find objects in an image. */
  "object-detection": ObjectDetectionInput;
  /** Request to find the answer to a question in a text. */
  "question-answering": QuestionAnsweringInput;
  /** Request to choose the next action of an agent. A trained policy chooses it from an observation. */
  "reinforcement-learning": ReinforcementLearningInput;
  /** Request to the Responses API. Additional fields that a server supports are allowed and are sent unchanged. */
  responses: ResponsesInput;
  /** Request to compare the meaning of several sentences with one sentence. */
  "sentence-similarity": SentenceSimilarityInput;
  /** Request to summarise a text. */
  summarization: SummarizationInput;
  /** Request with a question about a table. */
  "table-question-answering": TableQuestionAnsweringInput;
  /** Request to classify the rows of a table. */
  "tabular-classification": TabularClassificationInput;
  /** Request to predict a number for each row of a table. */
  "tabular-regression": TabularRegressionInput;
  /** Request to classify a text. */
  "text-classification": TextClassificationInput;
  /** Request to continue a text. */
  "text-generation": TextGenerationInput;
  /** Request to rank texts by how well they match a query. */
  "text-ranking": TextRankingInput;
  /** Request to generate a 3D object from a text. */
  "text-to-3d": TextTo3DInput;
  /** Request to generate audio, such as music or sounds, from a text. */
  "text-to-audio": TextToAudioInput;
  /** Request to generate an image from a text. */
  "text-to-image": TextToImageInput;
  /** Request to convert text to speech. */
  "text-to-speech": TextToSpeechInput;
  /** Request to generate a video from a text. */
  "text-to-video": TextToVideoInput;
  /** Request to find parts of a text, such as names. */
  "token-classification": TokenClassificationInput;
  /** Request to translate a text. */
  translation: TranslationInput;
  /** Request to generate images of the kind in the model's training data. There is no prompt. The images are random. */
  "unconditional-image-generation": UnconditionalImageGenerationInput;
  /** Request to classify a video. */
  "video-classification": VideoClassificationInput;
  /** Request with a video and a question or instruction about it. */
  "video-text-to-text": VideoTextToTextInput;
  /** Request to change a video, for example its style, content, sharpness or frame rate. */
  "video-to-video": VideoToVideoInput;
  /**
   * Request to rank page images by how well they match a query. The model uses the layout, tables and figures of a
   * page, and not only its text.
   */
  "visual-document-retrieval": VisualDocumentRetrievalInput;
  /** Request with a question about an image. */
  "visual-question-answering": VisualQuestionAnsweringInput;
  /** Request to classify a text with your own classes. */
  "zero-shot-classification": ZeroShotClassificationInput;
  /** Request to classify an image with your own classes. */
  "zero-shot-image-classification": ZeroShotImageClassificationInput;
  /** Request to find objects in an image by their names or descriptions. */
  "zero-shot-object-detection": ZeroShotObjectDetectionInput;
}

/** The output of each call. */
export interface CallOutputs {
  /** Output of the model. The fields that are set depend on the model and on generation_mode. */
  "any-to-any": AnyToAnyOutput;
  /** The classes found, highest score first. */
  "audio-classification": AudioClassificationOutput;
  /** The generated text. */
  "audio-text-to-text": AudioTextToTextOutput;
  /**
   * The generated audio clips, one per source or track. A model that only removes noise or converts a voice returns one
   * audio clip.
   */
  "audio-to-audio": AudioToAudioOutput;
  /** The transcript. */
  "automatic-speech-recognition": AutomaticSpeechRecognitionOutput;
  /** The complete response to a request that is not streamed. */
  "chat-completion": ChatCompletionOutput;
  /** The depth of the image as numbers, as an image, or both. */
  "depth-estimation": DepthEstimationOutput;
  /** The answers found, most likely first. */
  "document-question-answering": DocumentQuestionAnsweringOutput;
  /**
   * The vectors, in the order of the inputs. A model with one vector per text returns a list of vectors, or only one
   * vector. A model with one vector per token returns lists that are nested one or two levels deeper.
   */
  "feature-extraction": FeatureExtractionOutput;
  /** The suggested tokens, most likely first. */
  "fill-mask": FillMaskOutput;
  /** The classes found, highest score first. */
  "image-classification": ImageClassificationOutput;
  /**
   * The features, as nested lists with at most four levels. They are one vector for the image, one vector per patch, or
   * a grid of channels. Often an outer list represents the batch.
   */
  "image-feature-extraction": ImageFeatureExtractionOutput;
  /** The segments found, one per object or class. */
  "image-segmentation": ImageSegmentationOutput;
  /** The generated image. */
  "image-text-to-image": ImageTextToImageOutput;
  /** The generated text. */
  "image-text-to-text": ImageTextToTextOutput;
  /** The generated video. */
  "image-text-to-video": ImageTextToVideoOutput;
  /** The generated 3D object. */
  "image-to-3d": ImageTo3DOutput;
  /** The changed image. */
  "image-to-image": ImageToImageOutput;
  /** The generated text. */
  "image-to-text": ImageToTextOutput;
  /** The generated video. */
  "image-to-video": ImageToVideoOutput;
  /**
   * One entry per detected object, such as a person or a hand. If the keypoints belong to the whole image, there is
   * only one entry.
   */
  "keypoint-detection": KeypointDetectionOutput;
  /** The masks found, with a score for each mask. */
  "mask-generation": MaskGenerationOutput;
  /** The objects found. Empty if there are none. */
  "object-detection": ObjectDetectionOutput;
  /** The answers found, most likely first. */
  "question-answering": QuestionAnsweringOutput;
  /** The next action of the agent. */
  "reinforcement-learning": ReinforcementLearningOutput;
  /** The complete response of the Responses API. */
  responses: ResponsesOutput;
  /**
   * One similarity score per sentence, in the order of the input. Higher scores mean more similar. Usually the score is
   * a cosine similarity from -1 to 1. Some models use other measures.
   */
  "sentence-similarity": SentenceSimilarityOutput;
  /** The summary of the text. */
  summarization: SummarizationOutput;
  /** The answers found. */
  "table-question-answering": TableQuestionAnsweringOutput;
  /** Class of each row, in the order of the rows. It is a label, or a number if the model was trained with numbers. */
  "tabular-classification": TabularClassificationOutput;
  /** Predicted number for each row, in the order of the rows. The unit is that of the training data. */
  "tabular-regression": TabularRegressionOutput;
  /** The classes found, highest score first. */
  "text-classification": TextClassificationOutput;
  /** The generated text of a request that is not streamed. */
  "text-generation": TextGenerationOutput;
  /** The texts, highest score first. The list contains all texts unless top_k is set. */
  "text-ranking": TextRankingOutput;
  /** The generated 3D object. */
  "text-to-3d": TextTo3DOutput;
  /** The generated audio. */
  "text-to-audio": TextToAudioOutput;
  /** The generated image. */
  "text-to-image": TextToImageOutput;
  /** The generated speech. */
  "text-to-speech": TextToSpeechOutput;
  /** The generated video. */
  "text-to-video": TextToVideoOutput;
  /** The parts found, in the order of the text. Empty if there are none. */
  "token-classification": TokenClassificationOutput;
  /** The translated text. */
  translation: TranslationOutput;
  /** The generated images. */
  "unconditional-image-generation": UnconditionalImageGenerationOutput;
  /** The classes found, highest score first. */
  "video-classification": VideoClassificationOutput;
  /** The generated text. */
  "video-text-to-text": VideoTextToTextOutput;
  /** The changed video. */
  "video-to-video": VideoToVideoOutput;
  /** The pages, highest score first. The list contains all pages unless top_k is set. */
  "visual-document-retrieval": VisualDocumentRetrievalOutput;
  /** The answers found, most likely first. */
  "visual-question-answering": VisualQuestionAnsweringOutput;
  /** All given classes, highest score first. */
  "zero-shot-classification": ZeroShotClassificationOutput;
  /** All given classes, highest score first. */
  "zero-shot-image-classification": ZeroShotImageClassificationOutput;
  /** The objects found. Empty if there are none. */
  "zero-shot-object-detection": ZeroShotObjectDetectionOutput;
}

/** One chunk of a streamed response, for calls that can stream. */
export interface CallStreamOutputs {
  /**
   * One chunk of a streamed response. All chunks of one response have the same id. To get the message of a choice, join
   * its deltas in order.
   */
  "chat-completion": ChatCompletionStreamOutput;
  /** One event of a streamed response. Servers with tools of their own send events of other types too. */
  responses: ResponsesStreamOutput;
  /** One token of a streamed response. The last token also contains the complete text. */
  "text-generation": TextGenerationStreamOutput;
}
