import type { InterfaceDeclarationStructure } from "ts-morph";
import { row, table } from "../code/constant.ts";
import { interfaceOf, typeAlias } from "../code/interface.ts";
import { moduleFile } from "../code/module.ts";
import type { Artifact, JsonObject } from "../spec/entry.ts";
import { type Fact, type FactKind, readFacts } from "../snippets/facts.ts";

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

const FACTS =
  "The facts that a snippet may use about a model. If a fact is absent, its value is empty text, an empty list, false or undefined.";
const COMPUTED =
  "One function for each computed fact. If a fact has no value, its function returns the value of an absent fact: empty text, an empty list, false or undefined. Defaults are applied later.";

/** Makes `generated/facts.ts`: the facts as an interface, and the source of each fact in a model record. */
export const factsArtifact: Artifact = function* (spec) {
  const facts = [...readFacts(spec.facts.data).values()];
  const computed = facts.filter((fact) => fact.source.from === "computed");
  const type = (fact: Fact): string => `(record: RawRecord | undefined, facts: Facts) => ${FACT_TYPES[fact.kind]}`;
  yield moduleFile("facts.ts", {
    source: spec.facts.file,
    generator: "generators/artifacts/facts.ts",
    imports: [{ from: "./contract.ts", types: ["FactSource", "LiteralValue", "RawRecord", "Rules as RulesFor"] }],
    statements: [
      factsInterface("Facts", FACTS, facts, ({ kind }) => FACT_TYPES[kind]),
      factsInterface("ComputedFacts", COMPUTED, computed, type),
      typeAlias("Rules", "RulesFor<Facts>", "The rules of a library or an app."),
      table(
        {
          name: "FACT_SOURCES",
          type: "Readonly<Record<keyof Facts, FactSource>>",
          description: "How each fact is read from a model record.",
        },
        facts.map((fact) => row(fact.name, sourceOf(fact))),
      ),
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

/** Returns a fact as a `FactSource`. */
function sourceOf({ kind, source, unless, fallback }: Fact): JsonObject {
  switch (source.from) {
    case "paths":
      return { kind, paths: source.paths, unless, default: fallback };
    case "table":
      return {
        kind,
        of: source.of,
        table: Object.fromEntries(source.table),
        otherwise: source.otherwise,
        unless,
        default: fallback,
      };
    case "capture":
      return {
        kind,
        of: source.of,
        patterns: source.patterns,
        without: source.without,
        replace: source.replace.length === 0 ? undefined : source.replace,
        unless,
        default: fallback,
      };
    case "computed":
      return { kind, unless, default: fallback };
    case "item":
      throw new Error('the fact "item" belongs to a group, not to a model');
  }
}
