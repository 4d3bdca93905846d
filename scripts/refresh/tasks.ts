import { stringify } from "yaml";
import { isList, isObject, numberOf, objectOf, textOf, textsOf } from "../../generators/spec/json.ts";
import { headerIn } from "../hubsmith/new.ts";
import { withField } from "./edit.ts";
import type { Check, Run } from "./run.ts";

const TASK_ID = /^(?=.{1,60}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LABEL = /^[A-Za-z0-9][A-Za-z0-9 /&()-]{0,59}$/;
/** More tasks than this are not plausible. */
const MAX_TASKS = 500;
const SUMMARY = "The hub lists this task, but its page has no text yet.";

/**
 * Asks the hub for the names of its tasks. Labels and modalities become those of the hub, and new tasks are added as
 * placeholders. Tasks that the hub does not list are noted.
 */
export function checkTasks(run: Run): readonly Check[] {
  const check = async (): Promise<void> => compare(run, tasksIn(await run.sources.json("tasks")));
  return [{ name: run.sources.url("tasks"), run: check }];
}

interface HubTask {
  readonly label: string;
  readonly modality: string | undefined;
}

function tasksIn(reply: unknown): ReadonlyMap<string, HubTask> {
  const list = isObject(reply) ? reply["pipeline_tag"] : undefined;
  if (!isList(list) || list.length === 0 || list.length > MAX_TASKS) throw new Error("expected tasks at pipeline_tag");
  return new Map(
    list.map((item) => {
      const { id, label, subType } = objectOf(item);
      if (typeof id !== "string" || !TASK_ID.test(id) || typeof label !== "string" || !LABEL.test(label))
        throw new Error(`expected a task with id and label, got ${JSON.stringify(item).slice(0, 200)}`);
      return [id, { label, modality: textOf(subType) }];
    }),
  );
}

function compare(run: Run, tasks: ReadonlyMap<string, HubTask>): void {
  const own = new Map(run.own("tasks").map((entry) => [entry.id, entry]));
  const known = new Set(run.spec.tasks.map(({ id }) => id));
  const modalities = textsOf(objectOf(objectOf(run.spec.schemas["task"]?.["definitions"])["Modality"])["enum"]);
  const orders = run.spec.tasks.map(({ data }) => numberOf(data["order"]) ?? 0);
  let order = Math.max(0, ...orders);
  for (const [id, { label, modality }] of tasks) {
    const isModality = modality !== undefined && modalities.includes(modality);
    const entry = own.get(id);
    if (entry !== undefined) {
      run.edit(entry, (text) => withField(text, ["label"], label));
      if (isModality) run.edit(entry, (text) => withField(text, ["modality"], modality));
    } else if (!known.has(id) && isModality) {
      const demo = { inputs: [], outputs: [] };
      order += 10;
      const task = { label, order, modality, isPlaceholder: true, summary: SUMMARY, demo, addedOn: run.today };
      const after = `${headerIn(run.spec.root, "tasks")}\n${stringify(task, { lineWidth: 0 })}`;
      run.changes.set(`spec/tasks/${id}.yaml`, { before: undefined, after });
      run.note(`new task ${id}: write its page, and choose its place in the order`);
    } else if (!known.has(id)) run.note(`the hub lists the task ${id} without a known modality: not added`);
  }
  for (const [id, { data }] of own) {
    if (!tasks.has(id) && data["hideInModels"] !== true) run.note(`the hub does not list the task ${id}`);
  }
}
