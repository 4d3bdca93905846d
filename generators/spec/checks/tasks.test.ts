import { found, specOf } from "../testing.ts";
import {
  canonicalCircle,
  demoTokens,
  duplicateOrder,
  duplicateSubtask,
  duplicateSuggestion,
  metricSpelling,
  raggedTable,
  unknownTask,
} from "./tasks.ts";
import { expect, test } from "vitest";

const tasks = { "tasks/translation": "label: Translation", "tasks/tagging": "canonicalId: translation" };

test("mentions of existing tasks are not reported", () => {
  const files = {
    ...tasks,
    "libraries/hum": "tasks: [tagging]",
    "io/chat": "tasks: [tagging]",
    "io/tagging": "input: {}",
    "widgets/en": "tagging: [a]\nconversational: [b]",
  };
  expect(found(unknownTask, files)).toEqual([]);
});

test("each mention of an unknown task is reported", () => {
  const files = {
    "tasks/tagging": "canonicalId: tagged",
    "libraries/hum": "tasks:\n  - tagging\n  - taging",
    "io/chat": "tasks: [talk]",
    "io/talk": "input: {}",
    "io/_common": "$defs: {}",
    "widgets/en": "tagged: [a]",
  };
  expect(found(unknownTask, files)).toEqual([
    'tasks/tagging:1:14 there is no task "tagged", but it is still named by spec/tasks/tagging.yaml, spec/widgets/en.yaml',
    'io/chat:1:9 there is no task "talk", but it is still named by spec/io/chat.yaml, spec/io/talk.yaml',
    'libraries/hum:3:5 there is no task "taging"',
    'widgets/en:1:9 there is no task "tagged", but it is still named by spec/tasks/tagging.yaml, spec/widgets/en.yaml',
    'io/talk:1:1 the file is named after "talk", which is not a task',
  ]);
});

test("a chain of canonical tasks without a circle is not reported", () => {
  expect(
    found(canonicalCircle, { "tasks/a": "canonicalId: b", "tasks/b": "canonicalId: c", "tasks/c": "order: 1" }),
  ).toEqual([]);
});

test("each circle is reported once, at its first task", () => {
  const files = {
    "tasks/a": "canonicalId: b",
    "tasks/b": "canonicalId: c",
    "tasks/c": "canonicalId: b",
    "tasks/d": "canonicalId: d",
    "tasks/e": "canonicalId: unknown",
  };
  expect(found(canonicalCircle, files)).toEqual([
    "tasks/b:1:14 these tasks name each other in a circle: b → c",
    "tasks/d:1:14 the task names itself in canonicalId",
  ]);
});

test("if a task names a task in a circle, only the circle is reported", () => {
  const files = { "tasks/a": "canonicalId: c", "tasks/b": "canonicalId: c", "tasks/c": "canonicalId: b" };
  expect(found(canonicalCircle, files)).toEqual(["tasks/b:1:14 these tasks name each other in a circle: b → c"]);
});

test("if tasks have the same order, every task after the first is reported", () => {
  const files = { "tasks/a": "order: 10", "tasks/b": "order: 20", "tasks/c": "order: 10", "tasks/d": "order: 10.0" };
  expect(found(duplicateOrder, files)).toEqual([
    "tasks/c:1:8 order 10 is taken by spec/tasks/a.yaml",
    "tasks/d:1:8 order 10 is taken by spec/tasks/a.yaml",
  ]);
});

test("the hint names an order that no task has", () => {
  const [finding] = duplicateOrder(specOf({ "tasks/a": "order: 437", "tasks/b": "order: 437" }));
  expect(finding?.hint).toContain("or 440 to be last");
});

test("a subtask may occur in two tasks, but not twice in one task", () => {
  const files = {
    "tasks/a": "subtasks:\n  - { type: one, name: One }\n  - { type: two, name: Two }\n  - { type: one, name: First }",
    "tasks/b": "subtasks: [{ type: one, name: One }]",
  };
  expect(found(duplicateSubtask, files)).toEqual(['tasks/a:4:13 subtask "one" is listed twice: item 1 is the same']);
});

