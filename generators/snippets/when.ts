import { type Condition, CONDITION_FLAGS, type Scalar } from "./conditions.ts";
import { type FactTable, reference } from "./facts.ts";

/** Constants that the conditions of a module share, by name: patterns and large sets. */
export class Constants {
  readonly #names = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  /** Returns the name of the constant whose code is `text`. A new constant is named after its fact. */
  name(fact: string, kind: "PATTERN" | "VALUES", text: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const base = `${fact.toUpperCase()}_${kind}`;
    let name = base;
    for (let number = 2; this.#texts.has(name); number++) name = `${base}_${number}`;
    this.#names.set(text, name);
    this.#texts.set(name, text);
    return name;
  }

  /** Returns the declarations of the constants, in the order of their first use. */
  declarations(): readonly string[] {
    return Array.from(this.#texts, ([name, text]) => `const ${name} = ${text};`);
  }
}

/** Prints the test that a fact is present, as an expression that reads `facts` or `item`. */
export function presence(fact: string, facts: FactTable): string {
  const value = reference(fact);
  switch (facts.get(fact)?.kind) {
    case "flag":
      return value;
    case "list":
    case "names":
    case "path":
      return `${value}.length > 0`;
    case "number":
    case "value":
    case "tree":
    case "keywords":
    case "headers":
    case "form":
    case "secret":
      return `${value} !== undefined`;
    default:
      return `${value} !== ""`;
  }
}

/**
 * Prints a condition as an expression that reads `facts` and `item`. The facts in it exist and have the right kind,
 * because `check.ts` has checked this.
 */
export function printCondition(condition: Condition, facts: FactTable, constants: Constants): string {
  switch (condition.kind) {
    case "has":
      return presence(condition.fact, facts);
    case "equals":
      return printEquals(condition.fact, condition.values, facts, constants);
    case "matches":
      return printMatches(condition.fact, condition.pattern, constants);
    case "all":
    case "any": {
      const joint = condition.kind === "all" ? " && " : " || ";
      return condition.parts.map((part) => inBrackets(printCondition(part, facts, constants))).join(joint);
    }
    case "not":
      return `!${inBrackets(printCondition(condition.part, facts, constants), true)}`;
  }
}

function printMatches(fact: string, pattern: string, constants: Constants): string {
  const value = reference(fact);
  return `${constants.name(fact, "PATTERN", String(new RegExp(pattern, CONDITION_FLAGS)))}.test(${value})`;
}

function printEquals(fact: string, values: readonly Scalar[], facts: FactTable, constants: Constants): string {
  const kind = facts.get(fact)?.kind;
  const name = reference(fact);
  const texts = values.map((value) => JSON.stringify(value));
  if (kind === "list" || kind === "names") return texts.map((text) => `${name}.includes(${text})`).join(" || ");
  if (texts.length <= 3) return texts.map((text) => `${name} === ${text}`).join(" || ");
  const set = constants.name(fact, "VALUES", `new Set<unknown>([${texts.map((text) => `\n  ${text},`).join("")}\n])`);
  return `${set}.has(${name})`;
}

/** Puts an expression in brackets if it needs them. */
function inBrackets(text: string, always = false): string {
  const isPlain = /^[\w.]+(?:\((?:[^()"]|"[^"]*")*\))?$/.test(text);
  const isLoose = text.includes(" || ") || text.includes(" && ");
  return (always && !isPlain) || isLoose ? `(${text})` : text;
}
