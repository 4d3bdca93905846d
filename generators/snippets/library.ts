import { memoPerEntry } from "../code/memo.ts";
import type { Entry } from "../spec/entry.ts";
import { type Compiled, compileTemplate } from "./compile.ts";
import { impliedFacts } from "./conditions.ts";
import { type FactTable, readFacts, withItem } from "./facts.ts";
import { type LibraryRules, readLibraryRules, type SnippetRule, type TemplateRule } from "./rules.ts";

/** The rules of one library with every template compiled, or refused. */
export interface CompiledLibrary {
  readonly entry: Entry;
  readonly rules: LibraryRules;
  readonly facts: FactTable;
  readonly templates: ReadonlyMap<TemplateRule, Compiled>;
}

/**
 * Compiles the rules of a library; undefined when it has none. What was compiled before with the same facts is not
 * compiled again: an entry that was not edited is the same object.
 *
 * @param factsEntry the parsed spec/facts.yaml
 */
export const compileLibrary = memoPerEntry((entry: Entry, factsEntry: Entry): CompiledLibrary | undefined => {
  const rules = readLibraryRules(entry);
  const facts = readFacts(factsEntry.data);
  return rules && { entry, rules, facts, templates: compileTemplates(rules, facts) };
});

function compileTemplates({ group, parts }: LibraryRules, facts: FactTable): ReadonlyMap<TemplateRule, Compiled> {
  const templates = new Map<TemplateRule, Compiled>();
  const visit = (rule: SnippetRule, before: ReadonlySet<string>, known: FactTable): void => {
    const sure = rule.when === undefined ? before : new Set([...before, ...impliedFacts(rule.when)]);
    if (rule.is === "template") {
      templates.set(rule, compileTemplate(rule.template, { language: rule.language, facts: known, parts, sure }));
    } else if (rule.is === "group") {
      const { each, rules } = rule;
      const inside = each === undefined ? known : withItem(known, each);
      // Without an item there is no snippet, so inside the list is not empty.
      for (const inner of rules) visit(inner, each === undefined ? sure : new Set([...sure, each]), inside);
    }
  };
  visit(group, new Set(), facts);
  return templates;
}
