import type { Node } from "web-tree-sitter";
import { inTree } from "../tests/snippets/parsers.ts";

/** A call in Python code: the function and its arguments. */
export interface PythonCall {
  /** The name of the function in the code, such as `client.chat.completions.create`. */
  readonly name: string;
  readonly positional: readonly unknown[];
  readonly keywords: Readonly<Record<string, unknown>>;
}

/** The values of the environment variables and Python variables that the code reads. */
export interface PythonNames {
  /** Returns the value of an environment variable. */
  readonly environment: (variable: string) => string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The result for an expression whose value is known only when the code runs. */
export const UNKNOWN = Symbol("unknown");

/**
 * Returns all calls in Python code, in order, with the values of their arguments. Throws an error if the code is not
 * valid Python.
 */
export function callsIn(code: string, names: PythonNames): Promise<readonly PythonCall[]> {
  return inTree("python", code, (root) =>
    root.descendantsOfType("call").flatMap((node) => (node === null ? [] : [callAt(node, names)])),
  );
}

function callAt(node: Node, names: PythonNames): PythonCall {
  const positional: unknown[] = [];
  const keywords: Record<string, unknown> = {};
  for (const argument of node.childForFieldName("arguments")?.namedChildren ?? []) {
    if (argument === null || argument.type === "comment") continue;
    const name = argument.type === "keyword_argument" ? argument.childForFieldName("name")?.text : undefined;
    const value = argument.childForFieldName("value");
    if (name === undefined || value === null) positional.push(valueOf(argument, names));
    else if (name in keywords) throw new Error(`the argument ${name} is given twice`);
    else keywords[name] = valueOf(value, names);
  }
  return { name: node.childForFieldName("function")?.text ?? "", positional, keywords };
}

/** Returns the value of a literal or of a name in `names`. Returns `UNKNOWN` for other expressions. */
function valueOf(node: Node, names: PythonNames): unknown {
  const children = node.namedChildren.filter((child) => child !== null && child.type !== "comment");
  switch (node.type) {
    case "string":
      return textOf(node, names);
    case "concatenated_string":
      return children.map((child) => valueOf(child, names)).join("");
    case "integer":
    case "float":
      return Number(node.text.replaceAll("_", ""));
    case "unary_operator":
      return node.text.startsWith("-") ? -Number(node.text.slice(1)) : UNKNOWN;
    case "true":
    case "false":
      return node.type === "true";
    case "none":
      return null;
    case "list":
    case "tuple":
      return children.map((child) => valueOf(child, names));
    case "dictionary":
      return Object.fromEntries(children.map((pair) => pairOf(pair, names)));
    case "subscript":
      return environmentOf(node, names);
    case "identifier":
      return Object.hasOwn(names.variables, node.text) ? names.variables[node.text] : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

function pairOf(pair: Node, names: PythonNames): [string, unknown] {
  const key = pair.childForFieldName("key");
  const value = pair.childForFieldName("value");
  if (key === null || value === null) throw new Error(`no entry of a dictionary: ${pair.text}`);
  return [String(valueOf(key, names)), valueOf(value, names)];
}

function environmentOf(node: Node, names: PythonNames): unknown {
  if (node.childForFieldName("value")?.text !== "os.environ") return UNKNOWN;
  const key = node.childForFieldName("subscript");
  return key === null ? UNKNOWN : names.environment(String(valueOf(key, names)));
}

/** Returns the value of a string literal. In an f-string, replaces the placeholders by their values. */
function textOf(node: Node, names: PythonNames): string {
  const prefix = /^[a-z]*/i.exec(node.text)?.[0].toLowerCase() ?? "";
  const isFormatted = prefix.includes("f");
  if (prefix.includes("r") || prefix.includes("b")) throw new Error(`unexpected string ${node.text}`);
  return node.namedChildren
    .map((part) => {
      if (part?.type === "interpolation") return interpolated(part, names);
      if (part?.type !== "string_content") return "";
      const text = unescaped(part.text);
      return isFormatted ? text.replaceAll("{{", "{").replaceAll("}}", "}") : text;
    })
    .join("");
}

function interpolated(part: Node, names: PythonNames): string {
  const expression = part.childForFieldName("expression");
  const value = expression === null ? UNKNOWN : valueOf(expression, names);
  if (typeof value !== "string") throw new Error(`the value of ${part.text} is unknown`);
  return value;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
  v: "\v",
  a: "\u0007",
  "0": "\0",
  "\n": "",
};

function unescaped(text: string): string {
  return text.replaceAll(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8})|([^]))/gi, (_, two, four, eight, one) => {
    const code: unknown = two ?? four ?? eight;
    if (typeof code === "string") return String.fromCodePoint(Number.parseInt(code, 16));
    return ESCAPES[String(one)] ?? String(one);
  });
}
