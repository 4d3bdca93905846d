import { patternFlaw } from "../../../../generators/spec/schema/patterns.ts";
import type { Facts, Rules, Show } from "hubsmith/libraries/lazy";
import { type Condition, CONDITION_FLAGS } from "../../../../generators/snippets/conditions.ts";
import type { PlacedNode } from "../../../../generators/snippets/context.ts";
import { type FactTable, ITEM, withItem } from "../../../../generators/snippets/facts.ts";
import type { CompiledLibrary } from "../../../../generators/snippets/library.ts";
import { type GroupRule, positionIn, type SnippetRule } from "../../../../generators/snippets/rules.ts";

/** Functions that escape values, by language and name. */
type Escapes = Readonly<Record<string, Readonly<Record<string, (value: unknown) => string>>>>;

/** The data that conditions read. */
interface Known {
  readonly facts: FactTable;
  readonly values: Facts;
  /** The current item, in a group that repeats its rules for each item of a list. */
  readonly item: string;
}

/** The data that a template reads. */
interface Scope extends Known {
  /** The current item, inside `{{#each}}`. */
  readonly text: string;
  readonly escapes: Escapes;
}

/**
 * Interprets the rules of a library. The security policy of the page forbids generated code, so the modules that the
 * build generates from rules cannot be used. A test checks that this function and these modules return the same result
 * for every example.
 *
 * If the template of a rule is rejected, the code is replaced by a message with the reason.
 */
export function interpret({ rules, facts, templates }: CompiledLibrary): Rules {
  return (values, escapes, show) => {
    showGroup(rules.group, "", { facts, values, item: "", templates, escapes, show });
  };
}

/** The data that all rules of a group share. */
interface Walk extends Known {
  readonly templates: CompiledLibrary["templates"];
  readonly escapes: Parameters<Rules>[1];
  readonly show: Show;
}

function showGroup(group: GroupRule, position: string, walk: Walk): void {
  for (const [index, rule] of group.rules.entries()) {
    const isShown = showRule(rule, positionIn(position, index), walk);
    if (isShown && group.pick === "first") return;
  }
}

/** Passes the snippets of a rule to `show`. Returns true if the rule matched. */
function showRule(rule: SnippetRule, position: string, walk: Walk): boolean {
  if (rule.when !== undefined && !holds(rule.when, walk)) return false;
  if (rule.is === "group") return showItems(rule, position, walk);
  const { templates, escapes, show, ...known } = walk;
  if (rule.is === "message") {
    show(position, "message", "text", "", rule.message);
    return true;
  }
  const compiled = templates.get(rule);
  if (compiled?.ok === true) {
    const scope = { ...known, text: "", escapes: escapes as unknown as Escapes };
    show(position, rule.kind, rule.language, rule.title ?? "", renderNodes(compiled.nodes, scope));
  } else {
    show(position, "message", "text", "", `The template is refused: ${compiled?.refusal.message ?? ""}.`);
  }
  return true;
}

function showItems(group: GroupRule, position: string, walk: Walk): boolean {
  const { each } = group;
  const items = each === undefined ? [walk.item] : new Set(listOf(valueOf(each, walk)));
  const facts = each === undefined ? walk.facts : withItem(walk.facts, each);
  for (const item of items) showGroup(group, position, { ...walk, facts, item });
  return [...items].length > 0;
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
        scope.escapes[language]?.[method]?.(inner);
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

/** Returns true if a text matches a pattern. A pattern that the checks reject matches nothing. */
function matches(pattern: string, value: unknown): boolean {
  const text = String(value);
  return patternFlaw(pattern, CONDITION_FLAGS) === undefined && new RegExp(pattern, CONDITION_FLAGS).test(text);
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

/** Returns the value of a fact, or an empty text for an unknown name. */
function valueOf(fact: string, { facts, values, item }: Known): unknown {
  if (fact === ITEM) return item;
  return facts.has(fact) ? values[fact as keyof Facts] : "";
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : [];
}
