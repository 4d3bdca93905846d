import { idsOf } from "../entries.ts";
import type { Ids } from "../entries.ts";
import type { Check, Entry, Finding, Path } from "../entry.ts";
import { COMMON } from "../io-schemas.ts";
import { textOf, textsOf } from "../json.ts";
import { quoted } from "../suggest.ts";

/** Every task that an entry names must exist: in a library's or call shape's `tasks`, as `canonicalId`, as a file's name. */
export const unknownTask: Check = function* (spec) {
  const tasks = idsOf(spec, "tasks");
  for (const entry of spec.tasks) {
    const canonical = textOf(entry.data["canonicalId"]);
    if (canonical !== undefined) yield* unknown(tasks, entry, ["canonicalId"], canonical);
  }
  for (const entry of [...spec.io, ...spec.libraries]) {
    for (const { text, index } of textsOf(entry.data["tasks"])) yield* unknown(tasks, entry, ["tasks", index], text);
  }
  for (const entry of spec.io) {
    if (entry.id === COMMON || entry.data["tasks"] !== undefined || tasks.has(entry.id)) continue;
    const message = `the file is named after ${quoted(entry.id)}, which is no task`;
    const guess = tasks.suggestion(entry.id);
    const end = guess.endsWith("?") ? "" : ".";
    const hint = `${guess}${end} For a call shape of several tasks, list them in "tasks".`;
    yield { entry, path: [], atKey: true, code: "unknown-task", message, hint };
  }
};

function unknown(tasks: Ids, entry: Entry, path: Path, id: string): Finding[] {
  if (tasks.has(id)) return [];
  const message = `there is no task ${quoted(id)}`;
  return [{ entry, path, code: "unknown-task", message, hint: tasks.suggestion(id) }];
}
