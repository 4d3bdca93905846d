import { RESPONSES } from "../../../runtime/contract/provider-rules.ts";
import { simplified } from "../../../runtime/contract/suggest.ts";
import { idsOf, kept, perEntry } from "../entries.ts";
import type { Ids } from "../entries.ts";
import type { Check, Entry, Finding, JsonObject, Path, Spec } from "../entry.ts";
import { COMMON } from "../io-schemas.ts";
import { findDuplicates, groupBy, listOf, numberOf, objectOf, placedTexts, textOf } from "../json.ts";
import { listed, quoted } from "../suggest.ts";
import { findCircles } from "./circles.ts";

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
      if (task !== "conversational" && task !== RESPONSES) yield* unknown(tasks, entry, ["methods", task], task);
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

/** Checks that tasks do not refer to each other in a circle by `canonicalId`. */
export const canonicalCircle: Check = function* (spec) {
  const entries = new Map(spec.tasks.map((entry) => [entry.id, entry]));
  const next = (id: string): string[] => {
    const canonical = textOf(entries.get(id)?.data["canonicalId"]);
    return canonical !== undefined && entries.has(canonical) ? [canonical] : [];
  };
  for (const circle of findCircles([...entries.keys()], next)) {
    const entry = entries.get(circle[0] ?? "");
    if (entry === undefined) continue;
    const message =
      circle.length === 1
        ? "the task names itself in canonicalId"
        : `these tasks name each other in a circle: ${circle.join(" → ")}`;
    const hint = "canonicalId names a more general task; leave it out of the most general one";
    yield { entry, path: ["canonicalId"], code: "canonical-circle", message, hint };
  }
};

/** Checks that no two tasks have the same number in `order`. */
export const duplicateOrder: Check = function* (spec) {
  const owners = new Map<number, Entry>();
  const highest = Math.max(0, ...spec.tasks.map((entry) => numberOf(entry.data["order"]) ?? 0));
  const nextTen = Math.floor(highest / 10) * 10 + 10;
  for (const entry of spec.tasks) {
    const order = numberOf(entry.data["order"]);
    if (order === undefined) continue;
    const owner = kept(owners, order, () => entry);
    if (owner === entry) continue;
    const message = `order ${order} is taken by ${owner.file}`;
    const hint = `choose a free number between its neighbours' in the catalogue, or ${nextTen} to be last`;
    yield { entry, path: ["order"], code: "duplicate-order", message, hint };
  }
};

/** Checks that a task lists no kind of subtask twice. */
export const duplicateSubtask = perEntry(["tasks"], (entry) => {
  const types = listOf(entry.data["subtasks"]).map((subtask) => objectOf(subtask)["type"] ?? null);
  return findDuplicates(types).map(({ index, first }) => ({
    entry,
    path: ["subtasks", index, "type"],
    code: "duplicate-subtask",
    message: `subtask ${quoted(types[index])} is listed twice: item ${first + 1} is the same`,
    hint: "delete one of the two items",
  }));
});

/** Checks that a task suggests no data set, model, space, metric or widget model twice. */
export const duplicateSuggestion = perEntry(["tasks"], function* (entry): Generator<Finding> {
  for (const list of ["datasets", "models", "spaces", "metrics", "widgetModels"]) {
    const isPlain = list === "widgetModels";
    const ids = listOf(entry.data[list]).map((item) => (isPlain ? item : (objectOf(item)["id"] ?? null)));
    for (const { index, first } of findDuplicates(ids)) {
      yield {
        entry,
        path: isPlain ? [list, index] : [list, index, "id"],
        code: "duplicate-suggestion",
        message: `${quoted(ids[index])} is listed twice in ${list}: item ${first + 1} is the same`,
        hint: "delete one of the two items",
      };
    }
  }
});

interface Mention {
  readonly entry: Entry;
  readonly path: Path;
  readonly id: string;
  readonly label: string;
}

/**
 * Checks that a metric has the same id and label in all tasks. The most common spelling counts as correct. If several
 * spellings are equally common, the first of them counts as correct.
 */
