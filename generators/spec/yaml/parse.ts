import { isAlias, isScalar, parseDocument, visit, type Document, type YAMLError } from "yaml";
import { schemaOf } from "../entries.ts";
import type { Entry, JsonObject, Schema } from "../entry.ts";
import { isObject } from "../json.ts";
import type { Problem } from "../problem.ts";
import { quoted } from "../suggest.ts";
import { problemIn, type Fault, type Located, type Range } from "./locate.ts";

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

/** A fault, and the text range to mark. */
type Marked = Fault & { readonly range: Range };

/** Reads one file. Never throws, whatever the file contains. */
export function parseEntry(source: EntryFile): Parsed {
  const { kind, text, hasOwnSchemas = true } = source;
  const read = readYaml(text);
  const [first] = [
    ...hiddenFaults(text),
    ...headerFaults(kind, text, hasOwnSchemas),
    ...("fault" in read ? [read.fault] : []),
  ];
  // Only the first fault is reported, because the others often follow from it.
  const problems = first === undefined ? [] : [problemIn(source, first.range, first)];
  return "data" in read ? { entry: new ParsedEntry(source, read.data), problems } : { problems };
}

/**
 * A text with positions. It is only parsed again when a position is needed. This saves memory, because most entries
 * have no problems and need no positions.
 */
class ParsedText implements Located {
  readonly file: string;
  readonly text: string;
  #document: Document.Parsed | undefined;

  constructor({ file, text }: Pick<Entry, "file" | "text">) {
    [this.file, this.text] = [file, text];
  }

  get document(): Document.Parsed {
    return (this.#document ??= parseDocument(this.text, OPTIONS));
  }
}

class ParsedEntry extends ParsedText implements Entry {
  readonly kind: Entry["kind"];
  readonly id: string;
  readonly data: JsonObject;

  constructor(source: Pick<Entry, "kind" | "id" | "file" | "text">, data: JsonObject) {
    super(source);
    [this.kind, this.id, this.data] = [source.kind, source.id, data];
  }
}

/** The entry that is used if `spec/facts.yaml` cannot be read. */
export const NO_FACTS: Entry = new ParsedEntry({ kind: "facts", id: "facts", file: "spec/facts.yaml", text: "{}" }, {});

const OPTIONS = { prettyErrors: false, stringKeys: true, resolveKnownTags: false, logLevel: "error" } as const;

/** Maximum number of values that the aliases of one file may repeat. */
const MAX_ALIASES = 100;

/**
 * `prototype`, and the names that every JavaScript object inherits. They are refused as keys, because code that reads
 * such a key could get the inherited value.
 */
export const UNSAFE_NAMES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
]);
const UNSAFE_KEY = new RegExp(`\\b(?:${[...UNSAFE_NAMES].join("|")})\\b`);

function readYaml(text: string): { readonly data: JsonObject } | { readonly fault: Marked } {
  try {
    const document = parseDocument(text, OPTIONS);
    const [fault] = [...document.errors, ...document.warnings].toSorted((one, other) => one.pos[0] - other.pos[0]);
    if (fault !== undefined) return { fault: yamlFault(fault, document.errors, text) };
    const unsafe = UNSAFE_KEY.test(text) ? unsafeKey(document) : undefined;
    const refused = unsafe ?? (MAYBE_INFINITE.test(text) ? infiniteNumber(document) : undefined);
    if (refused !== undefined) return { fault: refused };
    const data: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    // Throws an error for a value that contains itself.
    if (text.includes("*")) JSON.stringify(data);
    if (isObject(data)) return { data };
    const found = Array.isArray(data) ? "contains a list" : data === null ? "is empty" : "contains a single value";
    const hint = "an entry is a mapping: lines of the form key: value";
    const start = document.contents?.range[0] ?? 0;
    return { fault: { code: "not-a-mapping", message: `the file ${found}`, hint, range: [start, start + 1] } };
  } catch (error) {
    // The parser throws errors for aliases that are unknown, circular or too many, and if values are nested too deeply.
    const [reason = ""] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
    const unresolved = /Unresolved alias .*: (.*)/.exec(reason)?.[1];
    const aliases = [...text.matchAll(/(?<=[\s,[{:])\*[^\s,\]}]+/g)];
    const alias = aliases.find(([name]) => name === `*${unresolved}`) ?? aliases[0];
    const isAliasFault = !(error instanceof RangeError) && alias !== undefined;
    const range: Range = isAliasFault ? [alias.index, alias.index + alias[0].length] : [0, 1];
    const hint = isAliasFault ? "put a string that starts with * in quotes" : "is a bracket missing?";
    return { fault: { code: "bad-yaml", message: `this cannot be read as YAML: ${reason}`, hint, range } };
  }
}

