import { fail } from "./errors.ts";
import { builtin, builtins } from "./function.ts";
import { formatPercent } from "./printf.ts";
import { checkLength, run, spend } from "./run.ts";
import { codePointSlice, hasLines, isBlank, splitLines } from "./strings.ts";
import { needDefined, needInteger, needNumber, needText } from "./arguments.ts";
import { change, padded, replace, STRING_METHODS, stripWith } from "./string-methods.ts";
import { size as lengthOf } from "./sequence.ts";
import { escapeHtml, text } from "./text.ts";
import { integerOf } from "./numbers.ts";
import { makeDict } from "./dicts.ts";
import {
  type Builtin,
  expected,
  isText,
  type Keywords,
  markedIf,
  Markup,
  toTuple,
  truthy,
  type BuiltinTable,
} from "./value.ts";
import { wrapLine } from "./wrap.ts";

/** First letter upper case, which may become several letters; the rest lower. */
function startUpper(part: string): string {
  const head = String.fromCodePoint(part.codePointAt(0) ?? 0).slice(0, part.length);
  return head.toUpperCase() + part.slice(head.length).toLowerCase();
}

/** Like `str.title`, but only white space, hyphens and opening brackets begin a word. */
const title = (value: string): string => {
  const cut = value.split(/([-\s({[<]+)/u);
  return cut.map(startUpper).join("");
};

function indent(value: unknown, width: unknown = 4, first?: unknown, blank?: unknown): unknown {
  const columns = integerOf(width);
  if (columns !== undefined) checkLength(Number(columns));
  else if (!isText(width)) expected("int or str", width);
  const prefix = columns === undefined ? text(width) : " ".repeat(Math.max(0, Number(columns)));
  const source = needText(needDefined(value));
  if (!hasLines(source)) return truthy(first) ? markedAs(value, prefix + source) : value;
  const lines = splitLines(`${source}\n`);
  checkLength(source.length + lines.length * prefix.length);
  const shifted = lines.map((line, index) => (index > 0 && (truthy(blank) || line) ? prefix + line : line)).join("\n");
  return markedAs(value, truthy(first) ? prefix + shifted : shifted);
}

const markedAs = (value: unknown, whole: string): unknown => markedIf(value instanceof Markup, whole);

function truncate(
  value: unknown,
  length: unknown = 255,
  kill?: unknown,
  end: unknown = "...",
  leeway: unknown = 5,
): unknown {
  const size = lengthOf(end);
  needAtLeast(size, needNumber(length));
  const slack = leeway === null ? 5 : needNumber(leeway);
  needAtLeast(0, slack);
  if (lengthOf(value) <= needNumber(length) + slack) return value;
  const head = codePointSlice(needText(value), 0, needInteger(length) - size);
  const space = truthy(kill) ? -1 : head.lastIndexOf(" ");
  return (space < 0 ? head : head.slice(0, space)) + needText(end);
}

function needAtLeast(least: number, value: number): void {
  if (value < least) fail("value", `expected at least ${least}, got ${value}`);
}

function replaceText(value: unknown, from: unknown, to: unknown, count: unknown = null): unknown {
  const times = count === null ? -1 : needInteger(count);
  if (!run.autoescape) return replace(text(value), text(from), text(to), times);
  const safe = value instanceof Markup || from instanceof Markup || to instanceof Markup;
  const whole = safe ? escapeHtml(value).value : text(value);
  const result = replace(whole, text(from), safe ? escapeHtml(to).value : text(to), times);
  return markedIf(safe, result);
}

function format(value: unknown, positional: unknown[], keywords?: Keywords): unknown {
  if (positional.length && keywords?.size) {
    fail("arguments", "format() takes arguments in order or by name, not both");
  }
  return formatPercent(
    value instanceof Markup ? value : text(value),
    keywords?.size ? makeDict(keywords) : toTuple(positional),
  );
}

function joined(lines: readonly string[], glue: string): string {
  checkLength(lines.length * glue.length);
  return lines.join(glue);
}

function wordWrap(
  value: unknown,
  width: unknown = 79,
  breakLong: unknown = true,
  mark: unknown = null,
  hyphens: unknown = true,
): string {
  const glue = mark === null ? "\n" : needText(mark);
  const lines = splitLines(needText(value)).map((line) => {
    const columns = needInteger(width);
    needAtLeast(1, columns);
    return joined(wrapLine(line, columns, truthy(breakLong), truthy(hyphens)), glue);
  });
  return joined(lines, glue);
}

const centered = padded("center");
const stripped = stripWith(true, true);

const { lower, upper, capitalize } = STRING_METHODS as Record<"lower" | "upper" | "capitalize", Builtin>;

/** Whether the filter `trim` leaves anything of a value; to know that, nothing has to be cut. */
export function leavesText(value: unknown): boolean {
  const whole = text(value);
  spend(1 + (whole.length >> 6));
  return !isBlank(whole);
}

/** Whether this is the engine's own filter `trim`. */
export const isTrim = (filter: Builtin | undefined): boolean => filter?.call === TEXT_FILTERS["trim"]?.call;

/** Filters on texts. */
export const TEXT_FILTERS: BuiltinTable = {
  lower,
  upper,
  capitalize,
  ...builtins("", {
    title: change(title),
    string: (value: unknown) => (value instanceof Markup ? value : text(value)),
    wordcount: (value: unknown) => text(value).match(/[\p{L}\p{N}_]+/gu)?.length ?? 0,
  }),
  trim: builtin("chars?", (value: unknown, characters?: unknown) => markedAs(value, stripped(value, characters))),
  center: builtin("width?", (value: unknown, width: unknown = 80) => centered(value, width)),
  indent: builtin("width? first~ blank~", indent),
  truncate: builtin("length? killwords~ end~ leeway?", truncate),
  replace: builtin("old new count?", replaceText),
  format: builtin("*", format),
  wordwrap: builtin("width? break_long_words~ wrapstring? break_on_hyphens~", wordWrap),
};
