import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { check } from "./pipeline.ts";
import { KIND_NAMES, type Entry, type Spec } from "./spec/entry.ts";
import { loadSpec } from "./spec/load/load.ts";
import type { Problem } from "./spec/problem.ts";
import { isHarmless, mistakesIn, objectionTo, problemsInFile, sampleOf, type Mistake } from "./testing/mistakes.ts";

/* Makes mistakes in entries of each kind, and checks that the first problem is the true one. The audit tries many more. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const { spec } = loadSpec(ROOT);
const kinds: readonly Entry["kind"][] = [...KIND_NAMES, "facts"];

/** Returns the two entries of a kind that are the longest but not very long, so that many fields are tried quickly. */
function samplesOf(kind: Entry["kind"]): readonly Entry[] {
  const entries = kind === "facts" ? [spec.facts] : kind === "hub" ? [] : spec[kind];
  const sorted = entries.toSorted((one, other) => other.text.length - one.text.length);
  const short = sorted.filter(({ text }) => text.length < 5000);
  return (short.length > 0 ? short : sorted.slice(-1)).slice(0, 2);
}

/** Mistakes of every kind except unknown references, which other tests make in every entry. */
const mistakes = kinds.flatMap((kind) =>
  samplesOf(kind).flatMap((entry) =>
    sampleOf(
      [...mistakesIn(entry, spec)].filter(({ what }) => what !== "unknown reference"),
      40,
    ),
  ),
);

describe("the first problem of a mistake names its file, its line and its key", () => {
  test.each(kinds)("%s", (kind) => {
    const own = mistakes.filter(({ entry }) => entry.kind === kind);
    expect(own.length).toBeGreaterThan(10);
    const objections = own.flatMap((mistake) =>
      isHarmless(mistake) ? [] : (objectionTo(mistake, problemsInFile(mistake, spec)) ?? []),
    );
    expect(objections).toEqual([]);
  });

  test("each kind of mistake is tried", () => {
    expect(new Set(mistakes.map(({ what }) => what))).toEqual(
      new Set(["missing", "misspelt", "duplicate", "wrong type", "wrong value", "indented", "outdented"]),
    );
  });
});

describe("in a whole spec", () => {
  let folder: string;
  let previous: Spec;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "hubsmith-mistakes-"));
    cpSync(join(ROOT, "spec"), join(folder, "spec"), { recursive: true });
    previous = check({ root: folder }).spec;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Checks the whole spec with a mistake in one of its files. Warnings that the spec has without it are left out. */
  function problemsOf({ entry: { file, text: before }, text }: Pick<Mistake, "entry" | "text">): readonly Problem[] {
    writeFileSync(join(folder, file), text);
    const { problems } = check({ root: folder, previous });
    writeFileSync(join(folder, file), before);
    return problems.filter(({ severity }) => severity === "error");
  }

  test("a name that is not defined gives one problem, where it is used", () => {
    const references = KIND_NAMES.flatMap((kind) => {
      const all = spec[kind].flatMap((entry) => [...mistakesIn(entry, spec)]);
      const unknown = all.filter(({ what }) => what === "unknown reference");
      return [...new Map(unknown.map((mistake) => [mistake.path.at(-1), mistake])).values()];
    });
    expect(references.length).toBeGreaterThan(6);
    expect(references.flatMap((mistake) => objectionTo(mistake, problemsOf(mistake)) ?? [])).toEqual([]);
  });

  test.each([
    ["facts", "_facts", "id:", "idd:"],
    ["clients", "_calls", "  model:", "  modle:"],
    ["providers", "_presets", "  chat:", "  chta:"],
    ["io", "_common", "  ClassificationOutputTransform:", "  ClassificationOutputTransfrom:"],
  ] as const)("a misspelt name in %s/%s gives one problem, where it is defined", (kind, id, right, wrong) => {
    const entry = kind === "facts" ? spec.facts : spec[kind].find((one) => one.id === id);
    if (entry === undefined) throw new Error(`there is no ${id}`);
    const line = entry.text.split("\n").findIndex((text) => text.startsWith(right)) + 1;
    expect(line).toBeGreaterThan(0);
    const text = entry.text.replace(`\n${right}`, `\n${wrong}`);
    const problems = problemsOf({ entry, text });
    expect(problems.map(({ file, line: found }) => `${file}:${found}`)).toEqual([`${entry.file}:${line}`]);
  });

  test.each(kinds)("%s: a mistake in one file gives the same problems as the file alone", (kind) => {
    const mistake = mistakes.find(({ entry, what }) => entry.kind === kind && what === "duplicate");
    if (mistake === undefined) throw new Error(`no mistake in ${kind}`);
    expect(problemsOf(mistake)).toEqual(problemsInFile(mistake, previous));
  });
});

describe("hub.yaml", () => {
  const text = "extends: ../hub\nwithout: [libraries/keras, tasks/other]\n";
  test.each([
    ["a misspelt key", text.replace("extends", "extedns"), 1, "extedns"],
    ["a misspelt optional key", text.replace("without", "witout"), 2, "witout"],
    ["a missing key", text.replace(/^extends.*\n/, ""), 1, "extends"],
    ["a key that is given twice", `${text}extends: ../hub\n`, 3, "extends"],
    ["a list instead of a string", text.replace("../hub", "[../hub]"), 1, "extends"],
    ["a string instead of a list", text.replace(/\[.*\]/, "libraries/keras"), 2, "without"],
    ["a key that is indented", text.replace("without", " without"), 2, "without"],
    ["a spec that does not exist", text.replace("../hub", "../hubb"), 1, "hubb"],
    ["an entry that does not exist", text.replace("libraries/keras", "libraries/kers"), 2, "kers"],
  ])("%s gives one problem", (_, wrong, line, key) => {
    const folder = mkdtempSync(join(tmpdir(), "hubsmith-mistakes-"));
    const write = (file: string, content: string): void => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    };
    cpSync(join(ROOT, "generators/spec/fixtures/base"), join(folder, "hub"), { recursive: true });
    cpSync(join(ROOT, "spec/schema"), join(folder, "hub/spec/schema"), { recursive: true });
    for (const file of ["libraries/keras", "tasks/other"]) write(`hub/spec/${file}.yaml`, "");
    cpSync(join(folder, "hub/spec/libraries/hum-kit.yaml"), join(folder, "hub/spec/libraries/keras.yaml"));
    cpSync(join(folder, "hub/spec/tasks/tagging.yaml"), join(folder, "hub/spec/tasks/other.yaml"));
    write("own/spec/hub.yaml", wrong);
    const { problems } = check({ root: join(folder, "own") });
    rmSync(folder, { recursive: true });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: "spec/hub.yaml", line });
    expect(`${problems[0]?.message} ${problems[0]?.excerpt}`).toContain(key);
  });
});
