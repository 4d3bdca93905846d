import { type Place, Refusal } from "./errors.ts";
import type { EscapeLanguage } from "./escapes.ts";
import type { FactTable } from "./facts.ts";
import { placeHoles, type PlacedNode } from "./context.ts";
import type { Node } from "./ir.ts";
import { bashLexer } from "./lex/bash.ts";
import { csharpLexer } from "./lex/csharp.ts";
import { javascriptLexer } from "./lex/javascript.ts";
import { pythonLexer } from "./lex/python.ts";
import { type Parts, parseTemplate } from "./parse.ts";
import { withoutFinalLineBreak } from "./tidy.ts";

/** A language that snippets are written in. */
export type HostLanguage = "python" | "bash" | "javascript" | "typescript" | "csharp";

/** Whose escapes a host language uses. */
export const ESCAPE_LANGUAGE: Readonly<Record<HostLanguage, EscapeLanguage>> = {
  python: "python",
  bash: "bash",
  javascript: "javascript",
  typescript: "javascript",
  csharp: "csharp",
};

/** What a template is compiled with. */
export interface TemplateSetting {
  readonly language: HostLanguage;
  readonly facts: FactTable;
  /** Pieces of text by name, for `{{> name}}`. Default: none. */
  readonly parts?: Parts;
  /** Facts that the rule's condition guarantees. Default: none. */
  readonly sure?: ReadonlySet<string>;
  /** Changes to the parsed template. Default: none. */
  readonly rewrite?: (nodes: readonly Node[]) => readonly Node[];
}

/** A template that can be rendered, or why there is none. */
export type Compiled =
  | { readonly ok: true; readonly nodes: readonly PlacedNode[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly place: Place };

/** Parses a template and decides the escape of every hole. Never throws for what stands in the template. */
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
  }
}
