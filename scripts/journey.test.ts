import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerateResult } from "../generators/pipeline.ts";
import type { Spec } from "../generators/spec/entry.ts";
import type { Problem } from "../generators/spec/problem.ts";
import { generateAll } from "./generate.ts";
import { scaffold } from "./new.ts";
import { run, type Outcome } from "./run.ts";
import { copyRepository } from "./testing/repository-copy.ts";

/** A copy of the repository in which the real commands run, as a contributor would run them. */
let copy: string;
beforeAll(() => {
  copy = copyRepository("journey");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function hubsmith(...parameters: string[]): Promise<Outcome> {
  return run(
    process.execPath,
    ["--import", "tsx", "--conditions=source", "scripts/hubsmith.ts", ...parameters],
    {},
    copy,
  );
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), "utf8")));
}

const read = (file: string) => readFileSync(join(copy, file), "utf8");

test("a checkout without generated/ gets all of it in one run", { timeout: 60_000 }, async () => {
  const examples = join(copy, "generated/examples/hosted");
  const before = readdirSync(examples, { recursive: true, encoding: "utf8" }).sort();
  rmSync(join(copy, "generated"), { recursive: true });
  expect(await hubsmith("generate")).toMatchObject({ code: 0 });
  expect(readdirSync(examples, { recursive: true, encoding: "utf8" }).sort()).toEqual(before);
  expect(await hubsmith("generate", "--check")).toMatchObject({ code: 0 });
});

test("a library is added in one file", { timeout: 60_000 }, async () => {
  expect(await hubsmith("new", "library", "audiokit")).toMatchObject({ code: 0 });
  const file = "spec/libraries/audiokit.yaml";

  const before = read("generated/libraries.ts");
  const unfilled = await hubsmith("generate");
  expect(unfilled).toMatchObject({ code: 1 });
  expect(unfilled.output).toContain(`${file}:4:`);
  expect(unfilled.output).toContain("nothing was written");
  expect(read("generated/libraries.ts")).toBe(before);

  edit(file, (text) =>
    text
      .replace(/https:\/\/fill-in\.example\/.*/, "https://github.com/audiokit/audiokit\ntasks: [audio-to-audio]")
      .replace("pip install FILL IN", "pip install audiokit")
      .replace("  # FILL IN: the library's real call", ""),
  );
  expect(await hubsmith("generate")).toMatchObject({ code: 0 });
  expect(read("generated/libraries.ts")).toContain("audiokit");
  expect(read("generated/tasks/audio-to-audio.ts")).toContain("audiokit");
  expect(read("generated/examples/libraries/audiokit/plain-2.py")).toBe(
    'from audiokit import load\n\nmodel = load("acme/tiny-model")\n',
  );
  expect(await hubsmith("generate", "--check")).toMatchObject({ code: 0 });
});

/*
 * The commands were run above; from here on the same work is done in this process, where a run takes over what the one
 * before it read and printed.
 */
let spec: Spec | undefined;
async function generate(check = false): Promise<GenerateResult> {
  const result = await generateAll({ root: copy, check, ...(spec && { previous: spec }) });
  spec = result.spec;
  return result;
}

const errorsOf = ({ problems }: GenerateResult): readonly Problem[] =>
  problems.filter(({ severity }) => severity === "error");

test("a task is added in one file", { timeout: 60_000 }, async () => {
  const file = scaffold(copy, "task", "audio-captioning");
  edit(file, (text) => text.replaceAll("FILL IN: ", "").replace("modality: other", "modality: audio"));
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/task-types.ts")).toContain('"audio-captioning"');
  expect((await generate(true)).stale).toEqual([]);
});

test("a provider is added in one file of at most 15 lines", { timeout: 60_000 }, async () => {
  const file = scaffold(copy, "provider", "fastgpu");
  expect(errorsOf(await generate())).toMatchObject([{ file, line: 5 }]);
  edit(file, (text) => text.replace(/https:\/\/fill-in\.example.*/, "https://api.fastgpu.example"));
  expect(read(file).trimEnd().split("\n").length).toBeLessThanOrEqual(15);
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/providers/index.ts")).toContain('| "fastgpu"');
  expect(read("generated/providers/fastgpu.ts")).toContain('"https://api.fastgpu.example"');
  rmSync(join(copy, file));
  expect((await generate()).removed).toContain("generated/providers/fastgpu.ts");
  expect(read("generated/providers/index.ts")).not.toContain("fastgpu");
});

test("a removed entry leaves nothing behind", { timeout: 60_000 }, async () => {
  rmSync(join(copy, "spec/tasks/audio-captioning.yaml"));
  expect((await generate(true)).stale).toContain("generated/tasks/audio-captioning.ts");
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/task-types.ts")).not.toContain("audio-captioning");
  expect(() => read("generated/tasks/audio-captioning.ts")).toThrow("ENOENT");
});
