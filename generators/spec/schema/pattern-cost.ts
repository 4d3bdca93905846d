import { kept } from "../entries.ts";
import type { PatternNode } from "./pattern-syntax.ts";

/** A number of steps as a polynomial of the length n of the text: the coefficients of 1, n, n² and so on. */
export type Cost = readonly number[];

/** A part of a pattern that may be slow, and the reason. */
export interface SlowPart {
  readonly kind: "branches" | "empty" | "long";
  readonly node: PatternNode;
}

/**
 * Maximum length of a pattern after its counted repetitions are expanded. The JavaScript engine refuses some longer
 * patterns.
 */
const MOST_WRITTEN_OUT = 2000;

/** Thrown for a pattern that may be too slow. */
export class SlowPattern extends Error {
  override readonly name = "SlowPattern";
  readonly part: SlowPart;

  constructor(part: SlowPart) {
    super(`a pattern may be slow: ${part.kind}`);
    this.part = part;
  }
}

/**
 * Returns an upper bound for the number of steps that a backtracking engine needs to find a pattern in a text.
 *
 * A choice is a place where the engine can continue in several ways: a branch, or the end of a repetition. If these
 * ways start with different characters, the next character decides the choice, and the choice adds no steps. Inside a
 * repetition, the next character must decide every choice. Otherwise, each round of the repetition would multiply the
 * number of ways. Outside of repetitions, an undecided choice multiplies the cost of the part after it. For example, a
 * repetition may end at n places, so two repetitions in a row take n² steps.
 *
 * @throws SlowPattern for an undecided choice inside a repetition, a repetition of a part that may be empty, and a
 * repetition that is too long
 */
export function costOf(pattern: PatternNode, flags: string): Cost {
  const { steps } = new Estimate(flags).judge(pattern, 0n, false);
  return isAnchored(pattern) ? sum([1, 1], steps) : product([1, 1], steps);
}

/** Returns the number of steps for a text of the given length. */
export function evaluate(cost: Cost, length: number): number {
  return cost.reduceRight((total, coefficient) => total * length + coefficient, 0);
}

function sum(left: Cost, right: Cost): Cost {
  const [longer, shorter] = left.length >= right.length ? [left, right] : [right, left];
  return longer.map((coefficient, power) => coefficient + (shorter[power] ?? 0));
}

function product(left: Cost, right: Cost): Cost {
  return left.reduce<Cost>((total, factor, power) => {
    const shifted = [...Array<number>(power).fill(0), ...right.map((coefficient) => coefficient * factor)];
    return sum(total, shifted);
  }, []);
}

/** Returns true if a match can only start at the start of the text. */
function isAnchored(node: PatternNode): boolean {
  if (node.kind === "choice") return node.branches.every(isAnchored);
  if (node.kind === "sequence") return node.parts[0] !== undefined && isAnchored(node.parts[0]);
  return node.kind === "start";
}

/**
 * A set of possible next characters: one bit for each ASCII character, one bit for all other characters, and one bit
 * for the end of the text.
 */
type Next = bigint;
const BEYOND: Next = 1n << 128n;
const END: Next = 1n << 129n;

/** Matches the source of characters, classes and escapes that stand for ASCII characters only. */
const ASCII_ONLY =
  /^(?:[\0-\x7f]|\\[dwtnrfv^$\\.*+?()[\]{}|/-]|\[(?!\^)(?:[\0-\x5b\x5e-\x7f]|\\[dwtnrfv^$\\.*+?()[\]{}|/-])*\])$/;

interface Judged {
  readonly steps: Cost;
  /** The number of ways in which the node can match at one position. */
  readonly ways: Cost;
}

const ONCE: Cost = [1];

class Estimate {
  readonly #flags: string;
  readonly #firsts = new Map<PatternNode, Next>();

  constructor(flags: string) {
    this.#flags = flags;
  }

  /**
   * @param follow the possible characters after the node; empty if the match is complete after the node
   * @param isRepeated true inside a repetition
   */
  judge(node: PatternNode, follow: Next, isRepeated: boolean): Judged {
    switch (node.kind) {
      case "sequence":
        return this.#sequence(node.parts, follow, isRepeated);
      case "choice":
        return this.#choice(node, follow, isRepeated);
      case "repeat":
        return this.#repeat(node, follow, isRepeated);
      default:
        return { steps: ONCE, ways: ONCE };
    }
  }

