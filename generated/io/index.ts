// Generated – do not edit.
// source:    spec/io/*.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TaskId } from "../task-types.ts";
import type { AnyToAnyInput, AnyToAnyOutput } from "./any-to-any.ts";
import { checkAnyToAnyInput, checkAnyToAnyOutput } from "./any-to-any.ts";
import type { AudioClassificationInput, AudioClassificationOutput } from "./audio-classification.ts";
import { checkAudioClassificationInput, checkAudioClassificationOutput } from "./audio-classification.ts";
import type { AudioTextToTextInput, AudioTextToTextOutput } from "./audio-text-to-text.ts";
import { checkAudioTextToTextInput, checkAudioTextToTextOutput } from "./audio-text-to-text.ts";
import type { AudioToAudioInput, AudioToAudioOutput } from "./audio-to-audio.ts";
import { checkAudioToAudioInput, checkAudioToAudioOutput } from "./audio-to-audio.ts";
import type {
  AutomaticSpeechRecognitionInput,
  AutomaticSpeechRecognitionOutput,
} from "./automatic-speech-recognition.ts";
import {
  checkAutomaticSpeechRecognitionInput,
  checkAutomaticSpeechRecognitionOutput,
} from "./automatic-speech-recognition.ts";
import type { ChatCompletionInput, ChatCompletionOutput, ChatCompletionStreamOutput } from "./chat-completion.ts";
import {
  checkChatCompletionInput,
  checkChatCompletionOutput,
  checkChatCompletionStreamOutput,
} from "./chat-completion.ts";
import type { DepthEstimationInput, DepthEstimationOutput } from "./depth-estimation.ts";
import { checkDepthEstimationInput, checkDepthEstimationOutput } from "./depth-estimation.ts";
import type { DocumentQuestionAnsweringInput, DocumentQuestionAnsweringOutput } from "./document-question-answering.ts";
import {
  checkDocumentQuestionAnsweringInput,
  checkDocumentQuestionAnsweringOutput,
} from "./document-question-answering.ts";
import type { FeatureExtractionInput, FeatureExtractionOutput } from "./feature-extraction.ts";
import { checkFeatureExtractionInput, checkFeatureExtractionOutput } from "./feature-extraction.ts";
import type { FillMaskInput, FillMaskOutput } from "./fill-mask.ts";
import { checkFillMaskInput, checkFillMaskOutput } from "./fill-mask.ts";
import type { ImageClassificationInput, ImageClassificationOutput } from "./image-classification.ts";
import { checkImageClassificationInput, checkImageClassificationOutput } from "./image-classification.ts";
import type { ImageFeatureExtractionInput, ImageFeatureExtractionOutput } from "./image-feature-extraction.ts";
import { checkImageFeatureExtractionInput, checkImageFeatureExtractionOutput } from "./image-feature-extraction.ts";
import type { ImageSegmentationInput, ImageSegmentationOutput } from "./image-segmentation.ts";
import { checkImageSegmentationInput, checkImageSegmentationOutput } from "./image-segmentation.ts";
import type { ImageTextToImageInput, ImageTextToImageOutput } from "./image-text-to-image.ts";
import { checkImageTextToImageInput, checkImageTextToImageOutput } from "./image-text-to-image.ts";
import type { ImageTextToTextInput, ImageTextToTextOutput } from "./image-text-to-text.ts";
import { checkImageTextToTextInput, checkImageTextToTextOutput } from "./image-text-to-text.ts";
import type { ImageTextToVideoInput, ImageTextToVideoOutput } from "./image-text-to-video.ts";
import { checkImageTextToVideoInput, checkImageTextToVideoOutput } from "./image-text-to-video.ts";
import type { ImageTo3DInput, ImageTo3DOutput } from "./image-to-3d.ts";
import { checkImageTo3DInput, checkImageTo3DOutput } from "./image-to-3d.ts";
import type { ImageToImageInput, ImageToImageOutput } from "./image-to-image.ts";
import { checkImageToImageInput, checkImageToImageOutput } from "./image-to-image.ts";
import type { ImageToTextInput, ImageToTextOutput } from "./image-to-text.ts";
import { checkImageToTextInput, checkImageToTextOutput } from "./image-to-text.ts";
import type { ImageToVideoInput, ImageToVideoOutput } from "./image-to-video.ts";
import { checkImageToVideoInput, checkImageToVideoOutput } from "./image-to-video.ts";
import type { KeypointDetectionInput, KeypointDetectionOutput } from "./keypoint-detection.ts";
import { checkKeypointDetectionInput, checkKeypointDetectionOutput } from "./keypoint-detection.ts";
import type { MaskGenerationInput, MaskGenerationOutput } from "./mask-generation.ts";
import { checkMaskGenerationInput, checkMaskGenerationOutput } from "./mask-generation.ts";
import type { ObjectDetectionInput, ObjectDetectionOutput } from "./object-detection.ts";
import { checkObjectDetectionInput, checkObjectDetectionOutput } from "./object-detection.ts";
import type { QuestionAnsweringInput, QuestionAnsweringOutput } from "./question-answering.ts";
import { checkQuestionAnsweringInput, checkQuestionAnsweringOutput } from "./question-answering.ts";
import type { ReinforcementLearningInput, ReinforcementLearningOutput } from "./reinforcement-learning.ts";
import { checkReinforcementLearningInput, checkReinforcementLearningOutput } from "./reinforcement-learning.ts";
import type { Check } from "./report.ts";
import type { SentenceSimilarityInput, SentenceSimilarityOutput } from "./sentence-similarity.ts";
import { checkSentenceSimilarityInput, checkSentenceSimilarityOutput } from "./sentence-similarity.ts";
import type { SummarizationInput, SummarizationOutput } from "./summarization.ts";
import { checkSummarizationInput, checkSummarizationOutput } from "./summarization.ts";
import type { TableQuestionAnsweringInput, TableQuestionAnsweringOutput } from "./table-question-answering.ts";
import { checkTableQuestionAnsweringInput, checkTableQuestionAnsweringOutput } from "./table-question-answering.ts";
import type { TabularClassificationInput, TabularClassificationOutput } from "./tabular-classification.ts";
import { checkTabularClassificationInput, checkTabularClassificationOutput } from "./tabular-classification.ts";
import type { TabularRegressionInput, TabularRegressionOutput } from "./tabular-regression.ts";
import { checkTabularRegressionInput, checkTabularRegressionOutput } from "./tabular-regression.ts";
import type { TextClassificationInput, TextClassificationOutput } from "./text-classification.ts";
import { checkTextClassificationInput, checkTextClassificationOutput } from "./text-classification.ts";
import type { TextGenerationInput, TextGenerationOutput, TextGenerationStreamOutput } from "./text-generation.ts";
import {
  checkTextGenerationInput,
  checkTextGenerationOutput,
  checkTextGenerationStreamOutput,
} from "./text-generation.ts";
import type { TextRankingInput, TextRankingOutput } from "./text-ranking.ts";
import { checkTextRankingInput, checkTextRankingOutput } from "./text-ranking.ts";
import type { TextTo3DInput, TextTo3DOutput } from "./text-to-3d.ts";
import { checkTextTo3DInput, checkTextTo3DOutput } from "./text-to-3d.ts";
import type { TextToAudioInput, TextToAudioOutput } from "./text-to-audio.ts";
import { checkTextToAudioInput, checkTextToAudioOutput } from "./text-to-audio.ts";
import type { TextToImageInput, TextToImageOutput } from "./text-to-image.ts";
import { checkTextToImageInput, checkTextToImageOutput } from "./text-to-image.ts";
import type { TextToSpeechInput, TextToSpeechOutput } from "./text-to-speech.ts";
import { checkTextToSpeechInput, checkTextToSpeechOutput } from "./text-to-speech.ts";
import type { TextToVideoInput, TextToVideoOutput } from "./text-to-video.ts";
import { checkTextToVideoInput, checkTextToVideoOutput } from "./text-to-video.ts";
import type { TokenClassificationInput, TokenClassificationOutput } from "./token-classification.ts";
import { checkTokenClassificationInput, checkTokenClassificationOutput } from "./token-classification.ts";
import type { TranslationInput, TranslationOutput } from "./translation.ts";
import { checkTranslationInput, checkTranslationOutput } from "./translation.ts";
import type {
  UnconditionalImageGenerationInput,
  UnconditionalImageGenerationOutput,
} from "./unconditional-image-generation.ts";
import {
  checkUnconditionalImageGenerationInput,
  checkUnconditionalImageGenerationOutput,
} from "./unconditional-image-generation.ts";
import type { VideoClassificationInput, VideoClassificationOutput } from "./video-classification.ts";
import { checkVideoClassificationInput, checkVideoClassificationOutput } from "./video-classification.ts";
import type { VideoTextToTextInput, VideoTextToTextOutput } from "./video-text-to-text.ts";
import { checkVideoTextToTextInput, checkVideoTextToTextOutput } from "./video-text-to-text.ts";
import type { VideoToVideoInput, VideoToVideoOutput } from "./video-to-video.ts";
import { checkVideoToVideoInput, checkVideoToVideoOutput } from "./video-to-video.ts";
import type { VisualDocumentRetrievalInput, VisualDocumentRetrievalOutput } from "./visual-document-retrieval.ts";
import { checkVisualDocumentRetrievalInput, checkVisualDocumentRetrievalOutput } from "./visual-document-retrieval.ts";
import type { VisualQuestionAnsweringInput, VisualQuestionAnsweringOutput } from "./visual-question-answering.ts";
import { checkVisualQuestionAnsweringInput, checkVisualQuestionAnsweringOutput } from "./visual-question-answering.ts";
import type { ZeroShotClassificationInput, ZeroShotClassificationOutput } from "./zero-shot-classification.ts";
import { checkZeroShotClassificationInput, checkZeroShotClassificationOutput } from "./zero-shot-classification.ts";
import type {
  ZeroShotImageClassificationInput,
  ZeroShotImageClassificationOutput,
} from "./zero-shot-image-classification.ts";
import {
  checkZeroShotImageClassificationInput,
  checkZeroShotImageClassificationOutput,
} from "./zero-shot-image-classification.ts";
import type { ZeroShotObjectDetectionInput, ZeroShotObjectDetectionOutput } from "./zero-shot-object-detection.ts";
import { checkZeroShotObjectDetectionInput, checkZeroShotObjectDetectionOutput } from "./zero-shot-object-detection.ts";
export type * from "./any-to-any.ts";
export type * from "./audio-classification.ts";
export type * from "./audio-text-to-text.ts";
export type * from "./audio-to-audio.ts";
export type * from "./automatic-speech-recognition.ts";
export type * from "./chat-completion.ts";
export type * from "./common.ts";
export type * from "./depth-estimation.ts";
export type * from "./document-question-answering.ts";
export type * from "./feature-extraction.ts";
export type * from "./fill-mask.ts";
export type * from "./image-classification.ts";
export type * from "./image-feature-extraction.ts";
export type * from "./image-segmentation.ts";
export type * from "./image-text-to-image.ts";
export type * from "./image-text-to-text.ts";
export type * from "./image-text-to-video.ts";
export type * from "./image-to-3d.ts";
export type * from "./image-to-image.ts";
export type * from "./image-to-text.ts";
export type * from "./image-to-video.ts";
export type * from "./keypoint-detection.ts";
export type * from "./mask-generation.ts";
export type * from "./object-detection.ts";
export type * from "./question-answering.ts";
export type * from "./reinforcement-learning.ts";
export type * from "./sentence-similarity.ts";
export type * from "./summarization.ts";
export type * from "./table-question-answering.ts";
export type * from "./tabular-classification.ts";
export type * from "./tabular-regression.ts";
export type * from "./text-classification.ts";
export type * from "./text-generation.ts";
export type * from "./text-ranking.ts";
export type * from "./text-to-3d.ts";
export type * from "./text-to-audio.ts";
export type * from "./text-to-image.ts";
export type * from "./text-to-speech.ts";
export type * from "./text-to-video.ts";
export type * from "./token-classification.ts";
export type * from "./translation.ts";
export type * from "./unconditional-image-generation.ts";
export type * from "./video-classification.ts";
export type * from "./video-text-to-text.ts";
export type * from "./video-to-video.ts";
export type * from "./visual-document-retrieval.ts";
export type * from "./visual-question-answering.ts";
export type * from "./zero-shot-classification.ts";
export type * from "./zero-shot-image-classification.ts";
export type * from "./zero-shot-object-detection.ts";

