import { bindRequest, bindStream, bindStreamingRequest, bindTask } from "./bind.ts";
import type { Methods } from "./methods.ts";
import type { FunctionName, StreamName } from "../../generated/functions.ts";
import { ALL_PROVIDERS } from "./provider/catalogue.ts";

/* This module exports the client's methods as functions, for programs that need only a few of them. The token is passed
   as the argument `accessToken`. `Methods` describes each function. */

const BINDING = { providers: ALL_PROVIDERS };
const task = <Name extends FunctionName>(name: Name): Methods[Name] => bindTask(BINDING, name);
const stream = <Name extends StreamName>(name: Name): Methods[Name] => bindStream(BINDING, name);

export const request: Methods["request"] = /* @__PURE__ */ bindRequest(BINDING);
export const streamingRequest: Methods["streamingRequest"] = /* @__PURE__ */ bindStreamingRequest(BINDING);
export const chatCompletion: Methods["chatCompletion"] = /* @__PURE__ */ task("chatCompletion");
export const chatCompletionStream: Methods["chatCompletionStream"] = /* @__PURE__ */ stream("chatCompletionStream");
export const responses: Methods["responses"] = /* @__PURE__ */ task("responses");
export const responsesStream: Methods["responsesStream"] = /* @__PURE__ */ stream("responsesStream");
export const textGeneration: Methods["textGeneration"] = /* @__PURE__ */ task("textGeneration");
export const textGenerationStream: Methods["textGenerationStream"] = /* @__PURE__ */ stream("textGenerationStream");
export const featureExtraction: Methods["featureExtraction"] = /* @__PURE__ */ task("featureExtraction");
export const fillMask: Methods["fillMask"] = /* @__PURE__ */ task("fillMask");
export const questionAnswering: Methods["questionAnswering"] = /* @__PURE__ */ task("questionAnswering");
export const sentenceSimilarity: Methods["sentenceSimilarity"] = /* @__PURE__ */ task("sentenceSimilarity");
export const summarization: Methods["summarization"] = /* @__PURE__ */ task("summarization");
export const tableQuestionAnswering: Methods["tableQuestionAnswering"] = /* @__PURE__ */ task("tableQuestionAnswering");
export const textClassification: Methods["textClassification"] = /* @__PURE__ */ task("textClassification");
export const tokenClassification: Methods["tokenClassification"] = /* @__PURE__ */ task("tokenClassification");
export const translation: Methods["translation"] = /* @__PURE__ */ task("translation");
export const zeroShotClassification: Methods["zeroShotClassification"] = /* @__PURE__ */ task("zeroShotClassification");
export const audioClassification: Methods["audioClassification"] = /* @__PURE__ */ task("audioClassification");
export const audioToAudio: Methods["audioToAudio"] = /* @__PURE__ */ task("audioToAudio");
export const automaticSpeechRecognition: Methods["automaticSpeechRecognition"] =
  /* @__PURE__ */ task("automaticSpeechRecognition");
export const textToAudio: Methods["textToAudio"] = /* @__PURE__ */ task("textToAudio");
export const textToSpeech: Methods["textToSpeech"] = /* @__PURE__ */ task("textToSpeech");
export const imageClassification: Methods["imageClassification"] = /* @__PURE__ */ task("imageClassification");
export const imageSegmentation: Methods["imageSegmentation"] = /* @__PURE__ */ task("imageSegmentation");
export const imageToImage: Methods["imageToImage"] = /* @__PURE__ */ task("imageToImage");
export const imageToText: Methods["imageToText"] = /* @__PURE__ */ task("imageToText");
export const imageToVideo: Methods["imageToVideo"] = /* @__PURE__ */ task("imageToVideo");
export const imageTextToImage: Methods["imageTextToImage"] = /* @__PURE__ */ task("imageTextToImage");
export const imageTextToVideo: Methods["imageTextToVideo"] = /* @__PURE__ */ task("imageTextToVideo");
export const objectDetection: Methods["objectDetection"] = /* @__PURE__ */ task("objectDetection");
export const textToImage: Methods["textToImage"] = /* @__PURE__ */ task("textToImage");
export const textToVideo: Methods["textToVideo"] = /* @__PURE__ */ task("textToVideo");
export const zeroShotImageClassification: Methods["zeroShotImageClassification"] =
  /* @__PURE__ */ task("zeroShotImageClassification");
export const documentQuestionAnswering: Methods["documentQuestionAnswering"] =
  /* @__PURE__ */ task("documentQuestionAnswering");
export const visualQuestionAnswering: Methods["visualQuestionAnswering"] =
  /* @__PURE__ */ task("visualQuestionAnswering");
export const tabularClassification: Methods["tabularClassification"] = /* @__PURE__ */ task("tabularClassification");
export const tabularRegression: Methods["tabularRegression"] = /* @__PURE__ */ task("tabularRegression");
