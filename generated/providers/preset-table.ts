// Generated – do not edit.
// source:    spec/providers/_presets.yaml
// generator: generators/artifacts/provider-check.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderTask } from "../records.ts";
import {
  anthropicMessages,
  chat,
  completions,
  embeddings,
  falaiQueue,
  geminiContent,
  images,
  imagesOrLinks,
  pipeline,
  pipelineFile,
  replicatePrediction,
  responses,
  responsesInBackground,
  speech,
  textThroughChat,
  transcriptions,
  wavespeedPrediction,
} from "./presets.ts";

/** Name of a preset. */
export type PresetName =
  | "chat"
  | "responses"
  | "responses-in-background"
  | "completions"
  | "text-through-chat"
  | "images"
  | "images-or-links"
  | "embeddings"
  | "speech"
  | "transcriptions"
  | "pipeline"
  | "pipeline-file"
  | "falai-queue"
  | "wavespeed-prediction"
  | "replicate-prediction"
  | "anthropic-messages"
  | "gemini-content";

/** The presets by name. A task includes a preset with `use`. */
export const PRESETS: Readonly<Record<PresetName, ProviderTask>> = {
  chat,
  responses,
  "responses-in-background": responsesInBackground,
  completions,
  "text-through-chat": textThroughChat,
  images,
  "images-or-links": imagesOrLinks,
  embeddings,
  speech,
  transcriptions,
  pipeline,
  "pipeline-file": pipelineFile,
  "falai-queue": falaiQueue,
  "wavespeed-prediction": wavespeedPrediction,
  "replicate-prediction": replicatePrediction,
  "anthropic-messages": anthropicMessages,
  "gemini-content": geminiContent,
};
