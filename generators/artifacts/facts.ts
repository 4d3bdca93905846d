import { literal } from "../code/literal.ts";
import { moduleFile } from "../code/module.ts";
import { upperCase } from "../code/names.ts";
import type { InterfaceDeclarationStructure } from "ts-morph";
import { interfaceOf } from "../code/interface.ts";
import { quote } from "../code/text.ts";
import type { Artifact } from "../spec/entry.ts";
import { isList } from "../spec/json.ts";
import { CAPTURE_FLAGS, type Fact, type FactKind, type FactTable, readFacts } from "../snippets/facts.ts";
import { READER_DECLARATIONS } from "../snippets/reader-declarations.ts";

/** The TypeScript type of each kind of fact. */
export const FACT_TYPES: Readonly<Record<FactKind, string>> = {
  text: "string",
  identifier: "string",
  number: "number | undefined",
  flag: "boolean",
  list: "readonly string[]",
  names: "readonly string[]",
  value: "LiteralValue",
  tree: "TreeValue",
  keywords: "TreeFields | undefined",
  headers: "TreeFields | undefined",
  form: "TreeFields | undefined",
  secret: "Inserted | undefined",
  path: "readonly (string | number)[]",
};

const ABSENT: Readonly<Partial<Record<FactKind, string>>> = {
  text: '""',
  identifier: '""',
  flag: "false",
  list: "[]",
  path: "[]",
  names: "[]",
};

/** Returns the code for the value of an absent fact, such as `""` for a text. */
export function absentOf(kind: FactKind): string {
  return ABSENT[kind] ?? "undefined";
}

/** For each kind of fact, the method of `Reader` that checks a raw value of a model record. */
const READ: Readonly<Partial<Record<FactKind, string>>> = {
  text: "text",
  identifier: "identifier",
  number: "number",
  flag: "isPresent",
  list: "texts",
  names: "identifiers",
  value: "json",
};

const FACTS =
  "The facts that a snippet may use about a model. If a fact is absent, its value is empty text, an empty list, false or undefined.";
const COMPUTED =
  "One function for each computed fact. If a fact has no value, its function returns the value of an absent fact: empty text, an empty list, false or undefined. Defaults are applied later.";

/** Makes `generated/facts.ts`: the facts as an interface, and a class that reads them from a model record. */
export const factsArtifact: Artifact = function* (spec) {
  const facts = [...readFacts(spec.facts.data).values()];
  const table = new Map(facts.map((fact) => [fact.name, fact]));
  const computed = facts.filter((fact) => fact.source.from === "computed");
  yield moduleFile("facts.ts", {
    source: spec.facts.file,
    generator: "generators/artifacts/facts.ts",
    imports: [{ from: "./values.ts", types: ["LiteralValue"] }],
    statements: [
      factsInterface("Facts", FACTS, facts, ({ kind }) => FACT_TYPES[kind]),
      factsInterface(
        "ComputedFacts",
        COMPUTED,
        computed,
        ({ kind }) => `(record: RawRecord | undefined, facts: Facts) => ${FACT_TYPES[kind]}`,
      ),
      ...READER_DECLARATIONS,
      ...facts.flatMap((fact) => printConstants(fact, table)),
      printClass(facts, table),
    ],
  });
};

/** Returns the code of an interface that has one field for each fact. */
export function factsInterface(
  name: string,
  description: string,
  facts: readonly Fact[],
  typeOf: (fact: Fact) => string,
): InterfaceDeclarationStructure {
  return interfaceOf(
    name,
    description,
    facts.map((fact) => [fact.name, typeOf(fact), fact.description]),
  );
}

/** Prints the table, pattern or list of a fact as a constant outside of the class, so that it is created only once. */
function printConstants(fact: Fact, facts: FactTable): readonly string[] {
  const { source, fallback } = fact;
  const constants: string[] = [];
  if (source.from === "table" && !isMembership(fact, facts)) {
    const rows = literal([...source.table]);
    constants.push(`const ${upperCase(fact.name)}_TABLE = new Map<string, ${FACT_TYPES[fact.kind]}>(${rows});`);
  }
  if (source.from === "capture") {
    const pattern = String(new RegExp(source.pattern, CAPTURE_FLAGS));
    const fields = `pattern: ${pattern}, change: ${printChange(source.replace)}, text: undefined, value: ""`;
    constants.push(`const ${upperCase(fact.name)}_CAPTURE: Capture = { ${fields} };`);
  }
  if (fallback !== undefined && isList(fallback)) {
    constants.push(`const ${upperCase(fact.name)}_DEFAULT: ${FACT_TYPES[fact.kind]} = ${literal(fallback)};`);
  }
  return constants;
}

/**
 * Prints the replacements in a captured value as calls of `replaceAll`. A dollar sign in a replacement is doubled,
 * because a single dollar sign has a special meaning in `replaceAll`.
 */
function printChange(replace: readonly (readonly [string, string])[]): string {
  const calls = replace.map(([what, by]) => `.replaceAll(${quote(what)}, ${quote(by.replaceAll("$", "$$$$"))})`);
  return calls.length === 0 ? "undefined" : `(part) => part${calls.join("")}`;
}

/**
 * Prints a function that contains the class of facts. Rules read facts very often, so the class is made for speed: its
 * methods use the parameters of this function, and its constructor sets every field.
 */
