import { descendantsOf, type GrammarName, type Node, syntaxTree } from "../../../generators/parsers/grammars.ts";

export interface Parsed {
  /** The tokens in order. A comment, a word and the text of a string are one token each, whatever they contain. */
  readonly tokens: readonly string[];
  /** The first place that could not be parsed, as `line:column`. Lines and columns are counted from 1. */
  readonly error: string | undefined;
}

/** Matches the types of nodes that are parts of a string: escapes, and the text between them. */
const TEXT = /^(string_content|string_fragment|escape_sequence|escape_interpolation)$/;
/** Matches the types of literals and comments. Such a node becomes one token. */
const LITERAL = /^(comment|number|integer|float|integer_literal)$/;
/** Matches the types of words in a Bash command. A word can consist of quoted and unquoted parts. */
const WORD = /^(word|concatenation|string|raw_string|ansi_c_string|number)$/;
/**
 * Matches the types of arguments in a PowerShell command. Every `$` in an argument is escaped, so the argument contains
 * no expressions.
 */
const POWERSHELL_WORD = /^(generic_token|array_literal_expression)$/;
const EXPANSION = /^(command_substitution|expansion|simple_expansion|process_substitution)$/;

/** Parses a text with the parser of its language. */
export function parseCode(name: GrammarName | "json" | "url", text: string): Parsed {
  if (name === "json" || name === "url") return name === "json" ? parseJson(text) : parseUrl(text);
  const { root, faults } = syntaxTree(name, text);
  const lines = text.slice(0, faults[0]?.from).split("\n");
  const error = faults.length === 0 ? undefined : `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
  return { tokens: tokensOf(root, name), error };
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

/** Returns the tokens of a node. Adjacent pieces of text in a string are one token. */
function tokensOf(root: Node, name: GrammarName): readonly string[] {
  const tokens: string[] = [];
  const walk = (node: Node, parent = ""): void => {
    const { type, children } = node;
    if (name === "bash" && WORD.test(type) && parent !== "command_name") {
      tokens.push("word");
      for (const inner of descendantsOf(node)) if (EXPANSION.test(inner.type)) walk(inner);
    } else if (name === "powershell" && POWERSHELL_WORD.test(type)) {
      tokens.push("word");
    } else if (LITERAL.test(type)) {
      tokens.push(type);
    } else if (TEXT.test(type)) {
      if (tokens.at(-1) !== "text") tokens.push("text");
    } else if (children.length > 0) {
      for (const child of children) walk(child, type);
    } else {
      tokens.push(`${type} ${node.text.trim()}`);
    }
  };
  walk(root);
  return tokens;
}
