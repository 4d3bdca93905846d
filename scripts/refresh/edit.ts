import { isDeepStrictEqual } from "node:util";
import { isCollection, isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, stringify } from "yaml";
import type { Json } from "../../generators/spec/entry.ts";

type Key = string | number;

/**
 * Sets a field of a YAML text, or deletes it. All other characters stay as they are: comments, quotes, line breaks.
 *
 * @param path keys from the root. A map that does not exist is added; a map that becomes empty is deleted
 * @param value a scalar; for a new field, any value; undefined deletes the field
 * @param after the field after which a new field is inserted. Default: the last field
 * @throws Error if the text cannot be changed without changing its layout
 */
export function withField(text: string, path: readonly Key[], value: Json | undefined, after?: string): string {
  const document = parseDocument(text);
  const [above, key] = [path.slice(0, -1), path.at(-1)];
  const parent = document.getIn(above, true);
  if (!isMap(parent)) return value === undefined ? text : withField(text, above, { [String(key)]: value });
  const pairs = parent.items as Pair<Node, Node | null>[];
  const pair = pairs.find((one) => isScalar(one.key) && one.key.value === key);
  if (value === undefined && pair === undefined) return text;
  if (value === undefined && pairs.length === 1) return withField(text, above, undefined);
  const places = parent.flow === true ? undefined : placeOf(text, pairs, pair, after);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, value);
  const expected: unknown = document.toJS();
  // A map in braces is short and contains no comments, so it is written anew.
  const changed =
    places === undefined
      ? spliced(text, rangeOf(parent), stringify(parent.toJS(document), FLOW).trim())
      : value === undefined
        ? spliced(text, places.lines, "")
        : places.value === undefined
          ? spliced(text, [places.lines[1], places.lines[1]], lines({ [String(key)]: value }, places.indent))
          : spliced(text, places.value, stringify(value, PLAIN).trim());
  if (!isDeepStrictEqual(parse(changed), expected)) throw new Error(`edit ${path.join(".")} by hand`);
  return changed;
}

/** Adds a text to the end of a list of a YAML text. */
export function withItem(text: string, path: readonly Key[], value: string): string {
  const list = parseDocument(text).getIn(path, true);
  const last = isSeq<Node>(list) && list.flow !== true ? list.items.at(-1) : undefined;
  if (last === undefined) throw new Error(`edit ${path.join(".")} by hand`);
  const [start, end] = rangeOf(last);
  const at = lineEnd(text, end);
  return spliced(text, [at, at], text.slice(text.lastIndexOf("\n", start) + 1, start) + stringify(value, PLAIN));
}

const PLAIN = { lineWidth: 0, blockQuote: false } as const;
const FLOW = { ...PLAIN, collectionStyle: "flow" } as const;

type Range = readonly [start: number, end: number];

/** Returns the lines of a field, and the place of its value; for a new field, the lines of the field before it. */
function placeOf(
  text: string,
  pairs: readonly Pair<Node, Node | null>[],
  pair: Pair<Node, Node | null> | undefined,
  after: string | undefined,
): { readonly lines: Range; readonly value?: Range; readonly indent: string } {
  const before = pairs.find(({ key }) => isScalar(key) && key.value === after) ?? pairs.at(-1);
  const shown = pair ?? before;
  if (shown === undefined) throw new Error("an empty map has no lines");
  const start = text.lastIndexOf("\n", rangeOf(shown.key)[0]) + 1;
  return {
    lines: [start, lineEnd(text, endOf(shown.value ?? shown.key))],
    ...(pair?.value && { value: rangeOf(pair.value) }),
    indent: text.slice(start, rangeOf(shown.key)[0]),
  };
}

function lines(value: Json, indent: string): string {
  return stringify(value, PLAIN).replaceAll(/^(?=.)/gm, indent);
}

function spliced(text: string, [start, end]: Range, by: string): string {
  const before = text.slice(0, start);
  const gap = start === text.length && !before.endsWith("\n") ? "\n" : "";
  return before + gap + by + text.slice(end);
}

function rangeOf(node: Node): Range {
  if (!node.range) throw new Error("a node of a parsed text has a range");
  return [node.range[0], node.range[1]];
}

/** Returns the end of a value without the comments that follow it. */
function endOf(node: Node): number {
  if (!isCollection(node) || node.flow === true) return rangeOf(node)[1];
  const last = node.items.at(-1) as Node | Pair<Node, Node | null> | undefined;
  if (last === undefined) return rangeOf(node)[1];
  return endOf("key" in last ? (last.value ?? last.key) : last);
}

/** Returns the start of the next line. */
function lineEnd(text: string, end: number): number {
  if (text[end - 1] === "\n") return end;
  const next = text.indexOf("\n", end);
  return next === -1 ? text.length : next + 1;
}
