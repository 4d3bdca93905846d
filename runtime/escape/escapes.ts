import type { Escapes, PowershellEscapes, UrlEscapes } from "../contract/index.ts";
import { bash } from "./bash.ts";
import { javascript, json } from "./javascript.ts";
import { python } from "./python.ts";
import { onOneLine, REPLACEMENT } from "./characters.ts";

/** Matches an argument that needs no quotes in PowerShell. */
const SAFE_WORD = /^[A-Za-z_./][A-Za-z0-9_./:+-]*$/;

/** Matches single quotes, straight or curly, because both have the same meaning in PowerShell. */
const SINGLE_QUOTES = /['\u2018-\u201b]/g;

/**
 * Characters that are replaced in arguments: control characters, hidden characters, lone surrogates, and double quotes.
 * Old versions of PowerShell do not escape double quotes when they start a program.
 */
const UNWRITABLE = /["\u201c-\u201e\p{Cc}\p{Cf}\p{Surrogate}]/gu;

const withoutUnwritable = (text: string): string => text.replace(UNWRITABLE, REPLACEMENT);

const inSingle = (text: string): string => withoutUnwritable(text).replace(SINGLE_QUOTES, "$&$&");

/**
 * Escapes for PowerShell code that is typed or pasted. Double quotes, control characters and lone surrogates become the
 * replacement character, because PowerShell versions pass them to programs in different ways.
 */
export const powershell = {
  inWord: (text) => (SAFE_WORD.test(text) ? text : `'${inSingle(text)}'`),
  inDouble: (text) => withoutUnwritable(text).replace(/[`$]/g, "`$&"),
  inSingle,
  inComment: onOneLine,
} satisfies PowershellEscapes;

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

/** The escaping functions of every language, which the generated rules call. */
export const ESCAPES: Escapes = { python, bash, javascript, powershell, url, json };
