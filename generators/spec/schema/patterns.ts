import { costOf, evaluate, InTrouble, type Trouble } from "./pattern-cost.ts";
import { parsePattern, type PatternNode, type PatternPlace, UnknownSyntax } from "./pattern-syntax.ts";
import { quoted } from "../suggest.ts";

/** Maximum length of a text, in UTF-16 units, for a pattern that may be slow on long texts. */
const LONGEST_MATCHED = 1000;

/** Maximum number of steps per unit of text, for a pattern that is used on texts of any length. */
const MOST_STEPS_PER_UNIT = 100;

/**
 * Maximum number of steps of a pattern on a text of `LONGEST_MATCHED` units. So many steps take some hundredths of a
 * second.
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

/** A problem of a pattern, with its position and a hint: the fields of a Finding. */
interface PatternFlaw extends PatternPlace {
  readonly code: "bad-pattern" | "slow-pattern";
  readonly message: string;
  readonly hint: string;
}

/**
 * Checks if a regular expression of a spec is fast for every text. Ids, tags and prompts come from untrusted users,
 * who could make a careless pattern run for years. The pattern itself is never run.
 */
export function judgePattern(pattern: string, flags: string): JudgedPattern {
  const whole = { offset: 0, length: pattern.length };
  const refuse = (message: string, hint: string, place: PatternPlace = whole): JudgedPattern => ({
    ok: false,
    flaw: { code: "slow-pattern", message, hint, ...place },
  });
  if (pattern.length > LONGEST_PATTERN) {
    return refuse(
      `a pattern of ${pattern.length} characters; at most ${LONGEST_PATTERN} are allowed`,
      "test several patterns under any",
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
    if (error instanceof InTrouble) return refuse(...describe(pattern, error.trouble), error.trouble.node);
    throw error;
  }
}

const TOO_MANY_STEPS = [
  "looking for this pattern may take too long: too many parts of it may each end at many places",
  "begin with ^, leave .* out at the start, name the characters ([^/]* for .*), or test several patterns under all",
] as const;

const UNKNOWN_HINT = "test several patterns under all, any and not";

function unknownSyntax(pattern: string, place: PatternPlace): string {
  return `nobody can tell the time of a pattern with ${quoted(textAt(pattern, place))}`;
}

function textAt(pattern: string, { offset, length }: PatternPlace): string {
  return pattern.slice(offset, offset + length);
}

/** Describes a problem of a part of a pattern, with a hint. */
function describe(pattern: string, { kind, node }: Trouble): readonly [string, string] {
  const part = quoted(textAt(pattern, node));
  switch (kind) {
    case "branches":
      return [
        `${part} can match the same text in several ways inside a repetition, which may take very long`,
        branchHint(node),
      ];
    case "empty":
      return [
        `${part} repeats what may be empty`,
        "let each round match at least one character: (?:a-?)* for (?:a?-?)*",
      ];
    case "long":
      return [`${part} is too long when its repetitions are written out`, "write smaller numbers, or + or *"];
  }
}

function branchHint({ kind }: PatternNode): string {
  return kind === "choice"
    ? "let no two alternatives begin alike: a(?:b|c) for (?:ab|ac)"
    : "leave the outer repetition out, or let what follows begin with a character that the inner one lacks: (?:[^-]+-)+";
}

/**
 * Returns the maximum length of a text, in UTF-16 units, for a pattern: Infinity for any text, -1 for a refused
 * pattern.
 */
export function longestMatched(pattern: string, flags: string): number {
  const judged = judgePattern(pattern, flags);
  return judged.ok ? (judged.longest ?? Infinity) : -1;
}

/**
 * Returns the engine's reason why a text is not a regular expression, or undefined if it is one. The regular expression
 * is not run.
 */
export function regexFlaw(text: string, flags = "u"): string | undefined {
  try {
    RegExp(text, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split(": ").at(-1) ?? error.message) : String(error);
  }
}
