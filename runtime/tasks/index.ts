/** Tasks of the catalogue: their types, their pages, and the shapes of their inputs and outputs. */
export type * from "../../generated/io/index.ts";
export type * from "../../generated/records.ts";
export { MODALITIES, MODALITY_LABELS } from "../../generated/task-types.ts";
export * from "./drop-in.ts";
export { validateTaskInput, validateTaskOutput, type Validation, type ValueProblem } from "./check.ts";
