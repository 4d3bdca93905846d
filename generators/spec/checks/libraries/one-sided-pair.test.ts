import { expect, test } from "vitest";
import { specOf, found } from "../../testing.ts";
import { oneSidedPair } from "./one-sided-pair.ts";

test("a pair that both sides name is complete", () => {
  expect(found(oneSidedPair, { "tasks/tagging": "libraries: [hum]", "libraries/hum": "tasks: [tagging]" })).toEqual([]);
});

test.each([
  ["label: Tagging", 'add "libraries: [hum]" to spec/tasks/tagging.yaml, or delete it here'],
  ["label: Tagging\nlibraries: [old]", 'add "hum" to libraries in spec/tasks/tagging.yaml, line 2, or delete it here'],
  ["libraries:\n  - old\n  - older", 'add "- hum" to spec/tasks/tagging.yaml after line 3, or delete it here'],
])("the hint says how to complete %j", (task, hint) => {
  const [finding] = oneSidedPair(specOf({ "tasks/tagging": task, "libraries/hum": "tasks: [tagging]" }));
  expect(finding).toMatchObject({ severity: "warning", hint });
});

test("pairs with unknown or broken entries are not checked", () => {
  const files = { "tasks/tagging": "libraries: [unknown, broken]", "libraries/hum": "tasks: [unknown]" };
  expect(found(oneSidedPair, files, ["libraries/broken"])).toEqual([]);
});
