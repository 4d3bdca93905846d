import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerTasks } from "./provider-tasks.ts";

test("unknown tasks and unknown presets are reported", () => {
  const files = {
    "tasks/translation": "order: 1",
    "providers/_presets": "presets: { chat: {} }",
    "providers/a": "tasks: { translaton: {}, translation: { use: chot }, conversational: { use: chat } }",
  };
  expect(found(providerTasks, files)).toEqual([
    'providers/a:1:10 there is no task "translaton"',
    'providers/a:1:46 there is no preset "chot"',
  ]);
});
