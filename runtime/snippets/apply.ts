import type { Rules } from "../../generated/facts.ts";
import type { Facts } from "../../generated/facts.ts";
import { codesOf, type RuledSnippet, ruledSnippetsOf, type Snippet, snippetsOf } from "./blocks.ts";
import { factsOf } from "./model-facts.ts";
import { plainCopy } from "./plain-copy.ts";

/**
 * Returns the snippets of a library for a model.
 *
 * @param record the model record; any field may be missing or of the wrong kind
 */
export function applyRules(rules: Rules, record: unknown): Snippet[] {
  return apply(snippetsOf, rules, record);
}

/**
 * Returns the snippets of a library for a model. Each snippet contains the position of the rule that made it.
 *
 * @param rules rules of a library: `rules` of its module in `generated/snippets`
 * @param record the model record; any field may be missing or of the wrong kind
 */
export function applyRulesTelling(rules: Rules, record: unknown): RuledSnippet[] {
  return apply(ruledSnippetsOf, rules, record);
}

/** Returns a function that applies the rules to a record and returns only the code of each block. */
export function applyRulesToText(rules: Rules): (record: unknown) => string[] {
  return (record) => apply(codesOf, rules, record);
}

function apply<Block>(collect: (rules: Rules, facts: Facts) => Block[], rules: Rules, record: unknown): Block[] {
  const blocksOf = (facts: Facts): Block[] => collect(isUnsafe(facts.id) ? unsafeId : rules, facts);
  try {
    return blocksOf(factsOf(record));
  } catch {
    // Two kinds of records cause an error: records whose getter or proxy throws, and records that are infinitely deep.
    // For both, a plain copy is read.
    return blocksOf(factsOf(plainCopy(record)));
  }
}

/** Matches `.` or `..` as a segment of a path. A path with such a segment could lead to another folder. */
const DOT_SEGMENT = /(?:^|[/\\])\.\.?(?:[/\\]|$)/;

/**
 * Returns true for an id that a command could read as an option, or that could lead a path out of its folder. No hub
 * allows such ids.
 */
function isUnsafe(id: string): boolean {
  // Most ids contain no dot, and looking for a dot takes half the time of the pattern.
  return id[0] === "-" || (id.includes(".") && DOT_SEGMENT.test(id));
}

/** The rules for a model whose id is not safe: they only show a message. */
const unsafeId: Rules = (_facts, _escapes, show) => {
  const message =
    'This is not a model id: it must begin with a letter, a digit or "_", and no part may be "." or "..".';
  show("0", "message", "text", "", message);
};
