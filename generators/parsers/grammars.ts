import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as TreeSitter from "@vscode/tree-sitter-wasm";
import { kept } from "../spec/entries.ts";

type Node = TreeSitter.Node;

const require = createRequire(import.meta.url);
const { Language, Parser } = require("@vscode/tree-sitter-wasm") as typeof TreeSitter;

/** The grammar of each language. The one for TypeScript also reads JavaScript, and knows more of its newer syntax. */
const GRAMMARS = {
  python: "python",
  bash: "bash",
  javascript: "typescript",
  typescript: "typescript",
  csharp: "c-sharp",
  powershell: "powershell",
};
/** Languages with a grammar. */
export type GrammarName = keyof typeof GRAMMARS;

// Grammars load asynchronously. They load once, before any importer of this module runs, so that parsing is synchronous.
await Parser.init();
const PARSERS = new Map(
  await Promise.all(
    Object.entries(GRAMMARS).map(async ([name, file]) => {
      const wasm = readFileSync(require.resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${file}.wasm`));
      const parser = new Parser();
      parser.setLanguage(await Language.load(wasm));
      return [name, parser] as const;
    }),
  ),
);

export function hasGrammar(language: string): language is GrammarName {
  return Object.hasOwn(GRAMMARS, language);
}

/** Maximum number of results that one function remembers. */
const MOST_KNOWN = 20_000;

/**
 * Returns a function that remembers the results of `parse`: several checks read the same code, and most code does not
 * change between runs.
 */
export function remembering<Texts extends readonly string[], Result>(
  parse: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const known = new Map<string, { readonly result: Result }>();
  return (...texts) => {
    if (known.size >= MOST_KNOWN) known.clear();
    return kept(known, texts.join(" "), () => ({ result: parse(...texts) })).result;
  };
}

/** Parses code and returns what `read` makes of the root of the syntax tree. The tree exists only during the call. */
export function inTree<T>(language: GrammarName, text: string, read: (root: Node) => T): T {
  const tree = PARSERS.get(language)?.parse(text);
  if (tree === null || tree === undefined) throw new Error("the parser returned no syntax tree");
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
  }
}

/** A range of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  /** Offset after the last character. */
  readonly to: number;
}

export function spanOf({ startIndex, endIndex }: Node): Span {
  return { from: startIndex, to: endIndex };
}

/** Returns the named children of a node, without comments and without text that the parser could not read. */
export function childrenOf(node: Node): readonly Node[] {
  return node.namedChildren
    .filter((child) => child !== null)
    .filter(({ type }) => type !== "comment" && type !== "ERROR");
}

/** Returns the nodes in a field of a node. */
export function fieldsOf(node: Node, field: string): readonly Node[] {
  return node.childrenForFieldName(field).filter((child) => child !== null);
}

/**
 * Returns the places of syntax errors. Python 2's `print x` and `exec x` count as errors, and so does a block without
 * statements, although the grammar accepts them.
 */
export function faultsIn(root: Node): readonly Span[] {
  const lenient = root
    .descendantsOfType(["print_statement", "exec_statement", "block"])
    .filter((node) => node !== null && (node.type !== "block" || node.childCount === 0));
  const faults = [...root.descendantsOfType("ERROR"), ...lenient]
    .flatMap((node) => (node === null ? [] : [spanOf(node)]))
    .toSorted((one, other) => one.from - other.from);
  // A missing token is no node of its own if it has no text, such as the end of a line.
  return faults.length === 0 && root.hasError ? [spanOf(innermostFault(root))] : faults;
}

function innermostFault(node: Node): Node {
  const inner = node.children.find((child) => child?.hasError === true);
  return inner === undefined || inner === null ? node : innermostFault(inner);
}
