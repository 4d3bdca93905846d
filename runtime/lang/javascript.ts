import type { JavascriptEscapes, LiteralValue } from "../../generated/escapes.ts";
import { escaper, hex4, inBlockComment, onOneLine, SHORT_ESCAPES } from "./characters.ts";

function escapeCharacter(char: string): string {
  if (/["'`\\$]/.test(char)) return `\\${char}`;
  return SHORT_ESCAPES[char] ?? `\\u${hex4(char)}`;
}

const inDouble = escaper(String.raw`"\\`, escapeCharacter);
const inTemplate = escaper("`\\\\$", escapeCharacter);

function literal(value: LiteralValue): string {
  if (typeof value === "string") return `"${inDouble(value)}"`;
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "null";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value ?? null);
  const fields = Object.entries(value).map(([key, item]) => `${propertyKey(key)}: ${literal(item)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** A plain `"__proto__": …` would set the prototype. */
function propertyKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : `"${inDouble(key)}"`;
}

/** JavaScript and TypeScript. A lone surrogate is written as `\ud800`, so the text is what was given. */
export const javascript = {
  inDouble,
  inSingle: escaper(String.raw`'\\`, escapeCharacter),
  // A brace at the start could follow a `$` of the template.
  inTemplate: (text) => (text.startsWith("{") ? `\\${inTemplate(text)}` : inTemplate(text)),
  literal,
  inComment: onOneLine,
  inBlockComment,
} satisfies JavascriptEscapes;
