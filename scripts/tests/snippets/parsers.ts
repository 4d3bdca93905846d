import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Language, type Node, Parser, type TreeCursor } from "web-tree-sitter";

/** Languages with a tree-sitter grammar. */
export type GrammarName = "python" | "bash" | "javascript" | "typescript" | "csharp" | "powershell";

const FILES: Readonly<Record<GrammarName, string>> = {
  python: "tree-sitter-python.wasm",
  bash: "tree-sitter-bash.wasm",
  javascript: "tree-sitter-javascript.wasm",
  typescript: "tree-sitter-typescript.wasm",
  csharp: "tree-sitter-c-sharp.wasm",
  powershell: "tree-sitter-powershell.wasm",
};

const require = createRequire(import.meta.url);
const parsers = new Map<GrammarName, Promise<Parser>>();

/** Returns the parser for a language. Each parser is created only once. */
function parserOf(name: GrammarName): Promise<Parser> {
  let parser = parsers.get(name);
  if (parser === undefined) {
    parser = makeParser(name);
    parsers.set(name, parser);
  }
  return parser;
}

async function makeParser(name: GrammarName): Promise<Parser> {
  await Parser.init();
  const wasm = await readFile(require.resolve(`@vscode/tree-sitter-wasm/wasm/${FILES[name]}`));
  const parser = new Parser();
  parser.setLanguage(await Language.load(wasm));
  return parser;
}

export interface Parsed {
  /** The tokens in order. A comment, a word and the text of a string are one token each, whatever they contain. */
  readonly tokens: readonly string[];
  /** The first place that could not be parsed, as `line:column`. Lines and columns are counted from 1. */
  readonly error: string | undefined;
}

/** Matches the types of nodes that are parts of a string: escapes, and the text between them. */
const TEXT = /^(string_content|string_fragment|string_literal_content|escape_sequence|escape_interpolation)$/;
/** Matches the types of literals and comments. Such a node becomes one token. */
const LITERAL = /^(comment|number|integer|float|integer_literal|real_literal|verbatim_string_literal)$/;
/** Matches the types of words in a Bash command. A word can consist of quoted and unquoted parts. */
const WORD = /^(word|concatenation|string|raw_string|ansi_c_string|number)$/;
/**
 * Matches the types of arguments in a PowerShell command. Every `$` in an argument is escaped, so the argument contains
 * no expressions.
 */
const POWERSHELL_WORD = /^(generic_token|array_literal_expression)$/;
const EXPANSION = ["command_substitution", "expansion", "simple_expansion", "process_substitution"];

/** Parses a text with the parser of its language. */
export async function parseCode(name: GrammarName | "json" | "url", text: string): Promise<Parsed> {
  if (name === "json" || name === "url") return name === "json" ? parseJson(text) : parseUrl(text);
  const parser = await parserOf(name);
  const tree = parser.parse(text);
  if (tree === null) throw new Error("the parser returned no syntax tree");
  try {
    const tokens: string[] = [];
    walkFrom(tree.rootNode, name, tokens);
    return { tokens, error: tree.rootNode.hasError ? firstError(tree.rootNode) : undefined };
  } finally {
    tree.delete();
  }
}

function parseJson(text: string): Parsed {
  try {
    return { tokens: [JSON.stringify(shapeOf(JSON.parse(text)))], error: undefined };
  } catch {
    return { tokens: [], error: "1:1" };
  }
}

/**
 * Returns the structure of a JSON value. Every text is replaced by the word `text`, and every object by a list of its
 * values.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value === "string") return "text";
  if (Array.isArray(value)) return value.map(shapeOf);
  return typeof value === "object" && value !== null ? Object.values(value).map(shapeOf) : value;
}

function parseUrl(text: string): Parsed {
  if (!URL.canParse(text)) return { tokens: [], error: "1:1" };
  const { protocol, host, searchParams } = new URL(text);
  return { tokens: [protocol, host, String(searchParams.size)], error: undefined };
}

/**
 * Parses a text, passes the root of the syntax tree to `use`, and returns the result of `use`. Throws an error if the
 * text cannot be parsed.
 */
export async function inTree<T>(name: GrammarName, text: string, use: (root: Node) => T): Promise<T> {
  const parser = await parserOf(name);
  const tree = parser.parse(text);
  if (tree === null) throw new Error("the parser returned no syntax tree");
  try {
    if (tree.rootNode.hasError) throw new Error(`the text cannot be parsed at ${firstError(tree.rootNode)}`);
    return use(tree.rootNode);
  } finally {
    tree.delete();
  }
}

/**
 * Adds the tokens below a cursor to `tokens`, and leaves the cursor where it was. Without a cursor, reading the nodes
 * would take five times as long.
 */
function walk(cursor: TreeCursor, name: GrammarName, tokens: string[], parent = ""): void {
  const type = cursor.nodeType;
  if (name === "bash" && WORD.test(type) && parent !== "command_name") {
    tokens.push("word");
    for (const expansion of cursor.currentNode.descendantsOfType(EXPANSION)) {
      if (expansion !== null) walkFrom(expansion, name, tokens);
    }
  } else if (name === "powershell" && POWERSHELL_WORD.test(type)) {
    tokens.push("word");
  } else if (LITERAL.test(type)) {
    tokens.push(type);
  } else if (TEXT.test(type)) {
    if (tokens.at(-1) !== "text") tokens.push("text");
  } else if (cursor.gotoFirstChild()) {
    do walk(cursor, name, tokens, type);
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
  } else {
    tokens.push(`${type} ${cursor.nodeText.trim()}`);
  }
}

function walkFrom(node: Node, name: GrammarName, tokens: string[]): void {
  const cursor = node.walk();
  try {
    walk(cursor, name, tokens);
  } finally {
    cursor.delete();
  }
}

function firstError(node: Node): string {
  const bad = node.descendantsOfType("ERROR")[0] ?? node;
  return `${bad.startPosition.row + 1}:${bad.startPosition.column + 1}`;
}
