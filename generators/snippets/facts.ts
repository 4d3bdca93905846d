import type { Json, JsonObject } from "../spec/entry.ts";
import { fieldsOf, isList, isObject, textFields, textOf, textsOf } from "../spec/json.ts";
import { regexFlaw } from "../spec/schema/patterns.ts";

const KINDS = [
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
] as const;

/**
 * The kind of a fact's value. The kinds are described in spec/schema/fact.schema.json. The kinds after `value` in this
 * list are only for hosted calls.
 */
export type FactKind = (typeof KINDS)[number];

type FactSource =
  | { readonly from: "paths"; readonly paths: readonly string[] }
  | {
      readonly from: "table";
      readonly of: string;
      /** The value for each value of the other fact: `table`, or `groups` the other way round. */
      readonly table: ReadonlyMap<string, Json>;
      readonly otherwise: Json | undefined;
    }
  | {
      readonly from: "capture";
      readonly of: string;
      /**
       * Regular expressions in Unicode mode, in which `.` matches any character. The value is the text of the first
       * group or, if the pattern has no group, the whole match.
       */
      readonly patterns: readonly string[];
      /** A regular expression for the items that are not searched. */
      readonly without: string | undefined;
      /** Texts to replace in the value, with their replacements. */
      readonly replace: readonly (readonly [string, string])[];
    }
  | { readonly from: "computed" }
  /** The current item, inside a group with `each`. */
  | { readonly from: "item" };

/** One entry of spec/facts.yaml. */
export interface Fact {
  readonly name: string;
  readonly kind: FactKind;
  readonly description: string;
  readonly source: FactSource;
  /** Name of a fact. If it has a value, this fact has none. */
  readonly unless: string | undefined;
  /** Value of the fact if its source has none. */
  readonly fallback: Json | undefined;
  /** All possible values or items, if spec/facts.yaml lists them or a table contains them. Otherwise empty. */
  readonly values: readonly string[];
  /** True if every hosted call has the fact. */
  readonly isAlways: boolean;
}

/** All facts by name, in the order of the file. */
export type FactTable = ReadonlyMap<string, Fact>;

/** The flags of the pattern in a capture: Unicode mode, and `.` matches any character, including line ends. */
export const CAPTURE_FLAGS = "su";

/**
 * Reads the parsed spec/facts.yaml. Values that do not match its schema are ignored, because validation reports them.
 */
export function readFacts(data: JsonObject): FactTable {
  const facts = new Map<string, Fact>();
  for (const [name, entry] of Object.entries(data)) {
    if (!isObject(entry)) continue;
    const { kind, description } = entry;
    const source = readSource(entry);
    if (!isKind(kind) || typeof description !== "string" || source === undefined) continue;
    const isAlways = entry["always"] === true || kind === "path";
    const fallback = entry["default"];
    const [values, unless] = [readValues(entry, kind, source), textOf(entry["unless"])];
    facts.set(name, { name, kind, description, source, unless, fallback, isAlways, values });
  }
  return facts;
}

/**
 * Returns the possible values of a fact: the values that spec/facts.yaml lists, or the names in the table of the fact.
 */
function readValues(entry: JsonObject, kind: FactKind, source: FactSource): readonly string[] {
  const { values, default: fallback } = entry;
  const isClosed = source.from === "table" && (kind === "identifier" || itemKind(kind) !== undefined);
  const ofTable = isClosed ? [...source.table.values(), source.otherwise, fallback].flat() : [];
  return (isList(values) ? values : ofTable).filter((value) => typeof value === "string");
}

function readSource(entry: JsonObject): FactSource | undefined {
  const { path, of, table, groups, otherwise, capture, without, computed } = entry;
  if (typeof path === "string") return { from: "paths", paths: [path] };
  if (isList(path)) return { from: "paths", paths: textsOf(path) };
  if (typeof of === "string" && isObject(table)) {
    return { from: "table", of, table: new Map(fieldsOf(table)), otherwise };
  }
  if (typeof of === "string" && isObject(groups)) {
    const members = fieldsOf(groups).flatMap(([value, names]) => textsOf(names).map((name) => [name, value] as const));
    return { from: "table", of, table: new Map(members), otherwise };
  }
  const patterns = typeof capture === "string" ? [capture] : textsOf(capture);
  const isValid = (pattern: string): boolean => regexFlaw(pattern, CAPTURE_FLAGS) === undefined;
  const excluded = textOf(without);
  if (typeof of === "string" && patterns.length > 0 && [...patterns, excluded ?? ""].every(isValid)) {
    return { from: "capture", of, patterns, without: excluded, replace: textFields(entry["replace"]) };
  }
  return computed === true || !("path" in entry || "of" in entry) ? { from: "computed" } : undefined;
}

/** Returns true if the fact has a value for every model. */
export function isAlwaysPresent(fact: Fact): boolean {
  return fact.isAlways || fact.fallback !== undefined || fact.source.from === "item";
}

/** The name of the current item in the rules of a group with `each`. No fact in spec/facts.yaml may have this name. */
export const ITEM = "item";

/** Returns the facts that are known inside a group with `each`: all facts, and `item` if `each` names a list. */
export function withItem(facts: FactTable, list: string): FactTable {
  const kind = itemKind(facts.get(list)?.kind);
  if (kind === undefined) return facts;
  const description = `One of ${list}.`;
  return new Map([
    ...facts,
    [
      ITEM,
      {
        name: ITEM,
        kind,
        description,
        source: { from: "item" },
        unless: undefined,
        isAlways: true,
        fallback: undefined,
        values: [],
      },
    ],
  ]);
}

/** Returns the kind of the items of a list, or undefined for a kind that is not a list. */
export function itemKind(kind: FactKind | undefined): "text" | "identifier" | undefined {
  if (kind === "list") return "text";
  return kind === "names" ? "identifier" : undefined;
}

/** Returns the expression that reads a fact in a generated function. */
export function reference(fact: string): string {
  return fact === ITEM ? "item" : `facts.${fact}`;
}

function isKind(kind: Json | undefined): kind is FactKind {
  return KINDS.some((known) => known === kind);
}
