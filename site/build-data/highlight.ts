import { createHighlighterCore, createCssVariablesTheme } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import type { CodeMark } from "../../runtime/react/index.ts";
import type { BuildData } from "../src/build-data.ts";
import bash from "shiki/langs/bash.mjs";
import csharp from "shiki/langs/csharp.mjs";
import json from "shiki/langs/json.mjs";
import powershell from "shiki/langs/powershell.mjs";
import python from "shiki/langs/python.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";

/** Kinds of tokens that have their own colour. All other tokens are plain text. */
const KINDS: Readonly<Record<string, string>> = {
  "token-keyword": "keyword",
  "token-string": "string",
  "token-string-expression": "string",
  "token-comment": "comment",
  "token-constant": "constant",
  "token-function": "function",
};

const LANGUAGES = [python, bash, powershell, typescript, csharp, json, yaml];

/** Languages that use the grammar of another language, because loading each grammar takes time. */
const GRAMMARS: Readonly<Record<string, string>> = { javascript: "typescript", js: "typescript" };

/** Maximum length of coloured code, in characters. Longer code is shown without colours. */
const LONGEST_CODE = 20_000;

/**
 * Loads the grammars.
 *
 * @returns a function that splits code into parts with different colours, and joins neighbouring tokens of the same
 *   kind
 */
export async function createHighlight(): Promise<BuildData["highlight"]> {
  const highlighter = await createHighlighterCore({
    themes: [createCssVariablesTheme({ name: "kinds", variablePrefix: "--" })],
    langs: LANGUAGES,
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const known = new Set(highlighter.getLoadedLanguages());
  const marksOf = (code: string, lang: string): readonly CodeMark[] => {
    // 0 turns off the time limit. With a limit, some lines would have no colours on a busy machine.
    const lines = highlighter.codeToTokensBase(code, { lang, theme: "kinds", tokenizeTimeLimit: 0 });
    const runs = lines.flatMap((line, index) => {
      const inLine = line.map(({ content, color: colour = "" }) => ({
        length: content.length,
        kind: kindOf(colour, content),
      }));
      return index === 0 ? inLine : [{ length: 1, kind: "" }].concat(inLine);
    });
    return join(runs);
  };
  // The results are kept, because a third of the code blocks appear on several pages.
  const marked = new Map<string, readonly CodeMark[]>();
  return (code, language) => {
    const grammar = GRAMMARS[language] ?? language;
    if (!known.has(grammar) || code.length > LONGEST_CODE) return [];
    const key = `${grammar}\0${code}`;
    const marks = marked.get(key) ?? marksOf(code, grammar);
    marked.set(key, marks);
    return marks;
  };
}

function kindOf(colour: string, content: string): string {
  if (content.trim() === "") return "";
  return KINDS[/^var\(--([\w-]+)\)$/.exec(colour)?.[1] ?? ""] ?? "";
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
