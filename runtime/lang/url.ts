import type { UrlEscapes } from "../contract/index.ts";
import { REPLACEMENT } from "./characters.ts";

/**
 * Percent-encodes everything except letters, digits, slashes and `-_.~`. A lone surrogate becomes the replacement
 * character.
 */
function encode(text: string): string {
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, REPLACEMENT));
  return encoded
    .replaceAll("%2F", "/")
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Escapes for links. A path segment `.` or `..` becomes the replacement character, so that a value cannot change the
 * rest of the path.
 */
export const url = {
  inPath: (text) => encode(text).replace(/(?<=^|\/)\.{1,2}(?=\/|$)/g, encodeURIComponent(REPLACEMENT)),
  inQuery: encode,
} satisfies UrlEscapes;
