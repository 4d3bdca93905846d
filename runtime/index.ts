/** The main entry of the package: everything except the React components. */
export * from "./apps/index.ts";
export * from "./gguf/index.ts";
export * from "./hub/index.ts";
export * from "./inference/index.ts";
export * from "./libraries/index.ts";
export * from "./snippets/index.ts";
export * from "./tasks/index.ts";
export * from "./template/index.ts";
// Two modules export these names. In this entry, they have the meaning of the task's schema.
export type {
  AudioToAudioOutput,
  FeatureExtractionOutput,
  TabularClassificationOutput,
  TabularRegressionOutput,
  TextToVideoOutput,
} from "./tasks/index.ts";
