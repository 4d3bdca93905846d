import { isAlias, isCollection, isMap, isScalar, isSeq, LineCounter } from "yaml";
import type { ParsedNode, YAMLMap } from "yaml";
import { kept } from "../entries.ts";
import type { Entry, Finding, Path } from "../entry.ts";
import { offsetInScalar } from "./locate-text.ts";
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

/** A text with the positions of its lines: an entry, or a file that has not become an entry yet. */
export type Source = Pick<Entry, "file" | "text" | "lines">;

/** A parsed text with the positions of its lines: an entry or a schema. */
export type Located = Pick<Entry, "file" | "text" | "lines" | "document">;

/** A range in a text, from 0, in UTF-16 units. The end is not included. */
export type Range = readonly [start: number, end: number];

/** Converts a finding of a check to a Problem. */
export function problemAt(finding: Finding): Problem {
  const { entry, path, atKey = false, code, message, hint, severity = "error" } = finding;
  const place =
    finding.position !== undefined
      ? placeIn(entry, finding.position, finding.position + (finding.length ?? 1))
      : finding.offset !== undefined
        ? locateInText(entry, path, finding.offset, finding.length)
        : locate(entry, path, { atKey });
  return { file: entry.file, ...place, code, message, ...(hint !== undefined && { hint }), severity };
}

/** Returns a problem that marks a range of a file. */
export function problemIn(source: Source, [start, end]: Range, fault: Fault): Problem {
  return { file: source.file, ...placeIn(source, start, end), ...fault, severity: "error" };
}

/** Returns a problem that concerns a whole file. Its position is the start of the file. */
export function problemOf(file: string, fault: Fault, severity: Problem["severity"] = "error"): Problem {
  return { file, line: 1, column: 1, ...fault, severity };
}

/**
 * Returns the place of a value or its key in the file. If no value exists at the path, the key of the innermost
 * existing value on the path is marked. A value in a list or at the root has no key, so its start is marked.
 */
export function locate(entry: Located, path: Path, { atKey = false }: { atKey?: boolean } = {}): Place {
  const { node, key, isMissing } = follow(entry, path);
  const value = rangeOf(node);
  const isEmpty = value === undefined || value[0] === value[1];
  const range = atKey || isMissing || isEmpty ? (rangeOf(key) ?? startOf(node)) : value;
  return placeIn(entry, ...(range ?? [0, 1]));
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
  const start = offsetInScalar(entry.text, scalar, offset);
  const end = offsetInScalar(entry.text, scalar, offset + Math.max(1, length) - 1) + 1;
  return placeIn(entry, start, end);
}

/** Returns the place of a text range. If the range spans several lines, only the first line is marked. */
function placeIn({ text, lines }: Pick<Source, "text" | "lines">, start: number, end: number): Place {
  const from = Math.max(0, Math.min(start, text.length));
  const { line, col: column } = lines.linePos(from);
  const lineStart = from - column + 1;
  const lineEnd = Math.max(from, endOfLine(text, from));
  const width = Math.max(1, Math.min(end, lineEnd) - from);
  return { line, column, width, excerpt: text.slice(lineStart, lineEnd) };
}

/** Returns the positions of a text's lines. Only a line feed ends a line. */
export function lineCounter(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let feed = text.indexOf("\n"); feed >= 0; feed = text.indexOf("\n", feed + 1)) lines.addNewLine(feed + 1);
  return lines;
}

/** Returns the position after the last character of the line, without its line break. */
function endOfLine(text: string, from: number): number {
  const feed = text.indexOf("\n", from);
  const end = feed < 0 ? text.length : feed;
  return text[end - 1] === "\r" ? end - 1 : end;
}

interface Found {
  readonly node: ParsedNode | null;
  /** Key of the node. Null inside a list and at the root. */
  readonly key: ParsedNode | null;
  /** True if no value exists at the path. */
  readonly isMissing: boolean;
}

function follow(entry: Located, path: Path): Found {
  let found: Found = { node: entry.document.contents, key: null, isMissing: false };
  for (const step of path) {
    const { node } = found;
    const collection = isAlias(node) ? node.resolve(entry.document) : node;
    const child = isMap(collection)
      ? kept(children, collection, () => pairs(collection)).get(String(step))
      : isSeq(collection)
        ? itemAt(collection.items, step)
        : undefined;
    if (child === undefined) return { ...found, isMissing: true };
    found = { ...child, isMissing: false };
  }
  return found;
}

type Child = Pick<Found, "node" | "key">;

function itemAt(items: readonly unknown[], step: string | number): Child | undefined {
  const item = typeof step === "number" ? items[step] : undefined;
  return isParsed(item) ? { node: item, key: null } : undefined;
}

/** Children of mappings by key. They are cached, because many keys of a large mapping may be needed. */
const children = new WeakMap<YAMLMap, Map<string, Child>>();

function pairs(map: YAMLMap): Map<string, Child> {
  const result = new Map<string, Child>();
  for (const { key, value } of map.items) {
    if (!isScalar(key) || !isParsed(key)) continue;
    const name = String(key.value);
    // If two keys are equal, the first one is used, as in the parsed data.
    if (!result.has(name)) result.set(name, { node: isParsed(value) ? value : null, key });
  }
  return result;
}

function isParsed(node: unknown): node is ParsedNode {
  return (isScalar(node) || isCollection(node) || isAlias(node)) && Array.isArray(node.range);
}

function rangeOf(node: ParsedNode | null): Range | undefined {
  return node === null ? undefined : [node.range[0], node.range[1]];
}

/** Returns the range to mark for a value without a key. For a mapping, this is its opening brace or its first key. */
function startOf(node: ParsedNode | null): Range | undefined {
  const first = isMap(node) && node.flow !== true ? node.items[0]?.key : undefined;
  const range = rangeOf(isParsed(first) ? first : node);
  return range && (isMap(node) && node.flow === true ? [range[0], range[0] + 1] : range);
}
