/** Data about a hub: hardware, libraries for data sets and kernels, evaluation frameworks, coding agents. */
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
