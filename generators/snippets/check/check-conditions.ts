import type { Entry, Finding } from "../../spec/entry.ts";
import { patternFlaw } from "../../spec/schema/patterns.ts";
import { quoted, suggestion } from "../../spec/suggest.ts";
import { type Condition, CONDITION_FLAGS, type Scalar, testsOf } from "../conditions.ts";
import { type Fact, type FactTable, isAlwaysPresent, ITEM } from "../facts.ts";

/** Checks the tests of a condition: the facts must exist, and the values must be possible. */
export function* checkCondition(condition: Condition, entry: Entry, facts: FactTable): Iterable<Finding> {
  for (const test of testsOf(condition)) {
    const { path } = test;
    const fact = facts.get(test.fact);
    if (fact === undefined) {
      const hint = suggestion(test.fact, [...facts.keys()]);
      yield { entry, path, code: "unknown-fact", message: `there is no fact "${test.fact}"`, hint };
      continue;
    }
    if (test.kind === "matches") yield* checkPattern(test.pattern, fact, { entry, path });
    if (test.kind === "equals") yield* checkValues(test.values, fact, { entry, path });
    if (test.kind === "has" && isAlwaysPresent(fact) && fact.kind !== "flag") {
      const message =
        fact.name === ITEM ? "the current item always exists" : `"${fact.name}" has a default, so every model has it`;
      yield { entry, path, code: "always-true", message, hint: "delete the condition" };
    }
  }
}

type At = Pick<Finding, "entry" | "path">;

function* checkPattern(pattern: string, fact: Fact, at: At): Iterable<Finding> {
  if (fact.kind !== "text" && fact.kind !== "identifier") {
    const message = `"${fact.name}" is a ${fact.kind}, but a pattern needs a text`;
    yield { ...at, code: "condition-kind", message, hint: 'use the condition "has" or "equals"' };
  }
  const flaw = patternFlaw(pattern, CONDITION_FLAGS);
  if (flaw !== undefined) yield { ...at, ...flaw };
}

function* checkValues(values: readonly Scalar[], fact: Fact, at: At): Iterable<Finding> {
  for (const value of values) {
    const type = TYPE_OF_KIND[fact.kind] ?? "string";
    if (typeof value !== type) {
      const message = `${quoted(value)} is not a ${type}, but "${fact.name}" is of kind ${fact.kind}`;
      yield { ...at, code: "condition-kind", message, hint: `compare it with a ${type}` };
      continue;
    }
    const possible = possibleValues(fact);
    if (possible !== undefined && fact.kind !== "flag" && !possible.includes(value)) {
      const message = `"${fact.name}" is never ${quoted(value)}`;
      yield { ...at, code: "impossible-value", message, hint: suggestion(String(value), possible.map(String)) };
    }
  }
}

const TYPE_OF_KIND: Readonly<Partial<Record<Fact["kind"], string>>> = {
  text: "string",
  identifier: "string",
  list: "string",
  names: "string",
  number: "number",
  flag: "boolean",
  value: "string",
};

/** Returns all possible values of a fact that comes from a table, or undefined for other facts. */
function possibleValues({ source, fallback }: Fact): readonly unknown[] | undefined {
  if (source.from !== "table") return undefined;
  return [...source.table.values(), source.otherwise, fallback].filter((value) => value !== undefined);
}
