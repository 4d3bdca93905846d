import type { HostLanguage } from "../contract/index.ts";
import type { Rules } from "../../generated/facts.ts";
import type { Facts } from "../../generated/facts.ts";
import { ESCAPES } from "../lang/escapes.ts";

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

/** Applies rules to the facts of a model, and returns the blocks. Each block contains the position of its rule. */
export function ruledSnippetsOf(rules: Rules, facts: Facts): RuledSnippet[] {
  const blocks: RuledSnippet[] = [];
  rules(facts, ESCAPES, (rule, kind, language, title, code) => {
    blocks.push({ ...snippetOf(kind, language, title, code), rule: rule.split(".").map(Number) });
  });
  return blocks;
}

/** Applies rules to the facts of a model, and returns the blocks. */
export function snippetsOf(rules: Rules, facts: Facts): Snippet[] {
  const blocks: Snippet[] = [];
  rules(facts, ESCAPES, (_rule, kind, language, title, code) => {
    blocks.push(snippetOf(kind, language, title, code));
  });
  return blocks;
}

function snippetOf(kind: Snippet["kind"], language: Snippet["language"], title: string, code: string): Snippet {
  return title === "" ? { kind, language, code } : { kind, language, title, code };
}

/** Applies rules to the facts of a model, and returns the code of each block. */
export function codesOf(rules: Rules, facts: Facts): string[] {
  const codes: string[] = [];
  rules(facts, ESCAPES, (_rule, _kind, _language, _title, code) => {
    codes.push(code);
  });
  return codes;
}
