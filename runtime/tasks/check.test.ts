import { expect, expectTypeOf, test } from "vitest";
import type { TranslationInput } from "../../generated/io/types.ts";
import { validateTaskInput, validateTaskOutput } from "./check.ts";

test("a valid input is returned with its type", () => {
  const result = validateTaskInput("translation", { inputs: "Guten Tag", parameters: { tgt_lang: "en" } });
  expect(result).toEqual({ ok: true, value: { inputs: "Guten Tag", parameters: { tgt_lang: "en" } } });
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<TranslationInput>();
});

test.each<[Parameters<typeof validateTaskInput>[0], unknown, string, string]>([
  ["translation", {}, "inputs", "required value is missing"],
  [
    "image-to-image",
    { inputs: new Blob(), parameters: { target_size: { width: 0, height: 1 } } },
    "parameters.target_size.width",
    "expected at least 1, found 0",
  ],
  ["audio-classification", { inputs: "speech.flac" }, "inputs", "expected Blob (audio), found string"],
  [
    "chat-completion",
    { messages: [{ role: "user", content: 5 }] },
    "messages[0].content",
    "expected string or array or null, found number",
  ],
])("a bad input for %s: %j", (task, value, path, message) => {
  expect(validateTaskInput(task, value)).toEqual({ ok: false, problems: [{ path, message }] });
});

test.each<[Parameters<typeof validateTaskOutput>[0], unknown, string, string]>([
  ["fill-mask", [{ sequence: "a", score: 2, token: 1, token_str: "a" }], "[0].score", "expected at most 1, found 2"],
  ["feature-extraction", [[["a"]]], "[0][0][0]", "expected number, found string"],
  [
    "automatic-speech-recognition",
    { text: "a", chunks: [{ text: "a", timestamp: [0] }] },
    "chunks[0].timestamp",
    "expected at least 2 items, found 1",
  ],
])("a bad output of %s: %j", (task, value, path, message) => {
  expect(validateTaskOutput(task, value)).toEqual({ ok: false, problems: [{ path, message }] });
});

test("media is a Blob", () => {
  const inputs = new Blob(["RIFF"], { type: "audio/wav" });
  expect(validateTaskInput("audio-classification", { inputs })).toMatchObject({ ok: true });
});

test.each(["robotics", "no-such-task", "__proto__", "toString"])("there is no schema for the task %j", (task) => {
  const known = task as "translation";
  expect(validateTaskInput(known, {})).toEqual({
    ok: false,
    problems: [{ path: "", message: `no input schema for "${task}"` }],
  });
});
