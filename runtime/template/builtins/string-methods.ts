import { fail } from "../errors.ts";
import type { Action, BuiltinTable, Run } from "../run.ts";
import { lookUp, makeDict } from "../values/dicts.ts";
import { needInteger } from "../values/numbers.ts";
import { isIterable, itemAt, toArray } from "../values/sequence.ts";
import {
  SPACE,
  type Side,
  capitalize,
  codePointLength,
  codePoints,
  pad,
  splitLines,
  strip,
} from "../values/strings.ts";
import { joinAll, needText, readText, text } from "../values/text.ts";
import { Markup, expected, isMapping, isText, markedIf } from "../values/value.ts";
import { builtin, builtins } from "./builtin.ts";
import { SPLIT_METHODS, affix, count, find, index, replace, rfind } from "./text-search.ts";

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
function foldCase(run: Run, value: unknown): string {
  const whole = text(run, value);
  run.charge(whole.length);
  return whole.replace(/(\p{Script=Cherokee})|[^ı]/gu, (letter, cherokee) => {
    const upper = letter.toUpperCase();
    return cherokee ? upper : upper.toLowerCase();
  });
}

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

function expandTabs(run: Run, value: unknown, size: unknown = 8): string {
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
}

function translate(run: Run, value: unknown, table: unknown): string {
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
}

function makeTranslation(run: Run, from: unknown, to: unknown, remove: unknown = ""): unknown {
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
export const STRING_METHODS: BuiltinTable = {
  ...SPLIT_METHODS,
  ...builtins("", {
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
  }),
  ...builtins("1", { removeprefix: without(false), removesuffix: without(true), translate }),
  ...builtins("1?", { strip: stripWith(true, true), lstrip: stripWith(true, false), rstrip: stripWith(false, true) }),
  ...builtins("1 2? 3?", {
    find,
    rfind,
    index: index(find),
    rindex: index(rfind),
    startswith: affix(false),
    endswith: affix(true),
    count,
  }),
  ...builtins("1 2?", {
    center: padded("center"),
    ljust: padded("<"),
    rjust: padded(">"),
  }),
  zfill: builtin("1", (run, value, width) => {
    const whole = text(run, value);
    run.chargeCopy(whole.length);
    const sign = whole.startsWith("+") || whole.startsWith("-") ? whole.slice(0, 1) : "";
    const digits = whole.slice(sign.length);
    return sign + padded(">")(run, digits, needInteger(width) - sign.length, "0");
  }),
  replace: builtin("1 2 3?", (run, value, from, to, times = -1) =>
    replace(run, text(run, value), needText(from), needText(to), needInteger(times)),
  ),
  splitlines: builtin("keepends?", (run, value, keep = false) =>
    splitLines(run, text(run, value), needInteger(keep) !== 0),
  ),
  join: builtin("1", (run, separator, items) => joinAll(run, toArray(run, items), text(run, separator), needText)),
  expandtabs: builtin("tabsize?", expandTabs),
  maketrans: builtin("1 2? 3?", (run, _, from, to, remove) => makeTranslation(run, from, to, remove)),
};
