import type { Scalar } from "yaml";

/**
 * Finds a character of a parsed scalar in the text of the file.
 *
 * @param offset UTF-16 units into the value
 * @returns the position in `text`, or the end of the line if the character is a line break that YAML removed or
 *   replaced
 */
export function offsetInScalar(text: string, scalar: Scalar, offset: number): number {
  const [start = 0, end = 0] = scalar.range ?? [];
  const value = String(scalar.value);
  const source = text.slice(start, end);
  const isBlock = scalar.type === "BLOCK_LITERAL" || scalar.type === "BLOCK_FOLDED";
  return start + (isBlock ? inBlock(source, value, offset) : inFlow(source, value, offset));
}

/** One line of a block: the start of its text in the value and in the source. */
interface Segment {
  readonly inValue: number;
  readonly inSource: number;
  readonly length: number;
}

function inBlock(source: string, value: string, offset: number): number {
  const segments = blockSegments(source, value);
  const last = segments.findLast((segment) => segment.inValue <= offset);
  if (last === undefined) return segments[0]?.inSource ?? 0;
  return last.inSource + Math.min(offset - last.inValue, last.length);
}

/**
 * Returns the lines of a block with their positions in the value. The lines have the same order in the source and in
 * the value, so the search for each line starts after the previous line.
 */
function blockSegments(source: string, value: string): Segment[] {
  const segments: Segment[] = [];
  const header = source.indexOf("\n") + 1;
  const lines = source.slice(header).split("\n");
  const indent = blockIndent(lines, value);
  let inSource = header;
  let cursor = 0;
  let gap = 1;
  for (const line of lines) {
    const content = line.slice(indent).replace(/\r$/, "");
    const skipped = content === "" ? -1 : value.slice(cursor, cursor + content.length + gap).indexOf(content);
    if (skipped >= 0) {
      segments.push({ inValue: cursor + skipped, inSource: inSource + indent, length: content.length });
      cursor += skipped + content.length;
      gap = 1;
    }
    gap += 1;
    inSource += line.length + 1;
  }
  return segments;
}

/**
 * Returns the indentation of a block, which is not part of its value. The first line with text determines the
 * indentation.
 */
function blockIndent(lines: readonly string[], value: string): number {
  const leading = (line: string | undefined): number => /^ */.exec(line ?? "")?.[0].length ?? 0;
  const isFilled = (line: string): boolean => line.trim() !== "";
  const inSource = leading(lines.find(isFilled));
  return Math.max(0, inSource - leading(value.split("\n").find(isFilled)));
}

function inFlow(source: string, value: string, offset: number): number {
  const { positions, decoded } = readFlow(source);
  // `readFlow` cannot decode every text. If `decoded` differs from the value, `positions` is wrong and is not used.
  if (decoded !== value) return offset === 0 ? 0 : Math.min(offset, Math.max(0, source.length - 1));
  return positions[Math.min(offset, positions.length - 1)] ?? 0;
}

interface Reading {
  decoded: string;
  /**
   * For each UTF-16 unit of the value, its position in the source. The last item is the position of the value's end.
   */
  readonly positions: number[];
}

/** Reads a plain or quoted scalar, and records the source position of each unit of its value. */
function readFlow(source: string): Reading {
  const quote = source[0] === '"' || source[0] === "'" ? source[0] : "";
  const end = quote === "" ? source.length : source.length - 1;
  const reading: Reading = { decoded: "", positions: [] };
  const add = (units: string, position: number): void => {
    reading.decoded += units;
    for (let index = 0; index < units.length; index++) reading.positions.push(position);
  };
  for (let at = quote.length; at < end;) {
    BLANKS.lastIndex = at;
    const blanks = BLANKS.exec(source)?.[0].slice(0, end - at) ?? "";
    const feeds = blanks.split("\n").length - 1;
    if (feeds > 0) {
      add(feeds === 1 ? " " : "\n".repeat(feeds - 1), at);
      at += blanks.length;
    } else if (blanks !== "") {
      for (const blank of blanks) add(blank, at++);
    } else {
      const { units, length } = nextCharacter(source, at, quote);
      add(units, at);
      at += length;
    }
  }
  reading.positions.push(end);
  return reading;
}

const BLANKS = /[ \t\r\n]+/y;

const ESCAPES: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  t: "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\x1b",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
};
/** Matches a line break that a backslash removes, with the indentation of the next line. */
const ESCAPED_BREAK = /\\\r?\n[ \t]*/y;
const CODE_LENGTHS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

function nextCharacter(source: string, at: number, quote: string): { units: string; length: number } {
  const unit = source[at] ?? "";
  if (quote === "'" && unit === "'") return { units: "'", length: 2 };
  if (quote !== '"' || unit !== "\\") return { units: unit, length: 1 };
  const letter = source[at + 1] ?? "";
  ESCAPED_BREAK.lastIndex = at;
  const broken = ESCAPED_BREAK.exec(source);
  if (broken !== null) return { units: "", length: broken[0].length };
  const digits = CODE_LENGTHS[letter];
  if (digits === undefined) return { units: ESCAPES[letter] ?? letter, length: 2 };
  const code = Number.parseInt(source.slice(at + 2, at + 2 + digits), 16);
  return { units: Number.isNaN(code) || code > 0x10ffff ? "" : String.fromCodePoint(code), length: 2 + digits };
}
