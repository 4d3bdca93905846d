/**
 * Characters that a snippet shows as escapes, or not at all: controls, line separators, and every character without a
 * shape (general category Cf, and the tags and selectors of plane 14), but for the two joiners that letters and emoji are
 * joined with. Also lone surrogates, which no file can hold.
 */
const HIDDEN = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Surrogate}`;

/** Shown for what a language cannot write at all. */
export const REPLACEMENT = "\ufffd";

/** Text that needs no escape in any string of any language. Most ids and names are such; asking is quick. */
const PLAIN = /^[\w ./:,;?@+=()[\]-]*$/;

/** Longest text that is kept for the next question. */
const LONGEST_KEPT = 200;

/**
 * Makes a test that remembers texts that passed it, the last one of each length: a model's id and its name, say, which
 * are in the snippets of every library, or what a request holds, which is in the snippets of every client.
 */
export function remembering(test: (text: string) => boolean): (text: string) => boolean {
  const passed = Array.from({ length: LONGEST_KEPT + 1 }, () => "");
  // Checked first, because several libraries escape the same text in turn.
  let last = "";
  return (text) => {
    const { length } = text;
    if (text === last && length > 0) return true;
    if (length === 0 || length > LONGEST_KEPT) return test(text);
    if (passed[length] !== text) {
      if (!test(text)) return false;
      passed[length] = text;
    }
    last = text;
    return true;
  };
}

const isPlain = remembering((text) => PLAIN.test(text));

/** The last text that no escape had to change. */
let lastPlain = "";

/**
 * Makes an escape for text inside a string.
 *
 * @param special characters with a meaning of their own in that string, as the inside of a character class
 * @param escape what is written for a special or a hidden character
 */
export function escaper(special: string, escape: (char: string) => string): (text: string) => string {
  const unsafe = new RegExp(`[${special}${HIDDEN}]`, "gu");
  const escapeOther = (text: string): string => {
    if (!isPlain(text)) return text.replace(unsafe, escape);
    lastPlain = text;
    return text;
  };
  // Engines copy a small function into each template that calls it, hundreds of them: so it only asks the quickest question.
  return (text) => (text === lastPlain ? text : escapeOther(text));
}

/** `\n`, `\r` and `\t` are written so in every language with backslashes. */
export const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Returns the escape `\u` with four hexadecimal digits, twice for a character of two UTF-16 units. */
export function unicodeEscape(char: string): string {
  const units = Array.from({ length: char.length }, (_, index) => char.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

const BLANK = new RegExp(`[${HIDDEN.replace(String.raw`\p{Surrogate}`, "")}]+`, "gu");
const SURROGATE = /\p{Surrogate}/gu;

/** Returns the text on one line, for comments: line ends and other hidden characters become one space. */
export const onOneLine = (text: string): string =>
  isPlain(text) ? text : text.replace(BLANK, " ").replace(SURROGATE, REPLACEMENT);

/** Returns the text for a block comment: nothing in it, or at its edges, ends the comment. */
export const inBlockComment = (text: string): string =>
  isPlain(text) && !text.startsWith("/")
    ? text
    : onOneLine(text).replaceAll("*/", "* /").replace(/^\//, " /").replace(/\*$/, "* ");