/** Id of a task with a call, or name of a shape that calls of several tasks have. */
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

/** What each call takes. */
export interface CallInputs {
  "any-to-any": AnyToAnyInput;
  "audio-classification": AudioClassificationInput;
  "audio-text-to-text": AudioTextToTextInput;
  "audio-to-audio": AudioToAudioInput;
  "automatic-speech-recognition": AutomaticSpeechRecognitionInput;
  "chat-completion": ChatCompletionInput;
  "depth-estimation": DepthEstimationInput;
  "document-question-answering": DocumentQuestionAnsweringInput;
  "feature-extraction": FeatureExtractionInput;
  "fill-mask": FillMaskInput;
  "image-classification": ImageClassificationInput;
  "image-feature-extraction": ImageFeatureExtractionInput;
  "image-segmentation": ImageSegmentationInput;
  "image-text-to-image": ImageTextToImageInput;
  "image-text-to-text": ImageTextToTextInput;
  "image-text-to-video": ImageTextToVideoInput;
  "image-to-3d": ImageTo3DInput;
  "image-to-image": ImageToImageInput;
  "image-to-text": ImageToTextInput;
  "image-to-video": ImageToVideoInput;
  "keypoint-detection": KeypointDetectionInput;
  "mask-generation": MaskGenerationInput;
  "object-detection": ObjectDetectionInput;
  "question-answering": QuestionAnsweringInput;
  "reinforcement-learning": ReinforcementLearningInput;
  "sentence-similarity": SentenceSimilarityInput;
  summarization: SummarizationInput;
  "table-question-answering": TableQuestionAnsweringInput;
  "tabular-classification": TabularClassificationInput;
  "tabular-regression": TabularRegressionInput;
  "text-classification": TextClassificationInput;
  "text-generation": TextGenerationInput;
  "text-ranking": TextRankingInput;
  "text-to-3d": TextTo3DInput;
  "text-to-audio": TextToAudioInput;
  "text-to-image": TextToImageInput;
  "text-to-speech": TextToSpeechInput;
  "text-to-video": TextToVideoInput;
  "token-classification": TokenClassificationInput;
  translation: TranslationInput;
  "unconditional-image-generation": UnconditionalImageGenerationInput;
  "video-classification": VideoClassificationInput;
  "video-text-to-text": VideoTextToTextInput;
  "video-to-video": VideoToVideoInput;
  "visual-document-retrieval": VisualDocumentRetrievalInput;
  "visual-question-answering": VisualQuestionAnsweringInput;
  "zero-shot-classification": ZeroShotClassificationInput;
  "zero-shot-image-classification": ZeroShotImageClassificationInput;
  "zero-shot-object-detection": ZeroShotObjectDetectionInput;
}

