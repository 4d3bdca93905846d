import type { BashEscapes } from "../../generated/escapes.ts";
import { escaper, onOneLine, remembering, REPLACEMENT } from "./characters.ts";

/** Words that no shell takes for anything but themselves. */
const isSafeWord = remembering((text) => /^[A-Za-z0-9_./:@+-]+$/.test(text));
const encoder = new TextEncoder();

/**
 * A character in `$'…'`: the only quotes that can hold control characters without handing them to the terminal, where
 * a pasted Ctrl-C would end the command and a line break begin the next. Bytes, since old shells know no `\u`.
 */
function ansi(char: string): string {
  if (char === "\n") return String.raw`$'\n'`;
  if (char === "\r") return String.raw`$'\r'`;
  if (char === "\t") return String.raw`$'\t'`;
  const bytes = Array.from(encoder.encode(char), (byte) => `\\${byte.toString(8).padStart(3, "0")}`);
  return `$'${bytes.join("")}'`;
}

function isReplaced(char: string): boolean {
  return char === "\0" || /^\p{Surrogate}$/u.test(char);
}

const inSingle = escaper("'", (char) =>
  char === "'" ? String.raw`'\''` : isReplaced(char) ? REPLACEMENT : `'${ansi(char)}'`,
);

const inDouble = escaper('"\\\\$`!', (char) => {
  // An exclamation mark calls up an earlier command even in double quotes, and a backslash before it would stay.
  if (char === "!") return `"'!'"`;
  return /["\\$`]/.test(char) ? `\\${char}` : isReplaced(char) ? REPLACEMENT : `"${ansi(char)}"`;
});

/**
 * Bash, as it is typed or pasted (zsh reads all of it alike). NUL and lone surrogates, which no argument can hold, are the
 * replacement character.
 */
export const bash = {
  inWord: (text) => (isSafeWord(text) ? text : `'${inSingle(text)}'`),
  inDouble,
  inSingle,
  inComment: onOneLine,
} satisfies BashEscapes;
