import { watch } from "chokidar";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { generate, type GenerateResult } from "../generators/pipeline.ts";
import type { Spec } from "../generators/spec/entry.ts";
import { printProblems, type ProblemFormat } from "../generators/spec/print.ts";

/** How to generate. */
export interface GenerateSettings {
  /** Folder that holds `spec/`. */
  readonly root: string;
  /** Folder to write to. Default: `generated` in `root`. */
  readonly out?: string;
  /** Write nothing; fail when a file is out of date. */
  readonly check: boolean;
  readonly format: ProblemFormat;
}

/** Prints what a run found and did; true when there is nothing to complain about. */
export function report(result: GenerateResult, { check, format }: GenerateSettings, milliseconds: number): boolean {
  const errors = result.problems.filter((problem) => problem.severity === "error");
  if (result.problems.length > 0 || format === "json") {
    console.error(printProblems(result.problems, { format, color: process.stderr.isTTY && format === "text" }));
  }
  if (errors.length > 0) {
    if (format === "text") console.error("nothing was written");
    return false;
  }
  const [stale] = result.stale;
  if (check && stale !== undefined) {
    console.error(
      `${stale} is out of date (${result.stale.length} in all)\n  hint: run \`npm run generate\` and commit what it writes`,
    );
    return false;
  }
  if (format === "text") {
    const time = `${(milliseconds / 1000).toFixed(2)} s`;
    const total = result.unchanged + result.written.length;
    console.error(
      check
        ? `${total} files up to date (${time})`
        : `${result.written.length} written, ${result.unchanged} unchanged, ${result.removed.length} removed (${time})`,
    );
  }
  return true;
}
