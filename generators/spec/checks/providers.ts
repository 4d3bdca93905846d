import { idsOf } from "../entries.ts";
import type { Check, JsonObject } from "../entry.ts";
import { listOf, objectOf, placedTexts, textOf } from "../json.ts";
import { PRESETS, presetsOf, tasksOf } from "../providers.ts";
import { quoted, suggestion } from "../suggest.ts";

const NEEDED = ["displayName", "baseUrl", "tasks"];

/** Checks that a provider has a name, a host and tasks, and that the file of presets contains only presets. */
export const providerFields: Check = function* (spec) {
  for (const entry of spec.providers) {
    const isPresets = entry.id === PRESETS;
    const fields = Object.keys(entry.data);
    for (const field of fields.filter((name) => (name === "presets") !== isPresets)) {
      const message = isPresets
        ? `${quoted(field)} is a field of providers, not of presets`
        : "presets must be in _presets.yaml";
      yield {
        entry,
        path: [field],
        atKey: true,
        code: "misplaced-field",
        message,
        hint: isPresets ? "move the field to the file of a provider" : "move the field to _presets.yaml",
      };
    }
    if (isPresets) continue;
    for (const field of NEEDED.filter((name) => !fields.includes(name))) {
      const message = `${quoted(field)} is missing`;
      const hint = `a provider has ${NEEDED.join(", ")}`;
      yield { entry, path: [], atKey: true, code: "missing-field", message, hint };
    }
  }
};

/** Calls that a provider may list as tasks, although the catalogue has no tasks with these ids. */
const CALLS = ["conversational", "responses", "image-text-to-image", "image-text-to-video"];

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

/**
 * Checks that every task has an example, of its own or from its preset. The example must be complete enough to be
 * replayed.
 */
export const providerExample: Check = function* (spec) {
  for (const { entry, path, own, preset, whole } of tasksOf(spec)) {
    if (textOf(own["use"]) !== undefined && preset === undefined) continue;
    const message =
      whole["example"] === undefined ? "the task has no example" : problemOf(objectOf(whole["example"]), whole);
    if (message === undefined) continue;
    const hint =
      "an example needs model, arguments, request, reply, and output or media; for a job, it also needs statuses";
    const place = own["example"] === undefined ? path : [...path, "example"];
    yield { entry, path: place, code: "no-example", message, hint };
  }
};

/** Returns the problem of an example, such as a missing field, or undefined if the example is complete. */
function problemOf(example: JsonObject, task: JsonObject): string | undefined {
  const { statuses, output, media, result, records, upload } = example;
  const job = objectOf(task["job"]);
  if (output === undefined && media === undefined) return "the example has neither output nor media";
  if (task["chunk"] !== undefined && records === undefined)
    return "the example has no records, although the task has chunk";
  if (objectOf(task["input"])["upload"] !== undefined && upload === undefined) {
    return "the example has no upload, although the task uploads a file";
  }
  if (task["job"] === undefined)
    return statuses === undefined ? undefined : "the example has statuses, but the task is not a job";
  if (statuses === undefined && job["initial"] !== "status")
    return "the example has no statuses, although the task is a job";
  const last = listOf(statuses).at(-1);
  if (last !== undefined && job["resultUrl"] !== undefined && result === undefined) {
    return "the example has no result, although the job has a resultUrl";
  }
  return undefined;
}

/** Checks that clients only name providers of the catalogue. */
export const unknownProvider: Check = function* (spec) {
  const providers = idsOf(spec, "providers");
  for (const entry of spec.clients) {
    for (const field of ["providers", "knownProviders"]) {
      for (const { text, index } of placedTexts(entry.data[field])) {
        if (providers.has(text)) continue;
        const message = `there is no provider ${quoted(text)}`;
        yield { entry, path: [field, index], code: "unknown-provider", message, hint: providers.suggestion(text) };
      }
    }
  }
};
