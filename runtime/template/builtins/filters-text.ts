import { fail } from "../errors.ts";
import { type Action, BULK, type Run, SINGLE } from "../run.ts";
import { makeDict, size } from "../values/collections.ts";
import { formatPercent } from "../values/format.ts";
import { integerOf, needInteger, needNumber } from "../values/numbers.ts";
import { codePointSlice, splitLines } from "../values/strings.ts";
import { escapeHtml, readText, text } from "../values/text.ts";
import {
  type Keywords,
  Markup,
  expected,
  isText,
  markedIf,
  needDefined,
  needText,
  toTuple,
  truthy,
} from "../values/value.ts";
import { builtins } from "./builtin.ts";
import { capitalized, change, padded, replace, stripWith, toLower, toUpper } from "./string-methods.ts";
import { wrapLine } from "./wrap.ts";

/**
 * Returns the text in title case. Unlike in `str.title`, only white space, hyphens and opening brackets start a word.
 * One letter may become several letters: the upper case of `ß` is `SS`.
 */
const title = change((whole, run) => {
  run.chargeItems(whole.length);
  const parts = whole.split(/([-\s({[<]+)/u).map((part) => {
    const head = String.fromCodePoint(part.codePointAt(0) ?? 0).slice(0, part.length);
    return head.toUpperCase() + part.slice(head.length).toLowerCase();
  });
  return parts.join("");
});

const countWords: Action = (run, value) => {
  const source = readText(run, value);
  let count = 0;
  for (const _ of source.matchAll(/[\p{L}\p{N}_]+/gu)) count++;
  return count;
};

const indent: Action = (run, value, width = 4, first, blank) => {
  const columns = integerOf(width);
  if (columns !== undefined) run.limitLength(Number(columns));
  else if (!isText(width)) expected("int or str", width);
  const prefix = columns === undefined ? text(run, width) : " ".repeat(Math.max(0, Number(columns)));
  const source = needText(needDefined(value));
  const lines = splitLines(run, `${source}\n`);
  run.chargeText(source.length + lines.length * prefix.length);
  const shifted = lines
    .map((line, index) => (index > 0 && (truthy(run, blank) || line) ? prefix + line : line))
    .join("\n");
  return markedAs(value, truthy(run, first) ? prefix + shifted : shifted);
};

const markedAs = (value: unknown, whole: string): unknown => markedIf(value instanceof Markup, whole);

const truncate: Action = (run, value, length = 255, kill, end = "...", leeway = 5) => {
  const tail = size(run, end);
  needAtLeast(tail, needNumber(length));
  const slack = leeway === null ? 5 : needNumber(leeway);
  needAtLeast(0, slack);
  if (size(run, value) <= needNumber(length) + slack) return value;
  const head = codePointSlice(run, needText(value), 0, needInteger(length) - tail);
  const space = truthy(run, kill) ? -1 : head.lastIndexOf(" ");
  return (space < 0 ? head : head.slice(0, space)) + needText(end);
};

function needAtLeast(least: number, value: number): void {
  if (value < least) fail("value", `expected at least ${least}, got ${value}`);
}

const replaceText: Action = (run, value, from, to, count = null) => {
  const times = count === null ? -1 : needInteger(count);
  if (!run.autoescape) return replace(run, text(run, value), text(run, from), text(run, to), times);
  const safe = value instanceof Markup || from instanceof Markup || to instanceof Markup;
  const whole = safe ? escapeHtml(run, value).value : text(run, value);
  const result = replace(run, whole, text(run, from), safe ? escapeHtml(run, to).value : text(run, to), times);
  return markedIf(safe, result);
};

function format(run: Run, value: unknown, positional: unknown[], keywords?: Keywords): unknown {
  if (positional.length && keywords?.size) {
    fail("arguments", "format() accepts positional or named arguments, not both");
  }
  return formatPercent(
    run,
    value instanceof Markup ? value : text(run, value),
    keywords?.size ? makeDict(run, keywords) : toTuple(positional),
  );
}

function joined(run: Run, lines: readonly string[], glue: string): string {
  run.limitLength(lines.length * glue.length);
  run.charge(lines.length * (SINGLE + glue.length * BULK));
  return lines.join(glue);
}

const wordWrap: Action = (run, value, width = 79, breakLong = true, mark = null, hyphens = true) => {
  const glue = mark === null ? "\n" : needText(mark);
  const lines = splitLines(run, needText(value)).map((line) => {
    const columns = needInteger(width);
    needAtLeast(1, columns);
    return joined(run, wrapLine(run, line, columns, truthy(run, breakLong), truthy(run, hyphens)), glue);
  });
  return joined(run, lines, glue);
};

const centered = padded("center");

const stripped = stripWith(true, true);

/** Filters for strings. */
export const TEXT_FILTERS = builtins({
  lower: toLower,
  upper: toUpper,
  capitalize: capitalized,
  title,
  string: (run, value) => (value instanceof Markup ? value : text(run, value)),
  wordcount: countWords,
  "trim chars?": (run, value, characters) => markedAs(value, stripped(run, value, characters)),
  "center width?": (run, value, width = 80) => centered(run, value, width),
  "indent width? first~ blank~": indent,
  "truncate length? killwords~ end~ leeway?": truncate,
  "replace old new count?": replaceText,
  "format *": format,
  "wordwrap width? break_long_words~ wrapstring? break_on_hyphens~": wordWrap,
});
