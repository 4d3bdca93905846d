// Generated – do not edit.
// source:    spec/io/*.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TaskId } from "../task-types.ts";
import { checkAnyToAnyInput, checkAnyToAnyOutput } from "./any-to-any.ts";
import { checkAudioClassificationInput, checkAudioClassificationOutput } from "./audio-classification.ts";
import { checkAudioTextToTextInput, checkAudioTextToTextOutput } from "./audio-text-to-text.ts";
import { checkAudioToAudioInput, checkAudioToAudioOutput } from "./audio-to-audio.ts";
import {
  checkAutomaticSpeechRecognitionInput,
  checkAutomaticSpeechRecognitionOutput,
} from "./automatic-speech-recognition.ts";
import {
  checkChatCompletionInput,
  checkChatCompletionOutput,
  checkChatCompletionStreamOutput,
} from "./chat-completion.ts";
import { checkDepthEstimationInput, checkDepthEstimationOutput } from "./depth-estimation.ts";
import {
  checkDocumentQuestionAnsweringInput,
  checkDocumentQuestionAnsweringOutput,
} from "./document-question-answering.ts";
import { checkFeatureExtractionInput, checkFeatureExtractionOutput } from "./feature-extraction.ts";
import { checkFillMaskInput, checkFillMaskOutput } from "./fill-mask.ts";
import { checkImageClassificationInput, checkImageClassificationOutput } from "./image-classification.ts";
import { checkImageFeatureExtractionInput, checkImageFeatureExtractionOutput } from "./image-feature-extraction.ts";
import { checkImageSegmentationInput, checkImageSegmentationOutput } from "./image-segmentation.ts";
import { checkImageTextToImageInput, checkImageTextToImageOutput } from "./image-text-to-image.ts";
import { checkImageTextToTextInput, checkImageTextToTextOutput } from "./image-text-to-text.ts";
import { checkImageTextToVideoInput, checkImageTextToVideoOutput } from "./image-text-to-video.ts";
import { checkImageTo3DInput, checkImageTo3DOutput } from "./image-to-3d.ts";
import { checkImageToImageInput, checkImageToImageOutput } from "./image-to-image.ts";
import { checkImageToTextInput, checkImageToTextOutput } from "./image-to-text.ts";
import { checkImageToVideoInput, checkImageToVideoOutput } from "./image-to-video.ts";
import { checkKeypointDetectionInput, checkKeypointDetectionOutput } from "./keypoint-detection.ts";
import { checkMaskGenerationInput, checkMaskGenerationOutput } from "./mask-generation.ts";
import { checkObjectDetectionInput, checkObjectDetectionOutput } from "./object-detection.ts";
import { checkQuestionAnsweringInput, checkQuestionAnsweringOutput } from "./question-answering.ts";
import { checkReinforcementLearningInput, checkReinforcementLearningOutput } from "./reinforcement-learning.ts";
import type { Check } from "./report.ts";
import { checkSentenceSimilarityInput, checkSentenceSimilarityOutput } from "./sentence-similarity.ts";
import { checkSummarizationInput, checkSummarizationOutput } from "./summarization.ts";
import { checkTableQuestionAnsweringInput, checkTableQuestionAnsweringOutput } from "./table-question-answering.ts";
import { checkTabularClassificationInput, checkTabularClassificationOutput } from "./tabular-classification.ts";
import { checkTabularRegressionInput, checkTabularRegressionOutput } from "./tabular-regression.ts";
import { checkTextClassificationInput, checkTextClassificationOutput } from "./text-classification.ts";
import {
  checkTextGenerationInput,
  checkTextGenerationOutput,
  checkTextGenerationStreamOutput,
} from "./text-generation.ts";
import { checkTextRankingInput, checkTextRankingOutput } from "./text-ranking.ts";
import { checkTextTo3DInput, checkTextTo3DOutput } from "./text-to-3d.ts";
import { checkTextToAudioInput, checkTextToAudioOutput } from "./text-to-audio.ts";
import { checkTextToImageInput, checkTextToImageOutput } from "./text-to-image.ts";
import { checkTextToSpeechInput, checkTextToSpeechOutput } from "./text-to-speech.ts";
import { checkTextToVideoInput, checkTextToVideoOutput } from "./text-to-video.ts";
import { checkTokenClassificationInput, checkTokenClassificationOutput } from "./token-classification.ts";
import { checkTranslationInput, checkTranslationOutput } from "./translation.ts";
import type { CallId } from "./types.ts";
import {
  checkUnconditionalImageGenerationInput,
  checkUnconditionalImageGenerationOutput,
} from "./unconditional-image-generation.ts";
import { checkVideoClassificationInput, checkVideoClassificationOutput } from "./video-classification.ts";
import { checkVideoTextToTextInput, checkVideoTextToTextOutput } from "./video-text-to-text.ts";
import { checkVideoToVideoInput, checkVideoToVideoOutput } from "./video-to-video.ts";
import { checkVisualDocumentRetrievalInput, checkVisualDocumentRetrievalOutput } from "./visual-document-retrieval.ts";
import { checkVisualQuestionAnsweringInput, checkVisualQuestionAnsweringOutput } from "./visual-question-answering.ts";
import { checkZeroShotClassificationInput, checkZeroShotClassificationOutput } from "./zero-shot-classification.ts";
import {
  checkZeroShotImageClassificationInput,
  checkZeroShotImageClassificationOutput,
} from "./zero-shot-image-classification.ts";
import { checkZeroShotObjectDetectionInput, checkZeroShotObjectDetectionOutput } from "./zero-shot-object-detection.ts";
/** The checks of the input and the output of one call. */
export interface CallChecks {
  /** The tasks that use this call, if the call is not named after its task. */
  readonly tasks?: readonly TaskId[];
  /** The check of the input. Absent if any input is allowed. */
  readonly input?: Check;
  /** The check of the output. Absent if any output is allowed. */
  readonly output?: Check;
  /** The check of one chunk of a streamed answer. */
  readonly streamOutput?: Check;
}

/** The checks of the input and the output of each call. */
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
