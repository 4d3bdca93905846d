import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { duplicateSuggestion } from "./duplicate-suggestion.ts";

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
