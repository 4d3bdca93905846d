import type { LibraryKey } from "../../generated/library-keys.ts";
import { LIBRARY_TASKS } from "../../generated/library-tasks.ts";
import type { Demo, DemoItem, TaskData } from "../../generated/records.ts";
import { TASK_IDS, type TaskType } from "../../generated/task-types.ts";
import { TASKS } from "../../generated/tasks/index.ts";
import type { PipelineType } from "./drop-in-types.ts";

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
