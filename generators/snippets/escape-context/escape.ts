/**
 * The part of a backslash escape that has not been read yet. `""`: nothing, because the escape is complete or there is
 * no escape. `\`: everything after the backslash. `4`: four hexadecimal digits. `o2`: at most two octal digits. `{`: text
 * up to a brace.
 */
export type Escape = string;

/**
 * For the letter of an escape, the part that follows the letter: `2` for two hexadecimal digits, `o2` for at most two octal digits, `{` for text in braces, `4{` for four hexadecimal digits or text in braces.
 */
export type EscapeTable = Readonly<Record<string, string>>;

/** The escapes of Python: `\xhh`, `\uhhhh`, `\Uhhhhhhhh`, `\N{name}` and up to three octal digits. */
export const PYTHON_ESCAPES: EscapeTable = { x: "2", u: "4", U: "8", N: "{", ...octal(2) };

/** The escapes of JavaScript: `\xhh`, `\uhhhh`, `\u{…}` and legacy octal digits. */
export const JAVASCRIPT_ESCAPES: EscapeTable = { x: "2", u: "4{", ...octal(2) };

function octal(more: number): EscapeTable {
  return Object.fromEntries(Array.from("01234567", (digit) => [digit, `o${more}`]));
}

/** Reads a character of an escape. Returns the rest of the escape, or `undefined` if it ended before the character. */
export function stepEscape(escape: Escape, char: string, table: EscapeTable): Escape | undefined {
  if (escape === "\\") return table[char] ?? "";
  if (escape === "{") return char === "}" ? "" : "{";
  if (escape === "4{") return char === "{" ? "{" : stepEscape("4", char, table);
  const isOctal = escape.startsWith("o");
  if (!(isOctal ? /[0-7]/ : /[0-9A-Fa-f]/).test(char)) return isOctal ? undefined : "";
  const left = Number(escape.replace(/^\D/, "")) - 1;
  return left === 0 ? "" : `${isOctal ? "o" : ""}${left}`;
}
