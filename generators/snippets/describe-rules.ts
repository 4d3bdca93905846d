import type { Condition, Scalar } from "./conditions.ts";
import { type Fact, type FactTable, ITEM, withItem } from "./facts.ts";
import type { GroupRule, SnippetRule } from "./rules.ts";

/** If a list has more values than this, its description does not name all of them. */
const MOST_VALUES = 4;

/**
 * A rule described in words, and the rules inside it in the same order as in the generated module. Names and values
 * are in backticks.
 */
export interface RuleWords {
  /**
   * The condition in words, without a capital letter at the start or a full stop at the end. If it is absent, the rule
   * always applies in its group.
   */
  readonly when?: string;
  /** True if the rule only applies when no earlier rule of the same list applies. */
  readonly otherwise?: true;
  /** The inner rules of a group. Absent for other rules. */
  readonly rules?: readonly RuleWords[];
}

/** Describes the rules of a library and their conditions. */
export function wordsOfRules(group: GroupRule, facts: FactTable): RuleWords {
  return ruleWords(group, facts, false);
}

function ruleWords(rule: SnippetRule, facts: FactTable, isLater: boolean): RuleWords {
  const otherwise = isLater ? { otherwise: true as const } : {};
  if (rule.is !== "group") return { ...whenWords(rule, facts), ...otherwise };
  const inside = rule.each === undefined ? facts : withItem(facts, rule.each);
  const rules = rule.rules.map((inner, index) => ruleWords(inner, inside, rule.pick === "first" && index > 0));
  return { ...whenWords(rule, facts), ...otherwise, rules };
}

function whenWords(rule: SnippetRule, facts: FactTable): { readonly when?: string } {
  const parts = rule.when === undefined ? [] : [wordsOf(rule.when, facts)];
  if (rule.is === "group" && rule.each !== undefined) parts.push(`once for each of ${nameOf(rule.each, facts)}`);
  return parts.length === 0 ? {} : { when: parts.join(", ") };
}

/**
 * Describes a condition in words, for example "the task is `fill-mask`, and the model is tagged `lora`".
 *
 * @param isNegated true to describe the opposite of the condition
 */
export function wordsOf(condition: Condition, facts: FactTable, isNegated = false): string {
  switch (condition.kind) {
    case "has":
      return hasWords(condition.fact, facts, isNegated);
    case "equals":
      return equalsWords(condition.fact, condition.values, facts, isNegated);
    case "matches":
      return matchesWords(nameOf(condition.fact, facts), condition.pattern, isNegated);
    case "not":
      return wordsOf(condition.part, facts, !isNegated);
    case "all":
    case "any": {
      const needsAll = (condition.kind === "all") !== isNegated;
      const parts = condition.parts.map((part) => {
        const words = wordsOf(part, facts, isNegated);
        const isCompound = part.kind === "all" || part.kind === "any";
        return isCompound && condition.parts.length > 1 ? `(${words})` : words;
      });
      return parts.join(needsAll ? ", and " : ", or ");
    }
  }
}

function hasWords(name: string, facts: FactTable, isNegated: boolean): string {
  const fact = facts.get(name);
  if (fact?.kind === "flag") {
    const words = lowerFirst(fact.description.replace(/\.$/, ""));
    return isNegated ? `it is not true that ${words}` : words;
  }
  return `${nameOf(name, facts)} is ${isNegated ? "missing" : "known"}`;
}

function equalsWords(name: string, values: readonly Scalar[], facts: FactTable, isNegated: boolean): string {
  if (facts.get(name)?.kind === "flag") {
    const isWanted = values.some((value) => value === true);
    return hasWords(name, facts, isWanted === isNegated);
  }
  const [value] = values;
  // A missing value is replaced with the default of the fact. So a comparison with the default is described as
  // "missing".
  if (values.length === 1 && value === facts.get(name)?.fallback) return hasWords(name, facts, !isNegated);
  const list = listWords(values);
  // If several values are allowed, the sentence contains a placeholder. The page replaces it with the model's own
  // value.
  if (!isNegated && values.length > 1 && name === "pipeline_tag") return "the task is {task}";
  if (!isNegated && values.length > 1 && name === "tags") return `the model is tagged {tags:${values.join("|")}}`;
  if (name === "tags") return `the model is ${isNegated ? "not " : ""}tagged ${list}`;
  const kind = facts.get(name)?.kind;
  if (kind === "list" || kind === "names") {
    return `${nameOf(name, facts)} ${isNegated ? "does not have" : "has"} ${list}`;
  }
  return `${nameOf(name, facts)} is ${isNegated ? "not " : ""}${list}`;
}

function listWords(values: readonly Scalar[]): string {
  const names = values.map((value) => code(String(value)));
  if (names.length > MOST_VALUES + 1) {
    return `${names.slice(0, MOST_VALUES).join(", ")} or one of ${names.length - MOST_VALUES} others`;
  }
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}

/** Matches characters with a special meaning in a regular expression. */
const SPECIAL = /[\\^$.*+?()[\]{}|]/;

function matchesWords(name: string, pattern: string, isNegated: boolean): string {
  const [, start = "", text = "", end = ""] = /^(\^?)(.*?)(\$?)$/s.exec(pattern) ?? [];
  if (text === "" || SPECIAL.test(text)) {
    return `${name} ${isNegated ? "does not match" : "matches"} ${code(pattern)}`;
  }
  const place = `${start}${end}`;
  const verbs: Readonly<Record<string, readonly [string, string]>> = {
    "^$": ["is", "is not"],
    "^": ["begins with", "does not begin with"],
    $: ["ends with", "does not end with"],
    "": ["contains", "does not contain"],
  };
  return `${name} ${verbs[place]?.[isNegated ? 1 : 0] ?? ""} ${code(text)}`;
}

/** Returns the name of a fact in plain words, for example `the list of tags` for `tags`. */
function nameOf(name: string, facts: FactTable): string {
  if (name === "id") return "the id";
  if (name === "tags") return "the list of tags";
  if (name === "pipeline_tag") return "the task";
  if (name === ITEM) return "the item";
  const fact = facts.get(name);
  return fact === undefined ? code(name) : describedName(fact);
}

function describedName({ source, description }: Fact): string {
  if (source.from === "paths") return listWords(source.paths);
  const sentence = lowerFirst(description.replace(/\.(?:\s.*)?$/s, ""));
  const name = /^(?:the|a|an|what) /.test(sentence) ? sentence : `the ${sentence}`;
  // The sentence continues after the name. So a name with a comma gets a second comma: "the size, in bytes, is known".
  return name.includes(", ") ? `${name},` : name;
}

function code(text: string): string {
  return `\`${text.replaceAll("`", "'")}\``;
}

function lowerFirst(text: string): string {
  // A word such as "YOLO" keeps its capitals.
  return /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
