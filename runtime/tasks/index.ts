/** Tasks of the catalogue: their types, their pages, and the shapes of their inputs and outputs. */
export type * from "../../generated/io/types.ts";
export type {
  AdapterTransformersConfig,
  AddedToken,
  ChartBar,
  Demo,
  DemoChart,
  DemoItem,
  DemoMedia,
  DemoTable,
  DemoText,
  DemoToken,
  DemoTokens,
  DiffusersConfig,
  GgufSummary,
  KerasHubConfig,
  Library,
  LibraryKey,
  Metric,
  Modality,
  ModelCard,
  ModelConfig,
  ModelRecord,
  NamedTemplate,
  PeftConfig,
  ProcessorConfig,
  QuantizationConfig,
  RepositoryId,
  SafetensorsSummary,
  ServingProvider,
  SklearnConfig,
  SklearnModelFile,
  SpecialToken,
  SpeechbrainConfig,
  Subtask,
  Suggestion,
  TaskData,
  TaskId,
  TokenizerConfig,
  WidgetMessage,
  WidgetParameters,
  WidgetTable,
} from "../../generated/records.ts";
export { MODALITIES, MODALITY_LABELS, type TaskType } from "../../generated/task-types.ts";
export * from "./drop-in.ts";
export type { ModelData, TransformersInfo } from "./drop-in-model.ts";
export * from "./drop-in-widgets.ts";
export * from "../apps/index.ts";
export * from "../hub/tables.ts";
// The remaining exports of `@huggingface/tasks`, so that programs can migrate by changing only the import path.
export {
  ALL_DISPLAY_MODEL_LIBRARY_KEYS,
  ALL_MODEL_LIBRARY_KEYS,
  type LibraryUiElement,
  MODEL_LIBRARIES_UI_ELEMENTS,
  type ModelLibraryKey,
} from "../libraries/drop-in.ts";
export * from "../gguf/index.ts";
export {
  getModelInputSnippet,
  type InferenceSnippet,
  type InferenceSnippetLanguage,
  inferenceSnippetLanguages,
  type ModelDataMinimal,
  stringifyGenerationConfig,
  stringifyMessages,
} from "../snippets/index.ts";
export { validateTaskInput, validateTaskOutput, type Validation, type ValueProblem } from "./check.ts";
