import type { LibraryKey } from "../../generated/library-keys.ts";
import { LIBRARY_TASKS } from "../../generated/library-tasks.ts";
import type { Demo, DemoItem, TaskData } from "../../generated/records.ts";
import { TASK_IDS, TASK_TYPES, type TaskId, type TaskType } from "../../generated/task-types.ts";
import { TASKS } from "../../generated/tasks/index.ts";

/** The data for the page of every task. */
export const TASKS_DATA: Readonly<Record<PipelineType, TaskData>> = /* @__PURE__ */ Object.assign(
  // The table has no prototype, so looking up "constructor" finds no task.
  /* @__PURE__ */ Object.create(null),
  TASKS,
);

/** Libraries that support each task. */
export const TASKS_MODEL_LIBRARIES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ TASK_IDS.map((id) => [id, TASKS[id].libraries.slice()]),
) as Record<PipelineType, LibraryKey[]>;

/** Tasks that each library supports. Libraries without a task are absent. */
export const LIBRARY_TASK_MAPPING = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(LIBRARY_TASKS).map(([key, tasks]) => [key, tasks.slice()]),
) as Partial<Record<LibraryKey, PipelineType[]>>;

/** Inputs and outputs that a task's page shows. */
export type TaskDemo = Demo;

/** One input or output of a demo: image, video, sound, 3D object, text, chart, table or marked text. */
export type TaskDemoEntry = DemoItem;

/** A model, data set, space or metric that a task's page recommends, with the reason. */
export type ExampleRepo = TaskData["models"][number];

/** The fields that an author writes for a task page. The other fields come from the catalogue. */
export type TaskDataCustom = Omit<TaskData, "id" | "label" | "libraries" | "order" | keyof TaskType | "addedOn">;

/** Id of a task whose models can be tried out on their pages. */
export type WidgetType = PipelineType | "conversational";

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
