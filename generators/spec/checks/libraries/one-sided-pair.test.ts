import { expect, test } from "vitest";
import { specOf, found } from "../../testing.ts";
import { oneSidedPair } from "./one-sided-pair.ts";

test("no warning is given for a library and a task that name each other", () => {
  expect(found(oneSidedPair, { "tasks/tagging": "libraries: [hum]", "libraries/hum": "tasks: [tagging]" })).toEqual([]);
});

test.each([
  ["label: Tagging", 'add "libraries: [hum]" to spec/tasks/tagging.yaml, or delete the item here'],
  [
    "label: Tagging\nlibraries: [old]",
    'add "hum" to libraries in spec/tasks/tagging.yaml, line 2, or delete the item here',
  ],
  ["libraries:\n  - old\n  - older", 'add "- hum" to spec/tasks/tagging.yaml after line 3, or delete the item here'],
])("the hint says how to add the library to the task %j", (task, hint) => {
  const [finding] = oneSidedPair(specOf({ "tasks/tagging": task, "libraries/hum": "tasks: [tagging]" }));
  expect(finding).toMatchObject({ severity: "warning", hint });
});

test("pairs with unknown entries are not checked", () => {
  const files = { "tasks/tagging": "libraries: [unknown]", "libraries/hum": "tasks: [unknown]" };
  expect(found(oneSidedPair, files)).toEqual([]);
});
