import type { Entry, Json, JsonObject, Path } from "../spec/entry.ts";
import { isList, isObject } from "../spec/json.ts";
import { ESCAPE_LANGUAGE, type HostLanguage } from "./compile.ts";
import { type Condition, readCondition } from "./conditions.ts";

interface Conditional {
  /** Where the rule stands in its entry. */
  readonly path: Path;
  /** Absent: the rule always holds. */
  readonly when?: Condition;
}

/** A template to render. */
export interface TemplateRule extends Conditional {
  readonly is: "template";
  readonly language: HostLanguage;
  readonly kind: "install" | "usage";
  readonly title?: string;
  readonly template: string;
}

/** A text instead of code. */
export interface MessageRule extends Conditional {
  readonly is: "message";
  readonly message: string;
}

/** Several rules under one condition. */
export interface GroupRule extends Conditional {
  readonly is: "group";
  /** The list whose items the rules are about, one after the other. Absent: the rules are about the model only. */
  readonly each?: string;
  readonly pick: "first" | "all";
  readonly rules: readonly SnippetRule[];
}

export type SnippetRule = TemplateRule | MessageRule | GroupRule;

/** The snippets of one library. */
export interface LibraryRules {
  readonly group: GroupRule;
  /** Shared pieces of text by name. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Reads the rules of a library's entry; undefined when it has none. What does not fit the schema is left out. */
export function readLibraryRules({ data }: Entry): LibraryRules | undefined {
  const { snippets, pick, parts } = data;
  if (!isList(snippets)) return undefined;
  const rules = readRules(snippets, ["snippets"]);
  const texts = isObject(parts) ? Object.entries(parts) : [];
  return {
    group: { is: "group", path: ["snippets"], pick: pick === "all" ? "all" : "first", rules },
    parts: new Map(texts.flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : []))),
  };
}

function readRules(items: readonly Json[], path: Path): readonly SnippetRule[] {
  return items.flatMap((item, index) => (isObject(item) ? readRule(item, [...path, index]) : []));
}

function readRule(data: JsonObject, path: Path): readonly SnippetRule[] {
  const { when, language, kind, title, template, message, pick, each, rules } = data;
  const shared = isObject(when) ? { path, when: readCondition(when, [...path, "when"]) } : { path };
  if (isList(rules)) {
    const inner = readRules(rules, [...path, "rules"]);
    const about = typeof each === "string" ? { each } : {};
    return [{ ...shared, is: "group", ...about, pick: pick === "all" ? "all" : "first", rules: inner }];
  }
  if (typeof message === "string") return [{ ...shared, is: "message", message }];
  if (typeof template !== "string" || !isHostLanguage(language)) return [];
  const heading = typeof title === "string" ? { title } : {};
  return [
    { ...shared, is: "template", language, kind: kind === "install" ? "install" : "usage", ...heading, template },
  ];
}

function isHostLanguage(value: Json | undefined): value is HostLanguage {
  return typeof value === "string" && Object.hasOwn(ESCAPE_LANGUAGE, value);
}

/** The rules that give a snippet or a message, in order, without the groups around them. */
export function leavesOf(rule: SnippetRule): readonly (TemplateRule | MessageRule)[] {
  return rule.is === "group" ? rule.rules.flatMap(leavesOf) : [rule];
}
