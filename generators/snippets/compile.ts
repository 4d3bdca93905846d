import { type Place, Refusal } from "./errors.ts";
import { type FactTable, isAlwaysPresent } from "./facts.ts";
import { placePlaceholders, type PlacedNode } from "./context.ts";
import type { Node } from "./parse/ir.ts";
import { unknownIn } from "./allow-list/check-names.ts";
import type { Declared } from "./allow-list/declared.ts";
import { bashLexer } from "./escape-context/bash.ts";
import type { HostLexer } from "./escape-context/host.ts";
import { javascriptLexer } from "./escape-context/javascript.ts";
import { jsonLexer } from "./escape-context/json.ts";
import { powershellLexer } from "./escape-context/powershell.ts";
import { pythonLexer } from "./escape-context/python.ts";
import { urlLexer } from "./escape-context/url.ts";
import { type Parts, parseTemplate } from "./parse/parse.ts";
import { withoutFinalLineBreak } from "./parse/tidy.ts";

/** Chooses the escape of every placeholder (`{{…}}`) in a template of one language. */
type PlacePlaceholders = (nodes: readonly Node[], facts: FactTable, sure: ReadonlySet<string>) => readonly PlacedNode[];

const placerFor =
  <State>(lexer: HostLexer<State>): PlacePlaceholders =>
  (nodes, facts, sure) =>
    placePlaceholders(nodes, lexer, facts, sure);

/** Copies a template that consists of text only. */
const textOnly: PlacePlaceholders = (nodes) =>
  nodes.map((node) => {
    if (node.kind === "text") return node;
    const hint = "put the value into a block before this one, such as a Bash block with hf download {{id}}";
    throw new Refusal("unsafe-place", "a template in C# takes no placeholders", { place: node.place, hint });
  });

/** The languages of snippets. */
const LANGUAGES = {
  python: placerFor(pythonLexer),
  bash: placerFor(bashLexer),
  javascript: placerFor(javascriptLexer),
  typescript: placerFor(javascriptLexer),
  csharp: textOnly,
  powershell: placerFor(powershellLexer),
  json: placerFor(jsonLexer),
  url: placerFor(urlLexer),
};
export type HostLanguage = keyof typeof LANGUAGES;
export const HOST_LANGUAGES: readonly string[] = Object.keys(LANGUAGES);

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
export interface Declarations {
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
 * Compiles a template of an entry: chooses the escape of every placeholder, and refuses calls of unknown names that the entry
 * does not declare. Never throws because of the template's text.
 */
export function compileEntryTemplate(template: string, setting: TemplateSetting, declarations: Declarations): Compiled {
  const compiled = compileTemplate(template, setting);
  if (!compiled.ok) return compiled;
  const facts = [...setting.facts.values()];
  const always = facts.flatMap((fact) => (isAlwaysPresent(fact) ? [fact.name] : []));
  const values = facts.flatMap((fact) => (fact.values.length > 0 ? [[fact.name, fact.values] as const] : []));
  const certain = {
    sure: new Set([...always, ...(setting.sure ?? [])]),
    values: new Map([...values, ...declarations.constants]),
  };
  const refusal = unknownIn(compiled.nodes, setting.language, declarations.declared, certain);
  return refusal === undefined ? compiled : { ok: false, refusal, place: refusal.place ?? { offset: 0, length: 1 } };
}

/** Parses a template and chooses the escape of every placeholder. Never throws because of the template's text. */
export function compileTemplate(template: string, setting: TemplateSetting): Compiled {
  try {
    const { sure = new Set() } = setting;
    const parsed = parseTemplate(template, setting.parts);
    const nodes = setting.rewrite === undefined ? parsed : setting.rewrite(parsed);
    return { ok: true, nodes: LANGUAGES[setting.language](withoutFinalLineBreak(nodes), setting.facts, sure) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, refusal: error, place: error.place ?? { offset: 0, length: template.length } };
  }
}
