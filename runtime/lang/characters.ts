/**
 * Characters that a snippet shows as escapes, or not at all: controls, line separators, the marks that turn the direction
 * of the text around them, the byte order mark, and lone surrogates, which no file can hold.
 */
const HIDDEN = String.raw`\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\p{Surrogate}`;

/** Shown for what a language cannot write at all. */
export const REPLACEMENT = "\ufffd";

/** Text that needs no escape in any string of any language. Most ids and names are such; asking is quick. */
const PLAIN = /^[\w ./:,;?@+=()[\]-]*$/;

/** Longest text that is kept for the next question. */
const LONGEST_KEPT = 200;

/**
 * Makes a test that remembers texts that passed it, the last one of each length: a model's id and its name, say, which
 * stand in the snippets of every library, or what a request holds, which stands in the snippets of every client.
 */
export function remembering(test: (text: string) => boolean): (text: string) => boolean {
  const passed = Array.from({ length: LONGEST_KEPT + 1 }, () => "");
  // Asked first: one library after the other asks for the same one.
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

/** A UTF-16 unit as four hexadecimal digits. */
export function hex4(char: string): string {
  return char.charCodeAt(0).toString(16).padStart(4, "0");
}

const BLANK = new RegExp(`[${HIDDEN.replace(String.raw`\p{Surrogate}`, "")}]+`, "gu");
const SURROGATE = /\p{Surrogate}/gu;

/** Text on one line, for comments: line ends and other hidden characters become one space. */
export const onOneLine = (text: string): string =>
  isPlain(text) ? text : text.replace(BLANK, " ").replace(SURROGATE, REPLACEMENT);

/** Text inside a block comment that is ended by a star and a slash, and by nothing in the text or at its edges. */
export const inBlockComment = (text: string): string =>
  isPlain(text) && !text.startsWith("/")
    ? text
    : onOneLine(text).replaceAll("*/", "* /").replace(/^\//, " /").replace(/\*$/, "* ");
