import type { BashEscapes, Inserted, TreeFields, TreeValue } from "../contract/index.ts";
import { escaper, onOneLine, REPLACEMENT } from "./characters.ts";
import { json } from "./javascript.ts";
import { fieldsOf, printTree, TextWithVariable, type TreeSyntax } from "./tree.ts";

/** Returns true for a word that has no special meaning in any shell. */
const isSafeWord = (text: string): boolean => /^[A-Za-z0-9_./:@+-]+$/.test(text);
const encoder = new TextEncoder();

/**
 * Returns a character as an escape inside `$'…'`. Other quotes have no escapes for control characters. The terminal
 * would interpret such characters in pasted code: Ctrl-C ends the command, and a line break starts the next command.
 * The escape contains the bytes of the character, because old shells do not support `\u`.
 */
function ansi(char: string): string {
  if (char === "\n") return String.raw`$'\n'`;
  if (char === "\r") return String.raw`$'\r'`;
  if (char === "\t") return String.raw`$'\t'`;
  const bytes = Array.from(encoder.encode(char), (byte) => `\\${byte.toString(8).padStart(3, "0")}`);
  return `$'${bytes.join("")}'`;
}

function isReplaced(char: string): boolean {
  return char === "\0" || /^\p{Surrogate}$/u.test(char);
}

const inSingle = escaper("'", (char) =>
  char === "'" ? String.raw`'\''` : isReplaced(char) ? REPLACEMENT : `'${ansi(char)}'`,
);

const inDouble = escaper('"\\\\$`!', (char) => {
  // Even in double quotes, `!` inserts an earlier command, and a backslash before it would be printed. So `!` is put in
  // single quotes.
  if (char === "!") return `"'!'"`;
  return /["\\$`]/.test(char) ? `\\${char}` : isReplaced(char) ? REPLACEMENT : `"${ansi(char)}"`;
});

const inWord = (text: string): string => (isSafeWord(text) ? text : `'${inSingle(text)}'`);

const ADDRESS = /^https?:\/\//;
const PARENT_SEGMENT = /(?<=^|[/\\])\.\.(?=[/\\]|$)/g;

/**
 * Makes an argument safe. Otherwise, a command could read a hyphen at the start as an option, or `..` as the parent
 * folder.
 */
function asArgument(text: string): string {
  if (text.startsWith("-")) return asArgument(`./${text}`);
  return text.includes("..") && !ADDRESS.test(text) ? text.replace(PARENT_SEGMENT, REPLACEMENT) : text;
}

/** Prints `$NAME` between double quotes, with the text around it. Braces separate the name from the text after it. */
function variableInDouble({ before, variable, after }: Inserted): string {
  if (variable === "") return inDouble(before + after);
  return `${inDouble(before)}${/^\w/.test(after) ? `\${${variable}}` : `$${variable}`}${inDouble(after)}`;
}

const quotedJson = (text: string): string => `"${inSingle(json.inString(text))}"`;

/** The syntax of JSON between single quotes. The quotes are closed before a variable and opened again after it. */
const TREE: TreeSyntax = {
  words: { true: "true", false: "false", null: "null" },
  text: quotedJson,
  inserted: ({ before, variable, after }) => {
    const value = variable === "" ? "" : `'"$${variable}"'`;
    return `"${inSingle(json.inString(before))}${value}${inSingle(json.inString(after))}"`;
  },
  key: quotedJson,
  padding: " ",
  lastComma: "",
};

function options(lines: readonly string[], indent: string): string {
  return lines.join(` \\\n${indent}`);
}

function headers(fields: TreeFields | undefined, indent: string): string {
  const lines = fieldsOf(fields ?? {}).map(([name, value]) => {
    const text = value instanceof TextWithVariable ? variableInDouble(value) : inDouble(plainText(value));
    return `-H "${inDouble(`${name}: `)}${text}"`;
  });
  return options(lines, indent);
}

/** Returns the text of a form field. Mappings and lists become JSON. */
function plainText(value: TreeValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * Prints form fields with `--form-string`, which sends every value unchanged. `-F` would read a file if a value starts
 * with `@` or `<`.
 */
function form(fields: TreeFields | undefined, indent: string): string {
  const lines = fieldsOf(fields ?? {}).map(([name, value]) => `--form-string ${inWord(`${name}=${plainText(value)}`)}`);
  return options(lines, indent);
}

/** Prints the path to a value as a jq filter. */
function filter(steps: readonly (string | number)[]): string {
  const parts = steps.map((step) => {
    if (typeof step === "number") return `[${step}]`;
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `."${json.inString(step)}"`;
  });
  const text = parts.join("");
  return text.startsWith(".") ? text : `.${text}`;
}

/**
 * Escapes for Bash code that is typed or pasted. The code also runs in zsh. The argument of a command cannot contain
 * NUL or lone surrogates, so they become the replacement character.
 */
export const bash = {
  inWord,
  asArgument,
  inDouble,
  inSingle,
  inComment: onOneLine,
  treeInSingle: (value, indent) => printTree(value, TREE, indent),
  headers,
  form,
  secretInDouble: (secret) => (secret === undefined ? "" : variableInDouble(secret)),
  pathInSingle: (steps) => inSingle(filter(steps)),
} satisfies BashEscapes;
