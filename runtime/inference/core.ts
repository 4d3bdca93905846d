/**
 * The functions of tasks that give a value at once, without any provider: a program that takes one of them and one
 * provider (`hubsmith/providers/<id>`) stays small.
 *
 * @example
 * import { chatCompletion } from "hubsmith/inference/core";
 * import { groq } from "hubsmith/providers/groq";
 * await chatCompletion({ provider: groq, accessToken: key, model: "org/model", messages });
 */
import { createAdapter } from "./adapter.ts";
import type { Adapter, Parts, ProviderObject } from "./adapter.ts";
import { method } from "./bind.ts";
import { InputError } from "./errors.ts";
import type { Lookups } from "./lookup.ts";
import type { Methods } from "./methods.ts";
import { complete } from "./output.ts";
import { requestMethod, streamingRequestMethod } from "./raw.ts";
import type { Runtime } from "./runtime.ts";
import { streamMethod } from "./streams.ts";
import { VOCABULARY } from "./vocabulary.ts";

let lookups: Promise<Lookups> | undefined;

function learnt(): Promise<Lookups> {
  return (lookups ??= import("./lookup.ts").then(({ Lookups }) => new Lookups()));
}

/** A runtime that knows no provider by its id. */
function runtimeOf(parts: Parts | undefined, finish: Runtime["complete"]): Runtime {
  const adapters = new WeakMap<ProviderObject, Adapter>();
  return {
    adapterOf(provider) {
      if (typeof provider === "string") {
        throw new InputError(
          `provider must be an object here: import it from "hubsmith/providers/${provider}", or call the function of "hubsmith/inference"`,
        );
      }
      let adapter = adapters.get(provider);
      if (adapter === undefined) adapters.set(provider, (adapter = createAdapter(provider, parts)));
      return adapter;
    },
    isKnown: () => false,
    complete: finish,
    providersOf: async (model, access) => (await learnt()).providersOf(model, access),
    defaultModel: async (task, access) => (await learnt()).defaultModel(task, access),
  };
}

/** Text in, JSON out, at once. */
const PLAIN = /* @__PURE__ */ runtimeOf(undefined, undefined);
/** Files and jobs too. */
const WHOLE = /* @__PURE__ */ runtimeOf(VOCABULARY, complete);

