import type { RuleGroup } from "../../generated/escapes.ts";
import { codeOf, type Make, resultsOf, type RuledSnippet, type Snippet, snippetOf, Step, stepsOf } from "./choose.ts";
import { factsOf } from "./model-facts.ts";
import { plainCopy } from "./plain-copy.ts";

export type { RuledSnippet, Snippet } from "./choose.ts";

/**
 * What a library's rules show for a model.
 *
 * @param record what is known of the model; anything may be missing or of the wrong kind
 */
export function applyRules(rules: RuleGroup, record: unknown): Snippet[] {
  return apply(stepsOf(rules), record, snippetOf);
}

/**
 * What rules show for a model, each block with the rule that it comes from.
 *
 * @param rules of a library: `rules` of its module in `generated/snippets`
 * @param record what is known of the model; anything may be missing or of the wrong kind
 */
export function applyRulesTelling(rules: RuleGroup, record: unknown): RuledSnippet[] {
  return apply(stepsOf(rules), record, (step, facts, item) => ({
    ...snippetOf(step, facts, item),
    rule: step.position,
  }));
}

/** Like `applyRules`, the code of each block alone. */
export function applyRulesToText(rules: RuleGroup): (record: unknown) => string[] {
  let steps: Step | undefined;
  return (record) => apply((steps ??= new Step(rules)), record, codeOf);
}

function apply<Result>(group: Step, record: unknown, make: Make<Result>): Result[] {
  try {
    return resultsOf(group, factsOf(record), make);
  } catch {
    // Only a record that throws when it is read (a getter, a proxy) or never ends leads here.
    return resultsOf(group, factsOf(plainCopy(record)), make);
  }
}