  #sequence(parts: readonly PatternNode[], follow: Next, isRepeated: boolean): Judged {
    let next = follow;
    return parts.reduceRight<Judged>(
      (rest, part) => {
        const { steps, ways } = this.judge(part, next, isRepeated);
        next = this.#withFollow(part, next);
        return { steps: sum(steps, product(ways, rest.steps)), ways: product(ways, rest.ways) };
      },
      { steps: [0], ways: ONCE },
    );
  }

  #choice(node: PatternNode & { kind: "choice" }, follow: Next, isRepeated: boolean): Judged {
    const { branches } = node;
    const isSettled = this.#areApart(branches, follow);
    if (!isSettled && isRepeated) throw new SlowPattern({ kind: "branches", node });
    const judged = branches.map((branch) => this.judge(branch, follow, isRepeated));
    const steps = judged.map((branch) => branch.steps).reduce(sum, ONCE);
    // If the next character decides between the branches, only one of them runs, and the sum of all steps is an upper
    // bound. Otherwise, all branches may run, and the sum is exact.
    return {
      steps,
      ways: isSettled && judged.every(({ ways }) => isOne(ways)) ? ONCE : judged.map(({ ways }) => ways).reduce(sum),
    };
  }

  /** Returns true if the next character always shows which of the branches matches. */
  #areApart(branches: readonly PatternNode[], follow: Next): boolean {
    let seen: Next = 0n;
    for (const branch of branches) {
      const next = this.#withFollow(branch, follow);
      if ((seen & next) !== 0n) return false;
      seen |= next;
    }
    return branches.filter(mayBeEmpty).length < 2;
  }

  #repeat(node: PatternNode & { kind: "repeat" }, follow: Next, isRepeated: boolean): Judged {
    const { body, least, most } = node;
    if (most === 0) return { steps: ONCE, ways: ONCE };
    if (writtenOut(node) > MOST_WRITTEN_OUT) throw new SlowPattern({ kind: "long", node });
    const first = this.#first(body);
    const isSettled = least === most || ((first & follow) === 0n && !mayBeEmpty(body));
    if (!isSettled && isRepeated) throw new SlowPattern({ kind: "branches", node });
    if (most === 1) {
      const { steps, ways } = this.judge(body, follow, isRepeated);
      return { steps: sum(ONCE, steps), ways: isSettled ? ways : sum(ONCE, ways) };
    }
    if (mayBeEmpty(body)) throw new SlowPattern({ kind: "empty", node });
    const { steps } = this.judge(body, first | follow, true);
    if (most === Infinity) return { steps: [1, writtenOut(node)], ways: isSettled ? ONCE : [1, 1] };
    return { steps: product([most], steps), ways: isSettled ? ONCE : [most - least + 1] };
  }

  /** Returns the characters with which a node may start. If the node may be empty, these include `follow`. */
  #withFollow(node: PatternNode, follow: Next): Next {
    return mayBeEmpty(node) ? this.#first(node) | follow : this.#first(node);
  }

  #first(node: PatternNode): Next {
    return kept(this.#firsts, node, () => this.#readFirst(node));
  }

  #readFirst(node: PatternNode): Next {
    switch (node.kind) {
      case "character":
        return charactersOf(node.text, this.#flags);
      case "sequence":
        return node.parts.reduceRight((next, part) => this.#withFollow(part, next), 0n);
      case "choice":
        return node.branches.reduce((next, branch) => next | this.#first(branch), 0n);
      case "repeat":
        return this.#first(node.body);
      default:
        return node.kind === "end" ? END : 0n;
    }
  }
}

function isOne(cost: Cost): boolean {
  return cost.length === 1 && cost[0] === 1;
}

/** Returns true if a node can match an empty text at a place that is not the end of the text. */
function mayBeEmpty(node: PatternNode): boolean {
  switch (node.kind) {
    case "character":
    case "end":
      return false;
    case "start":
    case "edge":
      return true;
    case "sequence":
      return node.parts.every(mayBeEmpty);
    case "choice":
      return node.branches.some(mayBeEmpty);
    case "repeat":
      return node.least === 0 || mayBeEmpty(node.body);
  }
}

/** Returns the number of nodes after each counted repetition is expanded to its maximum. */
function writtenOut(node: PatternNode): number {
  switch (node.kind) {
    case "sequence":
      return node.parts.reduce((total, part) => total + writtenOut(part), 1);
    case "choice":
      return node.branches.reduce((total, branch) => total + writtenOut(branch), 1);
    case "repeat":
      return writtenOut(node.body) * Math.max(1, node.most === Infinity ? node.least : node.most) + 1;
    default:
      return 1;
  }
}

/**
 * Returns the characters that a character, class or escape of a pattern matches. Each ASCII character is tested with a
 * RegExp.
 */
function charactersOf(atom: string, flags: string): Next {
  const pattern = new RegExp(`^${atom}$`, flags);
  let characters = ASCII_ONLY.test(atom) ? 0n : BEYOND;
  for (let code = 0; code < 128; code++) {
    if (pattern.test(String.fromCodePoint(code))) characters |= 1n << BigInt(code);
  }
  return characters;
}
