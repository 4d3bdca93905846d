// Generated – do not edit.
// source:    spec/tasks/*.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData, TaskId } from "../records.ts";
import { anyToAny } from "./any-to-any.ts";
import { audioClassification } from "./audio-classification.ts";
import { audioTextToText } from "./audio-text-to-text.ts";
import { audioToAudio } from "./audio-to-audio.ts";
import { automaticSpeechRecognition } from "./automatic-speech-recognition.ts";
import { depthEstimation } from "./depth-estimation.ts";
import { documentQuestionAnswering } from "./document-question-answering.ts";
import { featureExtraction } from "./feature-extraction.ts";
import { fillMask } from "./fill-mask.ts";
import { graphMl } from "./graph-ml.ts";
import { imageClassification } from "./image-classification.ts";
import { imageFeatureExtraction } from "./image-feature-extraction.ts";
import { imageSegmentation } from "./image-segmentation.ts";
import { imageTextToImage } from "./image-text-to-image.ts";
import { imageTextToText } from "./image-text-to-text.ts";
import { imageTextToVideo } from "./image-text-to-video.ts";
import { imageTo3d } from "./image-to-3d.ts";
import { imageToImage } from "./image-to-image.ts";
import { imageToText } from "./image-to-text.ts";
import { imageToVideo } from "./image-to-video.ts";
import { keypointDetection } from "./keypoint-detection.ts";
import { maskGeneration } from "./mask-generation.ts";
import { multipleChoice } from "./multiple-choice.ts";
import { objectDetection } from "./object-detection.ts";
import { other } from "./other.ts";
import { questionAnswering } from "./question-answering.ts";
import { reinforcementLearning } from "./reinforcement-learning.ts";
import { robotics } from "./robotics.ts";
import { sentenceSimilarity } from "./sentence-similarity.ts";
import { summarization } from "./summarization.ts";
import { tableQuestionAnswering } from "./table-question-answering.ts";
import { tableToText } from "./table-to-text.ts";
import { tabularClassification } from "./tabular-classification.ts";
import { tabularRegression } from "./tabular-regression.ts";
import { tabularToText } from "./tabular-to-text.ts";
import { textClassification } from "./text-classification.ts";
import { textGeneration } from "./text-generation.ts";
import { textRanking } from "./text-ranking.ts";
import { textRetrieval } from "./text-retrieval.ts";
import { textTo3d } from "./text-to-3d.ts";
import { textToAudio } from "./text-to-audio.ts";
import { textToImage } from "./text-to-image.ts";
import { textToSpeech } from "./text-to-speech.ts";
import { textToVideo } from "./text-to-video.ts";
import { timeSeriesForecasting } from "./time-series-forecasting.ts";
import { tokenClassification } from "./token-classification.ts";
import { translation } from "./translation.ts";
import { unconditionalImageGeneration } from "./unconditional-image-generation.ts";
import { videoClassification } from "./video-classification.ts";
import { videoTextToText } from "./video-text-to-text.ts";
import { videoToVideo } from "./video-to-video.ts";
import { visualDocumentRetrieval } from "./visual-document-retrieval.ts";
import { visualQuestionAnswering } from "./visual-question-answering.ts";
import { voiceActivityDetection } from "./voice-activity-detection.ts";
import { zeroShotClassification } from "./zero-shot-classification.ts";
import { zeroShotImageClassification } from "./zero-shot-image-classification.ts";
import { zeroShotObjectDetection } from "./zero-shot-object-detection.ts";

/** All tasks, in the catalogue's order. */
export const TASKS: Readonly<Record<TaskId, TaskData>> = {
  "text-classification": textClassification,
  "token-classification": tokenClassification,
  "table-question-answering": tableQuestionAnswering,
  "question-answering": questionAnswering,
  "zero-shot-classification": zeroShotClassification,
  translation,
  summarization,
  "feature-extraction": featureExtraction,
  "text-generation": textGeneration,
  "fill-mask": fillMask,
  "sentence-similarity": sentenceSimilarity,
  "text-to-speech": textToSpeech,
  "text-to-audio": textToAudio,
  "automatic-speech-recognition": automaticSpeechRecognition,
  "audio-to-audio": audioToAudio,
  "audio-classification": audioClassification,
  "audio-text-to-text": audioTextToText,
  "voice-activity-detection": voiceActivityDetection,
  "depth-estimation": depthEstimation,
  "image-classification": imageClassification,
  "object-detection": objectDetection,
  "image-segmentation": imageSegmentation,
  "text-to-image": textToImage,
  "image-to-text": imageToText,
  "image-to-image": imageToImage,
  "image-to-video": imageToVideo,
  "unconditional-image-generation": unconditionalImageGeneration,
  "video-classification": videoClassification,
  "reinforcement-learning": reinforcementLearning,
  robotics,
  "tabular-classification": tabularClassification,
  "tabular-regression": tabularRegression,
  "tabular-to-text": tabularToText,
  "table-to-text": tableToText,
  "multiple-choice": multipleChoice,
  "text-ranking": textRanking,
  "text-retrieval": textRetrieval,
  "time-series-forecasting": timeSeriesForecasting,
  "text-to-video": textToVideo,
  "image-text-to-text": imageTextToText,
  "image-text-to-image": imageTextToImage,
  "image-text-to-video": imageTextToVideo,
  "visual-question-answering": visualQuestionAnswering,
  "document-question-answering": documentQuestionAnswering,
  "zero-shot-image-classification": zeroShotImageClassification,
  "graph-ml": graphMl,
  "mask-generation": maskGeneration,
  "zero-shot-object-detection": zeroShotObjectDetection,
  "text-to-3d": textTo3d,
  "image-to-3d": imageTo3d,
  "image-feature-extraction": imageFeatureExtraction,
  "video-text-to-text": videoTextToText,
  "keypoint-detection": keypointDetection,
  "visual-document-retrieval": visualDocumentRetrieval,
  "any-to-any": anyToAny,
  "video-to-video": videoToVideo,
  other,
};
