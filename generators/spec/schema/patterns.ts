import { checkSync } from "recheck";
import { kept } from "../entries.ts";
import { quoted } from "../suggest.ts";

/** Maximum time for the analysis of one pattern, in milliseconds. */
const TIMEOUT_MS = 20_000;

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
  const result = checkSync(pattern, flags, { timeout: TIMEOUT_MS });
  if (result.status === "safe") return undefined;
  const reason = result.status === "vulnerable" ? `its time is ${result.complexity.summary}` : "it cannot be analysed";
  const hint = 'start it with ^, do not repeat a part that contains a repetition, or split it into several with "any"';
  return { code: "slow-pattern", message: `a search for ${quoted(pattern)} may take too long: ${reason}`, hint };
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
