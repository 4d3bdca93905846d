/**
 * Python counts code points, but JavaScript counts UTF-16 units. The functions of this file convert between these
 * units. Each function charges work units for the characters that it reads.
 */

import { KNOWN, type Run, type Shape } from "../run.ts";

/** Distance between two recorded offsets of a string, in code points. */
const STEP = 32;

/** Maximum number of strings whose lengths are remembered. */
const MOST_SHAPES = 16;

function shapeOf(run: Run, text: string): Shape {
  if (text.length <= STEP) return measure(run, text);
  run.charge(text.length * KNOWN);
  const shapes = (run.shapes ??= new Map());
  const known = shapes.get(text);
  if (known) return known;
  run.chargeCopy(text.length);
  const shape = measure(run, text);
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  shapes.set(text, shape);
  return shape;
}

const isPlain = (text: string): boolean => !/[\ud800-\udfff]/.test(text);

function measure(run: Run, text: string): Shape {
  if (isPlain(text)) return { length: text.length, offsets: undefined };
  run.chargeItems(text.length);
  const offsets: number[] = [];
  let length = 0;
  for (let offset = 0; offset < text.length; offset += unitsAt(text, offset)) {
    if (length % STEP === 0) offsets.push(offset);
    length++;
  }
  return { length, offsets };
}

/** Returns the number of UTF-16 units of the code point at an offset. */
const unitsAt = (text: string, offset: number): number => ((text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1);

/**
 * Returns the UTF-16 offset of the code point at an index. If the index is after the end, returns the length of the
 * text.
 */
function offsetOf(text: string, { length, offsets }: Shape, index: number): number {
  if (!offsets) return Math.min(index, text.length);
  if (index >= length) return text.length;
  let offset = offsets[Math.floor(index / STEP)] ?? 0;
  for (let rest = index % STEP; rest > 0; rest--) offset += unitsAt(text, offset);
  return offset;
}

export const codePointLength = (run: Run, text: string): number =>
  text.length < 2 ? text.length : shapeOf(run, text).length;

/** Returns the code point at a non-negative index, or undefined. */
export function codePointAt(run: Run, text: string, index: number): string | undefined {
  const shape = startsPlain(run, text, index) ? undefined : shapeOf(run, text);
  const offset = shape ? offsetOf(text, shape, index) : index;
  return offset < text.length ? text.slice(offset, offset + unitsAt(text, offset)) : undefined;
}

/** Returns true if `index` is small and each unit before it is a code point, so that the text need not be measured. */
function startsPlain(run: Run, text: string, index: number): boolean {
  if (index > STEP) return false;
  run.charge(text.length * KNOWN);
  for (let at = Math.min(index, text.length) - 1; at >= 0; at--) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdfff) return false;
  }
  return true;
}

/** Returns the code points from `start` up to `stop`. Both are non-negative. */
export function codePointSlice(run: Run, text: string, start: number, stop = Infinity): string {
  const last = stop === Infinity ? start : Math.max(start, stop);
  if (startsPlain(run, text, last)) return text.slice(start, stop === Infinity ? undefined : last);
  const shape = shapeOf(run, text);
  return text.slice(offsetOf(text, shape, start), stop === Infinity ? undefined : offsetOf(text, shape, last));
}

export function codePoints(run: Run, text: string): string[] {
  run.charge(text.length);
  return Array.from(text);
}

/** Python's white space characters, as the content of a character class in a regular expression. */
export const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

const SPACE_UNIT = new RegExp(`[${SPACE}]`);

/** Returns true if the UTF-16 unit is white space in Python. */
export const isSpace = (unit: string): boolean =>
  unit === " " || unit === "\n" || (!(unit > " " && unit < "\x80") && SPACE_UNIT.test(unit));

/** Removes white space, or the given characters, from the left end, the right end or both ends of a string. */
export function strip(
  run: Run,
  text: string,
  characters: string | null | undefined,
  left: boolean,
  right: boolean,
): string {
  run.chargeCopy(text.length);
  const units = characters == null || isPlain(characters) ? text : codePoints(run, text);
  const marks = characters != null && characters.length > 32 ? new Set(codePoints(run, characters)) : characters;
  let start = 0;
  let end = units.length;
  if (left) while (start < end && drops(units[start] as string, marks)) start++;
  if (right) while (end > start && drops(units[end - 1] as string, marks)) end--;
  if (start === 0 && end === units.length) return text;
  // The removed characters were checked one by one, so each of them counts as work.
  run.chargeItems(start + units.length - end);
  const kept = units.slice(start, end);
  return typeof kept === "string" ? kept : kept.join("");
}

function drops(unit: string, marks: string | ReadonlySet<string> | null | undefined): boolean {
  if (marks == null) return isSpace(unit);
  return typeof marks === "string" ? marks.includes(unit) : marks.has(unit);
}

/** Returns the words between runs of white space. */
export function words(run: Run, text: string): string[] {
  run.chargeItems(text.length);
  return text.split(new RegExp(`[${SPACE}]+`)).filter((word) => word !== "");
}

const LINE_ENDS = "\\n\\r\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029";

const LINE = new RegExp(`([^${LINE_ENDS}]*)(?:\\r\\n|[${LINE_ENDS}]|$)`, "g");

/** Splits a string at every line end that Python recognises. */
export function splitLines(run: Run, text: string, keepEnds = false): string[] {
  run.chargeItems(text.length);
  const lines = Array.from(text.matchAll(LINE), ([whole, bare]) => (keepEnds || whole === "" ? whole : (bare ?? "")));
  // The pattern also matches the empty text at the end, which is not a line.
  lines.pop();
  return lines;
}

/** Changes the first letter to upper case and the rest to lower case. */
export function capitalize(run: Run, text: string): string {
  run.chargeCopy(text.length);
  const first = text.codePointAt(0);
  if (first === undefined) return "";
  const head = String.fromCodePoint(first);
  // Python writes the first letter in title case. If this letter becomes several letters, only the first of them is a
  // capital: `ß` becomes `Ss`. Letters such as `Ǆ` have a special form for title case.
  const upper = head.toUpperCase();
  // Georgian words never mix capital and small letters, so all letters become small.
  if (/\p{Script=Georgian}/u.test(head)) return text.toLowerCase();
  const title = /[ǄǇǊǱ]/.test(upper)
    ? String.fromCharCode(upper.charCodeAt(0) + 1)
    : upper.length > head.length && /\p{L}/u.test(head)
      ? upper.slice(0, 1) + upper.slice(1).toLowerCase()
      : upper;
  return title + text.slice(head.length).toLowerCase();
}

/**
 * The position of a string in a wider field. `<` (left), `>` (right) and `^` (centred) are as in format specifications.
 * `center` is centred as in `str.center`.
 */
export type Side = "<" | ">" | "^" | "center";

/** Pads `text` to `width` code points. */
export function pad(run: Run, text: string, width: number, fill: string, side: Side): string {
  const missing = width - codePointLength(run, text);
  if (missing <= 0) return text;
  run.chargeText(width);
  // If the fill cannot be split evenly, one side gets an extra character. Python's format strings add this character on
  // the right. `center` adds it on the left if the width is odd, and on the right if the width is even.
  const half = (missing >> 1) + (side === "center" ? missing & width & 1 : 0);
  const left = side === "<" ? 0 : side === ">" ? missing : half;
  return fill.repeat(left) + text + fill.repeat(missing - left);
}
