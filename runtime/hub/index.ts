/** Models on a hub, and tables of hardware, libraries for data sets and kernels, evaluation frameworks and agents. */
export * from "./tables.ts";
export type { HubOptions } from "./ask.ts";
export { type HubModel, modelFile, modelRecord } from "./model-record.ts";
export { type RouterModel, routerModels, type RouterOptions, type RouterProvider } from "./router-models.ts";
export { type ModelQuery, type QuantizedVersion, quantizedVersions, searchModels } from "./search-models.ts";
export { ConnectionError, HubApiError, InferenceError, InputError, RequestTimeoutError } from "../http/errors.ts";
