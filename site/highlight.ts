import { createHighlighterCore, createCssVariablesTheme } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import bash from "shiki/langs/bash.mjs";
import csharp from "shiki/langs/csharp.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";
import type { Services } from "./src/services.ts";

/** Kinds of code that have a colour of their own; everything else is plain text. */
const KINDS: Readonly<Record<string, string>> = {
  "token-keyword": "keyword",
  "token-string": "string",
  "token-string-expression": "string",
  "token-comment": "comment",
  "token-constant": "constant",
  "token-function": "function",
};

const LANGUAGES = [python, bash, javascript, typescript, csharp, json, yaml];

/** Longest code that is coloured, in characters: beyond it, colours help nobody. */
const LONGEST_CODE = 20_000;

/**
 * Loads the grammars once.
 *
 * @returns a function that tells the runs of a code and their kinds: together exactly the code, neighbours of different kind
 */
export async function createHighlight(): Promise<Services["highlight"]> {
  const highlighter = await createHighlighterCore({
    themes: [createCssVariablesTheme({ name: "kinds", variablePrefix: "--" })],
    langs: LANGUAGES,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const known = new Set(highlighter.getLoadedLanguages());
  return (code, language) => {
    if (!known.has(language) || code.length > LONGEST_CODE) return [];
    const lines = highlighter.codeToTokensBase(code, { lang: language, theme: "kinds" });
    const runs = lines.flatMap((line, index) => {
      const colours = line.map(({ content, color = "" }) => ({ length: content.length, kind: kindOf(color, content) }));
      return index === 0 ? colours : [{ length: 1, kind: "" }].concat(colours);
    });
    return join(runs);
  };
}

function kindOf(color: string, content: string): string {
  if (content.trim() === "") return "";
  return KINDS[/^var\(--([\w-]+)\)$/.exec(color)?.[1] ?? ""] ?? "";
}

function join(runs: readonly { readonly length: number; readonly kind: string }[]): [number, string][] {
  const joined: [number, string][] = [];
  for (const { length, kind } of runs) {
    const last = joined.at(-1);
    if (last !== undefined && last[1] === kind) last[0] += length;
    else if (length > 0) joined.push([length, kind]);
  }
  return joined;
}
