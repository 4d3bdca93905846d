import { parsePython } from "../../generators/parsers/python.ts";
import {
  type Call,
  nodesOf,
  pathOf,
  type StringLiteral,
  type SyntaxNode,
} from "../../generators/parsers/syntax-tree.ts";

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
export function callsIn(code: string, names: PythonNames): readonly PythonCall[] {
  const program = parsePython(code);
  const [fault] = program.errors;
  if (fault !== undefined) throw new Error(`the code cannot be parsed at "${code.slice(fault.from)}"`);
  return nodesOf(program, "call").map((call) => callAt(call, code, names));
}

function callAt({ callee, arguments: given }: Call, code: string, names: PythonNames): PythonCall {
  const positional: unknown[] = [];
  const keywords: Record<string, unknown> = {};
  for (const { name, value } of given) {
    if (name === undefined) positional.push(valueOf(value, code, names));
    else if (name in keywords) throw new Error(`the argument ${name} is given twice`);
    else keywords[name] = valueOf(value, code, names);
  }
  return { name: code.slice(callee.from, callee.to), positional, keywords };
}

/** Returns the value of a literal or of a name in `names`. Returns `UNKNOWN` for other expressions. */
function valueOf(node: SyntaxNode, code: string, names: PythonNames): unknown {
  const inner = (part: SyntaxNode): unknown => valueOf(part, code, names);
  switch (node.kind) {
    case "string":
      return stringOf(node, inner);
    case "literal": {
      const constants: Readonly<Record<string, unknown>> = { True: true, False: false, None: null };
      return node.text in constants ? constants[node.text] : Number(node.text.replaceAll("_", ""));
    }
    case "list":
      return node.items.map(inner);
    case "record":
      return Object.fromEntries(
        node.entries.map(({ key, parts: [first, second] }) => {
          const value = key === undefined ? second : first;
          if (first === undefined || value === undefined) throw new Error("an entry of a dictionary has no key");
          return [key ?? String(inner(first)), inner(value)];
        }),
      );
    case "index": {
      const [key] = node.index;
      const isEnvironment = pathOf(node.object)?.join(".") === "os.environ";
      return isEnvironment && key !== undefined ? names.environment(String(inner(key))) : UNKNOWN;
    }
    case "name":
      return Object.hasOwn(names.variables, node.name) ? names.variables[node.name] : UNKNOWN;
    case "other": {
      const [operand] = node.parts;
      const isNegative = node.type === "unary_operator" && code.charAt(node.from) === "-";
      return isNegative && operand !== undefined ? -Number(inner(operand)) : UNKNOWN;
    }
    default:
      return UNKNOWN;
  }
}

/** Returns a string, in which the values of expressions replace the expressions. */
function stringOf({ value, pieces }: StringLiteral, valueOfPart: (part: SyntaxNode) => unknown): string {
  if (value === undefined && pieces.every((piece) => typeof piece === "string")) throw new Error("a rare escape");
  return pieces
    .map((piece) => {
      const part = typeof piece === "string" ? piece : valueOfPart(piece);
      if (typeof part !== "string") throw new Error("the value of an expression in a string is unknown");
      return part;
    })
    .join("");
}
