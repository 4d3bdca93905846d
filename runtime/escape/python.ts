import type { Inserted, PythonEscapes, TreeFields } from "../contract/index.ts";
import { escaper, isIdentifier, onOneLine, SHORT_ESCAPES } from "./characters.ts";
import { fieldsOf, printLine, printTree, type TreeSyntax } from "./tree.ts";

function escapeCharacter(char: string): string {
  if (char === "{" || char === "}") return char + char;
  if (char === "\\" || char === '"' || char === "'") return `\\${char}`;
  const short = SHORT_ESCAPES[char];
  if (short !== undefined) return short;
  const digits = (char.codePointAt(0) ?? 0).toString(16);
  if (digits.length < 3) return `\\x${digits.padStart(2, "0")}`;
  return digits.length < 5 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}

const encoder = new TextEncoder();

/** Returns a function that prints text as UTF-8 bytes. Everything except printable ASCII is written as `\xhh`. */
function bytes(quote: string): (text: string) => string {
  const plain = new RegExp(`^[^${quote}\\\\\\u0000-\\u001f\\u007f-\\uffff]*$`);
  return (text) =>
    plain.test(text)
      ? text
      : Array.from(encoder.encode(text), (byte) => {
          const char = String.fromCharCode(byte);
          return byte < 0x80 && plain.test(char) ? char : escapeCharacter(char);
        }).join("");
}

const inDouble = escaper(String.raw`"\\`, escapeCharacter);
const quoted = (text: string): string => `"${inDouble(text)}"`;
const inFormatDouble = escaper(String.raw`"\\{}`, escapeCharacter);

/**
 * Prints a string that contains a variable. The name of an environment variable is in single quotes, because old versions
 * of Python do not allow double quotes inside `f"…"`.
 */
function inserted({ before, variable, isEnvironment, after }: Inserted): string {
  if (variable === "") return quoted(before + after);
  if (before === "" && after === "") return isEnvironment ? `os.environ["${variable}"]` : variable;
  const value = isEnvironment ? `os.environ['${variable}']` : variable;
  return `f"${inFormatDouble(before)}{${value}}${inFormatDouble(after)}"`;
}

const TREE: TreeSyntax = {
  words: { true: "True", false: "False", null: "None" },
  text: quoted,
  inserted,
  key: quoted,
  padding: "",
  lastComma: ",",
};

/** Prints `name=value` for each field. Names that are not valid in Python are printed as `**{"name": value}`. */
function keywords(fields: TreeFields | undefined, indent: string): string {
  const named: string[] = [];
  const others: [string, TreeFields[string]][] = [];
  for (const [name, value] of fieldsOf(fields ?? {})) {
    if (isIdentifier(name)) named.push(`${name}=${printTree(value, TREE, indent)},`);
    else others.push([name, value]);
  }
  const spread = others.length === 0 ? [] : [`**${printTree(Object.fromEntries(others), TREE, indent)},`];
  return [...named, ...spread].join(`\n${indent}`);
}

/** Prints the code that reads a nested value, such as `["choices"][0]`. */
function path(steps: readonly (string | number)[]): string {
  return steps.map((step) => (typeof step === "number" ? `[${step}]` : `[${quoted(step)}]`)).join("");
}

/**
 * Escapes for Python 3. A lone surrogate is written as an escape such as `\ud800`, so a `str` does not change. In a
 * byte string, a lone surrogate becomes the replacement character, because UTF-8 cannot encode it.
 */
export const python = {
  inDouble,
  inSingle: escaper(String.raw`'\\`, escapeCharacter),
  inFormatDouble,
  inFormatSingle: escaper(String.raw`'\\{}`, escapeCharacter),
  inBytesDouble: bytes('"'),
  inBytesSingle: bytes("'"),
  literal: (value) => printLine(value, TREE),
  // A comment such as `coding: latin-1` in the first two lines would change how Python decodes the file.
  inComment: (text) => onOneLine(text).replaceAll(/coding(?=[:=])/g, "coding "),
  tree: (value, indent) => printTree(value, TREE, indent),
  keywords,
  secret: (secret) => (secret === undefined ? "None" : inserted(secret)),
  path,
} satisfies PythonEscapes;
