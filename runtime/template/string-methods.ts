import { needInteger, needText } from "./arguments.ts";
import { fail } from "./errors.ts";
import { builtin, builtins } from "./function.ts";
import { checkLength, run, spend } from "./run.ts";
import { remembering } from "./remembering.ts";
import { isIterable, itemAt, sliceBounds, toArray } from "./sequence.ts";
import {
  capitalize,
  codePointLength,
  codePoints,
  codePointSlice,
  pad,
  type Side,
  splitLines,
  strip,
  SPACE,
} from "./strings.ts";
import { SPLIT_METHODS } from "./split-methods.ts";
import { text } from "./text.ts";
import { lookUp, makeDict } from "./dicts.ts";
import { expected, isMapping, isText, markedIf, Markup, Tuple, type BuiltinTable } from "./value.ts";

/** Pads to a width that the budget allows. */
export const padded =
  (side: Side) =>
  (value: unknown, width: unknown, fill: unknown = " "): string => {
    const columns = needInteger(width);
    const filler = needText(fill);
    if (codePointLength(filler) !== 1) expected("one character to fill with", fill);
    checkLength(columns);
    return pad(text(value), columns, filler, side);
  };

/** `text[start:end]` and how many code points stand before it; undefined where not even an empty text can be found. */
function partOf(value: unknown, start: unknown, end: unknown): { part: string; before: number } | undefined {
  const whole = text(value);
  if (start === undefined && end === undefined) return { part: whole, before: 0 };
  const length = codePointLength(whole);
  const { start: from, stop } = sliceBounds(length, start ?? null, end ?? null, 1);
  return Number(start ?? 0) > length || stop < from
    ? undefined
    : { part: codePointSlice(whole, from, stop), before: from };
}

type Search = (value: unknown, part: unknown, start: unknown, end: unknown) => number;

/** Positions count code points; the search itself runs on UTF-16. `last`: from the right. */
const search =
  (last: boolean): Search =>
  (value, wanted, start, end) => {
    const needle = needText(wanted);
    const { part, before } = partOf(value, start, end) ?? { part: "", before: -1 };
    spend(part.length >> 10);
    const found = before < 0 ? -1 : last ? part.lastIndexOf(needle) : part.indexOf(needle);
    return found < 0 ? -1 : before + codePointLength(part.slice(0, found));
  };

const find = search(false);
const rfind = search(true);

/** Like the search, but what is not there is an error. */
const index =
  (find: Search): Search =>
  (...given) => {
    const found = find(...given);
    return found < 0 ? fail("value", "substring not found") : found;
  };

function count(value: unknown, wanted: unknown, start: unknown, end: unknown): number {
  const { part } = partOf(value, start, end) ?? {};
  const needle = needText(wanted);
  if (part === undefined) return 0;
  spend(part.length >> 6);
  return needle === "" ? codePointLength(part) + 1 : part.split(needle).length - 1;
}

const affix =
  (atEnd: boolean) =>
  (value: unknown, given: unknown, start: unknown, end: unknown): boolean => {
    const options = given instanceof Tuple ? given.map((item) => needText(item)) : [needText(given)];
    const { part } = partOf(value, start, end) ?? {};
    return options.some((option) => (atEnd ? part?.endsWith(option) : part?.startsWith(option)));
  };

/** Replaces up to `times` occurrences (all when negative), within the length budget. */
export function replace(whole: string, from: string, to: string, times = -1): string {
  spend(whole.length >> 6);
  let result = "";
  let start = 0;
  let turns = 0;
  // A few are replaced one by one; more of them, or the places between all characters, all at once.
  const few = from === "" ? 0 : times < 0 ? 8 : Math.min(8, times);
  let at = whole.indexOf(from);
  for (; at >= 0 && turns < few; at = whole.indexOf(from, start)) {
    result += whole.slice(start, at) + to;
    start = at + from.length;
    turns++;
  }
  const rest = whole.slice(start);
  if (turns > 0) checkLength(result.length + rest.length);
  return result + (at < 0 || turns === times ? rest : replaceMany(rest, from, to, times - turns));
}

