import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { unknownTask } from "./unknown-task.ts";

const tasks = { "tasks/translation": "label: Translation", "tasks/tagging": "canonicalId: translation" };

test("tasks that exist may be named everywhere", () => {
  const files = {
    ...tasks,
    "libraries/hum": "tasks: [tagging]",
    "io/chat": "tasks: [tagging]",
    "io/tagging": "input: {}",
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
  };
  expect(found(unknownTask, files)).toEqual([
    'tasks/tagging:1:14 there is no task "tagged"',
    'io/chat:1:9 there is no task "talk"',
    'libraries/hum:3:5 there is no task "taging"',
    'io/talk:1:1 the file is named after "talk", which is no task',
  ]);
});

test("a task whose file is broken exists", () => {
  expect(found(unknownTask, { "libraries/hum": "tasks: [tagging]" }, ["tasks/tagging"])).toEqual([]);
});