/** What to do about an error of the parser, by its code. */
const HINTS: Readonly<Record<string, string>> = {
  BAD_ALIAS: "put a string that starts with * in quotes",
  BAD_DIRECTIVE: "delete the line; entries need no directives",
  BAD_DQ_ESCAPE: "write a backslash as \\\\, or use single quotes, where it has no meaning",
  BAD_INDENT: "keys of one mapping start in the same column; close each bracket",
  BAD_SCALAR_START: "put the string in quotes",
  BLOCK_IN_FLOW: "is a comma or a closing bracket missing before this place?",
  BLOCK_AS_IMPLICIT_KEY: 'put a string that contains ": " in quotes',
  DUPLICATE_KEY: "keep one of the two",
  MISSING_CHAR: "is a colon, comma, quote or dash missing, or is the line indented differently?",
  MULTIPLE_DOCS: "one file holds one entry; delete the line ---, or move what follows to a file of its own",
  MULTILINE_IMPLICIT_KEY: "write key: value; a string over several lines is indented further than its key",
  TAB_AS_INDENT: "indent with spaces, two for each level",
  TAG_RESOLVE_FAILED: "leave the tag out; put a string that starts with ! in quotes",
};

/** Returns an error of the parser with a hint. The first error is the true one, because later errors follow from it. */
function yamlFault({ code, message, pos }: YAMLError, errors: readonly YAMLError[], text: string): Marked {
  if (/^ *\t/.test(text.slice(text.lastIndexOf("\n", pos[0] - 1) + 1))) {
    const hint = HINTS["TAB_AS_INDENT"] ?? "";
    return { code: "tab-as-indent", message: "Tabs are not allowed as indentation", hint, range: pos };
  }
  if (code === "RESOURCE_EXHAUSTION") {
    // Where the parser gives up depends on the machine, so the problem stands at the start of the line.
    const start = text.lastIndexOf("\n", pos[0] - 1) + 1;
    return {
      code: "too-deep",
      message: "this is nested too deeply",
      hint: "close the brackets",
      range: [start, start + 1],
    };
  }
  const shifted = /INDENT|IMPLICIT_KEY|MISSING_CHAR|UNEXPECTED/.test(code) ? shiftedLine(text) : undefined;
  if (shifted !== undefined) {
    const hint = "each level is indented by two spaces";
    return { code: "bad-indent", message: "this line is not indented like the other lines", hint, range: shifted };
  }
  const lines = errors.find((other) => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === pos[0]);
  const isContinued = code === "BLOCK_AS_IMPLICIT_KEY" && lines !== undefined;
  // A line that is indented too far continues the value before it. The line itself is the last one of that value.
  const start = isContinued ? text.lastIndexOf("\n", lines.pos[1] - 1) + 1 : pos[0];
  const blanks = /^ */.exec(text.slice(start))?.[0].length ?? 0;
  const range: Range = [start + blanks, Math.max(start + blanks + 1, isContinued ? lines.pos[1] : pos[1])];
  if (isContinued) {
    const hint = "keys of one mapping start in the same column";
    return { code: "bad-indent", message: "this line is indented further than the key before it", hint, range };
  }
  const name = code === "DUPLICATE_KEY" ? `: ${quoted(text.slice(...keyRange(text, pos[0])))}` : "";
  const hint = HINTS[code] ?? "a list starts on the line after its key; put a string with special characters in quotes";
  return { code: code.toLowerCase().replaceAll("_", "-"), message: message + name, hint, range };
}

/**
 * Returns the line of the only key that is indented by an odd number of spaces. The parser often reports a later line,
 * because it cannot know which of two lines is wrong.
 */