function replaceMany(whole: string, from: string, to: string, times: number): string {
  const parts = from === "" ? ["", ...codePoints(whole), ""] : whole.split(from);
  const turns = times < 0 ? parts.length - 1 : Math.min(times, parts.length - 1);
  spend(turns >> 2); // each piece is an object of its own for a moment
  checkLength(whole.length + turns * (to.length - from.length));
  const rest = turns < parts.length - 1 ? from + parts.slice(turns + 1).join(from) : "";
  return parts.slice(0, turns + 1).join(to) + rest;
}

/** Texts made of items, with something between them, within the length budget. */
export function joinAll(items: readonly unknown[], glue: string, textOf: (item: unknown) => string): string {
  spend(items.length);
  let length = 0;
  const parts = items.map((item) => {
    const part = textOf(item);
    length += part.length + glue.length;
    if (length > run.maximum) checkLength(length);
    return part;
  });
  checkLength(length);
  return parts.join(glue);
}

function expandTabs(value: unknown, size: unknown = 8): string {
  const width = needInteger(size);
  checkLength(width);
  let column = 0;
  const points = codePoints(text(value)).map((point) => {
    const gap = point === "\t" ? (width > 0 ? width - (column % width) : 0) : 1;
    column = point === "\n" || point === "\r" ? 0 : column + gap;
    checkLength(gap);
    return point === "\t" ? " ".repeat(gap) : point;
  });
  return points.join("");
}

function translate(value: unknown, table: unknown): string {
  if (!isIterable(table)) expected("a table", table);
  const points = codePoints(text(value)).map((point) => {
    const code = point.codePointAt(0) ?? 0;
    const to = isMapping(table) ? lookUp(table, code) : itemAt(table, code);
    if (to === undefined) return point;
    return to === null ? "" : isText(to) ? text(to) : String.fromCodePoint(needInteger(to));
  });
  return points.join("");
}

function makeTranslation(from: unknown, to: unknown, remove: unknown = ""): unknown {
  const code = (key: unknown): unknown => (isText(key) ? text(key).codePointAt(0) : key);
  if (to === undefined && isMapping(from)) {
    return makeDict((toArray(from) as unknown[]).map((key) => [code(key), lookUp(from, key)]));
  }
  const targets = codePoints(needText(to));
  const sources = codePoints(needText(from));
  if (targets.length !== sources.length) {
    fail("value", `expected ${sources.length} characters, got ${targets.length}`);
  }
  const removed = codePoints(needText(remove));
  return makeDict([
    ...sources.map((point, position) => [code(point), code(targets[position])] as const),
    ...removed.map((point) => [code(point), null] as const),
  ]);
}

/** Each word's first letter upper case, the rest lower, as `str.title`. */
function title(value: string): string {
  return value.replace(/\p{Cased}+/gu, capitalize);
}

const swapCase = (value: string): string =>
  value.replace(/(\p{Uppercase})|\p{Lowercase}/gu, (letter, upper) => upper?.toLowerCase() ?? letter.toUpperCase());

/** Wraps a test so that the empty string fails it. */
const every = (pattern: RegExp) => (value: unknown) => pattern.test(text(value));

/** For comparisons without regard to case: the lower case of what the letter's upper case is, but in Cherokee the upper. */
const foldCase = (value: string): string =>
  value.replace(/(\p{Script=Cherokee})|[^ı]/gu, (letter, cherokee) => {
    const upper = letter.toUpperCase();
    return cherokee ? upper : upper.toLowerCase();
  });

/** Some cased letter, and none of the other case. */
export function isLower(value: string): boolean {
  return /\p{Lowercase}/u.test(value) && !/[\p{Uppercase}\p{Lt}]/u.test(value);
}

