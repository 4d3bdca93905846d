import { BULK, type Run, type BuiltinTable } from "../run.ts";
import { builtin, builtins } from "./builtin.ts";
import {
  capitalized,
  change,
  every,
  foldCase,
  isLower,
  isTitle,
  isUpper,
  swapCase,
  title,
  toLower,
  toUpper,
} from "./text-case.ts";
import { SPLIT_METHODS, affix, count, find, index, replace, rfind } from "./text-search.ts";
import { fail } from "../errors.ts";
import { lookUp, makeDict } from "../values/dicts.ts";
import { needInteger } from "../values/numbers.ts";
import { isIterable, itemAt, toArray } from "../values/sequence.ts";
import { SPACE, type Side, codePointLength, codePoints, pad, splitLines, strip } from "../values/strings.ts";
import { needText, text } from "../values/text.ts";
import { expected, isMapping, isText } from "../values/value.ts";

/** Returns a method that pads a text to a width. The method throws if the result exceeds the length budget. */
export const padded =
  (side: Side) =>
  (run: Run, value: unknown, width: unknown, fill: unknown = " "): string => {
    const columns = needInteger(width);
    const filler = needText(fill);
    if (codePointLength(run, filler) !== 1) expected("one fill character", fill);
    return pad(run, text(run, value), columns, filler, side);
  };

/** Joins items with a separator. Throws if the result exceeds the length budget. */
export function joinAll(run: Run, items: readonly unknown[], glue: string, textOf: (item: unknown) => string): string {
  run.charge(items.length * (1 + glue.length * BULK));
  let length = 0;
  const parts = items.map((item) => {
    const part = textOf(item);
    run.chargeCopy(part.length);
    run.limitLength((length += part.length + glue.length));
    return part;
  });
  return parts.join(glue);
}

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
 * Makes a method that removes white space or given characters from the left end, the right end or both ends of a text.
 */
export const stripWith = (left: boolean, right: boolean) => (run: Run, value: unknown, characters?: unknown) => {
  const whole = text(run, value);
  return strip(run, whole, characters == null ? null : needText(characters), left, right);
};

/** The methods of `str` that the sandbox allows. */
export const STRING_METHODS: BuiltinTable = {
  ...SPLIT_METHODS,
  ...builtins("", {
    upper: toUpper,
    lower: toLower,
    capitalize: capitalized,
    title: change(title),
    swapcase: change(swapCase),
    casefold: (run, value) => foldCase(run, text(run, value)),
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
    isprintable: every(/^[ \p{L}\p{M}\p{N}\p{P}\p{S}]*$/u),
    islower: (run, value) => isLower(run, text(run, value)),
    isupper: (run, value) => isUpper(run, text(run, value)),
    istitle: (run, value) => isTitle(run, text(run, value)),
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
  removeprefix: builtin("1", (run, value, prefix) => {
    const start = needText(prefix);
    const whole = text(run, value);
    run.chargeCopy(whole.length);
    return whole.startsWith(start) ? whole.slice(start.length) : whole;
  }),
  removesuffix: builtin("1", (run, value, suffix) => {
    const end = needText(suffix);
    const whole = text(run, value);
    run.chargeCopy(whole.length);
    return whole.endsWith(end) ? whole.slice(0, whole.length - end.length) : whole;
  }),
  splitlines: builtin("keepends?", (run, value, keep = false) =>
    splitLines(run, text(run, value), needInteger(keep) !== 0),
  ),
  join: builtin("1", (run, separator, items) => joinAll(run, toArray(run, items), text(run, separator), needText)),
  expandtabs: builtin("tabsize?", expandTabs),
  translate: builtin("1", translate),
  maketrans: builtin("1 2? 3?", (run, _, from, to, remove) => makeTranslation(run, from, to, remove)),
};
