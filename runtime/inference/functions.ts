import { bindRequest, bindStream, bindStreamingRequest, bindTask } from "./bind.ts";
import type { Methods } from "./methods.ts";
import type { FunctionName, StreamName } from "../../generated/functions.ts";
import { ALL_PROVIDERS } from "./provider/catalogue.ts";

/* This module exports the client's methods as functions, for programs that need only a few of them. The token is passed
   as the argument `accessToken`. `Methods` describes each function. */

const BINDING = { providers: ALL_PROVIDERS };
const task = <Name extends FunctionName>(name: Name): Methods[Name] => bindTask(BINDING, name);
const stream = <Name extends StreamName>(name: Name): Methods[Name] => bindStream(BINDING, name);

export const request = /* @__PURE__ */ bindRequest(BINDING);
export const streamingRequest = /* @__PURE__ */ bindStreamingRequest(BINDING);
export const chatCompletion = /* @__PURE__ */ task("chatCompletion");
export const chatCompletionStream = /* @__PURE__ */ stream("chatCompletionStream");
export const textGeneration = /* @__PURE__ */ task("textGeneration");
export const textGenerationStream = /* @__PURE__ */ stream("textGenerationStream");
export const featureExtraction = /* @__PURE__ */ task("featureExtraction");
export const fillMask = /* @__PURE__ */ task("fillMask");
export const questionAnswering = /* @__PURE__ */ task("questionAnswering");
export const sentenceSimilarity = /* @__PURE__ */ task("sentenceSimilarity");
export const summarization = /* @__PURE__ */ task("summarization");
export const tableQuestionAnswering = /* @__PURE__ */ task("tableQuestionAnswering");
export const textClassification = /* @__PURE__ */ task("textClassification");
export const tokenClassification = /* @__PURE__ */ task("tokenClassification");
export const translation = /* @__PURE__ */ task("translation");
export const zeroShotClassification = /* @__PURE__ */ task("zeroShotClassification");
export const audioClassification = /* @__PURE__ */ task("audioClassification");
export const audioToAudio = /* @__PURE__ */ task("audioToAudio");
export const automaticSpeechRecognition = /* @__PURE__ */ task("automaticSpeechRecognition");
export const textToAudio = /* @__PURE__ */ task("textToAudio");
export const textToSpeech = /* @__PURE__ */ task("textToSpeech");
export const imageClassification = /* @__PURE__ */ task("imageClassification");
export const imageSegmentation = /* @__PURE__ */ task("imageSegmentation");
export const imageToImage = /* @__PURE__ */ task("imageToImage");
export const imageToText = /* @__PURE__ */ task("imageToText");
export const imageToVideo = /* @__PURE__ */ task("imageToVideo");
export const imageTextToImage = /* @__PURE__ */ task("imageTextToImage");
export const imageTextToVideo = /* @__PURE__ */ task("imageTextToVideo");
export const objectDetection = /* @__PURE__ */ task("objectDetection");
export const textToImage = /* @__PURE__ */ task("textToImage");
export const textToVideo = /* @__PURE__ */ task("textToVideo");
export const zeroShotImageClassification = /* @__PURE__ */ task("zeroShotImageClassification");
export const documentQuestionAnswering = /* @__PURE__ */ task("documentQuestionAnswering");
export const visualQuestionAnswering = /* @__PURE__ */ task("visualQuestionAnswering");
export const tabularClassification = /* @__PURE__ */ task("tabularClassification");
export const tabularRegression = /* @__PURE__ */ task("tabularRegression");
