import { fail } from "../errors.ts";
import { type Action, BULK, KNOWN, type Run } from "../run.ts";
import { isIterable, itemAt, lookUp, makeDict, sliceBounds, toArray } from "../values/collections.ts";
import { needInteger } from "../values/numbers.ts";
import {
  SPACE,
  type Side,
  capitalize,
  codePointLength,
  codePointSlice,
  codePoints,
  pad,
  splitLines,
  strip,
  words,
} from "../values/strings.ts";
import { joinAll, readText, text } from "../values/text.ts";
import { Markup, Tuple, expected, isMapping, isText, markedIf, needText, tuple } from "../values/value.ts";
import { builtins } from "./builtin.ts";

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

const find = search(false);

const rfind = search(true);

/** Makes a search method that throws if nothing is found. */
const index =
  (find: Search): Search =>
  (...given) => {
    const found = find(...given);
    return found < 0 ? fail("value", "substring not found") : found;
  };

function count(run: Run, value: unknown, wanted: unknown, start: unknown, end: unknown): number {
  const { part } = partOf(run, value, start, end) ?? {};
  const needle = needText(wanted);
  if (part === undefined) return 0;
  return needle === "" ? codePointLength(run, part) + 1 : occurrences(run, part, needle).count;
}

const affix =
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
    run.charge(1 + to.length * BULK);
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

/**
 * Returns a method that applies `action` to a string. If the string is Markup, the result is Markup too. Other values
 * are converted to text first.
 */
export const change = (action: (whole: string, run: Run) => string) => (run: Run, value: unknown) =>
  markedIf(value instanceof Markup, action(readText(run, value), run));

/** The methods that change the case of letters. */
export const toUpper = change((whole) => whole.toUpperCase());

export const toLower = change((whole) => whole.toLowerCase());

export const capitalized = change((whole, run) => capitalize(run, whole));

const title = change((whole, run) => {
  run.charge(whole.length);
  return whole.replace(/\p{Cased}+/gu, (word) => capitalize(run, word));
});

const swapCase = change((whole, run) => {
  run.charge(whole.length);
  const swapped = (letter: string, upper?: string): string => upper?.toLowerCase() ?? letter.toUpperCase();
  return whole.replace(/(\p{Uppercase})|\p{Lowercase}/gu, swapped);
});

/**
 * Folds the case of a string: strings that differ only in case become equal. Converts each letter to upper case, then
 * to lower case. There are two exceptions: Cherokee letters stay in upper case, and `ı` does not change.
 */
const foldCase: Action = (run, value) => {
  const whole = text(run, value);
  run.charge(whole.length);
  return whole.replace(/(\p{Script=Cherokee})|[^ı]/gu, (letter, cherokee) => {
    const upper = letter.toUpperCase();
    return cherokee ? upper : upper.toLowerCase();
  });
};

/** Returns a method that tests whether a string matches a pattern. */
const matches =
  (pattern: RegExp): Action =>
  (run, value) =>
    pattern.test(readText(run, value));

/** Tests whether a string has lower-case letters, and no upper-case letters. */
export const isLower = matches(/^(?=.*?\p{Lowercase})[^\p{Uppercase}\p{Lt}]*$/su);

/** Tests whether a string has upper-case letters, and no lower-case letters. */
export const isUpper = matches(/^(?=.*?\p{Uppercase})[^\p{Lowercase}\p{Lt}]*$/su);

/** Tests whether each word of a string starts with a capital and continues in lower case, and there is such a word. */
const isTitle = matches(
  /^(?=.*?\p{Cased})(?!.*?(?:(?<=\p{Cased})[\p{Uppercase}\p{Lt}]|(?<!\p{Cased})\p{Lowercase}))/su,
);

/** Returns a method that pads a string to a width. The method throws if the result exceeds the length budget. */
export const padded =
  (side: Side) =>
  (run: Run, value: unknown, width: unknown, fill: unknown = " "): string => {
    const columns = needInteger(width);
    const filler = needText(fill);
    if (codePointLength(run, filler) !== 1) expected("one fill character", fill);
    return pad(run, text(run, value), columns, filler, side);
  };

const expandTabs: Action = (run, value, size = 8) => {
  const width = needInteger(size);
  let column = 0;
  let length = 0;
  const points = codePoints(run, text(run, value)).map((point) => {
    const gap = point === "\t" ? (width > 0 ? width - (column % width) : 0) : 1;
    column = point === "\n" || point === "\r" ? 0 : column + gap;
    run.limitLength((length += gap));
    run.chargeCopy(gap);
    return point === "\t" ? " ".repeat(gap) : point;
  });
  return points.join("");
};

