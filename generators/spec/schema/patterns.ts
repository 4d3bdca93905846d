import { checkSync } from "recheck";
import { kept } from "../entries.ts";
import { quoted } from "../suggest.ts";

/**
 * Limits of the analysis of one pattern. Its steps are limited, not the time of each attempt, so that the result is the
 * same on a busy machine. A pattern of ours takes seconds; ten minutes are the limit for patterns of others.
 */
const LIMITS = { timeout: 600_000, attackTimeout: null, incubationTimeout: null } as const;

/** A problem of a pattern, with a hint. These fields become fields of a Finding. */
export interface PatternFlaw {
  readonly code: "bad-pattern" | "slow-pattern";
  readonly message: string;
  readonly hint: string;
}

const judged = new Map<string, PatternFlaw | { readonly code: "" }>();

/**
 * Returns a problem for a pattern that is not a regular expression, or whose search does not take linear time on every
 * string. Ids, tags and prompts come from untrusted users, who could make a careless pattern run for years.
 */
export function patternFlaw(pattern: string, flags: string): PatternFlaw | undefined {
  const flaw = kept(judged, `${flags} ${pattern}`, () => judge(pattern, flags) ?? { code: "" as const });
  return flaw.code === "" ? undefined : flaw;
}

function judge(pattern: string, flags: string): PatternFlaw | undefined {
  const error = regexFlaw(pattern, flags);
  if (error !== undefined) {
    const message = `${quoted(pattern)} is not a valid regular expression in Unicode mode: ${error}`;
    const hint = "escape special characters with a backslash; braces and hyphens too";
    return { code: "bad-pattern", message, hint };
  }
  // Without repetitions, the number of steps is limited by the length of the pattern.
  if (!/[*+{]/.test(pattern)) return undefined;
  const reason =
    slowness(pattern, flags) ??
    (countsRepetitions(pattern) ? "a part that contains a repetition is repeated {n} times" : undefined);
  if (reason === undefined) return undefined;
  const hint = 'start it with ^, do not repeat a part that contains a repetition, or split it into several with "any"';
  return { code: "slow-pattern", message: `a search for ${quoted(pattern)} may take too long: ${reason}`, hint };
}

/** Returns why a search may take more than linear time, or undefined if it does not. */
export function slowness(pattern: string, flags: string): string | undefined {
  const result = checkSync(pattern, flags, LIMITS);
  if (result.status === "safe") return undefined;
  if (result.status === "vulnerable") return `its time is ${result.complexity.summary}`;
  return `it cannot be analysed (${result.error.kind})`;
}

/**
 * Returns true if a group with a repetition of variable length is itself repeated a number of times, as in
 * `(?:a{1,3}){20}`. The number of ways to match is limited, but can be billions. `recheck` calls such a pattern safe.
 */
function countsRepetitions(pattern: string): boolean {
  // Characters and classes become one letter, so that only groups and repetitions are left.
  const shape = pattern.replaceAll(/\\(?:[pPu]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<\w+>|<?[=!]|:)/gsu, (part) =>
    part.startsWith("(") ? "(" : "x",
  );
  const inner = /\([^()]*\)/u;
  let rest = shape;
  for (let group = inner.exec(rest); group !== null; group = inner.exec(rest)) {
    const after = rest.slice(group.index + group[0].length);
    const isVariable = /[*+?]|\{\d+,/u.test(group[0]);
    if (isVariable && /^\{(?:[2-9]|1\d|1,)/u.test(after)) return true;
    rest = rest.slice(0, group.index) + (isVariable ? "x?" : "x") + after;
  }
  return false;
}

/**
 * Returns the JavaScript engine's error for a string that is not a regular expression, or undefined for a valid one. The
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
