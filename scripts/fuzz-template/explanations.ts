import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ROOT } from "../../site/build/run.ts";
import type { Outcome } from "./outcome.ts";

/** A difference that is meant: an entry of `goldens/differences.yaml`. What is given has to match. */
export interface Difference {
  readonly name: string;
  /** Why, in the words of the page on differences. */
  readonly reason: string;
  /** Regular expressions of the template, of our outcome and of Python's. */
  readonly template?: string;
  readonly ours?: string;
  readonly python?: string;
}

/** Returns the differences that are meant. */
export function readDifferences(): readonly Difference[] {
  return parse(readFileSync(join(ROOT, "runtime/template/goldens/differences.yaml"), "utf8")) as Difference[];
}

/** Says which differences are meant, and counts them. */
export class Explanations {
  readonly counts = new Map<string, number>();
  readonly #entries = readDifferences().map(({ name, template, ours, python }) => ({
    name,
    patterns: [template, ours, python].map((pattern) => new RegExp(pattern ?? "", "s")),
  }));

  /** Returns whether an entry of the list explains the difference. */
  explains(template: string, ours: Outcome, python: Outcome): boolean {
    const texts = [template, `${ours.kind} ${ours.words}`, `${python.kind} ${python.words}`];
    const found = this.#entries.find(({ patterns }) => patterns.every((one, index) => one.test(texts[index] ?? "")));
    if (found) this.counts.set(found.name, (this.counts.get(found.name) ?? 0) + 1);
    return found !== undefined;
  }
}