function shiftedLine(text: string): Range | undefined {
  const [line, ...more] = text.matchAll(/^(?:  )* (?! )[^\s#][^:\n]*:(?=\s|$)/gm);
  return line === undefined || more.length > 0 ? undefined : [line.index, line.index + line[0].length];
}

function keyRange(text: string, start: number): Range {
  return [start, start + (/^[^\n:]+/.exec(text.slice(start))?.[0].length ?? 1)];
}

function unsafeKey(document: Document.Parsed): Marked | undefined {
  const faults: Marked[] = [];
  visit(document, {
    Pair(_, { key }) {
      if (isAlias(key) || !isScalar(key) || !UNSAFE_NAMES.has(String(key.value))) return;
      const message = `${quoted(key.value)} cannot be a key`;
      const hint = "every JavaScript object has a field of this name; choose another name";
      faults.push({ code: "unsafe-name", message, hint, range: [key.range?.[0] ?? 0, key.range?.[1] ?? 1] });
    },
  });
  return faults[0];
}

/** Matches every notation of a number that can be infinite. */
const MAYBE_INFINITE = /\.(?:inf|nan)|e\+?\d{3}|[\da-f]{200}/i;

function infiniteNumber(document: Document.Parsed): Marked | undefined {
  const faults: Marked[] = [];
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value !== "number" || Number.isFinite(value)) return;
      const message = `${value} is not a number that JSON can store`;
      const hint = "write a finite number, or put a string in quotes";
      faults.push({ code: "bad-number", message, hint, range: [range?.[0] ?? 0, range?.[1] ?? 1] });
    },
  });
  return faults[0];
}

/**
 * Matches control characters, carriage returns without line feed, and invisible characters such as direction marks and
 * joiners (except the two joiners that letters and emoji need). Also matches tag characters and variation selectors,
 * which can contain hidden text. At the start of a line, also matches spaces that look like ordinary spaces.
 */
const HIDDEN =
  /[^\P{Cc}\t\n\r]|\r(?!\n)|[^\P{Cf}\u200c\u200d]|[\u{e0100}-\u{e01ef}]|[\u00a0\u2000-\u200a\u202f\u3000](?<=^[ \t]*.)/mu;

/** Returns a fault for the first invisible character: nobody would see it in a snippet or on a page. */
function hiddenFaults(text: string): Marked[] {
  const found = HIDDEN.exec(text);
  if (found === null) return [];
  const [character] = found;
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const message = `the file contains the invisible character U+${code}`;
  const hint = "delete it, or write an ordinary space instead";
  return [{ code: "control-character", message, hint, range: [found.index, found.index + character.length] }];
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
  const [firstLine = ""] = text.split("\n", 1);
  const line = firstLine.trimEnd();
  const expected = headerOf(kind, hasOwnSchemas);
  const isElsewhere =
    !hasOwnSchemas && line.startsWith(HEADER_START) && line.endsWith(`/${schemaOf(kind)}.schema.json`);
  if (kind === "hub" || text.trim() === "" || line === expected || isElsewhere) return [];
  const message = "the first line does not name the schema of this kind of entry";
  return [{ code: "wrong-header", message, hint: `editors need this line: ${expected}`, range: [0, line.length] }];
}

/** The texts of the schemas that were read from files. */
const sources = new WeakMap<Schema, ParsedText>();

/** Returns the text of a schema, or undefined for a schema made in memory. */
export function sourceOf(schema: Schema): Located | undefined {
  return sources.get(schema);
}

/** Reads a schema file. `validate.ts` checks that the file is a valid schema. */
export function parseSchema(
  file: string,
  text: string,
): { readonly schema?: Schema; readonly problems: readonly Problem[] } {
  const source = new ParsedText({ file, text });
  try {
    const schema: unknown = JSON.parse(text);
    if (!isObject(schema)) throw new Error("a schema is an object");
    sources.set(schema, source);
    return { schema, problems: [] };
  } catch (error) {
    const message = `this is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? 0);
    const hint = "JSON has double quotes, no comments, no comma before a closing bracket, and one { } around all";
    return { problems: [problemIn(source, [position, position + 1], { code: "bad-json", message, hint })] };
  }
}
