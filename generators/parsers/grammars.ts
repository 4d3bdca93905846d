import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as TreeSitter from "@vscode/tree-sitter-wasm";
import { kept } from "../spec/entries.ts";

/** A node of a syntax tree, copied from the memory of the parser. */
export interface Node extends Span {
  readonly type: string;
  /** The field of the parent that contains this node, such as `arguments`. Null if the node is in no field. */
  readonly field: string | null;
  /** False for signs and keywords, such as `(` and `if`. */
  readonly isNamed: boolean;
  readonly text: string;
  readonly children: readonly Node[];
}

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

/** The syntax tree of a text, and the places of its syntax errors, in order. */
export interface SyntaxTree {
  readonly root: Node;
  readonly faults: readonly Span[];
}

export function syntaxTree(language: GrammarName, text: string): SyntaxTree {
  const tree = PARSERS.get(language)?.parse(text);
  if (tree === null || tree === undefined) throw new Error("the parser returned no syntax tree");
  const cursor = tree.walk();
  const faults: Span[] = [];
  try {
    const root = copied(cursor, text, faults);
    // A missing token is no node of its own if it has no text, such as the end of a line.
    if (faults.length === 0 && tree.rootNode.hasError) faults.push(innermostFault(tree.rootNode));
    return { root, faults: faults.toSorted((one, other) => one.from - other.from) };
  } finally {
    cursor.delete();
    tree.delete();
  }
}

/** The statements `print x` and `exec x` of Python 2 are faults for us, although the grammar accepts them. */
const FAULT = /^(?:ERROR|(?:print|exec)_statement)$/;

/**
 * Copies the node at the cursor, and adds the places of syntax errors to `faults`. Reading a node in place would call
 * the parser for each of its fields.
 */
function copied(cursor: TreeSitter.TreeCursor, text: string, faults: Span[]): Node {
  const { nodeType: type, nodeIsNamed: isNamed, startIndex: from, endIndex: to, currentFieldName: field } = cursor;
  const children: Node[] = [];
  if (cursor.gotoFirstChild()) {
    do children.push(copied(cursor, text, faults));
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  // The grammar accepts a block without statements.
  if (isNamed && (FAULT.test(type) || (type === "block" && children.length === 0))) faults.push({ from, to });
  return { type, field, isNamed, from, to, text: text.slice(from, to), children };
}

function innermostFault(node: TreeSitter.Node): Span {
  const inner = node.children.find((child) => child?.hasError === true);
  return inner ? innermostFault(inner) : { from: node.startIndex, to: node.endIndex };
}

/** A range of a text, in UTF-16 units. */
export interface Span {
  readonly from: number;
  /** Offset after the last character. */
  readonly to: number;
}

export function spanOf({ from, to }: Span): Span {
  return { from, to };
}

/** Returns the named children of a node, without comments and without text that the parser could not read. */
export function childrenOf(node: Node): readonly Node[] {
  return node.children.filter(({ isNamed, type }) => isNamed && type !== "comment" && type !== "ERROR");
}

/** Returns the nodes in a field of a node. */
export function fieldsOf(node: Node, name: string): readonly Node[] {
  return node.children.filter(({ field }) => field === name);
}

/** Yields a node and all nodes inside it, outer nodes first. */
export function* descendantsOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* descendantsOf(child);
}
