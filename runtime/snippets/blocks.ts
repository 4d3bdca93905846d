import type { HostLanguage } from "../contract/index.ts";
import type { Facts, Rules } from "../../generated/facts.ts";
import { ESCAPES } from "../escape/escapes.ts";
import { withFacts } from "./facts.ts";

/** One block of code or text, to show and to copy. */
export interface Snippet {
  /** `install`: run this first. `usage`: loads or calls the model. `message`: explains why there is no code. */
  readonly kind: "install" | "usage" | "message";
  /** Language of the code. `text` for a message. */
  readonly language: HostLanguage | "text";
  /** Heading of the block. Only used if there are several blocks. */
  readonly title?: string;
  /** The code, without a final line break. */
  readonly code: string;
}

/** A block, and the position of the rule that made it. */
export interface RuledSnippet extends Snippet {
  /**
   * Position of the rule among the library's rules. Groups of rules can be nested: the list contains the index in each
   * group, the outermost group first.
   */
  readonly rule: readonly number[];
}

/** Makes a block from a snippet and the position of its rule, such as `0.2`. */
type Make<Block> = (snippet: Snippet, rule: string) => Block;

const withRule: Make<RuledSnippet> = (snippet, rule) => ({ ...snippet, rule: rule.split(".").map(Number) });

/** Applies rules to the facts of a model, and returns the blocks. Each block contains the position of its rule. */
export function ruledSnippetsOf(rules: Rules, facts: Facts): RuledSnippet[] {
  return blocksOf(rules, facts, withRule);
}

/** Applies rules to the facts of a model, and makes each block with a function. */
function blocksOf<Block>(rules: Rules, facts: Facts, make: Make<Block>): Block[] {
  const blocks: Block[] = [];
  rules(facts, ESCAPES, (rule, kind, language, title, code) => {
    blocks.push(make(title === "" ? { kind, language, code } : { kind, language, title, code }, rule));
  });
  return blocks;
}

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
