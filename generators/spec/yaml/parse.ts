import { isMap, isSeq } from "yaml";
import type { Document } from "yaml";
import { compose, PositionedText } from "./compose.ts";
import { convert } from "./convert.ts";
import type { Marked } from "./convert.ts";
import type { Entry, JsonObject } from "../entry.ts";
import { isObject } from "../json.ts";
import { problemIn } from "./locate.ts";
import type { Range, Source } from "./locate.ts";
import type { Problem } from "../problem.ts";
import { schemaOf } from "../entries.ts";
import { hiddenCharacter } from "./text.ts";

/** Name and text of a file that should become an entry. */
export interface EntryFile extends Pick<Entry, "kind" | "id" | "file" | "text"> {
  /** False if the spec extends another spec and uses the schemas of that spec. Default: true. */
  readonly hasOwnSchemas?: boolean;
}

/**
 * The result of reading a file. If it contains both an entry and problems, the file was readable despite the problems.
 */
export interface Parsed {
  readonly entry?: Entry;
  readonly problems: readonly Problem[];
}

/** Reads one file. Never throws, whatever the file contains. The time grows linearly with the length of the text. */
export function parseEntry({ kind, id, file, text, hasOwnSchemas = true }: EntryFile): Parsed {
  const source = new PositionedText(file, text);
  const problems = hiddenFaults(text).map(at(source));
  if (text.trim() !== "") problems.push(...headerFaults(kind, text, hasOwnSchemas).map(at(source)));
  const composed = compose(text);
  if ("fault" in composed) return { problems: [...problems, at(source)(composed.fault)] };
  const { data, faults, isWhole } = convert(composed.document, text);
  problems.push(...faults.map(at(source)));
  if (!isWhole) return { problems };
  if (!isMap(composed.document.contents) || !isObject(data)) {
    return { problems: [...problems, at(source)(noMapping(composed.document, text))] };
  }
  return { entry: new ParsedEntry({ kind, id, file, text }, data), problems };
}

class ParsedEntry extends PositionedText implements Entry {
  readonly kind: Entry["kind"];
  readonly id: string;
  readonly data: JsonObject;

  constructor({ kind, id, file, text }: EntryFile, data: JsonObject) {
    super(file, text);
    [this.kind, this.id, this.data] = [kind, id, data];
  }
}

/** The entry that is used if `spec/facts.yaml` cannot be read. */
export const NO_FACTS: Entry = new ParsedEntry({ kind: "facts", id: "facts", file: "spec/facts.yaml", text: "{}" }, {});

function at(source: Source): (marked: Marked) => Problem {
  return ({ range, ...fault }) => problemIn(source, range, fault);
}

const HEADER_START = "# yaml-language-server: $schema=";

/**
 * Returns the line with which an entry must start. This line tells editors where the schema is: in the spec itself, or
 * in the installed package.
 */
export function headerOf(kind: Entry["kind"], hasOwnSchemas = true): string {
  const folder = hasOwnSchemas ? "schema" : "../node_modules/hubsmith/spec/schema";
  return `${HEADER_START}${kind === "facts" ? "" : "../"}${folder}/${schemaOf(kind)}.schema.json`;
}

function headerFaults(kind: Entry["kind"], text: string, hasOwnSchemas: boolean): Marked[] {
  if (kind === "hub") return [];
  const expected = headerOf(kind, hasOwnSchemas);
  const firstLine = text.slice(0, 500).split("\n", 1)[0] ?? "";
  const [start, end] = [HEADER_START, `/schema/${schemaOf(kind)}.schema.json`];
  const isElsewhere = !hasOwnSchemas && firstLine.startsWith(start) && firstLine.trimEnd().endsWith(end);
  if (firstLine.trimEnd() === expected || isElsewhere) return [];
  const hint = `the first line must name the schema for editors: ${expected}`;
  const range: Range = [0, firstLine.trimEnd().length];
  return [
    firstLine.includes("yaml-language-server")
      ? { code: "wrong-header", message: "the first line names the wrong schema", hint, range }
      : { code: "missing-header", message: "the first line does not name the schema", hint, range },
  ];
}

function hiddenFaults(text: string): Marked[] {
  const hidden = hiddenCharacter(text);
  return hidden === undefined ? [] : [{ ...hidden.fault, range: hidden.range }];
}

function noMapping({ contents }: Document.Parsed, text: string): Marked {
  const hint = "an entry is a mapping: lines of the form key: value";
  const start = contents?.range[0] ?? text.length;
  const range: Range = [start, contents?.range[1] ?? start];
  if (contents === null || start === range[1])
    return { code: "empty-file", message: "the file contains no fields", hint, range };
  const found = isSeq(contents) ? "a list" : "a single value";
  return { code: "not-a-mapping", message: `the file contains ${found} instead of fields`, hint, range };
}
