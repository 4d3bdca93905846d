import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loadSpec } from "../../generators/spec/load/load.ts";
import { startStep } from "../lib/progress.ts";
import { CommandError, EXIT } from "../hubsmith/command-error.ts";
import { checkLibraries } from "./libraries.ts";
import { checkModels } from "./models.ts";
import { checkQuantization } from "./quantization.ts";
import { Run } from "./run.ts";
import type { Sources } from "./sources.ts";
import { checkTasks } from "./tasks.ts";

/** The kinds of facts, and functions that return the checks of all facts of a kind. */
export const KINDS = {
  models: checkModels,
  libraries: checkLibraries,
  quantization: checkQuantization,
  tasks: checkTasks,
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
    await run.all(KINDS[kind](run), step);
    if (run.failures.length > before) step.fail(`${run.failures.length - before} not checked`);
    else step.done();
  }
  return { diff: differencesOf(run), notes: run.notes.sort(), failures: run.failures.sort() };
}

/** Returns the changes of a run, as git prints them. */
function differencesOf({ changes }: Run): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-refresh-"));
  const write = (side: string, file: string, text: string): void => {
    const path = join(folder, side, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  try {
    for (const side of ["a", "b"]) mkdirSync(join(folder, side));
    for (const [file, { before, after }] of changes) {
      if (before !== undefined) write("a", file, before);
      write("b", file, after);
    }
    const flags = ["--no-index", "--no-prefix", "--no-color", "--no-ext-diff", "--no-textconv", "--no-renames"];
    const { status, stdout, error } = spawnSync("git", ["diff", ...flags, "--text", "--", "a", "b"], {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    // Git ends with 1 if there are differences.
    if (error !== undefined || (status !== 0 && status !== 1))
      throw error ?? new Error(`git diff ended with ${status}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