/** What each call gives back. */
export interface CallOutputs {
  "any-to-any": AnyToAnyOutput;
  "audio-classification": AudioClassificationOutput;
  "audio-text-to-text": AudioTextToTextOutput;
  "audio-to-audio": AudioToAudioOutput;
  "automatic-speech-recognition": AutomaticSpeechRecognitionOutput;
  "chat-completion": ChatCompletionOutput;
  "depth-estimation": DepthEstimationOutput;
  "document-question-answering": DocumentQuestionAnsweringOutput;
  "feature-extraction": FeatureExtractionOutput;
  "fill-mask": FillMaskOutput;
  "image-classification": ImageClassificationOutput;
  "image-feature-extraction": ImageFeatureExtractionOutput;
  "image-segmentation": ImageSegmentationOutput;
  "image-text-to-image": ImageTextToImageOutput;
  "image-text-to-text": ImageTextToTextOutput;
  "image-text-to-video": ImageTextToVideoOutput;
  "image-to-3d": ImageTo3DOutput;
  "image-to-image": ImageToImageOutput;
  "image-to-text": ImageToTextOutput;
  "image-to-video": ImageToVideoOutput;
  "keypoint-detection": KeypointDetectionOutput;
  "mask-generation": MaskGenerationOutput;
  "object-detection": ObjectDetectionOutput;
  "question-answering": QuestionAnsweringOutput;
  "reinforcement-learning": ReinforcementLearningOutput;
  "sentence-similarity": SentenceSimilarityOutput;
  summarization: SummarizationOutput;
  "table-question-answering": TableQuestionAnsweringOutput;
  "tabular-classification": TabularClassificationOutput;
  "tabular-regression": TabularRegressionOutput;
  "text-classification": TextClassificationOutput;
  "text-generation": TextGenerationOutput;
  "text-ranking": TextRankingOutput;
  "text-to-3d": TextTo3DOutput;
  "text-to-audio": TextToAudioOutput;
  "text-to-image": TextToImageOutput;
  "text-to-speech": TextToSpeechOutput;
  "text-to-video": TextToVideoOutput;
  "token-classification": TokenClassificationOutput;
  translation: TranslationOutput;
  "unconditional-image-generation": UnconditionalImageGenerationOutput;
  "video-classification": VideoClassificationOutput;
  "video-text-to-text": VideoTextToTextOutput;
  "video-to-video": VideoToVideoOutput;
  "visual-document-retrieval": VisualDocumentRetrievalOutput;
  "visual-question-answering": VisualQuestionAnsweringOutput;
  "zero-shot-classification": ZeroShotClassificationOutput;
  "zero-shot-image-classification": ZeroShotImageClassificationOutput;
  "zero-shot-object-detection": ZeroShotObjectDetectionOutput;
}