export const metricSpelling: Check = function* (spec) {
  const groups = groupBy(spec.tasks.flatMap(mentionsIn), ({ id }) => simplified(id));
  for (const mentions of groups.values()) {
    const id = commonest(mentions.map((mention) => mention.id));
    const agreed = mentions.filter((mention) => mention.id === id);
    for (const mention of mentions.filter((one) => one.id !== id)) {
      const message = `metric ${quoted(mention.id)} is called ${quoted(id)} elsewhere`;
      yield difference(mention, "id", "metric-spelling", message, agreed[0]);
    }
    const label = commonest(agreed.map((mention) => mention.label));
    const model = agreed.find((one) => one.label === label);
    for (const mention of agreed.filter((one) => one.label !== label)) {
      const message = `metric ${quoted(id)} has the label ${quoted(mention.label)} here and ${quoted(label)} elsewhere`;
      yield difference(mention, "label", "metric-label", message, model);
    }
  }
};

function mentionsIn(entry: Entry): Mention[] {
  return listOf(entry.data["metrics"]).flatMap((metric, index) => {
    const { id, label } = objectOf(metric);
    return typeof id === "string" ? [{ entry, path: ["metrics", index], id, label: textOf(label) ?? id }] : [];
  });
}

function difference({ entry, path }: Mention, field: string, code: string, message: string, model?: Mention): Finding {
  const hint = `use the spelling of ${model?.entry.file ?? "the other tasks"}, or change the spelling everywhere`;
  return { entry, path: [...path, field], code, message, hint };
}

/** Returns the most common word. If several words are equally common, returns the first. */
function commonest(words: readonly string[]): string {
  const counts = [...groupBy(words, (word) => word)].map(([word, all]) => ({ word, count: all.length }));
  const most = Math.max(...counts.map(({ count }) => count));
  return counts.find(({ count }) => count === most)?.word ?? "";
}

/** Returns the inputs and outputs of a task's demo, with the path of each. */
function demoItems(entry: Entry): { readonly item: JsonObject; readonly path: Path }[] {
  const demo = objectOf(entry.data["demo"]);
  return ["inputs", "outputs"].flatMap((side) =>
    listOf(demo[side]).map((item, index) => ({ item: objectOf(item), path: ["demo", side, index] })),
  );
}

/**
 * Checks that the marked parts of a demo text are inside the text, are in order, and do not overlap. Their positions
 * are in UTF-16 units.
 */
export const demoTokens = perEntry(["tasks"], function* (entry): Generator<Finding> {
  for (const { item, path } of demoItems(entry)) {
    const text = textOf(item["text"]);
    if (text === undefined) continue;
    let before = { start: 0, end: 0 };
    for (const [index, token] of listOf(item["tokens"]).map(objectOf).entries()) {
      const [start, end] = [numberOf(token["start"]) ?? 0, numberOf(token["end"]) ?? 0];
      const flaw = flawOfRange(text, start, end, before);
      if (flaw !== undefined) {
        const [field, code, message, hint] = flaw;
        yield { entry, path: [...path, "tokens", index, field], code, message, hint };
      }
      before = { start, end: Math.max(end, before.end) };
    }
  }
});

type RangeFlaw = readonly [field: "start" | "end", code: string, message: string, hint: string];

function flawOfRange(
  text: string,
  start: number,
  end: number,
  before: { readonly start: number; readonly end: number },
): RangeFlaw | undefined {
  if (end > text.length) {
    const message = `the part ends at ${end}, but the text has only ${text.length} characters`;
    return ["end", "token-range", message, "count from 0; the end is the index after the last character"];
  }
  if (start >= end) {
    const message = `the part is empty: it ends at ${end} and starts at ${start}`;
    return ["end", "token-range", message, "the end is the index after the last character"];
  }
  if (start < before.start) {
    const message = `the part starts at ${start}, before the previous part`;
    return ["start", "token-order", message, "sort the parts by their start"];
  }
  if (start >= before.end) return undefined;
  const message = `the part ${quoted(text.slice(start, end))} overlaps the previous part, which ends at ${before.end}`;
  return ["start", "token-overlap", message, "parts must not overlap"];
}

/** Checks that all rows of a demo table have as many cells as its header. */
export const raggedTable = perEntry(["tasks"], function* (entry): Generator<Finding> {
  for (const { item, path } of demoItems(entry)) {
    const [header, ...rows] = listOf(item["table"]).map(listOf);
    for (const [index, row] of rows.entries()) {
      if (header === undefined || row.length === header.length) continue;
      const message = `this row and the header have different numbers of cells: ${row.length} and ${header.length}`;
      const hint = 'every row has one cell for each column; an empty cell is ""';
      yield { entry, path: [...path, "table", index + 1], code: "ragged-table", message, hint };
    }
  }
});
