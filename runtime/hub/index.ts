/** Models on a hub, and data about the hub: hardware, libraries for data sets and kernels, evaluation frameworks, agents. */
export { AGENT_HARNESSES, type AgentHarness, type AgentHarnessKey } from "../../generated/hub/agents.ts";
export {
  DATASET_LIBRARIES_UI_ELEMENTS,
  type DatasetLibraryKey,
  type DatasetLibraryUiElement,
} from "../../generated/hub/datasets.ts";
export {
  EVALUATION_FRAMEWORKS,
  type EvaluationFramework,
  type EvaluationFrameworkKey,
} from "../../generated/hub/evaluation.ts";
export {
  type AmdGpuHardwareSpec,
  DEFAULT_MEMORY_OPTIONS,
  type HardwareSpec,
  type NvidiaHardwareSpec,
  SKUS,
  type Skus,
  type SkuType,
} from "../../generated/hub/hardware.ts";
export {
  HF_HUB_INFERENCE_PROXY_TEMPLATE,
  KERNEL_LIBRARIES_UI_ELEMENTS,
  type KernelLibraryKey,
  type KernelLibraryUiElement,
  openAIbaseUrl,
  type SnippetInferenceProvider,
  STANDARD_AGENT_ENV_VARS,
} from "./drop-in.ts";
export type { HubOptions } from "./ask.ts";
export { type HubModel, modelRecord } from "./model-record.ts";
export { type RouterModel, routerModels, type RouterOptions, type RouterProvider } from "./router-models.ts";
export { type ModelQuery, type QuantizedVersion, quantizedVersions, searchModels } from "./search-models.ts";
export { ConnectionError, HubApiError, InferenceError, InputError, RequestTimeoutError } from "../http/errors.ts";
