import { type Place, Refusal } from "./errors.ts";
import type { EscapeLanguage } from "./escapes.ts";
import { type FactTable, isAlwaysPresent } from "./facts.ts";
import { placeHoles, type PlacedNode } from "./context.ts";
import type { Node } from "./parse/ir.ts";
import { unknownIn } from "./known/check-known.ts";
import type { Declared } from "./known/declared.ts";
import { bashLexer } from "./lex/bash.ts";
import { csharpLexer } from "./lex/csharp.ts";
import { javascriptLexer } from "./lex/javascript.ts";
import { jsonLexer } from "./lex/json.ts";
import { powershellLexer } from "./lex/powershell.ts";
import { pythonLexer } from "./lex/python.ts";
import { urlLexer } from "./lex/url.ts";
import { type Parts, parseTemplate } from "./parse/parse.ts";
import { withoutFinalLineBreak } from "./parse/tidy.ts";

export type HostLanguage = "python" | "bash" | "powershell" | "javascript" | "typescript" | "csharp" | "json" | "url";

/** Maps each host language to the language whose escapes it uses. */
export const ESCAPE_LANGUAGE: Readonly<Record<HostLanguage, EscapeLanguage>> = {
  python: "python",
  bash: "bash",
  javascript: "javascript",
  typescript: "javascript",
  csharp: "csharp",
  powershell: "powershell",
  json: "json",
  url: "url",
};

export interface TemplateSetting {
  readonly language: HostLanguage;
  readonly facts: FactTable;
  /** The texts that `{{> name}}` includes, by name. Default: none. */
  readonly parts?: Parts;
  /** Facts that the rule's condition guarantees. Default: none. */
  readonly sure?: ReadonlySet<string>;
  /** Changes to the parsed template. Default: none. */
  readonly rewrite?: (nodes: readonly Node[]) => readonly Node[];
}

/** The packages and commands that an entry declares. */
export interface Vouched {
  /** Packages and commands that templates of the entry may use. */
  readonly declared: Declared;
  /** For each fact that has the same value in all snippets of the entry, a list with this value. */
  readonly constants: ReadonlyMap<string, readonly string[]>;
}

/** A compiled template, or the reason why it is refused. */
export type Compiled =
  | { readonly ok: true; readonly nodes: readonly PlacedNode[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly place: Place };

/**
 * Compiles a template of an entry: chooses the escape of every hole, and refuses calls of names that are neither
 * declared nor known. Never throws because of the template's text.
 */
export function compileEntryTemplate(template: string, setting: TemplateSetting, vouched: Vouched): Compiled {
  const compiled = compileTemplate(template, setting);
  if (!compiled.ok) return compiled;
  const facts = [...setting.facts.values()];
  const always = facts.flatMap((fact) => (isAlwaysPresent(fact) ? [fact.name] : []));
  const values = facts.flatMap((fact) => (fact.values.length > 0 ? [[fact.name, fact.values] as const] : []));
  const certain = {
    sure: new Set([...always, ...(setting.sure ?? [])]),
    values: new Map([...values, ...vouched.constants]),
  };
  const refusal = unknownIn(compiled.nodes, setting.language, vouched.declared, certain);
  return refusal === undefined ? compiled : { ok: false, refusal, place: refusal.place ?? { offset: 0, length: 1 } };
}

/** Parses a template and chooses the escape of every hole. Never throws because of the template's text. */
export function compileTemplate(template: string, setting: TemplateSetting): Compiled {
  try {
    const parsed = parseTemplate(template, setting.parts);
    const nodes = setting.rewrite === undefined ? parsed : setting.rewrite(parsed);
    return { ok: true, nodes: place(withoutFinalLineBreak(nodes), setting) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, refusal: error, place: error.place ?? { offset: 0, length: template.length } };
  }
}

function place(nodes: ReturnType<typeof parseTemplate>, setting: TemplateSetting): readonly PlacedNode[] {
  const { facts, sure = new Set<string>() } = setting;
  switch (setting.language) {
    case "python":
      return placeHoles(nodes, pythonLexer, facts, sure);
    case "bash":
      return placeHoles(nodes, bashLexer, facts, sure);
    case "javascript":
    case "typescript":
      return placeHoles(nodes, javascriptLexer, facts, sure);
    case "csharp":
      return placeHoles(nodes, csharpLexer, facts, sure);
    case "powershell":
      return placeHoles(nodes, powershellLexer, facts, sure);
    case "json":
      return placeHoles(nodes, jsonLexer, facts, sure);
    case "url":
      return placeHoles(nodes, urlLexer, facts, sure);
  }
}
