import { checkLength, run, spend } from "./run.ts";

/**
 * A text with each match of a pattern replaced, within the length budget. One match after the other, so that the first
 * bad one ends it: the host's own `replace` looks for all of them first, and there may be millions.
 *
 * @param pattern has the flag `g`
 */
export function replaceEach(source: string, pattern: RegExp, show: (match: RegExpExecArray) => string): string {
  let result = "";
  let at = 0;
  for (;;) {
    // What shows a match may use the same pattern.
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    const end = match ? match.index : source.length;
    result += source.slice(at, end);
    if (result.length > run.maximum || !match) checkLength(result.length);
    if (!match) return result;
    spend(1);
    result += show(match);
    at = end + match[0].length;
  }
}
