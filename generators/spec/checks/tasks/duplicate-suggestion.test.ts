import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { duplicateSuggestion } from "./duplicate-suggestion.ts";

test("an id may be in two lists, but not twice in one", () => {
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
    'tasks/a:6:9 "acme/data" is listed twice in datasets: it is number 1 too',
    'tasks/a:7:31 "bleu" is listed twice in metrics: it is number 1 too',
    'tasks/a:8:26 "acme/one" is listed twice in widgetModels: it is number 1 too',
  ]);
});
