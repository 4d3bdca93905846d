/** The main entry point of the package: everything except the React components. */
export * from "./apps/index.ts";
export * from "./gguf/index.ts";
export * from "./hub/index.ts";
export * from "./inference/index.ts";
export * from "./libraries/index.ts";
export * from "./snippets/index.ts";
export * from "./tasks/index.ts";
export * from "./template/index.ts";
export * from "./template/response/index.ts";
// The modules `tasks` and `inference` both export types with these names. This entry point exports the types of
// `tasks`, which are generated from the schemas of the tasks.
export type {
  AudioToAudioOutput,
  FeatureExtractionOutput,
  TabularClassificationOutput,
  TabularRegressionOutput,
  TextToVideoOutput,
} from "./tasks/index.ts";
