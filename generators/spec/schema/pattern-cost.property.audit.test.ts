import * as fc from "fast-check";
import { expect, test } from "vitest";
import { costOf, evaluate, SlowPattern } from "./pattern-cost.ts";
import { parsePattern, type PatternNode } from "./pattern-syntax.ts";

/** Returns true if the rest of the pattern matches at a position. */
type Rest = (at: number) => boolean;

/** A backtracking engine for regular expressions, like the one of JavaScript. It counts its steps. */
class Backtracker {
  readonly #text: string;
  readonly #most: number;
  steps = 0;

  constructor(text: string, most: number) {
    this.#text = text;
    this.#most = most;
  }

  find(pattern: PatternNode): void {
    for (let start = 0; start <= this.#text.length; start++) {
      if (this.#match(pattern, start, () => true)) return;
    }
  }

  #match(node: PatternNode, at: number, rest: Rest): boolean {
    if (++this.steps > this.#most) throw new Error("too many steps");
    switch (node.kind) {
      case "start":
        return at === 0 && rest(at);
      case "end":
        return at === this.#text.length && rest(at);
      case "edge":
        return rest(at);
      case "character":
        return new RegExp(`^${node.text}$`, "u").test(this.#text.charAt(at)) && rest(at + 1);
      case "sequence":
        return this.#sequence(node.parts, at, rest);
      case "choice":
        return node.branches.some((branch) => this.#match(branch, at, rest));
      case "repeat":
        return this.#repeat(node, 0, at, rest);
    }
  }

  #sequence([first, ...others]: readonly PatternNode[], at: number, rest: Rest): boolean {
    return first === undefined ? rest(at) : this.#match(first, at, (next) => this.#sequence(others, next, rest));
  }

  #repeat(node: PatternNode & { kind: "repeat" }, done: number, at: number, rest: Rest): boolean {
    const again = (next: number): boolean =>
      (next > at || done < node.least) && this.#repeat(node, done + 1, next, rest);
    return (done < node.most && this.#match(node.body, at, again)) || (done >= node.least && rest(at));
  }
}

const quantifier = fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,3}", "{2,}", "*?");
const patterns = fc.letrec<{ pattern: string; sequence: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom("a", "b", "-", "[ab]", "[^a]", ".", "\\w"),
    tie("pattern").map((inner) => `(?:${inner})`),
  ),
  sequence: fc
    .array(fc.tuple(tie("atom"), quantifier), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.map((part) => part.join("")).join("")),
  pattern: fc.array(tie("sequence"), { minLength: 1, maxLength: 2 }).map((branches) => branches.join("|")),
})).pattern;
const framed = fc
  .tuple(fc.constantFrom("", "^"), patterns, fc.constantFrom("", "$", "x"))
  .map(([start, pattern, end]) => `${start}(?:${pattern})${end}`);
const texts = fc
  .tuple(
    fc.array(fc.constantFrom("a", "b", "-", "ab"), { minLength: 1, maxLength: 3 }),
    fc.nat(14),
    fc.constantFrom("", "-", "!"),
  )
  .map(([unit, times, end]) => unit.join("").repeat(times) + end);

function costOrTrouble(pattern: PatternNode) {
  try {
    return costOf(pattern, "u");
  } catch (error) {
    if (error instanceof SlowPattern) return undefined;
    throw error;
  }
}

test("a backtracking engine takes no more steps than the reported cost", () => {
  let judged = 0;
  fc.assert(
    fc.property(framed, fc.array(texts, { minLength: 1, maxLength: 4 }), (source, several) => {
      const pattern = parsePattern(source);
      const cost = costOrTrouble(pattern);
      if (cost === undefined) return;
      judged += 1;
      for (const text of several) {
        // If the next character decides between branches, the engine takes one step per branch, but the cost counts one
        // step for all branches together. So the limit is multiplied by the length of the pattern.
        const most = (evaluate(cost, text.length) + 1) * source.length * 2;
        new Backtracker(text, most).find(pattern);
      }
    }),
    { numRuns: Number(process.env["PATTERN_PROPERTY_RUNS"] ?? 2000) },
  );
  expect(judged).toBeGreaterThan(20);
});
