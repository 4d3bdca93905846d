import { kept } from "../spec/entries.ts";
import type { Check, Finding } from "../spec/entry.ts";
import { type CompiledLibrary, compileLibrary } from "../snippets/library.ts";
import type { TemplateRule } from "../snippets/rules.ts";
import { parseBash } from "../parsers/bash.ts";
import { extremesOf } from "../parsers/fill-placeholders.ts";
import { descendantsOf, fieldsOf, syntaxTree } from "../parsers/grammars.ts";
import { parseJavaScript } from "../parsers/javascript.ts";
import { parsePython } from "../parsers/python.ts";
import type { Program } from "../parsers/syntax-tree.ts";
import { showsResult } from "./flow.ts";
import { PREPARING_COMMANDS } from "./known-functions.ts";

/**
 * Checks that code which uses a model shows the result: it must be printed, displayed or saved.
 *
 * Each template is checked twice: with all of its optional parts, and with none of them.
 */
export const resultIsShown: Check = function* (spec) {
  for (const entry of spec.libraries) {
    const library = compileLibrary(entry, spec);
    if (library !== undefined) yield* kept(known, library, () => [...checkLibrary(library)]);
  }
};

/** The findings in each library, cached until the library changes. */
const known = new WeakMap<CompiledLibrary, readonly Finding[]>();

function* checkLibrary({ entry, templates }: CompiledLibrary): Iterable<Finding> {
  for (const [rule, compiled] of templates) {
    // A library can use the rules of another library and change their templates. The changed templates are checked
    // here. The original templates are checked in the other library.
    if (!compiled.ok || rule.kind === "install") continue;
    const isShown = extremesOf(compiled.nodes).every(({ text }) => codeShows(rule.language, text));
    const at = { entry, path: [...rule.path, rule.origin === undefined ? "template" : "rewrite"] };
    if (!isShown && rule.showsNothing === undefined) {
      const message = "the code uses the model but does not show its result";
      const hint =
        "run the model on a sample, and print the answer or save the file; where that makes no sense, write shows: nothing, and because: with the reason";
      yield { ...at, atKey: true, code: "nothing-shown", message, hint };
    } else if (isShown && rule.showsNothing !== undefined && rule.origin === undefined) {
      const message = "the code shows a result, but the rule contains shows: nothing";
      yield {
        entry,
        path: [...rule.path, "shows"],
        code: "needless-shows",
        message,
        hint: 'delete the fields "shows" and "because"',
      };
    }
  }
}

/** Returns true if code shows a result of a model. */
export function codeShows(language: TemplateRule["language"], code: string): boolean {
  switch (language) {
    case "python":
      return programShows(parsePython(code));
    case "javascript":
    case "typescript":
      return programShows(parseJavaScript(code));
    case "bash":
      return scriptShows(code);
    case "csharp":
      // In C#, the check only recognises calls that print.
      return [...descendantsOf(syntaxTree("csharp", code).root)]
        .filter(({ type }) => type === "invocation_expression")
        .some((call) => /^(?:Debug\.Log|Console\.Write(?:Line)?)$/.test(fieldsOf(call, "function")[0]?.text ?? ""));
    default:
      return false;
  }
}

/** Returns true if a program shows a result. Another check reports invalid code. */
function programShows(program: Program): boolean {
  return program.errors.length > 0 || showsResult(program);
}

/** Returns true if a command of the script shows a result. */
function scriptShows(code: string): boolean {
  const { commands, error } = parseBash(code);
  if (error !== undefined) return true;
  return commands.some(({ words }) => {
    const [command, action] = words.map(({ text }) => text);
    return command !== undefined && (!PREPARING_COMMANDS.has(command) || action === "run");
  });
}
