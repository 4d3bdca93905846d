/**
 * Parses the beginning of a JSON text. Strings, lists and objects that have no end yet are closed. A name without a
 * value, and an incomplete literal such as `tru` or `1.`, are left out.
 *
 * @returns the value, or undefined if no value has started or the text is not JSON
 */
export function parsePartialJson(text: string): unknown {
  const { open, isInString, lastSafe } = scan(text);
  const closing = [...open].reverse().join("");
  // A text that ends inside a string may also end inside an escape. `lastSafe` is the position before that escape.
  const whole = text.slice(0, lastSafe) + (isInString ? '"' : "") + closing;
  return tryParse(whole) ?? tryParse(dropLast(text.slice(0, lastSafe) + (isInString ? '"' : "")) + closing);
}

interface Scan {
  /** The closing brackets that are missing, the outermost first. */
  readonly open: readonly string[];
  readonly isInString: boolean;
  /** End of the part that can be parsed. */
  readonly lastSafe: number;
}

function scan(text: string): Scan {
  const open: string[] = [];
  let isInString = false;
  let at = 0;
  while (at < text.length) {
    const character = text[at];
    if (isInString && character === "\\") {
      const length = text[at + 1] === "u" ? 6 : 2;
      if (at + length > text.length) return { open, isInString, lastSafe: at };
      at += length;
      continue;
    }
    if (character === '"') isInString = !isInString;
    else if (!isInString && character === "{") open.push("}");
    else if (!isInString && character === "[") open.push("]");
    else if (!isInString && (character === "}" || character === "]")) open.pop();
    at += 1;
  }
  return { open, isInString, lastSafe: text.length };
}

/** Removes an incomplete last entry: a name without a value, a comma, or an incomplete literal. */
function dropLast(text: string): string {
  return text.replace(/(?:,|(?<=[{[]))\s*(?:"(?:[^"\\]|\\.)*"\s*:?\s*)?[\w.+-]*\s*$/, "");
}

function tryParse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
