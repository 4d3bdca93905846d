import type { Condition } from "./conditions.ts";
import type { GroupRule, SnippetRule } from "./rules.ts";

/** A condition on the model, or `true` or `false` if the result is the same for every model. */
export type Decision = Condition | boolean;

/**
 * Returns the condition under which rules show no code: only a message, or nothing.
 *
 * Conditions inside a group with `each` are not evaluated. Such a group counts as code if its list has items.
 */
export function withoutCode({ pick, each, rules, path }: GroupRule): Decision {
  if (each !== undefined) return negated({ kind: "has", fact: each, path });
  if (pick === "all") return rules.map(ofSkippable).reduce(both, true);
  return rules.reduceRight<Decision>((rest, rule) => choice(rule.when ?? true, ofRule(rule), rest), true);
}

function ofRule(rule: SnippetRule): Decision {
  return rule.is === "group" ? withoutCode(rule) : rule.is === "message";
}

function ofSkippable(rule: SnippetRule): Decision {
  return either(negated(rule.when ?? true), ofRule(rule));
}

/**
 * Combines two decisions: `here` applies to models that meet the condition, and `rest` to all other models. Use it for
 * a list in which only the first matching rule applies.
 */
function choice(when: Decision, here: Decision, rest: Decision): Decision {
  if (here === rest) return here;
  if (here === true) return either(when, rest);
  if (here === false) return both(negated(when), rest);
  return either(both(when, here), both(negated(when), rest));
}

function both(one: Decision, other: Decision): Decision {
  if (one === false || other === false) return false;
  if (one === true) return other;
  return other === true ? one : { kind: "all", parts: [one, other] };
}

function either(one: Decision, other: Decision): Decision {
  if (one === true || other === true) return true;
  if (one === false) return other;
  return other === false ? one : { kind: "any", parts: [one, other] };
}

function negated(one: Decision): Decision {
  if (typeof one === "boolean") return !one;
  return one.kind === "not" ? one.part : { kind: "not", part: one };
}
