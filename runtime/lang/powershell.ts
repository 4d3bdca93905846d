import type { PowershellEscapes } from "../../generated/escapes.ts";
import { onOneLine, REPLACEMENT } from "./characters.ts";

/** An argument that PowerShell reads as it is. */
const SAFE_WORD = /^[A-Za-z_./][A-Za-z0-9_./:+-]*$/;

/** PowerShell takes curly quotes for straight ones. */
const SINGLE_QUOTES = /['\u2018-\u201b]/g;

/**
 * Characters that no argument can contain: controls, hidden characters, lone surrogates, and the double quote, which
 * old versions pass unescaped.
 */
const UNWRITABLE = /["\u201c-\u201e\p{Cc}\p{Cf}\p{Surrogate}]/gu;

const withoutUnwritable = (text: string): string => text.replace(UNWRITABLE, REPLACEMENT);

const inSingle = (text: string): string => withoutUnwritable(text).replace(SINGLE_QUOTES, "$&$&");

/**
 * PowerShell, as it is typed or pasted. A double quote, a control character and a lone surrogate are the replacement
 * character, because no version passes them on to a program in the same way.
 */
export const powershell = {
  inWord: (text) => (SAFE_WORD.test(text) ? text : `'${inSingle(text)}'`),
  inDouble: (text) => withoutUnwritable(text).replace(/[`$]/g, "`$&"),
  inSingle,
  inComment: onOneLine,
} satisfies PowershellEscapes;
