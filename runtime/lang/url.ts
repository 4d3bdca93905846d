import type { UrlEscapes } from "../../generated/escapes.ts";
import { REPLACEMENT } from "./characters.ts";

/** Percent-encodes all but letters, digits and `-_.~`, and leaves slashes. A lone surrogate is the replacement character. */
function encode(text: string): string {
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, REPLACEMENT));
  return encoded
    .replaceAll("%2F", "/")
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Links. A piece `.` or `..` of a path becomes the replacement character, so that a value cannot leave its place. */
export const url = {
  inPath: (text) => encode(text).replace(/(?<=^|\/)\.{1,2}(?=\/|$)/g, encodeURIComponent(REPLACEMENT)),
  inQuery: encode,
} satisfies UrlEscapes;