function printClass(facts: readonly Fact[], table: FactTable): string {
  const plain = facts.filter(isReadAtOnce);
  const lists = facts.filter(isKept);
  const fields = [
    ...plain.map((fact) => `readonly ${fact.name}: ${FACT_TYPES[fact.kind]};`),
    ...lists.map((fact) => `private kept_${fact.name}: ${FACT_TYPES[fact.kind]} | undefined;`),
  ];
  const starts = [
    ...plain.map((fact) => `this.${fact.name} = ${printValue(fact, table)};`),
    ...lists.map((fact) => `this.kept_${fact.name} = undefined;`),
  ];
  const getters = facts
    .filter((fact) => !plain.includes(fact))
    .map((fact) => {
      const value = printValue(fact, table);
      const kept = isKept(fact) ? `(this.kept_${fact.name} ??= ${value})` : value;
      return `get ${fact.name}(): ${FACT_TYPES[fact.kind]} {\n    return ${kept};\n  }`;
    });
  return `/** Creates the facts of a model from its record, which may lack any field or contain wrong types. */
export type FactsOf = (record: unknown) => Facts;

/** Returns a function that creates the facts of a record. All facts except the id are computed when they are read. */
export function factsReader(read: Reader, computed: ComputedFacts): FactsOf {
  class ModelFacts implements Facts {
  private readonly record: RawRecord | undefined;
  ${fields.join("\n  ")}

  constructor(record: RawRecord | undefined) {
    this.record = record;
    ${starts.join("\n    ")}
  }

  ${getters.join("\n\n  ")}
}
  return (record) => new ModelFacts(isRecord(record) ? record : undefined);
}`;
}

/**
 * Returns true for a fact that is read when the facts object is created. Only the id is read at that time. Almost every
 * template uses the id, and most libraries need no other fact.
 */
function isReadAtOnce({ name }: Fact): boolean {
  return name === "id";
}

/** Returns true for a list: it is computed once per model and then stored, because rules read lists repeatedly. */
function isKept(fact: Fact): boolean {
  return fact.kind === "list" || fact.kind === "names";
}

function printValue(fact: Fact, facts: FactTable): string {
  const { source } = fact;
  const read = `read.${READ[fact.kind] ?? "json"}`;
  switch (source.from) {
    case "paths": {
      const values = source.paths.map((path) => `${read}(${printPath(path)})`);
      return printAlternatives(fact, values);
    }
    case "computed":
      return printAlternatives(fact, [fact.kind === "flag" ? printCall(fact) : `${read}(${printCall(fact)})`]);
    case "table":
      return isMembership(fact, facts)
        ? printMembership([...source.table.keys()], source.of)
        : printLookup(fact, facts);
    case "capture":
      return printAlternatives(fact, [`${read}(${printCapture(fact, source, facts)})`]);
    case "item":
      throw new Error('the fact "item" belongs to a group, not to a model');
  }
}

/**
 * Prints code that applies the pattern of a capture to another fact. If that fact is a list, the code uses its first
 * item that matches.
 */
function printCapture({ name }: Fact, { of }: Extract<Fact["source"], { from: "capture" }>, facts: FactTable): string {
  const source = facts.get(of);
  const method = source !== undefined && isKept(source) ? "capturedInFirst" : "captured";
  return `read.${method}(${upperCase(name)}_CAPTURE, this.${of})`;
}

function printCall(fact: Fact): string {
  return `computed.${fact.name}(this.record, this)`;
}

/**
 * Prints a path as an expression: `config.architectures.0`. If a value on the path is missing or has the wrong kind,
 * the expression is undefined.
 */
function printPath(path: string): string {
  return path
    .split(".")
    .reduce((value, key) => (/^\d+$/.test(key) ? `read.item(${value}, ${key})` : `${value}?.${key}`), "this.record");
}

/** Prints code that returns the first of several values that is present, or else the fact's default. */
function printAlternatives(fact: Fact, values: readonly string[]): string {
  const { kind, fallback } = fact;
  const last = kind === "flag" || fallback === undefined ? [] : [printDefault(fact)];
  const all = [...values, ...last];
  if (isKept(fact)) return all.length === 1 ? all.join("") : `read.firstFilled(${all.join(", ")})`;
  const joint = kind === "number" || kind === "value" ? "??" : "||";
  return all.join(all.join("").length > 90 ? ` ${joint}\n      ` : ` ${joint} `);
}

function printDefault(fact: Fact): string {
  const { name, kind, fallback } = fact;
  if (fallback === undefined) return absentOf(kind);
  return isList(fallback) ? `${upperCase(name)}_DEFAULT` : literal(fallback);
}

/** Returns true for a flag with a table of words: the flag is set if a list contains one of these words. */
function isMembership(fact: Fact, facts: FactTable): boolean {
  const { source } = fact;
  if (source.from !== "table" || fact.kind !== "flag" || source.otherwise !== undefined) return false;
  return facts.get(source.of)?.kind === "list" && [...source.table.values()].every((value) => value === true);
}

function printMembership(keys: readonly string[], of: string): string {
  return keys.map((key) => `this.${of}.includes(${quote(key)})`).join(" || ");
}

function printLookup(fact: Fact, facts: FactTable): string {
  const { source, kind } = fact;
  if (source.from !== "table") return absentOf(kind);
  const table = `${upperCase(fact.name)}_TABLE`;
  const isOfList = ["list", "names"].includes(facts.get(source.of)?.kind ?? "");
  const found = isOfList
    ? `this.${source.of}.map((item) => ${table}.get(item)).find((value) => value !== undefined)`
    : `${table}.get(this.${source.of})`;
  const none = printDefault(fact);
  if (source.otherwise === undefined) return `${found} ?? ${none}`;
  const otherwise = literal(source.otherwise);
  if (otherwise === none) return `${found} ?? ${none}`;
  const isAbsent = isOfList ? `this.${source.of}.length === 0` : `this.${source.of} === ""`;
  return `${found} ?? (${isAbsent} ? ${none} : ${otherwise})`;
}
