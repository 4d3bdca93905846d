import type { Json, JsonObject, Path } from "../spec/entry.ts";
import { fieldsOf, isList, isObject, listOf } from "../spec/json.ts";
import { ITEM } from "./facts.ts";

/** A value that a fact is compared with. */
export type Scalar = string | number | boolean;

/** The flags of the pattern in a condition: Unicode mode. */
export const CONDITION_FLAGS = "u";

/** The condition of a rule, without shorthand forms. */
export type Condition =
  | { readonly kind: "has"; readonly fact: string; readonly path: Path }
  | { readonly kind: "equals"; readonly fact: string; readonly values: readonly Scalar[]; readonly path: Path }
  | { readonly kind: "matches"; readonly fact: string; readonly pattern: string; readonly path: Path }
  | { readonly kind: "all" | "any"; readonly parts: readonly Condition[] }
  | { readonly kind: "not"; readonly part: Condition };

/**
 * Reads the parsed YAML of a condition. Values that do not match the schema are ignored, because validation reports
 * them.
 */
export function readCondition(data: JsonObject, path: Path): Condition {
  const parts = Object.entries(data).flatMap(([word, value]) => readWord(word, value, [...path, word]));
  return joined("all", parts);
}

/** Combines several conditions into one. Inner conditions of the same kind are merged. */
function joined(kind: "all" | "any", conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind, parts };
}

function readWord(word: string, value: Json | undefined, path: Path): readonly Condition[] {
  switch (word) {
    case "tag":
      return [{ kind: "equals", fact: "tags", values: scalars(value), path }];
    case "pipeline_tag":
      return [{ kind: "equals", fact: "pipeline_tag", values: scalars(value), path }];
    case ITEM:
      return [{ kind: "equals", fact: ITEM, values: scalars(value), path }];
    case "has":
      return scalars(value).map((fact) => ({ kind: "has", fact: String(fact), path }));
    case "equals":
      return fieldsOf(value).map(([fact, wanted]) => ({
        kind: "equals",
        fact,
        values: scalars(wanted),
        path: [...path, fact],
      }));
    case "matches":
      return fieldsOf(value).flatMap(([fact, pattern]) =>
        typeof pattern === "string" ? [{ kind: "matches", fact, pattern, path: [...path, fact] }] : [],
      );
    case "all":
    case "any": {
      const parts = listOf(value).flatMap((item, index) =>
        isObject(item) ? [readCondition(item, [...path, index])] : [],
      );
      return [joined(word, parts)];
    }
    case "not":
      return isObject(value) ? [{ kind: "not", part: readCondition(value, path) }] : [];
    default:
      return [];
  }
}

function scalars(value: Json | undefined): readonly Scalar[] {
  const items: readonly (Json | undefined)[] = isList(value) ? value : [value];
  return items.filter((item) => typeof item === "string" || typeof item === "number" || typeof item === "boolean");
}

/** Returns the facts that a model must have if the condition is true. */
export function impliedFacts(condition: Condition): ReadonlySet<string> {
  switch (condition.kind) {
    case "has":
    case "matches":
      return new Set([condition.fact]);
    case "equals":
      return new Set(condition.values.includes(false) ? [] : [condition.fact]);
    case "all":
      return new Set(condition.parts.flatMap((part) => [...impliedFacts(part)]));
    case "any": {
      const [first, ...rest] = condition.parts.map(impliedFacts);
      return new Set([...(first ?? [])].filter((fact) => rest.every((set) => set.has(fact))));
    }
    case "not":
      return new Set();
  }
}

/** Returns the tests inside a condition, without the `all`, `any` and `not` around them. */
export function testsOf(condition: Condition): readonly Exclude<Condition, { kind: "all" | "any" | "not" }>[] {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.parts.flatMap(testsOf);
    case "not":
      return testsOf(condition.part);
    default:
      return [condition];
  }
}
