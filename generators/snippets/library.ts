import { memoPerEntry } from "../code/memo.ts";
import type { Entry } from "../spec/entry.ts";
import { objectOf } from "../spec/json.ts";
import { type Compiled, compileTemplate } from "./compile.ts";
import { impliedFacts } from "./conditions.ts";
import { type FactTable, readFacts } from "./facts.ts";
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
  return compileRules(entry, readFacts(factsEntry.data));
});

/**
 * Compiles the rules of a client; undefined when it has none.
 *
 * @param calls the parsed spec/clients/_calls.yaml
 */
export const compileClient = memoPerEntry((entry: Entry, calls: Entry): CompiledLibrary | undefined =>
  compileRules(entry, readFacts(objectOf(calls.data["facts"]))),
);

function compileRules(entry: Entry, facts: FactTable): CompiledLibrary | undefined {
  const rules = readLibraryRules(entry);
  return rules && { entry, rules, facts, templates: compileTemplates(rules, facts) };
}

function compileTemplates({ group, parts }: LibraryRules, facts: FactTable): ReadonlyMap<TemplateRule, Compiled> {
  const templates = new Map<TemplateRule, Compiled>();
  const visit = (rule: SnippetRule, before: ReadonlySet<string>): void => {
    const sure = rule.when === undefined ? before : new Set([...before, ...impliedFacts(rule.when)]);
    if (rule.is === "group") for (const inner of rule.rules) visit(inner, sure);
    if (rule.is === "template") {
      templates.set(rule, compileTemplate(rule.template, { language: rule.language, facts, parts, sure }));
    }
  };
  visit(group, new Set());
  return templates;
}
