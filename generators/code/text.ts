/** Maximum width of a line in columns, as in this repository's formatter. */
export const LINE_WIDTH = 120;

/**
 * Characters that are printed as escapes: line ends, invisible characters, characters that change the direction of
 * text, and lone surrogates, which no file can contain.
 */
const INVISIBLE = String.raw`\u0000-\u001f\u007f-\u00a0\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb`;
export const UNPRINTABLE = new RegExp(`[${INVISIBLE}]|\\p{Surrogate}`, "gu");

const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "\v": "\\v",
};

/** Returns a text as a string literal, in double quotes, or in single quotes if that needs fewer backslashes. */
export function quote(text: string): string {
  const doubles = text.split('"').length;
  const singles = text.split("'").length;
  const mark = doubles > singles ? "'" : '"';
  const body = text.replaceAll("\\", "\\\\").replaceAll(mark, `\\${mark}`).replace(UNPRINTABLE, escapeCharacter);
  return mark + body + mark;
}

function escapeCharacter(character: string): string {
  return SHORT_ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu;
const WITHOUT_WIDTH = /[\p{Mark}\u200c\u200d]/gu;

/**
 * Returns the number of columns of a text in an editor: two for East Asian characters and emoji, none for combining
 * marks.
 */
export function columns(text: string): number {
  // Most texts are plain ASCII, in which each character takes one column.
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...text.replace(WITHOUT_WIDTH, "").replace(WIDE, "WW")].length;
}
