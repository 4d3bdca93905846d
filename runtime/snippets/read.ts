import type { Facts } from "../../generated/facts.ts";
import type { FactFunctions, FactSource, LiteralValue, ModelFactKind, RawRecord } from "../contract/index.ts";
import { isIdentifier } from "../escape/characters.ts";

/** Returns an item of a list, or undefined if `list` is too short or not a list. */
export function item(list: unknown, index: number): RawRecord | undefined {
  return Array.isArray(list) ? list[index] : undefined;
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns a copy of a list that contains only the non-empty strings. */
export function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string" && one !== "") : [];
}

function isPresent(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return Boolean(value);
  return !Array.isArray(value) || value.length > 0;
}

/** Returns a copy of a value. Parts that JSON does not support become undefined. */
function json(value: unknown): LiteralValue {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return value.map(json);
  if (typeof value !== "object") return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, json(field)]));
}

/** For each kind of fact, how a raw value is read, and the value of an absent fact. */
const KINDS: Readonly<Record<ModelFactKind, readonly [(value: unknown) => LiteralValue, absent: LiteralValue]>> = {
  text: [text, ""],
  identifier: [(value) => (typeof value === "string" && isIdentifier(value) ? value : ""), ""],
  number: [(value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined), undefined],
  flag: [isPresent, false],
  list: [texts, []],
  names: [(value) => texts(value).filter(isIdentifier), []],
  value: [json, undefined],
};

/** Creates the facts of a model from its record, which may lack any field or contain wrong types. */
export type FactsOf = (record: unknown) => Facts;

/** Facts by name. */
type KnownFacts = Readonly<Record<string, LiteralValue>>;
/** Returns the value of one fact. */
type Find = (record: RawRecord | undefined, facts: KnownFacts) => LiteralValue;

/**
 * Returns a function that creates the facts of a record. A fact is computed when it is first read.
 *
 * @param sources how each fact is read: `FACT_SOURCES` of `generated/facts.ts`
 * @param computed a function for each fact without paths, table or pattern
 */
export function factsReader(sources: Readonly<Record<string, FactSource>>, computed: FactFunctions<Facts>): FactsOf {
  /** The fields are private, because any other name can be the name of a fact. */
  class ModelFacts {
    readonly #record: RawRecord | undefined;
    readonly #values = new Map<string, LiteralValue>();
    constructor(record: unknown) {
      this.#record = isRecord(record) ? record : undefined;
    }
    static define(name: string, find: Find): void {
      const get = function (this: ModelFacts & KnownFacts): LiteralValue {
        if (!this.#values.has(name)) this.#values.set(name, find(this.#record, this));
        return this.#values.get(name);
      };
      Object.defineProperty(this.prototype, name, { get });
    }
  }
  for (const [name, source] of Object.entries(sources)) {
    ModelFacts.define(name, findIn(source, computed[name] as Find | undefined));
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has defined a getter for each fact
  return (record) => new ModelFacts(record) as unknown as Facts;
}

function findIn(source: FactSource, compute: Find | undefined): Find {
  const { unless, default: fallback } = source;
  const none = fallback ?? KINDS[source.kind][1];
  const find = findAnyway(source, compute, none);
  return unless === undefined ? find : (record, facts) => (isFilled(facts[unless]) ? none : find(record, facts));
}

/** Returns the value of a fact without `unless`. */
function findAnyway(source: FactSource, compute: Find | undefined, none: LiteralValue): Find {
  const { kind, paths, table } = source;
  const [read] = KINDS[kind];
  if (table !== undefined) return (_, facts) => lookUp(source, table, facts, none);
  const values: readonly Find[] =
    paths?.map((path) => readerOf(path)) ??
    (source.patterns === undefined ? [compute ?? (() => undefined)] : [capture(source, source.patterns)]);
  return (record, facts) => {
    for (const value of values) {
      const found = read(value(record, facts));
      if (isFilled(found)) return found;
    }
    return kind === "flag" ? false : none;
  };
}

function readerOf(path: string): Find {
  const steps = path.split(".");
  return (record) => valueAt(record, steps);
}

function valueAt(value: RawRecord | undefined, [step, ...rest]: readonly string[]): LiteralValue {
  if (step === undefined) return value;
  if (step !== "*") return valueAt(/^\d+$/.test(step) ? item(value, Number(step)) : value?.[step], rest);
  return Array.isArray(value) ? value.map((one: RawRecord | undefined) => valueAt(one, rest)) : undefined;
}

function lookUp(
  { of = "", otherwise }: FactSource,
  table: Readonly<Record<string, LiteralValue>>,
  facts: KnownFacts,
  none: LiteralValue,
): LiteralValue {
  const keys = [facts[of]].flat().map(String);
  const key = keys.find((one) => Object.hasOwn(table, one));
  if (key !== undefined) return table[key];
  return otherwise === undefined || keys.join("") === "" ? none : otherwise;
}

/**
 * Applies patterns to another fact or, if that fact is a list, to its items. Returns the match of the first pattern that
 * matches any item. For a fact that is a list itself, returns all matches.
 */
function capture({ kind, of = "", without, replace = [] }: FactSource, patterns: readonly string[]): Find {
  const expressions = patterns.map((pattern) => new RegExp(pattern, "su"));
  const excluded = without === undefined ? undefined : new RegExp(without, "su");
  const isList = kind === "list" || kind === "names";
  return (_, facts) => {
    const found: string[] = [];
    const isSearched = (one: unknown): one is string => typeof one === "string" && excluded?.test(one) !== true;
    const searched = [facts[of]].flat().filter(isSearched);
    for (const expression of expressions) {
      for (const one of searched) {
        const match = expression.exec(one);
        if (match === null) continue;
        const part = replace.reduce((before, [what, by]) => before.replaceAll(what, () => by), match[1] ?? match[0]);
        if (!isList) return part;
        found.push(part);
      }
    }
    return found;
  };
}

/** Returns false for an absent value: an empty string or list, false, null or undefined. */
function isFilled(value: LiteralValue): boolean {
  return Array.isArray(value)
    ? value.length > 0
    : value !== undefined && value !== null && value !== "" && value !== false;
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null;
}
