import type { Run } from "../run.ts";
import { entriesOf } from "../values/collections.ts";
import { order } from "../values/compare.ts";
import { SPACE, codePointLength, splitLines } from "../values/strings.ts";
import { represent } from "../values/text.ts";
import { type Mapping, Tuple, isMapping, typeName } from "../values/value.ts";

const WIDTH = 80;

/** Returns what Python's `pprint.pformat` returns. A string that is split into several lines is in parentheses. */
export function pretty(run: Run, value: unknown): string {
  const isLong = typeof value === "string" && codePointLength(run, represent(run, value)) > WIDTH;
  const shown = isLong ? prettyText(run, value, 1, 1) : prettyValue(run, value, 0, 0);
  return isLong && shown.includes("\n") ? `(${shown})` : shown;
}

/**
 * Prints a value that starts in the column `indent`: on one line if it fits into 80 columns, otherwise one item per
 * line.
 */
function prettyValue(run: Run, value: unknown, indent: number, room: number): string {
  run.charge(2);
  const items = namedItems(run, value);
  if (!items) return typeof value === "string" ? prettyText(run, value, indent, room) : represent(run, value);
  const [open, close] = isMapping(value)
    ? ["{", "}"]
    : value instanceof Tuple
      ? ["(", items.length === 1 ? ",)" : ")"]
      : ["[", "]"];
  // With the indentation `-Infinity`, every item fits on one line.
  const flat = open + items.map(([name, item]) => name + prettyValue(run, item, -Infinity, 0)).join(", ") + close;
  if (items.length === 0 || codePointLength(run, flat) <= WIDTH - indent - room) return flat;
  const lines = items.map(([name, item], index) => {
    const behind = index === items.length - 1 ? room + close.length : 1;
    return name + prettyValue(run, item, indent + 1 + codePointLength(run, name), behind);
  });
  run.chargeText(lines.length * (indent + 1));
  return open + lines.join(`,\n${" ".repeat(indent + 1)}`) + close;
}

/** Prints a string on one line if it fits. Otherwise splits it at line ends or words, and prints one literal per line. */
function prettyText(run: Run, value: string, indent: number, room: number): string {
  const whole = represent(run, value);
  const width = WIDTH - indent;
  if (codePointLength(run, whole) <= width - room) return whole;
  const lines = splitLines(run, value, true);
  const literals = lines.flatMap((line, index) => {
    const last = index === lines.length - 1 ? room : 0;
    const shown = represent(run, line);
    return codePointLength(run, shown) <= width - last ? [shown] : wordLiterals(run, line, width, last);
  });
  run.chargeText(literals.length * indent);
  return literals.join(`\n${" ".repeat(indent)}`);
}

const WORD = new RegExp(`[^${SPACE}]*[${SPACE}]*`, "g");

/**
 * Splits a line between words, and returns literals that fit the width. White space stays with the word before it. The
 * last literal leaves `room` columns free.
 */
function wordLiterals(run: Run, line: string, width: number, room: number): string[] {
  const words = line.match(WORD)?.filter(Boolean) ?? [];
  const literals: string[] = [];
  run.charge(2 * words.length);
  let current = "";
  words.forEach((word, index) => {
    const most = width - (index === words.length - 1 ? room : 0);
    const longer = current + word;
    const fits = codePointLength(run, represent(run, longer)) <= most;
    if (!fits && current) literals.push(represent(run, current));
    current = fits ? longer : word;
  });
  literals.push(represent(run, current));
  return literals;
}

/** Returns the items of a list or dict, each with the text to print before it: a key, or nothing. */
function namedItems(run: Run, value: unknown): [string, unknown][] | undefined {
  if (Array.isArray(value)) return value.map((item) => ["", item]);
  return isMapping(value)
    ? sortedPairs(run, value).map(([key, item]) => [`${represent(run, key)}: `, item])
    : undefined;
}

function sortedPairs(run: Run, value: Mapping): [unknown, unknown][] {
  return entriesOf(run, value).sort(([left], [right]) => {
    try {
      return order(run, left, right);
    } catch {
      // Values that cannot be compared are sorted by the names of their types.
      const [one, other] = [typeName(left), typeName(right)];
      return one < other ? -1 : one > other ? 1 : 0;
    }
  });
}
