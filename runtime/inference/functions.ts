import { method } from "./bind.ts";
import type { Methods } from "./methods.ts";
import { requestMethod, streamingRequestMethod } from "./raw.ts";
import { SHARED } from "./standard.ts";
import { streamMethod } from "./streams.ts";

/*
 * The methods of the client as functions, for programs that need few of them. The token, if any, is among the arguments.
 */

/** Any task, its answer as it came. `options.task` names the task. */
export const request: Methods["request"] = /* @__PURE__ */ requestMethod(SHARED);
/** Any task that answers in pieces. `options.task` names the task. */
export const streamingRequest: Methods["streamingRequest"] = /* @__PURE__ */ streamingRequestMethod(SHARED);
/**
 * The next message of a conversation: it stands in `choices[0].message`, the tokens used, as the provider counts them,
 * in `usage`.
 */
export const chatCompletion: Methods["chatCompletion"] = /* @__PURE__ */ method(SHARED, "conversational");
/** The next message of a conversation, in pieces: the words of each stand in `choices[0].delta.content`. */
export const chatCompletionStream: Methods["chatCompletionStream"] = /* @__PURE__ */ streamMethod(
  SHARED,
  "conversational",
);
/** How a text goes on: `generated_text`, of at most `parameters.max_new_tokens` tokens. */
export const textGeneration: Methods["textGeneration"] = /* @__PURE__ */ method(SHARED, "text-generation");
/**
 * How a text goes on, in pieces of the provider's own form: mostly a `token` each, and `generated_text` with the last.
 */
export const textGenerationStream: Methods["textGenerationStream"] = /* @__PURE__ */ streamMethod(
  SHARED,
  "text-generation",
);
/** Texts as numbers, to compare them by meaning: a vector for each text, or, from some models, for each token of it. */
export const featureExtraction: Methods["featureExtraction"] = /* @__PURE__ */ method(SHARED, "feature-extraction");
/** What may stand in the place of a mask: candidates, the likeliest first, with a `score` from 0 to 1. */
export const fillMask: Methods["fillMask"] = /* @__PURE__ */ method(SHARED, "fill-mask");
/** The answer to a question, from a text: `inputs` holds `question` and `context`. The `score` is from 0 to 1. */
export const questionAnswering: Methods["questionAnswering"] = /* @__PURE__ */ method(SHARED, "question-answering");
/** How alike sentences are to one sentence: a number for each of `inputs.sentences`, the higher the closer. */
export const sentenceSimilarity: Methods["sentenceSimilarity"] = /* @__PURE__ */ method(SHARED, "sentence-similarity");
/** A text in short: `summary_text`. */
export const summarization: Methods["summarization"] = /* @__PURE__ */ method(SHARED, "summarization");
/**
 * The answer to a question, from a table, which holds the cells of each column as texts: `answer`, and the
 * `coordinates` of its cells, row and column from 0.
 */
export const tableQuestionAnswering: Methods["tableQuestionAnswering"] = /* @__PURE__ */ method(
  SHARED,
  "table-question-answering",
);
/** Classes of a text, the highest `score` first, from 0 to 1. */
export const textClassification: Methods["textClassification"] = /* @__PURE__ */ method(SHARED, "text-classification");
/**
 * Names and other marked parts of a text: each with its class, its `score` from 0 to 1, and where it begins and ends,
 * in characters (code points) from 0.
 */
export const tokenClassification: Methods["tokenClassification"] = /* @__PURE__ */ method(
  SHARED,
  "token-classification",
);
/** A text in another language: `translation_text`. Several texts give several translations. */
export const translation: Methods["translation"] = /* @__PURE__ */ method(SHARED, "translation");
/** Which of the labels in `parameters.candidate_labels` fit a text, the highest `score` first, from 0 to 1. */
export const zeroShotClassification: Methods["zeroShotClassification"] = /* @__PURE__ */ method(
  SHARED,
  "zero-shot-classification",
);
/** Classes of a sound, the highest `score` first, from 0 to 1. */
export const audioClassification: Methods["audioClassification"] = /* @__PURE__ */ method(
  SHARED,
  "audio-classification",
);
/** A sound in parts, or made better: each part as a file in base64, with its label and its type. */
export const audioToAudio: Methods["audioToAudio"] = /* @__PURE__ */ method(SHARED, "audio-to-audio");
/**
 * What is said in a recording: `text`, and, with `parameters.return_timestamps`, `chunks` with their times in seconds.
 */
