/**
 * The part of a backslash escape that has not been read yet. `""`: nothing, because the escape is complete or there is
 * no escape. `\`: everything after the backslash. `4`: four hexadecimal digits. `?2`: at most two hexadecimal digits.
 * `o2`: at most two octal digits. `{`: text up to a brace.
 */
export type Escape = string;

/**
 * For the letter of an escape, the part that follows the letter: `2` for two hexadecimal digits, `?4` for at most four,
 * `o2` for at most two octal digits, `{` for text in braces, `4{` for four hexadecimal digits or text in braces.
 */
export type EscapeTable = Readonly<Record<string, string>>;

/** The escapes of Python: `\xhh`, `\uhhhh`, `\Uhhhhhhhh`, `\N{name}` and up to three octal digits. */
export const PYTHON_ESCAPES: EscapeTable = { x: "2", u: "4", U: "8", N: "{", ...octal(2) };

/** The escapes of JavaScript: `\xhh`, `\uhhhh`, `\u{…}` and legacy octal digits. */
export const JAVASCRIPT_ESCAPES: EscapeTable = { x: "2", u: "4{", ...octal(2) };

/** The escapes of C#: `\xh` to `\xhhhh`, `\uhhhh` and `\Uhhhhhhhh`. */
export const CSHARP_ESCAPES: EscapeTable = { x: "?4", u: "4", U: "8" };

function octal(more: number): EscapeTable {
  return Object.fromEntries(Array.from("01234567", (digit) => [digit, `o${more}`]));
}

/** Reads a character of an escape. Returns the rest of the escape, or `undefined` if it ended before the character. */
export function stepEscape(escape: Escape, char: string, table: EscapeTable): Escape | undefined {
  if (escape === "\\") return table[char] ?? "";
  if (escape === "{") return char === "}" ? "" : "{";
  if (escape === "4{") return char === "{" ? "{" : stepEscape("4", char, table);
  const optional = escape.startsWith("?") || escape.startsWith("o");
  const digits = escape.startsWith("o") ? /[0-7]/ : /[0-9A-Fa-f]/;
  if (!digits.test(char)) return optional ? undefined : "";
  const left = Number(escape.replace(/^\D/, "")) - 1;
  return left === 0 ? "" : `${optional ? escape.charAt(0) : ""}${left}`;
}
