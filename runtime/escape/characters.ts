/**
 * Characters that a snippet shows as escapes or leaves out: control characters, line separators, lone surrogates, and
 * every invisible character (the Unicode category Cf, and the tag characters and variation selectors of plane 14). The
 * two zero-width joiners stay, because letters and emoji need them.
 */
const HIDDEN = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Surrogate}`;

/** Replaces a character that cannot be written in a language. */
export const REPLACEMENT = "\ufffd";

/** Matches text that needs no escape in any language. Most ids and names match, so slower tests are rarely needed. */
const PLAIN = /^[\w ./:,;?@+=()[\]-]*$/;

const isPlain = (text: string): boolean => PLAIN.test(text);

/**
 * Creates a function that escapes text inside a string.
 *
 * @param special characters that have a special meaning in that string, written as in the brackets of a character class
 * @param escape returns the escape of a special or hidden character
 */
export function escaper(special: string, escape: (char: string) => string): (text: string) => string {
  const unsafe = new RegExp(`[${special}${HIDDEN}]`, "gu");
  return (text) => (isPlain(text) ? text : text.replace(unsafe, escape));
}

/** Escapes that every language with backslash escapes supports. */
export const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Returns the escape `\u` with four hexadecimal digits, or two escapes for a character of two UTF-16 units. */
export function unicodeEscape(char: string): string {
  const units = Array.from({ length: char.length }, (_, index) => char.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

const BLANK = new RegExp(`[${HIDDEN.replace(String.raw`\p{Surrogate}`, "")}]+`, "gu");
const SURROGATE = /\p{Surrogate}/gu;

/** Returns the text on one line, for a line comment. Line ends and other hidden characters become one space. */
export const onOneLine = (text: string): string =>
  isPlain(text) ? text : text.replace(BLANK, " ").replace(SURROGATE, REPLACEMENT);

/** Returns the text for a block comment. Text that would end the comment is changed. */
export const inBlockComment = (text: string): string =>
  isPlain(text) && !text.startsWith("/")
    ? text
    : onOneLine(text).replaceAll("*/", "* /").replace(/^\//, " /").replace(/\*$/, "* ");

/** Keywords of Python, JavaScript and C#, and names that have a special meaning in one of them. */
const RESERVED = new Set(
  (
    "False None True abstract and arguments as assert async await base bool break byte case catch char checked class " +
    "const continue debugger decimal def default del delegate delete do double elif else enum eval event except explicit " +
    "export extends extern false finally fixed float for foreach from function global goto if implements implicit import " +
    "in instanceof int interface internal is lambda let lock long namespace new nonlocal not null object operator or out " +
    "override package params pass private protected public raise readonly ref return sbyte sealed short sizeof stackalloc " +
    "static string struct super switch this throw true try typeof uint ulong unchecked undefined unsafe ushort using var " +
    "virtual void volatile while with yield"
  ).split(" "),
);

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/**
 * Returns true for a string that is a valid name in Python, JavaScript and C#. Such a name consists of ASCII letters,
 * digits and `_`, and is not a keyword.
 */
export function isIdentifier(text: string): boolean {
  return NAME.test(text) && !RESERVED.has(text);
}
