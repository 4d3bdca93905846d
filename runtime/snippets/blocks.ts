/* Used before generated/ exists, so this file imports only types from it. */
import type { HostLanguage } from "../contract/index.ts";
import type { Facts, Rules } from "../../generated/facts.ts";
import { ESCAPES } from "../escape/escapes.ts";

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
   * group, the outermost group first. It starts with -1 if the block belongs to a property of the model's record, such
   * as `gated`.
   */
  readonly rule: readonly number[];
}

/** Makes a block from a snippet and the position of its rule, such as `0.2`. */
export type Make<Block> = (snippet: Snippet, rule: string) => Block;

export const withRule: Make<RuledSnippet> = (snippet, rule) => ({ ...snippet, rule: rule.split(".").map(Number) });

/**
 * Returns rules that do what `rules` do, but show the blocks of the model's properties before the first block with code.
 * The position of these blocks starts with -1 and the index of the property.
 */
export function withProperties(properties: readonly Rules[], rules: Rules): Rules {
  return (facts, escapes, show) => {
    let isFirst = true;
    rules(facts, escapes, (position, kind, ...block) => {
      if (isFirst && kind !== "message") {
        isFirst = false;
        for (const [index, property] of properties.entries()) {
          property(facts, escapes, (inner, ...own) => show(`-1.${index}.${inner}`, ...own));
        }
      }
      show(position, kind, ...block);
    });
  };
}

/** Applies rules to the facts of a model, and returns the blocks. Each block contains the position of its rule. */
export function ruledSnippetsOf(rules: Rules, facts: Facts): RuledSnippet[] {
  return blocksOf(rules, facts, withRule);
}

/** Applies rules to the facts of a model, and makes each block with a function. */
export function blocksOf<Block>(rules: Rules, facts: Facts, make: Make<Block>): Block[] {
  const blocks: Block[] = [];
  rules(facts, ESCAPES, (rule, kind, language, title, code) => {
    blocks.push(make(title === "" ? { kind, language, code } : { kind, language, title, code }, rule));
  });
  return blocks;
}
