import { quote } from "../code/text.ts";
import { testsOf } from "./conditions.ts";
import { type FactTable, ITEM, reference, withItem } from "./facts.ts";
import type { CompiledLibrary } from "./library.ts";
import { printTemplate } from "./render.ts";
import { type GroupRule, type MessageRule, positionIn, type SnippetRule, type TemplateRule } from "./rules.ts";
import { type Constants, printCondition } from "./when.ts";

interface Printing {
  readonly templates: CompiledLibrary["templates"];
  readonly constants: Constants;
  readonly facts: FactTable;
  /** Names that the printed code uses, such as `facts`. They are collected while the code is printed. */
  readonly uses: Set<string>;
  readonly position: string;
  readonly indent: string;
}

/**
 * Prints the rules of an entry as one function, `(facts, { python }, show) => { … }`. In this function, conditions
 * become `if` and `else`, and each block is one call of `show`.
 *
 * @param indent indentation of the line on which the function starts
 */
export function printRules({ rules, templates, facts }: CompiledLibrary, constants: Constants, indent = ""): string {
  const uses = new Set<string>();
  const inside = { templates, constants, facts, uses, position: "", indent: `${indent}  ` };
  const body = printGroup(rules.group, inside);
  const languages = [...uses].filter((name) => name !== "facts").sort();
  const escapes = languages.length === 0 ? "_escapes" : `{ ${languages.join(", ")} }`;
  return `(${uses.has("facts") ? "facts" : "_facts"}, ${escapes}, show) => {\n${body}${indent}}`;
}

function printGroup(group: GroupRule, printing: Printing): string {
  const rules = group.rules.map((rule, index) => ({ rule, position: positionIn(printing.position, index) }));
  if (group.pick === "all")
    return rules.map(({ rule, position }) => printAlone(rule, { ...printing, position })).join("");
  let text = "";
  for (const { rule, position } of rules) {
    const condition = printWhen(rule, printing);
    const start = text === "" ? printing.indent : " else ";
    if (condition === undefined) {
      // Rules after a rule without a condition are never chosen, so they are not printed. The problem
      // `unreachable-rule` reports them.
      const last = { ...printing, position };
      return text === "" ? printBody(rule, last) : `${text}${start}${inBraces(rule, last)}\n`;
    }
    text += `${start}if (${condition}) ${inBraces(rule, { ...printing, position })}`;
  }
  return text === "" ? "" : `${text}\n`;
}

/** Prints a rule that applies independently of the other rules. */
function printAlone(rule: SnippetRule, printing: Printing): string {
  const condition = printWhen(rule, printing);
  if (condition === undefined) return printBody(rule, printing);
  return `${printing.indent}if (${condition}) ${inBraces(rule, printing)}\n`;
}

function inBraces(rule: SnippetRule, printing: Printing): string {
  return `{\n${printBody(rule, { ...printing, indent: `${printing.indent}  ` })}${printing.indent}}`;
}

function printBody(rule: SnippetRule, printing: Printing): string {
  if (rule.is !== "group") return `${printing.indent}${printShow(rule, printing)}\n`;
  const { each } = rule;
  if (each === undefined) return printGroup(rule, printing);
  const { facts, uses, indent } = printing;
  const inner = new Set<string>();
  const body = printGroup(rule, { ...printing, facts: withItem(facts, each), uses: inner, indent: `${indent}  ` });
  const item = inner.has(ITEM) ? ITEM : `_${ITEM}`;
  for (const name of inner) if (name !== ITEM) uses.add(name);
  uses.add("facts");
  return `${indent}for (const ${item} of new Set(${reference(each)})) {\n${body}${indent}}\n`;
}

/**
 * Prints the condition of a rule. Returns undefined if the rule always applies. For a group with `each`, the condition
 * also requires that the list has items.
 */
function printWhen(rule: SnippetRule, { facts, constants, uses }: Printing): string | undefined {
  const { when } = rule;
  for (const { fact } of when === undefined ? [] : testsOf(when)) uses.add(fact === ITEM ? ITEM : "facts");
  const condition = when && printCondition(when, facts, constants);
  if (rule.is !== "group" || rule.each === undefined) return condition;
  uses.add("facts");
  const hasItems = `${reference(rule.each)}.length > 0`;
  return condition === undefined ? hasItems : `(${condition}) && ${hasItems}`;
}

function printShow(rule: TemplateRule | MessageRule, { templates, facts, uses, position }: Printing): string {
  const where = quote(position);
  if (rule.is === "message") return `show(${where}, "message", "text", "", ${quote(rule.message)});`;
  const compiled = templates.get(rule);
  if (compiled?.ok !== true) throw compiled?.refusal ?? new Error("a template was not compiled");
  const printed = printTemplate(compiled.nodes, facts);
  for (const name of printed.uses) uses.add(name);
  const { kind, language, title = "" } = rule;
  return `show(${where}, ${quote(kind)}, ${quote(language)}, ${quote(title)}, ${printed.text});`;
}