export const automaticSpeechRecognition: Methods["automaticSpeechRecognition"] = /* @__PURE__ */ method(
  SHARED,
  "automatic-speech-recognition",
);
/** A sound or music from a description, as a Blob unless `outputType` says otherwise. */
export const textToAudio: Methods["textToAudio"] = /* @__PURE__ */ method(SHARED, "text-to-audio");
/** A text read aloud, as a Blob unless `outputType` says otherwise. */
export const textToSpeech: Methods["textToSpeech"] = /* @__PURE__ */ method(SHARED, "text-to-speech");
/** Classes of an image, the highest `score` first, from 0 to 1. */
export const imageClassification: Methods["imageClassification"] = /* @__PURE__ */ method(
  SHARED,
  "image-classification",
);
/** The areas of an image: each with its class and a `mask`, a PNG in base64 that is white where the area is. */
export const imageSegmentation: Methods["imageSegmentation"] = /* @__PURE__ */ method(SHARED, "image-segmentation");
/** An image changed by a prompt, as a Blob unless `outputType` says otherwise. */
export const imageToImage: Methods["imageToImage"] = /* @__PURE__ */ method(SHARED, "image-to-image");
/** An image in words: `generated_text`. */
export const imageToText: Methods["imageToText"] = /* @__PURE__ */ method(SHARED, "image-to-text");
/** A video that begins with an image, as a Blob unless `outputType` says otherwise. */
export const imageToVideo: Methods["imageToVideo"] = /* @__PURE__ */ method(SHARED, "image-to-video");
/** An image from a prompt, and from another image if there is one, as a Blob unless `outputType` says otherwise. */
export const imageTextToImage: Methods["imageTextToImage"] = /* @__PURE__ */ method(SHARED, "image-text-to-image");
/** A video from a prompt, and from an image if there is one, as a Blob unless `outputType` says otherwise. */
export const imageTextToVideo: Methods["imageTextToVideo"] = /* @__PURE__ */ method(SHARED, "image-text-to-video");
/** The things in an image: each with its class, its `score` from 0 to 1, and a `box` in pixels from the upper left. */
export const objectDetection: Methods["objectDetection"] = /* @__PURE__ */ method(SHARED, "object-detection");
/**
 * An image from a description, as a Blob unless `outputType` says otherwise. `width` and `height` of the parameters are
 * in pixels.
 */
export const textToImage: Methods["textToImage"] = /* @__PURE__ */ method(SHARED, "text-to-image");
/** A video from a description, as a Blob unless `outputType` says otherwise. */
export const textToVideo: Methods["textToVideo"] = /* @__PURE__ */ method(SHARED, "text-to-video");
/** Which of the labels in `parameters.candidate_labels` fit an image, the highest `score` first, from 0 to 1. */
export const zeroShotImageClassification: Methods["zeroShotImageClassification"] = /* @__PURE__ */ method(
  SHARED,
  "zero-shot-image-classification",
);
/**
 * The answer to a question, from the image of a page: `answer`, with its `score` from 0 to 1. It is empty where the
 * page does not tell.
 */
export const documentQuestionAnswering: Methods["documentQuestionAnswering"] = /* @__PURE__ */ method(
  SHARED,
  "document-question-answering",
);
/** The answer to a question, from an image: `answer`, with its `score` from 0 to 1. */
export const visualQuestionAnswering: Methods["visualQuestionAnswering"] = /* @__PURE__ */ method(
  SHARED,
  "visual-question-answering",
);
/** Classes of the rows of a table, a number for each row. The table holds the cells of each column as texts. */
export const tabularClassification: Methods["tabularClassification"] = /* @__PURE__ */ method(
  SHARED,
  "tabular-classification",
);
/** Numbers for the rows of a table, one for each. The table holds the cells of each column as texts. */
export const tabularRegression: Methods["tabularRegression"] = /* @__PURE__ */ method(SHARED, "tabular-regression");
