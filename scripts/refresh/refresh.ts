import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadSpec } from "../../generators/spec/load/load.ts";
import { startStep } from "../lib/progress.ts";
import { CommandError, EXIT } from "../hubsmith/command-error.ts";
import { refreshLibraries } from "./libraries.ts";
import { refreshModels } from "./models.ts";
import { refreshQuantization } from "./quantization.ts";
import { Run } from "./run.ts";
import type { Sources } from "./sources.ts";
import { refreshTasks } from "./tasks.ts";

/** The kinds of facts. */
export const KINDS = {
  models: refreshModels,
  libraries: refreshLibraries,
  quantization: refreshQuantization,
  tasks: refreshTasks,
} as const;
export type Kind = keyof typeof KINDS;

/** The result of a run. */
export interface Refreshed {
  /** The changes for `git apply`, or an empty text. */
  readonly diff: string;
  readonly notes: readonly string[];
  readonly failures: readonly string[];
}

/**
 * Compares facts of the specs with public sources. Changes nothing.
 *
 * @param root folder that contains `spec/`
 * @param today the date that the facts get, such as `2026-11-27`
 */
export async function refreshFacts(
  kinds: readonly Kind[],
  { root, sources, today }: { readonly root: string; readonly sources: Sources; readonly today: string },
): Promise<Refreshed> {
  const { spec, problems } = loadSpec(root);
  const fault = problems.find(({ severity }) => severity === "error");
  if (fault !== undefined)
    throw new CommandError(`${fault.file}: ${fault.message}`, "correct the specs first", EXIT.problems);
  const run = new Run(spec, sources, today);
  for (const kind of kinds) {
    const step = startStep(`refresh ${kind}`);
    const before = run.failures.length;
    await KINDS[kind](run, step);
    if (run.failures.length > before) step.fail(`${run.failures.length - before} not checked`);
    else step.done();
  }
  return { diff: differences(run), notes: run.notes.sort(), failures: run.failures.sort() };
}

function differences({ spec, texts }: Run): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-refresh-"));
  const entries = [...spec.providers, ...spec.apis, ...spec.quantization, ...spec.tasks];
  const before = new Map(entries.map(({ file, text }) => [file, text]));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    for (const side of ["a", "b"]) mkdirSync(join(folder, side));
    for (const [file, text] of texts) {
      const old = before.get(file);
      if (old !== undefined) write(`a/${file}`, old);
      write(`b/${file}`, text);
    }
    return differencesBetween(folder, "a", "b");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the differences between two folders in `cwd`, as git prints them. */
function differencesBetween(cwd: string, before: string, after: string): string {
  const flags = ["--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames", "--text"];
  const { status, stdout, error } = spawnSync("git", ["diff", ...flags, "--", before, after], {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  // Git ends with 1 if there are differences.
  if (error !== undefined || (status !== 0 && status !== 1)) throw error ?? new Error(`git diff ended with ${status}`);
  return stdout;
}
