import { crossCheck } from "./checks/cross-check.ts";
import type { Check, Loaded, Spec } from "./entry.ts";
import { loadSpec } from "./load/load.ts";
import { sortProblems } from "./print.ts";
import { validate } from "./validate/validate.ts";

/**
 * Reads a spec and returns its problems. Checks that compare or compile entries run only if each file can be read and
 * matches its schema. So one mistake gives one problem, without its consequences in other entries.
 *
 * @param root folder that contains `spec/`
 * @param previous the `spec` of an earlier result: unchanged files are not parsed again
 * @param compileChecks checks that compile entries
 * @returns the entries that could be read, and the problems in order
 */
export function checkSpec(root: string, previous?: Spec, compileChecks: readonly Check[] = []): Loaded {
  const { spec, problems } = loadSpec(root, previous);
  const unread = new Set(problems.map(({ file }) => file));
  const found = [...problems, ...validate(spec).filter(({ file }) => !unread.has(file))];
  return { spec, problems: sortProblems(found.length > 0 ? found : crossCheck(spec, compileChecks)) };
}