/** Some cased letter, and none of the other case. */
export function isUpper(value: string): boolean {
  return /\p{Uppercase}/u.test(value) && !/[\p{Lowercase}\p{Lt}]/u.test(value);
}

/** Some cased letter, and capitals where words begin and nowhere else. */
const isTitle = (value: string): boolean =>
  /\p{Cased}/u.test(value) && !/(?<=\p{Cased})[\p{Uppercase}\p{Lt}]|(?<!\p{Cased})\p{Lowercase}/u.test(value);

/** Does something to a text; Markup stays Markup, and everything else is printed first. */
export const change = (action: (value: string) => string) => {
  const changed = remembering(action);
  return (value: unknown) => {
    const whole = text(value);
    spend(whole.length >> 6);
    return markedIf(value instanceof Markup, changed(whole));
  };
};

/** Strips white space or given characters from the chosen ends. */
export const stripWith = (left: boolean, right: boolean) => (value: unknown, characters?: unknown) => {
  const whole = text(value);
  spend(whole.length >> 6);
  return strip(whole, characters == null ? null : needText(characters), left, right);
};

/** The methods of `str` that the sandbox lets a template call. */
export const STRING_METHODS: BuiltinTable = {
  ...SPLIT_METHODS,
  ...builtins("", {
    upper: change((value) => value.toUpperCase()),
    lower: change((value) => value.toLowerCase()),
    capitalize: change(capitalize),
    title: change(title),
    swapcase: change(swapCase),
    casefold: (value: unknown) => foldCase(text(value)),
    isalpha: every(/^\p{L}+$/u),
    isalnum: every(/^[\p{L}\p{N}]+$/u),
    isdigit: every(
      /^[\p{Nd}²³¹፩-፱᧚⁰⁴-⁹₀-₉①-⑨⑴-⑼⒈-⒐⓪⓵-⓽⓿❶-❾➀-➈➊-➒\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u,
    ),
    isdecimal: every(/^\p{Nd}+$/u),
    isnumeric: every(/^[\p{N}零一二三四五六七八九十百千万億兆]+$/u),
    isspace: every(new RegExp(`^[${SPACE}]+$`)),
    isidentifier: every(/^[\p{XIDS}_]\p{XIDC}*$/u),
    isascii: every(/^\p{ASCII}*$/u),
    isprintable: every(/^( |[^\p{C}\p{Z}])*$/u),
    islower: (value: unknown) => isLower(text(value)),
    isupper: (value: unknown) => isUpper(text(value)),
    istitle: (value: unknown) => isTitle(text(value)),
  }),
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
  zfill: builtin("1", (value: unknown, width: unknown) => {
    const [, sign = "", digits = ""] = /^([+-]?)(.*)$/s.exec(text(value)) ?? [];
    return sign + padded(">")(digits, needInteger(width) - sign.length, "0");
  }),
  replace: builtin("1 2 3?", (value: unknown, from: unknown, to: unknown, times: unknown = -1) =>
    replace(text(value), needText(from), needText(to), needInteger(times)),
  ),
  removeprefix: builtin("1", (value: unknown, prefix: unknown) => {
    const start = needText(prefix);
    const whole = text(value);
    return whole.startsWith(start) ? whole.slice(start.length) : whole;
  }),
  removesuffix: builtin("1", (value: unknown, suffix: unknown) => {
    const end = needText(suffix);
    const whole = text(value);
    return whole.endsWith(end) ? whole.slice(0, whole.length - end.length) : whole;
  }),
  splitlines: builtin("keepends?", (value: unknown, keep: unknown = false) =>
    splitLines(text(value), needInteger(keep) !== 0),
  ),
  join: builtin("1", (separator: unknown, items: unknown) => joinAll(toArray(items), text(separator), needText)),
  expandtabs: builtin("tabsize?", expandTabs),
  translate: builtin("1", translate),
  maketrans: builtin("1 2? 3?", (_: unknown, from: unknown, to: unknown, remove: unknown) =>
    makeTranslation(from, to, remove),
  ),
};
