import { type Place, Refusal } from "../errors.ts";

/** The place of a node of the Handlebars parser. Lines count from 1, columns from 0. */
interface Located {
  readonly loc: { readonly start: LineColumn; readonly end: LineColumn };
}
interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Converts lines and columns of one text to offsets. */
export class Positions {
  readonly text: string;
  readonly part: string | undefined;
  readonly #lineStarts: readonly number[];

  /** @param part name of the part, if the text is a part */
  constructor(text: string, part?: string) {
    this.text = text;
    this.part = part;
    this.#lineStarts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((match) => match.index + match[0].length)];
  }

  get whole(): Place {
    return this.at(0, this.text.length);
  }

  at(offset: number, length: number): Place {
    return this.part === undefined ? { offset, length } : { offset, length, part: this.part };
  }

  of({ loc }: Located): Place {
    const offset = this.offset(loc.start);
    return this.at(offset, Math.max(1, this.offset(loc.end) - offset));
  }

  /** Returns the place of a block's opening tag. */
  ofOpening(block: Located): Place {
    const { offset } = this.of(block);
    const end = this.text.indexOf("}}", offset);
    return this.at(offset, end < 0 ? 1 : end + 2 - offset);
  }

  offset({ line, column }: LineColumn): number {
    return (this.#lineStarts[line - 1] ?? this.text.length) + column;
  }
}

/**
 * Checks that no placeholder starts or ends with three braces, which the parser would misread.
 *
 * @throws Refusal `raw-hole` for `{{{name}}}`, otherwise `brace-clash`
 */
export function checkBraces(text: string, positions: Positions): void {
  const plain = text.replaceAll(/\{\{~?!--[\s\S]*?--~?\}\}|\{\{~?![\s\S]*?\}\}/g, (comment) =>
    " ".repeat(comment.length),
  );
  for (const match of plain.matchAll(/(?<!\\)\{\{\{(?<inner>[^{}]*)(?<end>\}{0,4})|\{\{[^{}]*(?<late>\}{3,})/g)) {
    const { inner, end } = match.groups ?? {};
    const place = positions.at(match.index, match[0].length);
    if (inner !== undefined && end === "}}}")
      throw new Refusal("raw-hole", "three braces print the value without escaping", { place });
    throw new Refusal("brace-clash", `${match[0]} has a brace too many`, { place });
  }
}

/** Converts an error of the parser to a refusal with a position. */
export function syntaxRefusal(error: unknown, positions: Positions): Refusal {
  const text = error instanceof Error ? error.message : String(error);
  const names = /^(\S+) doesn't match (\S+) - (\d+):(\d+)/.exec(text);
  if (names !== null) {
    const [, opened = "", closed = "", line, column] = names;
    const offset = positions.offset({ line: Number(line), column: Number(column) });
    const place = positions.at(offset, opened.length);
    return new Refusal("template-syntax", `{{#${opened}}} is closed by {{/${closed}}}`, { place });
  }
  const offset = errorOffset(text, positions);
  const found = /got '(\w+)'/.exec(text)?.[1];
  const message = found === "EOF" ? "the template ends inside a block" : "this cannot be read as a template";
  return new Refusal("template-syntax", message, { place: positions.at(offset, 1) });
}

/**
 * Returns the offset of a parser error. The parser's message contains the text before the error without line breaks. If
 * this text occurs several times, the last match is used.
 */
function errorOffset(message: string, { text }: Positions): number {
  const [, excerpt = "", marks = ""] = message.split("\n");
  const before = excerpt.slice(0, marks.indexOf("^")).replace(/^\.\.\./, "");
  for (let offset = text.length; offset > 0; offset--) {
    if (text.slice(0, offset).replaceAll(/\r?\n/g, "").endsWith(before)) return Math.min(offset, text.length - 1);
  }
  return 0;
}
