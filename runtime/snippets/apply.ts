import type { Rules } from "../../generated/escapes.ts";
import type { Facts } from "../../generated/facts.ts";
import { codesOf, type RuledSnippet, ruledSnippetsOf, type Snippet, snippetsOf } from "./blocks.ts";
import { factsOf } from "./model-facts.ts";
import { plainCopy } from "./plain-copy.ts";

/**
 * Returns what a library's rules show for a model.
 *
 * @param record what is known of the model; anything may be missing or of the wrong kind
 */
export function applyRules(rules: Rules, record: unknown): Snippet[] {
  return apply(snippetsOf, rules, record);
}

/**
 * Returns what rules show for a model, each block with the rule that it comes from.
 *
 * @param rules of a library: `rules` of its module in `generated/snippets`
 * @param record what is known of the model; anything may be missing or of the wrong kind
 */
export function applyRulesTelling(rules: Rules, record: unknown): RuledSnippet[] {
  return apply(ruledSnippetsOf, rules, record);
}

/** Returns a function that applies rules and returns only the code of each block. */
export function applyRulesToText(rules: Rules): (record: unknown) => string[] {
  return (record) => apply(codesOf, rules, record);
}

function apply<Block>(collect: (rules: Rules, facts: Facts) => Block[], rules: Rules, record: unknown): Block[] {
  try {
    const facts = factsOf(record);
    return collect(isUnsafe(facts.id) ? unsafeId : rules, facts);
  } catch {
    // Only a record that throws when it is read (a getter, a proxy) or never ends leads here.
    const facts = factsOf(plainCopy(record));
    return collect(isUnsafe(facts.id) ? unsafeId : rules, facts);
  }
}

/** A "." or ".." between slashes: a path would lead out of its folder. */
const DOT_SEGMENT = /(?:^|[/\\])\.\.?(?:[/\\]|$)/;

/**
 * Returns whether no hub gives such an id: a command would take it for an option, or a path would lead out of its
 * folder.
 */
function isUnsafe(id: string): boolean {
  // Most ids hold no dot, and to look for one takes half as long as the pattern.
  return id[0] === "-" || (id.includes(".") && DOT_SEGMENT.test(id));
}

/** Rules for such an id. */
const unsafeId: Rules = (_facts, _escapes, show) => {
  const message =
    'This is no id of a model: ids begin with a letter, a digit or "_", and hold no "." or ".." between slashes.';
  show("0", "message", "text", "", message);
};
