import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerateResult } from "../../generators/pipeline.ts";
import type { Spec } from "../../generators/spec/entry.ts";
import type { Problem } from "../../generators/spec/problem.ts";
import { generateAll } from "../hubsmith/generate/generate.ts";
import { scaffold } from "../hubsmith/new.ts";
import { run, type Outcome } from "../lib/run.ts";
import { copyRepository } from "../lib/repository.ts";

/** Path of a copy of the repository, in which the tests run the commands of a contributor. */
let copy: string;
beforeAll(() => {
  copy = copyRepository("journey");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a file of `scripts/` in the copy. */
function script(file: string, ...parameters: string[]): Promise<Outcome> {
  const program = ["--import", "tsx", "--conditions=source", `scripts/${file}`];
  return run(process.execPath, [...program, ...parameters], {}, copy);
}

const hubsmith = (...parameters: string[]): Promise<Outcome> => script("hubsmith.ts", ...parameters);

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(copy, file), change(readFileSync(join(copy, file), "utf8")));
}

const read = (file: string) => readFileSync(join(copy, file), "utf8");

/* Most commands run in this process, so that each run can reuse the results of the previous run. */
let spec: Spec | undefined;
async function generate(check = false): Promise<GenerateResult> {
  const result = await generateAll({ root: copy, check, ...(spec && { previous: spec }) });
  spec = result.spec;
  return result;
}

const errorsOf = ({ problems }: GenerateResult): readonly Problem[] =>
  problems.filter(({ severity }) => severity === "error");

test("in a fresh checkout, one run writes all generated files", async () => {
  const examples = join(copy, "generated/examples/hosted");
  const before = readdirSync(examples, { recursive: true, encoding: "utf8" }).sort();
  rmSync(join(copy, "generated"), { recursive: true });
  expect(await hubsmith("generate")).toMatchObject({ code: 0 });
  expect(readdirSync(examples, { recursive: true, encoding: "utf8" }).sort()).toEqual(before);
});

test("one new file adds a library", async () => {
  expect(await hubsmith("new", "library", "echokit")).toMatchObject({ code: 0 });
  const file = "spec/libraries/echokit.yaml";

  const before = read("generated/libraries.ts");
  const unfilled = await hubsmith("generate");
  expect(unfilled).toMatchObject({ code: 1 });
  expect(unfilled.output).toContain(`${file}:4:`);
  expect(unfilled.output).toContain("nothing was written");
  expect(read("generated/libraries.ts")).toBe(before);

  edit(file, (text) =>
    text
      .replace(/https:\/\/fill-in\.example\/.*/, "https://github.com/echokit/echokit\ntasks: [audio-to-audio]")
      .replace(
        "FILL IN: what the library is for, and for which kind of models.",
        "Models that make sound out of sound.",
      )
      .replace(/https:\/\/fill-in\.example\/.*/, "https://github.com/echokit/echokit#readme")
      .replace("pip install FILL IN", "pip install echokit")
      .replace("  # FILL IN: the library's real call", "")
      .replace(/FILL IN: why nobody.*source\./, "The library is new, and nobody has run its code."),
  );
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/libraries.ts")).toContain("echokit");
  expect(read("generated/tasks/audio-to-audio.ts")).toContain("echokit");
  expect(read("generated/examples/libraries/echokit/plain-2.py")).toBe(
    'from echokit import load\n\nmodel = load("acme/tiny-model")\nprint(model("Hello"))  # run it on a sample, and print or save the result\n',
  );
  expect(await hubsmith("generate", "--check")).toMatchObject({ code: 0 });
});

test("one new file adds a task", async () => {
  const file = scaffold(copy, "task", "sound-tagging");
  edit(file, (text) => text.replaceAll("FILL IN: ", "").replace("modality: other", "modality: audio"));
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/task-types.ts")).toContain('"sound-tagging"');
  expect((await generate(true)).stale).toEqual([]);
});

test("one new file of at most 15 lines adds a provider", async () => {
  const file = scaffold(copy, "provider", "quickgpu");
  expect(errorsOf(await generate())).toMatchObject([{ file, line: 5 }]);
  edit(file, (text) => text.replace(/https:\/\/fill-in\.example.*/, "https://api.quickgpu.example"));
  expect(read(file).trimEnd().split("\n").length).toBeLessThanOrEqual(15);
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/providers/index.ts")).toContain('| "quickgpu"');
  expect(read("generated/providers/quickgpu.ts")).toContain('"https://api.quickgpu.example"');
  rmSync(join(copy, file));
  expect((await generate()).removed).toContain("generated/providers/quickgpu.ts");
  expect(read("generated/providers/index.ts")).not.toContain("quickgpu");
});

test("deletes all generated files of a removed entry", async () => {
  rmSync(join(copy, "spec/tasks/sound-tagging.yaml"));
  expect((await generate(true)).stale).toContain("generated/tasks/sound-tagging.ts");
  expect(errorsOf(await generate())).toEqual([]);
  expect(read("generated/task-types.ts")).not.toContain("sound-tagging");
  expect(() => read("generated/tasks/sound-tagging.ts")).toThrow("ENOENT");
});

test.each(["build.ts", "pack.ts"])(
  "scripts/%s refuses outdated generated files, and names the command",
  async (file) => {
    edit("spec/tasks/translation.yaml", (text) => `${text}# ${file}\n`.replace(/^label: .*$/m, `label: "By ${file}"`));
    const { code, output } = await script(file);
    expect(code).toBe(1);
    expect(output).toMatch(/^generated\/\S+ is out of date/m);
    expect(output).toContain("run `npm run generate`");
    expect(() => readdirSync(join(copy, "dist"))).toThrow("ENOENT");
  },
);

test("the pages are made without spec/ and generators/", async () => {
  for (const folder of ["spec", "generators"]) rmSync(join(copy, folder), { recursive: true });
  const program = `import { prerender } from "../site/build/prerender.ts";
await prerender({ outDir: ${JSON.stringify(join(copy, "pages"))}, base: "/", isPictured: () => false });
`;
  writeFileSync(join(copy, "scripts/only-pages.ts"), program);
  expect(await script("only-pages.ts")).toMatchObject({ code: 0 });
  expect(read("pages/tasks/translation/index.html")).toContain("<h1");
});
