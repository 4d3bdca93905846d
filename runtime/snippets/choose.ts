import type { HostLanguage, MessageRule, Rule, RuleGroup, TemplateRule } from "../../generated/escapes.ts";
import type { Facts } from "../../generated/facts.ts";
import { bash } from "../lang/bash.ts";
import { csharp } from "../lang/csharp.ts";
import { javascript } from "../lang/javascript.ts";
import { json } from "../lang/json.ts";
import { python } from "../lang/python.ts";

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

/** A rule that gives a block. */
type Leaf = TemplateRule | MessageRule;

/** A rule whose turn it is, and the item of its group's list that it is about: "" when it is about none. */
export interface Chosen {
  readonly rule: Leaf;
  readonly item: string;
}

/** A render function of any language, to be called with that language's escapes. */
type Render = (facts: Facts, host: unknown, json: unknown, item: string) => string;

/**
 * A rule in one shape for all of them, with its escapes at hand. Rules are walked for every model of a list, and engines
 * read the fields of what one constructor made several times as fast.
 */
export class Step {
  readonly when: Rule["when"] | undefined;
  readonly each: RuleGroup["each"] | undefined;
  readonly isFirst: boolean;
  /** Of a group. */
  readonly steps: readonly Step[];
  /** The rule, unless it is a group. */
  readonly leaf: Leaf | undefined;
  /** Index of the rule in each group that it stands in, the outermost first. */
  readonly position: readonly number[];
  readonly render: Render;
  readonly host: unknown;
  /** What `render` gives for every model, when it looks at none; else "". */
  readonly text: string;
  /** How many results there are at most, where a list has one item. */
  readonly most: number;

  constructor(rule: Rule, position: readonly number[] = []) {
    const isGroup = "rules" in rule;
    this.when = rule.when;
    this.each = isGroup ? rule.each : undefined;
    this.isFirst = isGroup && rule.pick === "first";
    this.steps = isGroup ? rule.rules.map((inner, index) => new Step(inner, [...position, index])) : [];
    this.leaf = isGroup ? undefined : rule;
    this.position = position;
    const { render, host, text } = isGroup ? NOTHING : rendering(rule);
    this.render = render;
    this.host = host;
    this.text = text;
    const inner = this.steps.map(({ most }) => most);
    this.most = !isGroup ? 1 : this.isFirst ? Math.max(0, ...inner) : inner.reduce((sum, most) => sum + most, 0);
  }
}

const HOSTS = { python, bash, javascript, typescript: javascript, csharp } satisfies Record<HostLanguage, unknown>;

const stepsOfGroups = new WeakMap<RuleGroup, Step>();

/** The steps of a library's rules, made when they are asked for first. */
export function stepsOf(group: RuleGroup): Step {
  let step = stepsOfGroups.get(group);
  if (step === undefined) stepsOfGroups.set(group, (step = new Step(group)));
  return step;
}

type Rendering = Pick<Step, "render" | "host" | "text">;

const NOTHING: Rendering = { render: () => "", host: undefined, text: "" };

function rendering(rule: Leaf): Rendering {
  if ("message" in rule) return { render: () => rule.message, host: undefined, text: rule.message };
  const host = HOSTS[rule.language];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of a rule ties its function to this language
  const render = rule.render as Render;
  // A function without parameters says the same of every model.
  return { render, host, text: render.length === 0 ? Reflect.apply(render, undefined, []) : "" };
}

/** The code that a rule gives, without its kind and language. */
export function codeOf(step: Step, facts: Facts, item: string): string {
  return step.text === "" ? step.render(facts, step.host, json, item) : step.text;
}

/** The rules whose turn it is, in order, without the groups around them. */
export function chosenRules(rules: RuleGroup, facts: Facts): Chosen[] {
  return resultsOf(stepsOf(rules), facts, ({ leaf }, _, item) => ({ rule: leaf ?? { message: "" }, item }));
}

/** What to make of each rule whose turn it is. */
export type Make<Result> = (step: Step, facts: Facts, item: string) => Result;

/** What is made of the rules whose turn it is, in order. */
export function resultsOf<Result>(group: Step, facts: Facts, make: Make<Result>): Result[] {
  // As long as it may have to be: one that grows with its items takes three times the memory.
  const results = Array<Result>(group.most);
  const count = collect(results, 0, group, facts, "", make);
  if (count < results.length) results.length = count;
  return results;
}

/** Puts results into the list from `count` on, and returns how many there are then. */
function collect<Result>(
  results: Result[],
  count: number,
  { steps, isFirst }: Step,
  facts: Facts,
  item: string,
  make: Make<Result>,
): number {
  for (const step of steps) {
    if (step.when !== undefined && !step.when(facts, item)) continue;
    if (step.leaf !== undefined) results[count++] = make(step, facts, item);
    else if (step.each === undefined) count = collect(results, count, step, facts, item, make);
    else {
      const items = new Set(step.each(facts));
      if (items.size === 0) continue;
      for (const inner of items) count = collect(results, count, step, facts, inner, make);
    }
    if (isFirst) break;
  }
  return count;
}

/** The block that a rule gives. */
export function blockOf({ rule, item }: Chosen, facts: Facts): Snippet {
  return snippetOf(new Step(rule), facts, item);
}

/** The block that a rule gives, as a step of the walk through the rules. */
export function snippetOf(step: Step, facts: Facts, item: string): Snippet {
  const { leaf } = step;
  const code = codeOf(step, facts, item);
  if (leaf === undefined || "message" in leaf) {
    return { kind: "message", language: "text", code };
  }
  const { kind, language, title } = leaf;
  return title === undefined ? { kind, language, code } : { kind, language, title, code };
}
