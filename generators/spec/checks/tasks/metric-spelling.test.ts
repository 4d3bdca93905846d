import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { metricSpelling } from "./metric-spelling.ts";

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
