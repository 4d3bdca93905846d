/** A place in a text, from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
  readonly width: number;
}

/**
 * Where a text stops being JSON: the first character that nothing could make good again, or its end.
 *
 * Browsers tell the place in different words, and for short texts not at all, so it is searched for with their parser.
 *
 * @param text what `JSON.parse` has refused
 */
export function jsonErrorPlace(text: string): TextPlace {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (canGoOn(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  const before = text.slice(0, good).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, width: 1 };
}

/** True for the start of a text that is JSON: the parser complains about nothing, or about its end only. */
function canGoOn(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const words = error instanceof Error ? error.message : "";
    if (/unexpected end|EOF|unterminated/i.test(words)) return true;
    const position = /position (\d+)/.exec(words)?.[1];
    if (position !== undefined) return Number(position) >= text.length;
    const [, line, column] = /line (\d+) column (\d+)/.exec(words) ?? [];
    const lines = text.split("\n");
    return Number(line) === lines.length && Number(column) > (lines.at(-1)?.length ?? 0);
  }
}
