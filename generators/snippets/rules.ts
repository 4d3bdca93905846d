import type { Entry, Json, JsonObject, Path } from "../spec/entry.ts";
import { isList, isObject, textFields } from "../spec/json.ts";
import { HOST_LANGUAGES, type HostLanguage } from "./compile.ts";
import { type Condition, readCondition } from "./conditions.ts";
import { readRewrite, type Rewrite, type RewriteStep } from "./rewrite.ts";

/** The origin of a rule that was made from another library's rule. */
export interface Origin {
  /** Key of the library that the rule comes from. */
  readonly library: string;
  /** Path of the rule in the entry of that library. */
  readonly path: Path;
  /** The parts that templates of that library may include, by name. */
  readonly parts: ReadonlyMap<string, string>;
  readonly steps: readonly RewriteStep[];
}

interface Conditional {
  /**
   * Path of the rule in its entry. For a rule that was made from a rule of another library, this is the path of the
   * rewriting rule.
   */
  readonly path: Path;
  readonly origin?: Origin;
  /** The condition of the rule. If it is absent, the rule always applies. */
  readonly when?: Condition;
}

/** A template to render. */
export interface TemplateRule extends Conditional {
  readonly is: "template";
  readonly language: HostLanguage;
  readonly kind: "install" | "usage";
  readonly title?: string;
  readonly template: string;
  /** The reason why the code shows no result. If it is absent, the code must show a result. */
  readonly showsNothing?: string;
}

/** A text that is shown instead of code. */
export interface MessageRule extends Conditional {
  readonly is: "message";
  readonly message: string;
}

/** Several rules under one condition. */
export interface GroupRule extends Conditional {
  readonly is: "group";
  /** The list that the rules are repeated for. If it is absent, the rules are applied once. */
  readonly each?: string;
  readonly pick: "first" | "all";
  readonly rules: readonly SnippetRule[];
}

export type SnippetRule = TemplateRule | MessageRule | GroupRule;

/** The rules of one library, with their shared parts and their rewrites. */
export interface LibraryRules {
  readonly group: GroupRule;
  /** The parts that templates of the library share, by name. */
  readonly parts: ReadonlyMap<string, string>;
  /** The rewrites of other libraries' rules, in order. */
  readonly rewrites: readonly Rewrite[];
}

/**
 * Reads the rules of an entry, or the links of an app. Returns undefined if there are none. Values that do not match
 * the schema are ignored.
 *
 * @param others entries of the libraries whose rules may be rewritten, by key. Default: none
 */
export function readLibraryRules(
  { data }: Entry,
  others: ReadonlyMap<string, Entry> = new Map(),
): LibraryRules | undefined {
  const { snippets, links, pick, parts } = data;
  if (isList(links)) return { group: readLinks(links), parts: new Map(), rewrites: [] };
  if (!isList(snippets)) return undefined;
  const rewrites: Rewrite[] = [];
  const rules = readRules(snippets, ["snippets"], { others, rewrites });
  return {
    group: { is: "group", path: ["snippets"], pick: pick === "all" ? "all" : "first", rules },
    parts: new Map(textFields(parts)),
    rewrites,
  };
}

/** Returns the links of an app as rules in the language `url`. The first rule that applies is used. */
function readLinks(links: readonly Json[]): GroupRule {
  const items = links.map((link) => (isObject(link) ? { ...link, language: "url" } : link));
  const rules = readRules(items, ["links"], { others: new Map(), rewrites: [] });
  return { is: "group", path: ["links"], pick: "first", rules };
}

interface Reading {
  readonly others: ReadonlyMap<string, Entry>;
  readonly rewrites: Rewrite[];
}

function readRules(items: readonly Json[], path: Path, reading: Reading): readonly SnippetRule[] {
  return items.flatMap((item, index) => (isObject(item) ? readRule(item, [...path, index], reading) : []));
}

function readRule(data: JsonObject, path: Path, reading: Reading): readonly SnippetRule[] {
  const { when, language, kind, title, template, message, pick, each, rules, because } = data;
  const shared = isObject(when) ? { path, when: readCondition(when, [...path, "when"]) } : { path };
  if (isList(rules)) {
    const inner = readRules(rules, [...path, "rules"], reading);
    const about = typeof each === "string" ? { each } : {};
    return [{ ...shared, is: "group", ...about, pick: pick === "all" ? "all" : "first", rules: inner }];
  }
  if (isObject(data["rewrite"])) return readRewritten(data["rewrite"], shared, reading);
  if (typeof message === "string") return [{ ...shared, is: "message", message }];
  if (typeof template !== "string" || !isHostLanguage(language)) return [];
  const heading = typeof title === "string" ? { title } : {};
  const exception = typeof because === "string" ? { showsNothing: because } : {};
  return [
    {
      ...shared,
      is: "template",
      language,
      kind: kind === "install" ? "install" : "usage",
      ...heading,
      template,
      ...exception,
    },
  ];
}

/**
 * Returns the rules of a rewritten library as a group. Their templates are not changed yet: `origin` contains the
 * replacements.
 */
function readRewritten(data: JsonObject, shared: Conditional, { others, rewrites }: Reading): readonly SnippetRule[] {
  const rewrite = readRewrite(data, shared.path);
  if (rewrite === undefined) return [];
  rewrites.push(rewrite);
  const other = others.get(rewrite.of);
  // `others` is not passed on, so rules that the other library takes from a third library are left out.
  // check-rewrites.ts reports a library that rewrites such a library, or itself.
  const library = other && readLibraryRules(other);
  if (library === undefined) return [];
  const change = (rule: SnippetRule): readonly SnippetRule[] => {
    if (rule.is === "template" && rule.title !== undefined && rewrite.without.includes(rule.title)) return [];
    const origin: Origin = { library: rewrite.of, path: rule.path, parts: library.parts, steps: rewrite.steps };
    if (rule.is !== "group") return [{ ...rule, path: shared.path, origin }];
    const rules = rule.rules.flatMap(change);
    return rules.length === 0 ? [] : [{ ...rule, path: shared.path, origin, rules }];
  };
  return change(library.group).map((group) => ({ ...group, ...shared }));
}

function isHostLanguage(value: Json | undefined): value is HostLanguage {
  return typeof value === "string" && HOST_LANGUAGES.includes(value);
}

/** Returns the rules with a snippet or a message, in order, without the groups around them. */
export function leavesOf(rule: SnippetRule): readonly (TemplateRule | MessageRule)[] {
  return rule.is === "group" ? rule.rules.flatMap(leavesOf) : [rule];
}

/**
 * Returns the position of a rule: the position of its group and its index in the group, such as `1.0`. The outermost
 * group has the position `""`.
 */
export function positionIn(group: string, index: number): string {
  return group === "" ? String(index) : `${group}.${index}`;
}

/** Returns the rules with a snippet or a message, in order, by their positions. */
export function leavesByPosition(rule: SnippetRule, position = ""): ReadonlyMap<string, TemplateRule | MessageRule> {
  if (rule.is !== "group") return new Map([[position, rule]]);
  return new Map(rule.rules.flatMap((inner, index) => [...leavesByPosition(inner, positionIn(position, index))]));
}
