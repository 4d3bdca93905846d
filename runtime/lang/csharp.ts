import type { CsharpEscapes, LiteralValue } from "../contract/index.ts";
import { escaper, unicodeEscape, inBlockComment, onOneLine, REPLACEMENT, SHORT_ESCAPES } from "./characters.ts";

function escapeCharacter(char: string): string {
  if (char === "{" || char === "}") return char + char;
  if (char === "\\" || char === '"') return `\\${char}`;
  return SHORT_ESCAPES[char] ?? unicodeEscape(char);
}

const inDouble = escaper(String.raw`"\\`, escapeCharacter);

/** Escapes text for a verbatim string: quotes are doubled. Characters that no file can contain are replaced. */
function inVerbatim(text: string): string {
  return text.replaceAll('"', '""').replaceAll(/\0|\p{Surrogate}/gu, REPLACEMENT);
}

function literal(value: LiteralValue): string {
  if (typeof value === "string") return `"${inDouble(value)}"`;
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "null";
  if (Array.isArray(value)) return value.length === 0 ? "new string[0]" : `new[] { ${value.map(literal).join(", ")} }`;
  return String(typeof value === "boolean" ? value : null);
}

/**
 * Escapes for C#. A lone surrogate is written as an escape such as `\ud800`, so the text does not change. In verbatim
 * strings, NUL and lone surrogates become the replacement character. C# has no literal for objects, so templates cannot
 * print objects.
 */
export const csharp = {
  inDouble,
  inVerbatim,
  inFormat: escaper(String.raw`"\\{}`, escapeCharacter),
  inFormatVerbatim: (text) => inVerbatim(text).replaceAll(/[{}]/g, "$&$&"),
  literal,
  inComment: onOneLine,
  inBlockComment,
} satisfies CsharpEscapes;
