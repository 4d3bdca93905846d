import { TASK_IDS, TASK_TYPES, type TaskId, type TaskType } from "../../generated/task-types.ts";

/** Id of a task, as in the field `pipeline_tag` of a model. */
export type PipelineType = TaskId;

/** Name, modality, subtasks and flags of a task. */
export type PipelineData = TaskType;

/** All tasks by id, in the catalogue's order. The texts of the task pages are not included. */
export const PIPELINE_DATA: Readonly<Record<PipelineType, PipelineData>> = TASK_TYPES;

/**
 * Ids of all tasks, in the catalogue's order. Callers may change this array: it is a copy, like the other arrays of
 * this module.
 */
export const PIPELINE_TYPES: PipelineType[] = /* @__PURE__ */ TASK_IDS.slice();

/** Ids of all tasks, as a set. */
export const PIPELINE_TYPES_SET: Set<PipelineType> = /* @__PURE__ */ new Set(TASK_IDS);

/** Ids of all subtasks, in the order of their tasks. One id is listed twice, because two tasks share it. */
export const SUBTASK_TYPES: string[] = /* @__PURE__ */ TASK_IDS.flatMap((id) =>
  (TASK_TYPES[id].subtasks ?? []).map((subtask) => subtask.type),
);
