import { idsOf } from "../../entries.ts";
import type { Ids } from "../../entries.ts";
import type { Check, Entry, Finding, Path, Spec } from "../../entry.ts";
import { COMMON } from "../../io-schemas.ts";
import { objectOf, placedTexts, textOf } from "../../json.ts";
import { listed, quoted } from "../../suggest.ts";

/**
 * Checks that entries only name tasks that exist: in `canonicalId` of a task, in `tasks` of a library or a call, in
 * widgets, in `methods` of a client, and as the name of a file in `spec/io`.
 */
export const unknownTask: Check = function* (spec) {
  const found = [...unknownTasks(spec)];
  for (const { id, finding } of found) {
    const files = [...new Set(found.flatMap((other) => (other.id === id ? [other.finding.entry.file] : [])))];
    // If only one file uses an unknown task, its id is probably misspelled there. If several files use the task, it was
    // probably deleted.
    if (files.length < 2 || finding.atKey === true) yield finding;
    else {
      const message = `there is no task ${quoted(id)}, but it is still named by ${listed(files)}`;
      yield { ...finding, message, hint: `restore spec/tasks/${id}.yaml, or delete the name from these files` };
    }
  }
};

/** The id of a task that does not exist, with the finding that reports it. */
interface Unknown {
  readonly id: string;
  readonly finding: Finding;
}

function* unknownTasks(spec: Spec): Generator<Unknown> {
  const tasks = idsOf(spec, "tasks");
  for (const entry of spec.tasks) {
    const canonical = textOf(entry.data["canonicalId"]);
    if (canonical !== undefined) yield* unknown(tasks, entry, ["canonicalId"], canonical);
  }
  for (const entry of [...spec.io, ...spec.libraries]) {
    for (const { text, index } of placedTexts(entry.data["tasks"]))
      yield* unknown(tasks, entry, ["tasks", index], text);
  }
  for (const entry of spec.widgets) {
    for (const task of Object.keys(entry.data)) {
      if (task !== "conversational") yield* unknown(tasks, entry, [task], task);
    }
  }
  for (const entry of spec.clients) {
    for (const task of Object.keys(objectOf(entry.data["methods"]))) {
      if (task !== "conversational") yield* unknown(tasks, entry, ["methods", task], task);
    }
  }
  for (const entry of spec.io) {
    if (entry.id === COMMON || entry.data["tasks"] !== undefined || tasks.has(entry.id)) continue;
    const message = `the file is named after ${quoted(entry.id)}, which is not a task`;
    const guess = tasks.suggestion(entry.id);
    const end = guess.endsWith("?") ? "" : ".";
    const hint = `${guess}${end} For a call shape of several tasks, list them in "tasks".`;
    yield { id: entry.id, finding: { entry, path: [], atKey: true, code: "unknown-task", message, hint } };
  }
}

function unknown(tasks: Ids, entry: Entry, path: Path, id: string): Unknown[] {
  if (tasks.has(id)) return [];
  const message = `there is no task ${quoted(id)}`;
  return [{ id, finding: { entry, path, code: "unknown-task", message, hint: tasks.suggestion(id) } }];
}
