/** The front door of the package: everything but the React components. */
export * from "./apps/index.ts";
export * from "./gguf/index.ts";
export * from "./hub/index.ts";
export * from "./inference/index.ts";
export * from "./libraries/index.ts";
export * from "./snippets/index.ts";
export * from "./tasks/index.ts";
export * from "./template/index.ts";
// Two entries know these names; here they mean what the schema of the task says.
export type {
  AudioToAudioOutput,
  FeatureExtractionOutput,
  TabularClassificationOutput,
  TabularRegressionOutput,
  TextToVideoOutput,
} from "./tasks/index.ts";
