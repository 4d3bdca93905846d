import type { LiteralValue, PythonEscapes } from "../../generated/escapes.ts";
import { escaper, hex4, onOneLine, SHORT_ESCAPES } from "./characters.ts";

function escapeCharacter(char: string): string {
  if (char === "{" || char === "}") return char + char;
  if (char === "\\" || char === '"' || char === "'") return `\\${char}`;
  const short = SHORT_ESCAPES[char];
  if (short !== undefined) return short;
  return char < "\u0100" ? `\\x${hex4(char).slice(2)}` : `\\u${hex4(char)}`;
}

const encoder = new TextEncoder();

/** UTF-8 bytes; everything beyond printable ASCII as `\xhh`. */
function bytes(quote: string): (text: string) => string {
  const plain = new RegExp(`^[^${quote}\\\\\\u0000-\\u001f\\u007f-\\uffff]*$`);
  return (text) =>
    plain.test(text)
      ? text
      : Array.from(encoder.encode(text), (byte) => {
          const char = String.fromCharCode(byte);
          return byte < 0x80 && plain.test(char) ? char : escapeCharacter(char);
        }).join("");
}

function literal(value: LiteralValue): string {
  if (typeof value === "string") return `"${inDouble(value)}"`;
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return "None";
  return `{${Object.entries(value)
    .map(([key, item]) => `"${inDouble(key)}": ${literal(item)}`)
    .join(", ")}}`;
}

const inDouble = escaper(String.raw`"\\`, escapeCharacter);

/**
 * Python 3. A lone surrogate is written as `\ud800`, which gives the same surrogate in a `str`; in a byte string it is
 * the replacement character, since UTF-8 cannot hold it.
 */
export const python = {
  inDouble,
  inSingle: escaper(String.raw`'\\`, escapeCharacter),
  inFormatDouble: escaper(String.raw`"\\{}`, escapeCharacter),
  inFormatSingle: escaper(String.raw`'\\{}`, escapeCharacter),
  inBytesDouble: bytes('"'),
  inBytesSingle: bytes("'"),
  literal,
  // A comment such as `coding: latin-1` in the first two lines would change how Python reads the file.
  inComment: (text) => onOneLine(text).replaceAll(/coding(?=[:=])/g, "coding "),
} satisfies PythonEscapes;
