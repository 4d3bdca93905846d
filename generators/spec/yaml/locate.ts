import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument } from "yaml";
import type { Entry, Finding, Path } from "../entry.ts";
import type { Problem } from "../problem.ts";

/** A marked piece of one line. Lines and columns are counted from 1. Columns and the width are in UTF-16 units. */
export interface Place {
  readonly line: number;
  readonly column: number;
  readonly width: number;
  /** The whole line. */
  readonly excerpt: string;
}

/** A problem of a file, before its position is known. */
export type Fault = Pick<Problem, "code" | "message" | "hint">;

/** A parsed text: an entry or a schema. */
export type Located = Pick<Entry, "file" | "text" | "document">;

/** A range in a text, from 0, in UTF-16 units. The end is not included. */
export type Range = readonly [start: number, end: number];

/** Converts a finding of a check to a Problem. */
export function problemAt(finding: Finding): Problem {
  const { entry, path, position, offset, length = 1, code, message, hint, severity = "error" } = finding;
  const place =
    position !== undefined
      ? placeIn(entry.text, [position, position + length])
      : offset !== undefined
        ? locateInText(entry, path, offset, length)
        : locate(entry, path, finding);
  return { file: entry.file, ...place, code, message, ...(hint !== undefined && { hint }), severity };
}

/** Returns a problem that marks a range of a file. */
export function problemIn({ file, text }: Pick<Entry, "file" | "text">, range: Range, fault: Fault): Problem {
  return { file, ...placeIn(text, range), ...fault, severity: "error" };
}

/** Returns a problem that concerns a whole file. Its position is the start of the file. */
export function problemOf(file: string, fault: Fault): Problem {
  return { file, line: 1, column: 1, ...fault, severity: "error" };
}

/**
 * Returns the place of a value or its key in the file. If no value exists at the path, the key of the innermost
 * existing value on the path is marked. A value in a list or at the root has no key, so its start is marked.
 */
export function locate(entry: Located, path: Path, { atKey = false }: Pick<Finding, "atKey"> = {}): Place {
  const { node, key, isMissing } = follow(entry, path);
  const value = rangeOf(node);
  const isKeyMarked = atKey || isMissing || value === undefined || value[0] === value[1];
  return placeIn(entry.text, (isKeyMarked ? (rangeOf(key) ?? startOf(node)) : value) ?? [0, 1]);
}

/**
 * Returns the place of a piece of text in a scalar.
 *
 * @param offset UTF-16 units into the parsed value of the scalar at `path`
 * @param length number of units to mark. Default: 1
 * @returns the place of the text in the file, or the end of the line if the text starts at a line break that YAML
 *   changed
 */
export function locateInText(entry: Located, path: Path, offset: number, length = 1): Place {
  const { node } = follow(entry, path);
  const scalar = isAlias(node) ? node.resolve(entry.document) : node;
  if (!isScalar(scalar) || typeof scalar.value !== "string" || !scalar.range) return locate(entry, path);
  const [start, end] = scalar.range;
  const source = entry.text.slice(start, end);
  const from = offsetInSource(source, offset);
  const to = offsetInSource(source, offset + Math.max(1, length) - 1);
  return placeIn(entry.text, [start + from, start + to + 1]);
}

/** A character that no entry contains, because invisible characters and private ones are refused or absent. */
const SENTINEL = "\u{f8ff}";

/**
 * Returns the position in the source of a scalar at which the character of its value stands. The YAML parser itself
 * reads the source up to a position, followed by a sentinel: the sentinel's place in the value belongs to this position.
 */
function offsetInSource(source: string, offset: number): number {
  const quote = /^["']/.exec(source)?.[0] ?? "";
  const offsetAt = (position: number): number | undefined => {
    const start = parseDocument(source.slice(0, position) + SENTINEL + quote, { prettyErrors: false });
    const value = start.errors.length === 0 && isScalar(start.contents) ? String(start.contents.value) : "";
    return value.includes(SENTINEL) ? value.indexOf(SENTINEL) : undefined;
  };
  let best = 0;
  for (let low = 0, high = source.length; low < high;) {
    const middle = (low + high) >> 1;
    let position = middle;
    // Some positions are inside an escape sequence or an indentation.
    while (position < high && offsetAt(position) === undefined) position++;
    const found = position < high ? offsetAt(position) : undefined;
    if (found === undefined || found > offset) high = middle;
    else [best, low] = [position, position + 1];
  }
  return best;
}

/** Returns the place of a range of a text. If the range spans several lines, only the first line is marked. */
function placeIn(text: string, [start, end]: Range): Place {
  const from = Math.max(0, Math.min(start, text.length));
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  const [rest = ""] = text.slice(from).split("\n", 1);
  const excerpt = text.slice(lineStart, from) + rest.replace(/\r$/, "");
  const width = Math.max(1, Math.min(end, lineStart + excerpt.length) - from);
  return { line: text.slice(0, lineStart).split("\n").length, column: from - lineStart + 1, width, excerpt };
}

interface Found {
  readonly node: unknown;
  /** Key of the node. Undefined inside a list and at the root. */
  readonly key?: unknown;
  /** True if no value exists at the path. */
  readonly isMissing?: boolean;
}

function follow(entry: Located, path: Path): Found {
  let found: Found = { node: entry.document.contents };
  for (const step of path) {
    const collection = isAlias(found.node) ? found.node.resolve(entry.document) : found.node;
    const pair =
      isMap(collection) && collection.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    const item = isSeq(collection) && typeof step === "number" ? collection.items[step] : undefined;
    if (!pair && item === undefined) return { ...found, isMissing: true };
    found = pair ? { node: pair.value, key: pair.key } : { node: item };
  }
  return found;
}

function rangeOf(node: unknown): Range | undefined {
  const range = isNode(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : undefined;
}

/** Returns the range to mark for a value without a key. For a mapping, this is its opening brace or its first key. */
function startOf(node: unknown): Range | undefined {
  if (!isMap(node)) return rangeOf(node);
  const range = rangeOf(node.flow === true ? node : node.items[0]?.key);
  return range && node.flow === true ? [range[0], range[0] + 1] : range;
}
