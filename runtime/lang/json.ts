import type { JsonEscapes, LiteralValue } from "../contract/index.ts";
import { escaper, unicodeEscape, SHORT_ESCAPES } from "./characters.ts";

const inString = escaper(String.raw`"\\`, (char) =>
  char === '"' || char === "\\" ? `\\${char}` : (SHORT_ESCAPES[char] ?? unicodeEscape(char)),
);

function literal(value: LiteralValue): string {
  if (typeof value === "string") return `"${inString(value)}"`;
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "null";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value ?? null);
  return `{${Object.entries(value)
    .map(([key, item]) => `"${inString(key)}": ${literal(item)}`)
    .join(", ")}}`;
}

/** Escapes for JSON. A lone surrogate is written as an escape such as `\ud800`, so the text does not change. */
export const json = { inString, literal } satisfies JsonEscapes;
