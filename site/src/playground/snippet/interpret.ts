import type { Facts, Rule, RuleGroup } from "hubsmith/libraries/lazy";
import { type Condition, CONDITION_FLAGS } from "../../../../generators/snippets/conditions.ts";
import type { PlacedNode } from "../../../../generators/snippets/context.ts";
import { type FactTable, ITEM, withItem } from "../../../../generators/snippets/facts.ts";
import type { CompiledLibrary } from "../../../../generators/snippets/library.ts";
import type { GroupRule, SnippetRule } from "../../../../generators/snippets/rules.ts";
import { longestMatched } from "../../../../generators/spec/patterns.ts";

/** Escapes of one language, by name. */
type Escapes = Readonly<Record<string, (value: unknown) => string>>;

/** What a node is rendered with. */
interface Scope {
  readonly facts: FactTable;
  readonly values: Facts;
  /** The item of a group's list, and that of an each inside a template. */
  readonly item: string;
  readonly text: string;
  readonly host: Escapes;
  readonly json: Escapes;
}

/**
 * The rules of a library as functions, as the generated module has them. A page may not run code that it has just made,
 * so here the compiled rules are walked; a test compares both for every example of every library.
 *
 * A rule whose template is refused gives a message that says so.
 */
export function interpret({ rules, facts, templates }: CompiledLibrary): RuleGroup {
  return interpretGroup(rules.group, facts, templates);
}

type Templates = CompiledLibrary["templates"];

function interpretGroup(group: GroupRule, facts: FactTable, templates: Templates): RuleGroup {
  const { each, pick } = group;
  const inside = each === undefined ? facts : withItem(facts, each);
  return {
    ...whenOf(group, facts),
    ...(each !== undefined && { each: (values: Facts) => listOf(valueOf(each, { facts, values, item: "" })) }),
    pick,
    rules: group.rules.map((rule) => interpretRule(rule, inside, templates)),
  };
}

function interpretRule(rule: SnippetRule, facts: FactTable, templates: Templates): Rule {
  if (rule.is === "group") return interpretGroup(rule, facts, templates);
  const when = whenOf(rule, facts);
  if (rule.is === "message") return { ...when, message: rule.message };
  const compiled = templates.get(rule);
  if (compiled?.ok !== true)
    return { ...when, message: `The template is refused: ${compiled?.refusal.message ?? ""}.` };
  const { kind, language, title } = rule;
  const render = (values: Facts, host: unknown, json: unknown, item: string): string =>
    renderNodes(compiled.nodes, { facts, values, item, text: "", host: host as Escapes, json: json as Escapes });
  return { ...when, kind, language, ...(title !== undefined && { title }), render };
}

function renderNodes(nodes: readonly PlacedNode[], scope: Scope): string {
  return nodes.map((node) => renderNode(node, scope)).join("");
}

function renderNode(node: PlacedNode, scope: Scope): string {
  switch (node.kind) {
    case "text":
      return node.text;
    case "hole": {
      const { before, calls, after } = node.write;
      const value = node.name === "this" ? scope.text : valueOf(node.name, scope);
      const escape = (inner: unknown, { language, method }: (typeof calls)[number]): unknown =>
        (language === "json" ? scope.json : scope.host)[method]?.(inner);
      return `${before}${String(calls.toReversed().reduce(escape, value))}${after}`;
    }
    case "if":
      return renderNodes(isPresent(node.fact, scope) ? node.present : node.absent, scope);
    case "each":
      return listOf(valueOf(node.fact, scope))
        .map((text) => renderNodes(node.body, { ...scope, text }))
        .join("");
  }
}

type Known = Pick<Scope, "facts" | "values" | "item">;

function whenOf(rule: SnippetRule, facts: FactTable): { readonly when?: (values: Facts, item: string) => boolean } {
  const { when } = rule;
  return when === undefined ? {} : { when: (values, item) => holds(when, { facts, values, item }) };
}

function holds(condition: Condition, known: Known): boolean {
  switch (condition.kind) {
    case "has":
      return isPresent(condition.fact, known);
    case "equals": {
      const value = valueOf(condition.fact, known);
      const values: readonly unknown[] = condition.values;
      return Array.isArray(value) ? value.some((item) => values.includes(item)) : values.includes(value);
    }
    case "matches":
      return matches(condition.pattern, valueOf(condition.fact, known));
    case "all":
      return condition.parts.every((part) => holds(part, known));
    case "any":
      return condition.parts.some((part) => holds(part, known));
    case "not":
      return !holds(condition.part, known);
  }
}

/** Whether a text matches. Nothing matches a pattern that is refused: the problems say why. */
function matches(pattern: string, value: unknown): boolean {
  const text = String(value);
  return text.length <= longestMatched(pattern, CONDITION_FLAGS) && new RegExp(pattern, CONDITION_FLAGS).test(text);
}

function isPresent(fact: string, known: Known): boolean {
  const value = valueOf(fact, known);
  switch (known.facts.get(fact)?.kind) {
    case "flag":
      return value === true;
    case "list":
    case "names":
      return listOf(value).length > 0;
    case "number":
    case "value":
      return value !== undefined;
    default:
      return value !== "";
  }
}

/** Value of a fact; a name that is no fact has none. */
function valueOf(fact: string, { facts, values, item }: Known): unknown {
  if (fact === ITEM) return item;
  return facts.has(fact) ? values[fact as keyof Facts] : "";
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}