test("an id may be in two lists of a task, but not twice in one list", () => {
  const task = `
models: [{ id: acme/one }, { id: acme/two }]
spaces: [{ id: acme/one }]
datasets:
  - id: acme/data
  - id: acme/data
metrics: [{ id: bleu }, { id: bleu }]
widgetModels: [acme/one, acme/one]
`;
  expect(found(duplicateSuggestion, { "tasks/a": task })).toEqual([
    'tasks/a:6:9 "acme/data" is listed twice in datasets: item 1 is the same',
    'tasks/a:7:31 "bleu" is listed twice in metrics: item 1 is the same',
    'tasks/a:8:26 "acme/one" is listed twice in widgetModels: item 1 is the same',
  ]);
});

const metric = (id: string, label?: string): string =>
  `metrics:\n  - id: ${id}${label === undefined ? "" : `\n    label: ${label}`}`;

test("metrics with different names are not compared", () => {
  expect(found(metricSpelling, { "tasks/a": metric("bleu", "BLEU"), "tasks/b": metric("rouge") })).toEqual([]);
});

test("a metric id is reported if most tasks spell it differently", () => {
  const files = {
    "tasks/a": metric("f-1"),
    "tasks/b": metric("f1"),
    "tasks/c": metric("F_1"),
    "tasks/d": metric("f1"),
  };
  expect(found(metricSpelling, files)).toEqual([
    'tasks/a:2:9 metric "f-1" is called "f1" elsewhere',
    'tasks/c:2:9 metric "F_1" is called "f1" elsewhere',
  ]);
});

test("if a metric has no label, its id counts as the label", () => {
  const files = {
    "tasks/a": metric("bleu", "BLEU"),
    "tasks/b": metric("bleu"),
    "tasks/c": metric("wer", "wer"),
    "tasks/d": metric("wer"),
  };
  expect(found(metricSpelling, files)).toEqual([
    'tasks/b:2:5 metric "bleu" has the label "bleu" here and "BLEU" elsewhere',
  ]);
});

type Range = readonly [start: number, end: number];

const demo = (text: string, ...ranges: readonly Range[]): Record<string, string> => ({
  "tasks/a": `demo:\n  inputs:\n    - text: ${text}\n      tokens:${ranges
    .map(([start, end]) => `\n        - { start: ${start}, end: ${end} }`)
    .join("")}\n`,
});

test("a part may start where the previous part ends, and the last part may end where the text ends", () => {
  expect(found(demoTokens, demo("Ada in Oslo", [0, 3], [3, 6], [7, 11]))).toEqual([]);
});

test("the start and the end of a part are counted in UTF-16 units", () => {
  expect(found(demoTokens, demo("🙂🙂", [2, 4]))).toEqual([]);
});

const FLAWS: readonly (readonly [ranges: readonly Range[], message: string])[] = [
  [[[0, 12]], "tasks/a:5:28 the part ends at 12, but the text has only 11 characters"],
  [[[4, 4]], "tasks/a:5:28 the part is empty: it ends at 4 and starts at 4"],
  [
    [
      [7, 11],
      [0, 3],
    ],
    "tasks/a:6:20 the part starts at 0, before the previous part",
  ],
  [
    [
      [0, 6],
      [4, 6],
    ],
    'tasks/a:6:20 the part "in" overlaps the previous part, which ends at 6',
  ],
  [
    [
      [0, 9],
      [1, 3],
      [9, 11],
    ],
    'tasks/a:6:20 the part "da" overlaps the previous part, which ends at 9',
  ],
];

test.each(FLAWS)("parts %j", (ranges, message) => {
  expect(found(demoTokens, demo("Ada in Oslo", ...ranges))).toEqual([message]);
});

test("a row with more or fewer cells than the header is reported", () => {
  const table =
    "demo:\n  outputs:\n    - type: text\n    - table:\n        - [a, b]\n        - [c, d]\n        - [e]\n        - [f, g, h]\n";
  expect(found(raggedTable, { "tasks/a": table })).toEqual([
    "tasks/a:7:11 this row and the header have different numbers of cells: 1 and 2",
    "tasks/a:8:11 this row and the header have different numbers of cells: 3 and 2",
  ]);
});
