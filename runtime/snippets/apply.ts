import type { Rules } from "../../generated/facts.ts";
import { PROPERTIES } from "../../generated/snippets/properties.ts";
import { blocksOf, type Make, type RuledSnippet, type Snippet, withProperties, withRule } from "./blocks.ts";
import { withFacts } from "./facts.ts";

/**
 * Returns the snippets of a library for a model.
 *
 * @param record the model record; any field may be missing or of the wrong kind
 */
export function applyRules(rules: Rules, record: unknown): Snippet[] {
  return apply(rules, record, (snippet) => snippet);
}

/** Does what {@link applyRules} does, and adds to each snippet the position of the rule that made it. */
export function applyRulesTelling(rules: Rules, record: unknown): RuledSnippet[] {
  return apply(rules, record, withRule);
}

/**
 * Returns the rules of a library together with the rules of the properties of records, such as the code that gives
 * access to a gated model.
 */
export function forEveryRecord(rules: Rules): Rules {
  return withProperties(PROPERTIES, rules);
}

function apply<Block>(rules: Rules, record: unknown, make: Make<Block>): Block[] {
  return withFacts(record, (facts) => blocksOf(isUnsafe(facts.id) ? unsafeId : rules, facts, make));
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
