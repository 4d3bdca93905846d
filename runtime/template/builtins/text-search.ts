import { BULK, KNOWN, type Run, type BuiltinTable } from "../run.ts";
import { builtins } from "./builtin.ts";
import { fail } from "../errors.ts";
import { needInteger } from "../values/numbers.ts";
import { sliceBounds } from "../values/sequence.ts";
import { codePointLength, codePointSlice, codePoints, strip, words } from "../values/strings.ts";
import { needText, text } from "../values/text.ts";
import { Tuple, tuple } from "../values/value.ts";

/**
 * Returns `text[start:end]` and the number of code points before it. Returns undefined if `start` is after `end` or
 * after the text. In both cases, a search in Python finds nothing, not even an empty text.
 */
function partOf(run: Run, value: unknown, start: unknown, end: unknown): { part: string; before: number } | undefined {
  const whole = text(run, value);
  if (start === undefined && end === undefined) return { part: whole, before: 0 };
  const length = codePointLength(run, whole);
  const { start: from, stop } = sliceBounds(length, start ?? null, end ?? null, 1);
  return Number(start ?? 0) > length || stop < from
    ? undefined
    : { part: codePointSlice(run, whole, from, stop), before: from };
}

function indexOf(run: Run, whole: string, part: string): number {
  run.chargeCopy(whole.length);
  return whole.indexOf(part);
}

/**
 * Returns the offset of the last occurrence of `part` in `whole`. This costs more work units than a search from the
 * left, because JavaScript compares the strings at every offset.
 */
function lastIndexOf(run: Run, whole: string, part: string): number {
  run.charge(whole.length * (BULK * (1 + part.length / 32)));
  return whole.lastIndexOf(part);
}

type Search = (run: Run, value: unknown, part: unknown, start: unknown, end: unknown) => number;

/**
 * Makes a search method. Positions are counted in code points, although the search itself uses UTF-16. @param last true
 * to search from the right
 */
const search =
  (last: boolean): Search =>
  (run, value, wanted, start, end) => {
    const needle = needText(wanted);
    const { part, before } = partOf(run, value, start, end) ?? { part: "", before: -1 };
    const found = before < 0 ? -1 : last ? lastIndexOf(run, part, needle) : indexOf(run, part, needle);
    return found < 0 ? -1 : before + codePointLength(run, part.slice(0, found));
  };

export const find = search(false);

export const rfind = search(true);

/** Makes a search method that throws if nothing is found. */
export const index =
  (find: Search): Search =>
  (...given) => {
    const found = find(...given);
    return found < 0 ? fail("value", "substring not found") : found;
  };

export function count(run: Run, value: unknown, wanted: unknown, start: unknown, end: unknown): number {
  const { part } = partOf(run, value, start, end) ?? {};
  const needle = needText(wanted);
  if (part === undefined) return 0;
  return needle === "" ? codePointLength(run, part) + 1 : occurrences(run, part, needle).count;
}

export const affix =
  (atEnd: boolean) =>
  (run: Run, value: unknown, given: unknown, start: unknown, end: unknown): boolean => {
    run.charge(text(run, value).length * KNOWN);
    const options = given instanceof Tuple ? given.map((item) => needText(item)) : needText(given);
    const part = partOf(run, value, start, end)?.part;
    const fits = (option: string): boolean => {
      run.chargeCopy(option.length);
      return part !== undefined && (atEnd ? part.endsWith(option) : part.startsWith(option));
    };
    return typeof options === "string" ? fits(options) : options.some(fits);
  };

/**
 * Counts the occurrences of a non-empty text, up to `most`. Also returns the offset after the last counted occurrence.
 */
export function occurrences(run: Run, whole: string, part: string, most = Infinity): { count: number; end: number } {
  run.chargeCopy(whole.length);
  let count = 0;
  let end = 0;
  for (let at = whole.indexOf(part); at >= 0 && count < most; at = whole.indexOf(part, end)) {
    run.chargeItems(1);
    count++;
    end = at + part.length;
  }
  return { count, end };
}

/**
 * Replaces up to `times` occurrences, or all occurrences if `times` is negative. Throws if the result exceeds the
 * length budget.
 */
export function replace(run: Run, whole: string, from: string, to: string, times = -1): string {
  const most = times < 0 ? Infinity : times;
  if (from === "") return putBetween(run, whole, to, most);
  run.chargeCopy(whole.length);
  let replaced = "";
  let end = 0;
  let count = 0;
  for (let at = whole.indexOf(from); at >= 0 && count < most; at = whole.indexOf(from, end)) {
    run.charge(1 * (1 + to.length * BULK));
    replaced += whole.slice(end, at) + to;
    run.limitLength(replaced.length);
    end = at + from.length;
    count++;
  }
  if (count === 0) return whole;
  run.chargeText(replaced.length + whole.length - end);
  return replaced + whole.slice(end);
}

/** Inserts a string before each code point and at the end, but at most `most` times. */
function putBetween(run: Run, whole: string, text: string, most: number): string {
  const points = [...codePoints(run, whole), ""];
  const count = Math.min(most, points.length);
  run.chargeText(whole.length + count * text.length);
  return points.map((point, index) => (index < count ? text + point : point)).join("");
}

function separatorOf(value: unknown): string {
  return needText(value) || fail("value", "empty separator");
}

/**
 * Makes a method that splits a string at most `most` times, from the left or from the right. The remaining text becomes a
 * single part.
 */
const split =
  (fromRight: boolean) =>
  (run: Run, value: unknown, separator: unknown = null, most: unknown = -1): string[] => {
    const limit = needInteger(most);
    const whole = text(run, value);
    const mark = separator === null ? undefined : separatorOf(separator);
    const parts = mark === undefined ? words(run, whole) : splitAt(run, whole, mark);
    if (limit < 0 || parts.length <= limit) return parts;
    const at = fromRight ? parts.length - limit : limit;
    const [head, tail] = [parts.slice(0, at), parts.slice(at)];
    const end = wordsEnd(whole, mark === undefined ? head : []);
    return fromRight
      ? [mark === undefined ? whole.slice(0, end) : head.join(mark), ...tail]
      : [...head, mark === undefined ? strip(run, whole.slice(end), null, true, false) : tail.join(mark)];
  };

/**
 * Returns the offset in `whole` at which the last word of `first` ends. `whole` must start with the words of `first`.
 */
function wordsEnd(whole: string, first: readonly string[]): number {
  return first.reduce((at, word) => whole.indexOf(word, at) + word.length, 0);
}

function splitAt(run: Run, whole: string, mark: string): string[] {
  run.chargeCopy(whole.length);
  const parts: string[] = [];
  let from = 0;
  for (let at = whole.indexOf(mark); at >= 0; at = whole.indexOf(mark, from)) {
    run.charge(1);
    parts.push(whole.slice(from, at));
    from = at + mark.length;
  }
  parts.push(whole.slice(from));
  return parts;
}

const partition =
  (fromRight: boolean) =>
  (run: Run, value: unknown, separator: unknown): Tuple => {
    const whole = text(run, value);
    const mark = separatorOf(separator);
    const found = fromRight ? lastIndexOf(run, whole, mark) : indexOf(run, whole, mark);
    if (found >= 0) return tuple(whole.slice(0, found), mark, whole.slice(found + mark.length));
    return fromRight ? tuple("", "", whole) : tuple(whole, "", "");
  };

/** The methods of `str` that split a string. */
export const SPLIT_METHODS: BuiltinTable = {
  ...builtins("sep? maxsplit?", { split: split(false), rsplit: split(true) }),
  ...builtins("1", { partition: partition(false), rpartition: partition(true) }),
};
