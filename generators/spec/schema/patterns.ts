import { costOf, evaluate, type SlowPart, SlowPattern } from "./pattern-cost.ts";
import { parsePattern, type PatternNode, type PatternPlace, UnknownSyntax } from "./pattern-syntax.ts";
import { quoted } from "../suggest.ts";

/** Maximum length of a text, in UTF-16 units, for a pattern that may be slow on long texts. */
const LONGEST_MATCHED = 1000;

/** Maximum number of steps per UTF-16 unit of the text, for a pattern that is used on texts of any length. */
const MOST_STEPS_PER_UNIT = 100;

/**
 * Maximum number of steps of a pattern on a text of `LONGEST_MATCHED` units. 10 million steps take a few hundredths of
 * a second.
 */
const MOST_STEPS = 10_000_000;

/** Maximum length of a pattern, in UTF-16 units. */
const LONGEST_PATTERN = 500;

/** The result for a pattern: allowed, or refused with the problem, its position and a hint. */
export type JudgedPattern =
  | {
      readonly ok: true;
      /**
       * Maximum length of a text on which the pattern may be used, in UTF-16 units. If absent, the text may have any
       * length.
       */
      readonly longest?: number;
    }
  | { readonly ok: false; readonly flaw: PatternFlaw };

/** A problem of a pattern, with its position and a hint. These fields become fields of a Finding. */
interface PatternFlaw extends PatternPlace {
  readonly code: "bad-pattern" | "slow-pattern";
  readonly message: string;
  readonly hint: string;
}

/**
 * Checks if a regular expression of a spec is fast on every text, or only on short ones. Ids, tags and prompts come
 * from untrusted users, who could make a careless pattern run for years. The pattern itself is never run.
 */
export function judgePattern(pattern: string, flags: string): JudgedPattern {
  const whole = { offset: 0, length: pattern.length };
  const refuse = (message: string, hint: string, place: PatternPlace = whole): JudgedPattern => ({
    ok: false,
    flaw: { code: "slow-pattern", message, hint, ...place },
  });
  if (pattern.length > LONGEST_PATTERN) {
    return refuse(
      `the pattern has ${pattern.length} characters, but at most ${LONGEST_PATTERN} are allowed`,
      'split the pattern into several patterns in the field "any"',
    );
  }
  const flaw = regexFlaw(pattern, flags);
  if (flaw !== undefined) {
    const message = `${quoted(pattern)} is not a valid regular expression in Unicode mode: ${flaw}`;
    const hint = "escape special characters with a backslash; braces and hyphens too";
    return { ok: false, flaw: { code: "bad-pattern", message, hint, ...whole } };
  }
  try {
    const cost = costOf(parsePattern(pattern), flags);
    const steps = evaluate(cost, LONGEST_MATCHED);
    if (steps > MOST_STEPS) return refuse(...TOO_MANY_STEPS);
    const isFast = cost.length <= 2 && steps <= MOST_STEPS_PER_UNIT * LONGEST_MATCHED;
    return isFast ? { ok: true } : { ok: true, longest: LONGEST_MATCHED };
  } catch (error) {
    if (error instanceof UnknownSyntax) return refuse(unknownSyntax(pattern, error.place), UNKNOWN_HINT, error.place);
    if (error instanceof SlowPattern) return refuse(...describe(pattern, error.part), error.part.node);
    throw error;
  }
}

const TOO_MANY_STEPS = [
  "a search for this pattern may take too long: too many of its parts can end at different places",
  'start with ^, remove .* at the start, name the characters ([^/]* instead of .*), or join patterns with "all"',
] as const;

const UNKNOWN_HINT = 'split the pattern into several patterns, and join them with "all", "any" and "not"';

function unknownSyntax(pattern: string, place: PatternPlace): string {
  return `hubsmith cannot estimate the running time of a pattern with ${quoted(textAt(pattern, place))}`;
}

function textAt(pattern: string, { offset, length }: PatternPlace): string {
  return pattern.slice(offset, offset + length);
}

/** Describes a problem of a part of a pattern, with a hint. */
function describe(pattern: string, { kind, node }: SlowPart): readonly [string, string] {
  const part = quoted(textAt(pattern, node));
  switch (kind) {
    case "branches":
      return [
        `${part} can match the same text in several ways inside a repetition, which may take very long`,
        branchHint(node),
      ];
    case "empty":
      return [
        `${part} repeats a part that can match an empty text`,
        "let each round match at least one character: (?:a-?)* instead of (?:a?-?)*",
      ];
    case "long":
      return [`${part} is too long when its repetitions are written out`, "write smaller numbers, or use + or *"];
  }
}

function branchHint({ kind }: PatternNode): string {
  return kind === "choice"
    ? "start each alternative with a different character: a(?:b|c) instead of (?:ab|ac)"
    : "remove the outer repetition, or end each round with a character that the inner repetition cannot match: (?:[^-]+-)+";
}

/**
 * Returns the maximum length of a text on which a pattern may be used, in UTF-16 units: Infinity for any text, -1 for a
 * refused pattern.
 */
export function longestMatched(pattern: string, flags: string): number {
  const judged = judgePattern(pattern, flags);
  return judged.ok ? (judged.longest ?? Infinity) : -1;
}

/**
 * Returns the JavaScript engine's error for a text that is not a regular expression, or undefined for a valid one. The
 * regular expression is not run.
 */
export function regexFlaw(text: string, flags = "u"): string | undefined {
  try {
    RegExp(text, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split(": ").at(-1) ?? error.message) : String(error);
  }
}
