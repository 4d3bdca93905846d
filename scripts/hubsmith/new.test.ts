import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse } from "yaml";
import { catalogueSpec } from "../../generators/spec/testing.ts";
import { CommandError } from "./command-error.ts";
import { newEntries, scaffold } from "./new.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-new-"));
  for (const folder of ["tasks", "libraries", "quantization", "io", "providers", "apis"])
    mkdirSync(join(root, "spec", folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["task", "audio-captioning", "spec/tasks/audio-captioning.yaml"],
  ["library", "Audio.Kit_2", "spec/libraries/Audio.Kit_2.yaml"],
  ["quantization", "tiny-type", "spec/quantization/tiny-type.yaml"],
  ["provider", "fast-gpu", "spec/providers/fast-gpu.yaml"],
  ["client", "fast-kit", "spec/clients/fast-kit.yaml"],
  ["app", "tiny-runner", "spec/apps/tiny-runner.yaml"],
  ["hardware", "gpu-acme", "spec/hardware/gpu-acme.yaml"],
  ["dataset", "fast-frames", "spec/datasets/fast-frames.yaml"],
  ["evaluation", "tiny-bench", "spec/evaluation/tiny-bench.yaml"],
  ["agent", "tiny-agent", "spec/agents/tiny-agent.yaml"],
  ["widget", "pt", "spec/widgets/pt.yaml"],
  ["io", "audio-captioning", "spec/io/audio-captioning.yaml"],
  ["api", "Audio.Kit_2", "spec/apis/Audio.Kit_2.yaml"],
])("a new %s with the id %s is written to %s, with a schema and the text FILL IN at each blank", (kind, id, file) => {
  expect(scaffold(root, kind, id)).toBe(file);
  const text = readFileSync(join(root, file), "utf8");
  expect(text.split("\n")[0]).toBe(`# yaml-language-server: $schema=../schema/${kind}.schema.json`);
  expect(text).toContain("FILL IN");
  expect(parse(text)).toBeTypeOf("object");
});

test("a new task gets the last place in the order", () => {
  writeFileSync(join(root, "spec/tasks/translation.yaml"), "order: 437\n");
  scaffold(root, "task", "audio-captioning");
  expect(parse(readFileSync(join(root, "spec/tasks/audio-captioning.yaml"), "utf8"))).toMatchObject({ order: 440 });
});

test("in a spec with `extends: hubsmith`, a new entry names the schema in the installed package", () => {
  writeFileSync(join(root, "spec/hub.yaml"), "extends: hubsmith\n");
  const file = scaffold(root, "library", "audiokit");
  const header = "# yaml-language-server: $schema=../../node_modules/hubsmith/spec/schema/library.schema.json\n";
  expect(readFileSync(join(root, file), "utf8").startsWith(header)).toBe(true);
});

test.each([
  ["libary", "audiokit", { message: 'unknown kind "libary"', hint: 'did you mean "library"?' }],
  ["constructor", "audiokit", { message: 'unknown kind "constructor"' }],
  ["task", "Audio Captioning", { message: '"Audio Captioning" is not a valid id for a task' }],
  ["library", "../../package", { message: '"../../package" is not a valid id for a library' }],
  ["library", "", { message: '"" is not a valid id for a library' }],
  ["library", "constructor", { hint: expect.stringContaining("every JavaScript object has a field of this name") }],
  ["library", "nul", { hint: expect.stringContaining("Windows cannot store a file of this name") }],
  ["provider", "index", { hint: expect.stringContaining("a generated file in the same folder has this name") }],
  ["io", "_common", { hint: "the id must start with a letter or a digit" }],
])("hubsmith new %s %s is rejected with a hint", (kind, id, expected) => {
  expect(refusal(kind, id)).toMatchObject(expected);
});

function refusal(kind: string, id: string): CommandError {
  try {
    scaffold(root, kind, id);
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
  throw new Error(`${kind} ${id} was written`);
}

test("never overwrites an existing entry, even if its id differs in upper and lower case", () => {
  scaffold(root, "library", "audiokit");
  expect(() => scaffold(root, "library", "AudioKit")).toThrow("spec/libraries/audiokit.yaml exists");
  expect(readdirSync(join(root, "spec/libraries"))).toEqual(["audiokit.yaml"]);
});

test("the site offers a new entry of each kind that has a list, with a mark at each blank and without a date", () => {
  const offered: Record<string, { file: string; text: string }> = JSON.parse(newEntries(catalogueSpec()).text);
  expect(Object.keys(offered).toSorted()).toEqual(["apps", "clients", "libraries", "providers", "tasks"]);
  for (const [folder, { file, text }] of Object.entries(offered)) {
    expect(file).toMatch(new RegExp(`^spec/${folder}/my-[a-z]+\\.yaml$`));
    expect(text).toMatch(/^# yaml-language-server: \$schema=\.\.\/schema\//);
    const dated = folder === "clients" ? "verifiedAgainst" : "addedOn";
    expect(parse(text)[dated]).toContain("FILL IN");
  }
});
