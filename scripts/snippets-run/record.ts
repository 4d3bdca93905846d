import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonObject, Spec } from "../../generators/spec/entry.ts";
import { printApi } from "../apis/snippet-uses.ts";
import { ROOT } from "../lib/run.ts";
import type { Result } from "./run.ts";

/**
 * Returns the data about a run that is written to `spec/apis`: the date, the versions, and the outcome of each rule.
 *
 * @param date day of the run, such as 2026-11-23
 */
export function executedOf({ python, packages, runs }: Result, date: string): JsonObject {
  const rules = new Map<string, string>();
  for (const { rule, missing } of runs) {
    // A rule gets the state "ran" if it ran for at least one example.
    if (missing === undefined) rules.set(rule, "ran");
    else if (!rules.has(rule)) rules.set(rule, `not run: needs ${missing}`);
  }
  const sorted = [...rules].toSorted(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  return { date, python, packages, rules: Object.fromEntries(sorted) };
}

/**
 * Writes `executed`, the record of a successful run, to `spec/apis/<key>.yaml`. Does not change the rest of the file.
 * Returns the path of the file.
 */
export function recordRun(spec: Pick<Spec, "apis">, key: string, executed: JsonObject): string {
  const file = `spec/apis/${key}.yaml`;
  const entry = spec.apis.find(({ id }) => id === key);
  if (entry === undefined && existsSync(join(ROOT, file))) throw new Error(`${file} cannot be read`);
  writeFileSync(join(ROOT, file), printApi({ ...entry?.data, executed }));
  return file;
}
