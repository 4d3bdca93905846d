import type { Json, JsonObject } from "../spec/entry.ts";
import { isList, isObject } from "../spec/json.ts";
import { regexFlaw } from "../spec/patterns.ts";

/** What a fact's value is; see spec/schema/fact.schema.json. Those after `value` are only for hosted calls. */
export type FactKind =
  | "text"
  | "identifier"
  | "number"
  | "flag"
  | "list"
  | "names"
  | "value"
  | "tree"
  | "keywords"
  | "headers"
  | "form"
  | "secret"
  | "path";

/** Where a fact comes from. */
type FactSource =
  | { readonly from: "paths"; readonly paths: readonly string[] }
  | {
      readonly from: "table";
      readonly of: string;
      readonly table: ReadonlyMap<string, Json>;
      readonly otherwise: Json | undefined;
    }
  | {
      readonly from: "capture";
      readonly of: string;
      /** A regular expression, unicode mode, in which `.` is any character; its first group is the value, or the whole match. */
      readonly pattern: string;
      /** What is then written for what, everywhere in the value. */
      readonly replace: readonly (readonly [string, string])[];
    }
  | { readonly from: "computed" }
  /** The item that a group with `each` is about. */
  | { readonly from: "item" };

/** One entry of spec/facts.yaml. */
export interface Fact {
  readonly name: string;
  readonly kind: FactKind;
  readonly description: string;
  readonly source: FactSource;
  /** Value when there is no other. */
  readonly fallback: Json | undefined;
  /** True for what every hosted call has. */
  readonly isAlways: boolean;
}

/** All facts by name, in the order of the file. */
export type FactTable = ReadonlyMap<string, Fact>;

/** How the pattern of a capture is read: unicode mode, and `.` is any character, so that no part of a value is left over. */
export const CAPTURE_FLAGS = "su";

const KINDS = new Set<string>([
  "text",
  "identifier",
  "number",
  "flag",
  "list",
  "names",
  "value",
  "tree",
  "keywords",
  "headers",
  "form",
  "secret",
  "path",
] satisfies FactKind[]);

/** Reads the parsed spec/facts.yaml. What does not fit its schema is left out: validation reports it. */
export function readFacts(data: JsonObject): FactTable {
  const facts = new Map<string, Fact>();
  for (const [name, entry] of Object.entries(data)) {
    if (!isObject(entry)) continue;
    const { kind, description } = entry;
    const source = readSource(entry);
    if (!isKind(kind) || typeof description !== "string" || source === undefined) continue;
    const isAlways = entry["always"] === true || kind === "path";
    facts.set(name, { name, kind, description, source, fallback: entry["default"], isAlways });
  }
  return facts;
}

function readSource(entry: JsonObject): FactSource | undefined {
  const { path, of, table, otherwise, capture, computed } = entry;
  if (typeof path === "string") return { from: "paths", paths: [path] };
  if (isList(path)) return { from: "paths", paths: path.filter((item) => typeof item === "string") };
  if (typeof of === "string" && isObject(table)) {
    const rows = Object.entries(table).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
    return { from: "table", of, table: new Map(rows), otherwise };
  }
  if (typeof of === "string" && typeof capture === "string" && regexFlaw(capture, CAPTURE_FLAGS) === undefined) {
    return { from: "capture", of, pattern: capture, replace: readReplacements(entry["replace"]) };
  }
  return computed === true || !("path" in entry || "of" in entry) ? { from: "computed" } : undefined;
}

function readReplacements(replace: Json | undefined): readonly (readonly [string, string])[] {
  if (replace === undefined || !isObject(replace)) return [];
  return Object.entries(replace).flatMap(([what, by]) => (typeof by === "string" ? [[what, by] as const] : []));
}

/** True when the fact has a value for every model. */
export function isAlwaysPresent(fact: Fact): boolean {
  return fact.isAlways || fact.fallback !== undefined || fact.source.from === "item";
}

/** What rules of a group with `each` call the item that they are about. No fact of spec/facts.yaml may have the name. */
export const ITEM = "item";

/** The facts inside a group with `each`: all others, and the item of the list. A list that is none adds nothing. */
export function withItem(facts: FactTable, list: string): FactTable {
  const kind = itemKind(facts.get(list)?.kind);
  if (kind === undefined) return facts;
  const description = `One of ${list}.`;
  return new Map([
    ...facts,
    [ITEM, { name: ITEM, kind, description, source: { from: "item" }, isAlways: true, fallback: undefined }],
  ]);
}

/** What the items of a list are; undefined for what is no list. */
export function itemKind(kind: FactKind | undefined): "text" | "identifier" | undefined {
  if (kind === "list") return "text";
  return kind === "names" ? "identifier" : undefined;
}

/** The fact as an expression of a generated function. */
export function reference(fact: string): string {
  return fact === ITEM ? "item" : `facts.${fact}`;
}

function isKind(kind: Json | undefined): kind is FactKind {
  return typeof kind === "string" && KINDS.has(kind);
}
