import { idsOf } from "../../entries.ts";
import type { Check } from "../../entry.ts";
import { textOf } from "../../json.ts";
import { presetsOf, tasksOf } from "../../providers.ts";
import { quoted, suggestion } from "../../suggest.ts";

/** Calls that a provider may list as tasks, although the catalogue has no tasks with these ids. */
const CALLS = ["conversational", "image-text-to-image", "image-text-to-video"];

/** Maps a task name that providers use in their documentation to the id of the same task or call in the catalogue. */
const OTHER_NAMES = new Map([
  ["chat", "conversational"],
  ["chat-completion", "conversational"],
  ["chat-completions", "conversational"],
  ["completions", "text-generation"],
  ["embeddings", "feature-extraction"],
  ["images", "text-to-image"],
  ["speech", "text-to-speech"],
  ["transcriptions", "automatic-speech-recognition"],
]);

/** Checks that a provider's tasks are in the catalogue, and that the presets that they use exist. */
export const providerTasks: Check = function* (spec) {
  const known = idsOf(spec, "tasks");
  const presets = Object.keys(presetsOf(spec));
  for (const { entry, name, path, own, preset } of tasksOf(spec)) {
    if (!known.has(name) && !CALLS.includes(name)) {
      const words = [...CALLS, ...spec.tasks.map(({ id }) => id)];
      const meant = OTHER_NAMES.get(name) ?? "";
      const hint = words.includes(meant) ? `did you mean ${quoted(meant)}?` : suggestion(name, words);
      yield { entry, path, atKey: true, code: "unknown-task", message: `there is no task ${quoted(name)}`, hint };
    }
    const use = textOf(own["use"]);
    if (use === undefined || preset !== undefined) continue;
    const message = `there is no preset ${quoted(use)}`;
    yield { entry, path: [...path, "use"], code: "unknown-preset", message, hint: suggestion(use, presets) };
  }
};