export * from "./errors.ts";
/** Any task, its answer as it came. `options.task` names the task. */
export const request: Methods["request"] = /* @__PURE__ */ requestMethod(WHOLE);
/** Any task that answers in pieces. `options.task` names the task. */
export const streamingRequest: Methods["streamingRequest"] = /* @__PURE__ */ streamingRequestMethod(WHOLE);
/** The next message of a conversation. */
export const chatCompletion: Methods["chatCompletion"] = /* @__PURE__ */ method(PLAIN, "conversational");
/** The next message of a conversation, in pieces. */
export const chatCompletionStream: Methods["chatCompletionStream"] = /* @__PURE__ */ streamMethod(
  PLAIN,
  "conversational",
);
/** How a text goes on. */
export const textGeneration: Methods["textGeneration"] = /* @__PURE__ */ method(PLAIN, "text-generation");
/** How a text goes on, in pieces: of the provider's own form. */
export const textGenerationStream: Methods["textGenerationStream"] = /* @__PURE__ */ streamMethod(
  PLAIN,
  "text-generation",
);
/** Texts as numbers, to compare them by meaning. */
export const featureExtraction: Methods["featureExtraction"] = /* @__PURE__ */ method(WHOLE, "feature-extraction");
/** What may stand in the place of a mask. */
export const fillMask: Methods["fillMask"] = /* @__PURE__ */ method(WHOLE, "fill-mask");
/** The answer to a question, from a text. */
export const questionAnswering: Methods["questionAnswering"] = /* @__PURE__ */ method(WHOLE, "question-answering");
/** How alike sentences are to one sentence. */
export const sentenceSimilarity: Methods["sentenceSimilarity"] = /* @__PURE__ */ method(WHOLE, "sentence-similarity");
/** A text in short. */
export const summarization: Methods["summarization"] = /* @__PURE__ */ method(WHOLE, "summarization");
/** The answer to a question, from a table. */
export const tableQuestionAnswering: Methods["tableQuestionAnswering"] = /* @__PURE__ */ method(
  WHOLE,
  "table-question-answering",
);
/** Classes of a text. */
export const textClassification: Methods["textClassification"] = /* @__PURE__ */ method(WHOLE, "text-classification");
/** Names and other marked parts of a text. */
export const tokenClassification: Methods["tokenClassification"] = /* @__PURE__ */ method(
  WHOLE,
  "token-classification",
);
/** A text in another language; several texts give several translations. */
export const translation: Methods["translation"] = /* @__PURE__ */ method(WHOLE, "translation");
/** Which of the given labels fit a text. */
export const zeroShotClassification: Methods["zeroShotClassification"] = /* @__PURE__ */ method(
  WHOLE,
  "zero-shot-classification",
);
/** Classes of a sound. */
export const audioClassification: Methods["audioClassification"] = /* @__PURE__ */ method(
  WHOLE,
  "audio-classification",
);
/** A sound in parts, or made better. */
export const audioToAudio: Methods["audioToAudio"] = /* @__PURE__ */ method(WHOLE, "audio-to-audio");
/** What is said in a recording. */
export const automaticSpeechRecognition: Methods["automaticSpeechRecognition"] = /* @__PURE__ */ method(
  WHOLE,
  "automatic-speech-recognition",
);
/** A sound or music from a description. */
export const textToAudio: Methods["textToAudio"] = /* @__PURE__ */ method(WHOLE, "text-to-audio");
/** A text read aloud. */
export const textToSpeech: Methods["textToSpeech"] = /* @__PURE__ */ method(WHOLE, "text-to-speech");
/** Classes of an image. */
export const imageClassification: Methods["imageClassification"] = /* @__PURE__ */ method(
  WHOLE,
  "image-classification",
);
/** The areas of an image, each with a mask. */
export const imageSegmentation: Methods["imageSegmentation"] = /* @__PURE__ */ method(WHOLE, "image-segmentation");
/** An image changed by a prompt. */
export const imageToImage: Methods["imageToImage"] = /* @__PURE__ */ method(WHOLE, "image-to-image");
/** An image in words. */
export const imageToText: Methods["imageToText"] = /* @__PURE__ */ method(WHOLE, "image-to-text");
/** A video that begins with an image. */
export const imageToVideo: Methods["imageToVideo"] = /* @__PURE__ */ method(WHOLE, "image-to-video");
/** An image from a prompt, and from another image if there is one. */
export const imageTextToImage: Methods["imageTextToImage"] = /* @__PURE__ */ method(WHOLE, "image-text-to-image");
/** A video from a prompt, and from an image if there is one. */
export const imageTextToVideo: Methods["imageTextToVideo"] = /* @__PURE__ */ method(WHOLE, "image-text-to-video");
/** The things in an image, each with a box. */
export const objectDetection: Methods["objectDetection"] = /* @__PURE__ */ method(WHOLE, "object-detection");
/** An image from a description. */
export const textToImage: Methods["textToImage"] = /* @__PURE__ */ method(WHOLE, "text-to-image");
/** A video from a description. */
export const textToVideo: Methods["textToVideo"] = /* @__PURE__ */ method(WHOLE, "text-to-video");
/** Which of the given labels fit an image. */
export const zeroShotImageClassification: Methods["zeroShotImageClassification"] = /* @__PURE__ */ method(
  WHOLE,
  "zero-shot-image-classification",
);
/** The answer to a question, from the image of a page. */
export const documentQuestionAnswering: Methods["documentQuestionAnswering"] = /* @__PURE__ */ method(
  WHOLE,
  "document-question-answering",
);
/** The answer to a question, from an image. */
export const visualQuestionAnswering: Methods["visualQuestionAnswering"] = /* @__PURE__ */ method(
  WHOLE,
  "visual-question-answering",
);
/** Classes of the rows of a table. */
export const tabularClassification: Methods["tabularClassification"] = /* @__PURE__ */ method(
  WHOLE,
  "tabular-classification",
);
/** Numbers for the rows of a table. */
export const tabularRegression: Methods["tabularRegression"] = /* @__PURE__ */ method(WHOLE, "tabular-regression");
