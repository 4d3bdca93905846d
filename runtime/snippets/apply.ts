import type { HostLanguage, MessageRule, RuleGroup, TemplateRule } from "../../generated/escapes.ts";
import { type Facts, factsOf } from "../../generated/facts.ts";
import { bash } from "../lang/bash.ts";
import { csharp } from "../lang/csharp.ts";
import { javascript } from "../lang/javascript.ts";
import { json } from "../lang/json.ts";
import { python } from "../lang/python.ts";
import { computedFacts } from "./facts.ts";
import { plainCopy } from "./plain-copy.ts";
import { reader } from "./read.ts";

/** One block to show and copy. */
export interface Snippet {
  /** `install`: run before; `usage`: loads or calls the model; `message`: says why there is no code. */
  readonly kind: "install" | "usage" | "message";
  /** `text` for a message. */
  readonly language: HostLanguage | "text";
  /** Heading, where there are several blocks. */
  readonly title?: string;
  /** Without a final line break. */
  readonly code: string;
}

/** A block, and the rule that it comes from. */
export interface RuledSnippet extends Snippet {
  /** Where the rule stands among those of the library: its index in each group, the outermost first. */
  readonly rule: readonly number[];
}

/** Makes the facts of a model record; see `generated/facts.ts`. */
export type FactsOf = typeof factsOf;

/**
 * What a library's rules show for a model.
 *
 * @param record what is known of the model; anything may be missing or of the wrong kind
 */
export function applyRules(rules: RuleGroup, record: unknown): Snippet[] {
  return forRecord(record, (facts) => chosenRules(rules, facts).map((chosen) => snippetOf(chosen, facts)));
}

/** As {@link applyRules}, with the rule that each block comes from. */
export function applyRulesTelling(rules: RuleGroup, record: unknown): RuledSnippet[] {
  return forRecord(record, (facts) =>
    chosenRules(rules, facts).map((chosen) => ({ ...snippetOf(chosen, facts), rule: chosen.position })),
  );
}

function forRecord<Result>(record: unknown, make: (facts: Facts) => Result): Result {
  try {
    return make(factsOf(record, reader, computedFacts));
  } catch {
    // Only a record that throws when it is read (a getter, a proxy) or never ends leads here.
    return make(factsOf(plainCopy(record), reader, computedFacts));
  }
}

/** A rule whose turn it is, and the item of its group's list that it is about: "" when it is about none. */
export interface Chosen {
  readonly rule: TemplateRule | MessageRule;
  readonly item: string;
  /** Index of the rule in each group that it stands in, the outermost first. */
  readonly position: readonly number[];
}

/** The rules whose turn it is, in order, without the groups around them. */
export function chosenRules(group: RuleGroup, facts: Facts): Chosen[] {
  const chosen: Chosen[] = [];
  collect(group, { facts, item: "", position: [] }, chosen);
  return chosen;
}

/** What holds where a group stands. */
interface Place {
  readonly facts: Facts;
  readonly item: string;
  readonly position: readonly number[];
}

function collect(group: RuleGroup, place: Place, chosen: Chosen[]): void {
  const { facts, item } = place;
  for (const [index, rule] of group.rules.entries()) {
    if (rule.when !== undefined && !rule.when(facts, item)) continue;
    const position = [...place.position, index];
    if (!("rules" in rule)) chosen.push({ rule, item, position });
    else if (rule.each === undefined) collect(rule, { facts, item, position }, chosen);
    else {
      const items = new Set(rule.each(facts));
      if (items.size === 0) continue;
      for (const inner of items) collect(rule, { facts, item: inner, position }, chosen);
    }
    if (group.pick === "first") return;
  }
}

/** The block that a rule gives. */
export function snippetOf({ rule, item }: Chosen, facts: Facts): Snippet {
  if ("message" in rule) return { kind: "message", language: "text", code: rule.message };
  const { kind, language, title } = rule;
  const code = render(rule, facts, item);
  return title === undefined ? { kind, language, code } : { kind, language, title, code };
}

function render(rule: TemplateRule, facts: Facts, item: string): string {
  switch (rule.language) {
    case "python":
      return rule.render(facts, python, json, item);
    case "bash":
      return rule.render(facts, bash, json, item);
    case "javascript":
    case "typescript":
      return rule.render(facts, javascript, json, item);
    case "csharp":
      return rule.render(facts, csharp, json, item);
  }
}