const translate: Action = (run, value, table) => {
  if (!isIterable(table)) expected("a table", table);
  let length = 0;
  const points = codePoints(run, text(run, value)).map((point) => {
    run.charge(1);
    const code = point.codePointAt(0) ?? 0;
    const to = isMapping(table) ? lookUp(run, table, code) : itemAt(run, table, code);
    if (to === undefined) return point;
    const shown = to === null ? "" : isText(to) ? text(run, to) : String.fromCodePoint(needInteger(to));
    run.chargeCopy(shown.length);
    run.limitLength((length += shown.length));
    return shown;
  });
  return points.join("");
};

function makeTranslation(run: Run, _: unknown, from: unknown, to: unknown, remove: unknown = ""): unknown {
  const code = (key: unknown): unknown => (isText(key) ? text(run, key).codePointAt(0) : key);
  if (to === undefined && isMapping(from)) {
    return makeDict(
      run,
      (toArray(run, from) as unknown[]).map((key) => [code(key), lookUp(run, from, key)]),
    );
  }
  const targets = codePoints(run, needText(to));
  const sources = codePoints(run, needText(from));
  if (targets.length !== sources.length) {
    fail("value", `expected ${sources.length} characters, got ${targets.length}`);
  }
  const removed = codePoints(run, needText(remove));
  return makeDict(run, [
    ...sources.map((point, position) => [code(point), code(targets[position])] as const),
    ...removed.map((point) => [code(point), null] as const),
  ]);
}

/**
 * Makes a method that removes white space or given characters from the left end, the right end or both ends of a string.
 */
export const stripWith = (left: boolean, right: boolean) => (run: Run, value: unknown, characters?: unknown) => {
  const whole = text(run, value);
  return strip(run, whole, characters == null ? null : needText(characters), left, right);
};

/** Returns a method that removes a string from the start or the end. */
const without =
  (atEnd: boolean): Action =>
  (run, value, given) => {
    const part = needText(given);
    const whole = text(run, value);
    run.chargeCopy(whole.length);
    if (atEnd) return whole.endsWith(part) ? whole.slice(0, whole.length - part.length) : whole;
    return whole.startsWith(part) ? whole.slice(part.length) : whole;
  };

/** The methods of `str` that the sandbox allows. */
export const STRING_METHODS = builtins({
  upper: toUpper,
  lower: toLower,
  capitalize: capitalized,
  title,
  swapcase: swapCase,
  casefold: foldCase,
  isalpha: matches(/^\p{L}+$/u),
  isalnum: matches(/^[\p{L}\p{N}]+$/u),
  isdigit: matches(
    /^[\p{Nd}²³¹፩-፱᧚⁰⁴-⁹₀-₉①-⑨⑴-⑼⒈-⒐⓪⓵-⓽⓿❶-❾➀-➈➊-➒\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u,
  ),
  isdecimal: matches(/^\p{Nd}+$/u),
  isnumeric: matches(/^[\p{N}零一二三四五六七八九十百千万億兆]+$/u),
  isspace: matches(new RegExp(`^[${SPACE}]+$`)),
  isidentifier: matches(/^[\p{XIDS}_]\p{XIDC}*$/u),
  isascii: matches(/^\p{ASCII}*$/u),
  isprintable: matches(/^[ \p{L}\p{M}\p{N}\p{P}\p{S}]*$/u),
  islower: isLower,
  isupper: isUpper,
  istitle: isTitle,
  "split sep? maxsplit?": split(false),
  "rsplit sep? maxsplit?": split(true),
  "partition 1": partition(false),
  "rpartition 1": partition(true),
  "removeprefix 1": without(false),
  "removesuffix 1": without(true),
  "translate 1": translate,
  "strip 1?": stripWith(true, true),
  "lstrip 1?": stripWith(true, false),
  "rstrip 1?": stripWith(false, true),
  "find 1 2? 3?": find,
  "rfind 1 2? 3?": rfind,
  "index 1 2? 3?": index(find),
  "rindex 1 2? 3?": index(rfind),
  "startswith 1 2? 3?": affix(false),
  "endswith 1 2? 3?": affix(true),
  "count 1 2? 3?": count,
  "center 1 2?": padded("center"),
  "ljust 1 2?": padded("<"),
  "rjust 1 2?": padded(">"),
  "zfill 1"(run, value, width) {
    const whole = text(run, value);
    run.chargeCopy(whole.length);
    const sign = /^[-+]/.exec(whole)?.[0] ?? "";
    const digits = whole.slice(sign.length);
    return sign + padded(">")(run, digits, needInteger(width) - sign.length, "0");
  },
  "replace 1 2 3?": (run, value, from, to, times = -1) =>
    replace(run, text(run, value), needText(from), needText(to), needInteger(times)),
  "splitlines keepends?": (run, value, keep = false) => splitLines(run, text(run, value), needInteger(keep) !== 0),
  "join 1": (run, separator, items) => joinAll(run, toArray(run, items), text(run, separator), needText),
  "expandtabs tabsize?": expandTabs,
  "maketrans 1 2? 3?": makeTranslation,
});
