import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../lib/run.ts";
import type { Outcome } from "./outcome.ts";

/**
 * An intentional difference: an entry of `goldens/differences.yaml`. It explains the results for a template if all its
 * patterns match.
 */
export interface Difference {
  readonly name: string;
  /** The reason for the difference, as on the page "Differences". */
  readonly reason: string;
  /** Patterns for the template, for the outcome of this package and for the outcome of Python. */
  readonly template?: string;
  readonly ours?: string;
  readonly python?: string;
}

export function readDifferences(): readonly Difference[] {
  return parse(readFileSync(join(ROOT, "runtime/template/goldens/differences.yaml"), "utf8")) as Difference[];
}

export class Explanations {
  readonly counts = new Map<string, number>();
  readonly #entries = readDifferences().map(({ name, template, ours, python }) => ({
    name,
    patterns: [template, ours, python].map((pattern) => new RegExp(pattern ?? "", "s")),
  }));

  /** Returns true if one of the intentional differences explains the two outcomes. */
  explains(template: string, ours: Outcome, python: Outcome): boolean {
    const texts = [template, `${ours.kind} ${ours.words}`, `${python.kind} ${python.words}`];
    const found = this.#entries.find(({ patterns }) => patterns.every((one, index) => one.test(texts[index] ?? "")));
    if (found) this.counts.set(found.name, (this.counts.get(found.name) ?? 0) + 1);
    return found !== undefined;
  }
}
