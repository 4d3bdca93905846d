import { PIPELINE_DATA, TASKS_DATA, type PipelineType } from "hubsmith/tasks";
import { MODALITY_GROUPS, TASKS } from "../catalogue/catalogue.ts";
import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";

/**
 * The provider task for chats. The catalogue has no task with this id. Providers with this task are shown on the pages
 * of the tasks in `CHAT_TASKS`.
 */
const CHAT = "conversational";
/** The provider task for chats through the Responses API. */
export const RESPONSES = "responses";
const CHAT_TASKS: readonly string[] = ["text-generation", "image-text-to-text"];

/** A provider, and one of its tasks. */
export interface Serving {
  readonly provider: ProviderRecord;
  readonly task: ProviderTaskRecord;
}

function isTask(id: string): id is PipelineType {
  return Object.hasOwn(TASKS_DATA, id);
}

/** Returns the display name of a provider task. */
export function taskTitle(task: string): string {
  if (task === RESPONSES) return "Responses";
  return task === CHAT ? "Chat completion" : isTask(task) ? TASKS_DATA[task].label : task;
}

/** Returns the id of the catalogue's task that describes a provider task. */
export function pageTask(task: string): string {
  return task === CHAT || task === RESPONSES ? (CHAT_TASKS[0] ?? task) : task;
}

/** Returns the ids of the catalogue's tasks that a provider supports. */
export function catalogueTasks({ tasks }: ProviderRecord): readonly string[] {
  const names = new Set(tasks.flatMap(({ task }) => (task === CHAT ? CHAT_TASKS : [task])));
  return TASKS.flatMap(({ id }) => (names.has(id) ? [id] : []));
}

/**
 * Returns the providers of a catalogue task. For text tasks, providers with chat come before providers with plain text.
 */
export function servingsOf(task: string, providers: readonly ProviderRecord[]): readonly Serving[] {
  const names = CHAT_TASKS.includes(task) ? [CHAT, task] : [task];
  return names.flatMap((name) =>
    providers.flatMap((provider) =>
      provider.tasks.filter((one) => one.task === name).map((one): Serving => ({ provider, task: one })),
    ),
  );
}

/** Returns the tasks of a provider in the order of the catalogue, chat first. */
export function orderedTasks({ tasks }: ProviderRecord): readonly ProviderTaskRecord[] {
  const place = ({ task }: ProviderTaskRecord): number => (isTask(task) ? PIPELINE_DATA_ORDER.indexOf(task) : -1);
  return [...tasks].sort((one, other) => place(one) - place(other));
}

const PIPELINE_DATA_ORDER: readonly string[] = MODALITY_GROUPS.flatMap(({ tasks }) => tasks.map(({ id }) => id));

/** A row of the table of providers and tasks: a task, and the providers that support it. */
export interface MatrixRow {
  readonly task: string;
  readonly by: ReadonlyMap<string, ProviderTaskRecord>;
}

/** Returns a row for each task that at least one provider supports, grouped by modality. */
export function matrixGroups(
  providers: readonly ProviderRecord[],
): readonly { readonly modality: string; readonly label: string; readonly rows: readonly MatrixRow[] }[] {
  return MODALITY_GROUPS.map(({ modality, label }) => ({
    modality,
    label,
    rows: [CHAT, RESPONSES, ...PIPELINE_DATA_ORDER]
      .filter((task) => PIPELINE_DATA[pageTask(task) as PipelineType].modality === modality)
      .map((task): MatrixRow => ({
        task,
        by: new Map(
          providers.flatMap(({ id, tasks }) =>
            tasks.filter((one) => one.task === task).map((one): [string, ProviderTaskRecord] => [id, one]),
          ),
        ),
      }))
      .filter(({ by }) => by.size > 0),
  })).filter(({ rows }) => rows.length > 0);
}

/** Describes the form of a call in a few words. */
export function shapeWords({ shape, streams }: Pick<ProviderTaskRecord, "shape" | "streams">): string {
  if (streams) return "response or stream";
  return { json: "response", multipart: "form request, one response", binary: "file as the response", job: "job" }[
    shape
  ];
}
