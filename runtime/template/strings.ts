/** Python counts code points, JavaScript UTF-16 units: these helpers bridge the two, free of cost for plain text. */

let lastText = "";
let lastPlain = true;

/** Whether every code point is one UTF-16 unit; remembers its last answer, so asking again in a loop is free. */
export function isPlain(text: string): boolean {
  if (text === lastText) return lastPlain;
  lastText = text;
  return (lastPlain = !/[\ud800-\udfff]/.test(text));
}

/** Whether each of the first units is a code point of its own; a few are looked at one by one. */
export function startsPlain(text: string, units: number): boolean {
  if (units > 32) return isPlain(text);
  for (let at = Math.min(units, text.length) - 1; at >= 0; at--) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdfff) return false;
  }
  return true;
}

/** The number of code points. */
export function codePointLength(text: string): number {
  return isPlain(text) ? text.length : text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** The text as a list of code points. */
export function codePoints(text: string): string[] {
  return isPlain(text) ? text.split("") : Array.from(text);
}

/** The code points from `start` up to `stop`. */
export function codePointSlice(text: string, start: number, stop?: number): string {
  return isPlain(text) ? text.slice(start, stop) : codePoints(text).slice(start, stop).join("");
}

/** What Python takes for white space, as the inside of a character class. */
export const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

const SPACE_UNIT = new RegExp(`[${SPACE}]`);
/** Whether the UTF-16 unit is white space for Python. */
export const isSpace = (unit: string): boolean =>
  unit === " " || unit === "\n" || (!(unit > " " && unit < "\x80") && SPACE_UNIT.test(unit));

/** Whether there is nothing but white space in the text. */
export const isBlank = (text: string): boolean => strip(text, null, true, false) === "";

/** Strips white space, or any of these characters, from the chosen ends. */
export function strip(text: string, characters: string | null | undefined, left: boolean, right: boolean): string {
  const units = characters == null || isPlain(characters) ? text : codePoints(text);
  const marks = characters != null && characters.length > 32 ? new Set(codePoints(characters)) : characters;
  let start = 0;
  let end = units.length;
  if (left) while (start < end && drops(units[start] as string, marks)) start++;
  if (right) while (end > start && drops(units[end - 1] as string, marks)) end--;
  if (start === 0 && end === units.length) return text;
  const kept = units.slice(start, end);
  return typeof kept === "string" ? kept : kept.join("");
}

function drops(unit: string, marks: string | ReadonlySet<string> | null | undefined): boolean {
  if (marks == null) return isSpace(unit);
  return typeof marks === "string" ? marks.includes(unit) : marks.has(unit);
}

/** The words between runs of white space. */
export function words(text: string): string[] {
  return text.split(new RegExp(`[${SPACE}]+`)).filter((word) => word !== "");
}

const LINE_ENDS = "\\n\\r\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029";
const LINE_END = new RegExp(`[${LINE_ENDS}]`);
/** Whether the text has more than one line. */
export const hasLines = (text: string): boolean => LINE_END.test(text);

const LINE = new RegExp(`([^${LINE_ENDS}]*)(?:\\r\\n|[${LINE_ENDS}]|$)`, "g");

/** The lines, by every line end that Python knows. */
export function splitLines(text: string, keepEnds = false): string[] {
  const lines = Array.from(text.matchAll(LINE), ([whole, bare]) => (keepEnds || whole === "" ? whole : (bare ?? "")));
  // The last match is the empty one at the end.
  lines.pop();
  return lines;
}

/** First letter upper case, the rest lower. */
export function capitalize(text: string): string {
  const first = text.codePointAt(0);
  if (first === undefined) return "";
  const head = String.fromCodePoint(first);
  // Python has a title case: of letters that become several only the first is capital, digraphs have a form of their own.
  const upper = head.toUpperCase();
  // Georgian capitals never stand beside small letters.
  if (/\p{Script=Georgian}/u.test(head)) return text.toLowerCase();
  const title = /[ǄǇǊǱ]/.test(upper)
    ? String.fromCharCode(upper.charCodeAt(0) + 1)
    : upper.length > head.length && /\p{L}/u.test(head)
      ? upper.slice(0, 1) + upper.slice(1).toLowerCase()
      : upper;
  return title + text.slice(head.length).toLowerCase();
}

/** Where a text stands in a wider field, as format specifications say it (left, right, in the middle), or `str.center`. */
export type Side = "<" | ">" | "^" | "center";

/** `text` in a field of `width` code points, the length budget being the caller's care. */
export function pad(text: string, width: number, fill: string, side: Side): string {
  const missing = width - codePointLength(text);
  if (missing <= 0) return text;
  // Of an odd number of fillers `center` puts one more on the left when the width is odd, a format never does.
  const half = (missing >> 1) + (side === "center" ? missing & width & 1 : 0);
  const left = side === "<" ? 0 : side === ">" ? missing : half;
  return fill.repeat(left) + text + fill.repeat(missing - left);
}
