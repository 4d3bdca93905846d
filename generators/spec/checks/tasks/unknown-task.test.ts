import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { unknownTask } from "./unknown-task.ts";

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
