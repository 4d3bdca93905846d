/** The tokens that are allowed next in a JSON text. */
type Expected = "value" | "first item" | "first name" | "name" | "colon" | "separator" | "nothing";

/** Matches white space, a string, a number, a word or a punctuation mark. */
const TOKEN =
  /[ \t\r\n]+|"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)|[{}[\],:]/uy;

/**
 * Returns the index of the first error in a JSON text. Some browsers do not report this index in the error of
 * `JSON.parse`.
 *
 * @returns the length of the text if the text ends too early; undefined if the text is valid JSON
 */
export function jsonErrorAt(text: string): number | undefined {
  const open: ("{" | "[")[] = [];
  let expected: Expected = "value";
  let position = 0;
  while (position < text.length) {
    TOKEN.lastIndex = position;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return position;
    const next: Expected | undefined = token.trim() === "" ? expected : after(token, expected, open);
    if (next === undefined) return position;
    expected = next;
    position += token.length;
  }
  return expected === "nothing" ? undefined : position;
}

/** A place in a text. Lines and columns are counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Returns the place of the first error in a JSON text; undefined if the text is valid. */
export function jsonErrorPlace(text: string): TextPlace | undefined {
  const position = jsonErrorAt(text);
  if (position === undefined) return undefined;
  const before = text.slice(0, position).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/**
 * Returns the kinds of tokens that are allowed after a token, or undefined if the token itself is not allowed. Adds
 * each opening bracket to `open`, and removes it at the closing bracket.
 */
function after(token: string, expected: Expected, open: ("{" | "[")[]): Expected | undefined {
  const behindValue = (): Expected => (open.length === 0 ? "nothing" : "separator");
  const isValuePlace = expected === "value" || expected === "first item";
  switch (token) {
    case "{":
    case "[":
      if (!isValuePlace) return undefined;
      open.push(token);
      return token === "{" ? "first name" : "first item";
    case "}":
    case "]": {
      const empty = token === "}" ? "first name" : "first item";
      const opening = token === "}" ? "{" : "[";
      if (open.at(-1) !== opening || (expected !== empty && expected !== "separator")) return undefined;
      open.pop();
      return behindValue();
    }
    case ",":
      if (expected !== "separator") return undefined;
      return open.at(-1) === "{" ? "name" : "value";
    case ":":
      return expected === "colon" ? "value" : undefined;
    default:
      if (token.startsWith('"') && (expected === "name" || expected === "first name")) return "colon";
      return isValuePlace ? behindValue() : undefined;
  }
}
