/** Number of characters of a long line that are shown on each side of the marked text. */
const AROUND = 60;
/** Maximum number of characters that are marked. */
const MAX_MARK = 80;

/** Matches characters that control a terminal or are invisible: controls, invisible characters, direction marks. */
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u;
/** Matches characters that take two columns in a terminal. */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]$/u;
/** Matches characters that are drawn over the previous one. */
const COMBINING = /^\p{M}$/u;

/** Returns a text on one line, with escapes for invisible characters, shortened to `most` characters. */
export function visible(text: string, most: number): string {
  const shown = Array.from(text.slice(0, most), show).join("");
  return text.length > most ? `${shown}…` : shown;
}

/**
 * Returns a value as indented JSON. `JSON.stringify` does not escape all control characters of terminals, so this
 * function escapes them.
 */
export function visibleJson(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2);
  return json.replaceAll(/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** A line, and the carets that are printed below it, indented by `indent` spaces. */
interface VisibleLine {
  readonly text: string;
  readonly indent: number;
  readonly carets: string;
}

/**
 * Returns a line and the carets below it, with escapes for invisible characters. Of a long line, only the part around
 * the marked text is returned.
 *
 * @param column first marked column, from 1, in UTF-16 units
 * @param width marked columns, in UTF-16 units
 */
export function visibleLine(line: string, column: number, width: number): VisibleLine {
  const from = Math.max(0, column - 1);
  const marked = Math.max(1, Math.min(width, MAX_MARK));
  const start = from <= AROUND ? 0 : from - AROUND;
  const end = Math.min(line.length, from + marked + AROUND);
  const blanks = start > 0 ? 0 : (/^[ \t]*/.exec(line.slice(0, from))?.[0].length ?? 0);
  const before = (start > 0 ? "…" : "") + visible(line.slice(start + blanks, from), Infinity);
  const middle = visible(line.slice(from, from + marked), Infinity);
  const after = visible(line.slice(from + marked, end), Infinity) + (end < line.length ? "…" : "");
  // The indentation is kept, so that the line looks as it does in the file. A tab in the indentation becomes one space.
  return {
    text: " ".repeat(blanks) + before + middle + after,
    indent: blanks + columns(before),
    carets: "^".repeat(Math.max(1, columns(middle))),
  };
}

function show(character: string): string {
  if (character === "\t") return "\\t";
  if (character === "\n") return "\\n";
  if (!HIDDEN.test(character)) return character;
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Returns the approximate number of columns of a text in a terminal. */
function columns(text: string): number {
  let sum = 0;
  for (const character of text) sum += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return sum;
}