/** One piece of a streamed answer, for calls that can stream. */
export interface CallStreamOutputs {
  "chat-completion": ChatCompletionStreamOutput;
  "text-generation": TextGenerationStreamOutput;
}

/** How to check a call. */
export interface CallChecks {
  /** The tasks that are called so, when the call is not named after its task. */
  readonly tasks?: readonly TaskId[];
  readonly input?: Check;
  readonly output?: Check;
  /** For one piece of a streamed answer. */
  readonly streamOutput?: Check;
}

/** The checks of every call. */
export const CALLS: Readonly<Record<CallId, CallChecks>> = {
  "any-to-any": {
    input: checkAnyToAnyInput,
    output: checkAnyToAnyOutput,
  },
  "audio-classification": {
    input: checkAudioClassificationInput,
    output: checkAudioClassificationOutput,
  },
  "audio-text-to-text": {
    input: checkAudioTextToTextInput,
    output: checkAudioTextToTextOutput,
  },
  "audio-to-audio": {
    input: checkAudioToAudioInput,
    output: checkAudioToAudioOutput,
  },
  "automatic-speech-recognition": {
    input: checkAutomaticSpeechRecognitionInput,
    output: checkAutomaticSpeechRecognitionOutput,
  },
  "chat-completion": {
    tasks: ["text-generation", "image-text-to-text"],
    input: checkChatCompletionInput,
    output: checkChatCompletionOutput,
    streamOutput: checkChatCompletionStreamOutput,
  },
  "depth-estimation": {
    input: checkDepthEstimationInput,
    output: checkDepthEstimationOutput,
  },
  "document-question-answering": {
    input: checkDocumentQuestionAnsweringInput,
    output: checkDocumentQuestionAnsweringOutput,
  },
  "feature-extraction": {
    input: checkFeatureExtractionInput,
    output: checkFeatureExtractionOutput,
  },
  "fill-mask": {
    input: checkFillMaskInput,
    output: checkFillMaskOutput,
  },
  "image-classification": {
    input: checkImageClassificationInput,
    output: checkImageClassificationOutput,
  },
  "image-feature-extraction": {
    input: checkImageFeatureExtractionInput,
    output: checkImageFeatureExtractionOutput,
  },
  "image-segmentation": {
    input: checkImageSegmentationInput,
    output: checkImageSegmentationOutput,
  },
  "image-text-to-image": {
    input: checkImageTextToImageInput,
    output: checkImageTextToImageOutput,
  },
  "image-text-to-text": {
    input: checkImageTextToTextInput,
    output: checkImageTextToTextOutput,
  },
  "image-text-to-video": {
    input: checkImageTextToVideoInput,
    output: checkImageTextToVideoOutput,
  },
  "image-to-3d": {
    input: checkImageTo3DInput,
    output: checkImageTo3DOutput,
  },
  "image-to-image": {
    input: checkImageToImageInput,
    output: checkImageToImageOutput,
  },
  "image-to-text": {
    input: checkImageToTextInput,
    output: checkImageToTextOutput,
  },
  "image-to-video": {
    input: checkImageToVideoInput,
    output: checkImageToVideoOutput,
  },
  "keypoint-detection": {
    input: checkKeypointDetectionInput,
    output: checkKeypointDetectionOutput,
  },
  "mask-generation": {
    input: checkMaskGenerationInput,
    output: checkMaskGenerationOutput,
  },
  "object-detection": {
    input: checkObjectDetectionInput,
    output: checkObjectDetectionOutput,
  },
  "question-answering": {
    input: checkQuestionAnsweringInput,
    output: checkQuestionAnsweringOutput,
  },
  "reinforcement-learning": {
    input: checkReinforcementLearningInput,
    output: checkReinforcementLearningOutput,
  },
  "sentence-similarity": {
    input: checkSentenceSimilarityInput,
    output: checkSentenceSimilarityOutput,
  },
  summarization: {
    input: checkSummarizationInput,
    output: checkSummarizationOutput,
  },
  "table-question-answering": {
    input: checkTableQuestionAnsweringInput,
    output: checkTableQuestionAnsweringOutput,
  },
  "tabular-classification": {
    input: checkTabularClassificationInput,
    output: checkTabularClassificationOutput,
  },
  "tabular-regression": {
    input: checkTabularRegressionInput,
    output: checkTabularRegressionOutput,
  },
  "text-classification": {
    input: checkTextClassificationInput,
    output: checkTextClassificationOutput,
  },
  "text-generation": {
    input: checkTextGenerationInput,
    output: checkTextGenerationOutput,
    streamOutput: checkTextGenerationStreamOutput,
  },
  "text-ranking": {
    input: checkTextRankingInput,
    output: checkTextRankingOutput,
  },
  "text-to-3d": {
    input: checkTextTo3DInput,
    output: checkTextTo3DOutput,
  },
  "text-to-audio": {
    input: checkTextToAudioInput,
    output: checkTextToAudioOutput,
  },
  "text-to-image": {
    input: checkTextToImageInput,
    output: checkTextToImageOutput,
  },
  "text-to-speech": {
    input: checkTextToSpeechInput,
    output: checkTextToSpeechOutput,
  },
  "text-to-video": {
    input: checkTextToVideoInput,
    output: checkTextToVideoOutput,
  },
  "token-classification": {
    input: checkTokenClassificationInput,
    output: checkTokenClassificationOutput,
  },
  translation: {
    input: checkTranslationInput,
    output: checkTranslationOutput,
  },
  "unconditional-image-generation": {
    input: checkUnconditionalImageGenerationInput,
    output: checkUnconditionalImageGenerationOutput,
  },
  "video-classification": {
    input: checkVideoClassificationInput,
    output: checkVideoClassificationOutput,
  },
  "video-text-to-text": {
    input: checkVideoTextToTextInput,
    output: checkVideoTextToTextOutput,
  },
  "video-to-video": {
    input: checkVideoToVideoInput,
    output: checkVideoToVideoOutput,
  },
  "visual-document-retrieval": {
    input: checkVisualDocumentRetrievalInput,
    output: checkVisualDocumentRetrievalOutput,
  },
  "visual-question-answering": {
    input: checkVisualQuestionAnsweringInput,
    output: checkVisualQuestionAnsweringOutput,
  },
  "zero-shot-classification": {
    input: checkZeroShotClassificationInput,
    output: checkZeroShotClassificationOutput,
  },
  "zero-shot-image-classification": {
    input: checkZeroShotImageClassificationInput,
    output: checkZeroShotImageClassificationOutput,
  },
  "zero-shot-object-detection": {
    input: checkZeroShotObjectDetectionInput,
    output: checkZeroShotObjectDetectionOutput,
  },
};
