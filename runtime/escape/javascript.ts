import type { Inserted, JavascriptEscapes, JsonEscapes, TreeFields } from "../contract/index.ts";
import { escaper, inBlockComment, onOneLine, SHORT_ESCAPES, unicodeEscape } from "./characters.ts";
import { fieldsOf, printLine, printTree, type TreeSyntax } from "./tree.ts";

function escapeCharacter(char: string): string {
  if (/["'`\\$]/.test(char)) return `\\${char}`;
  return SHORT_ESCAPES[char] ?? unicodeEscape(char);
}

const inDouble = escaper(String.raw`"\\`, escapeCharacter);
const quoted = (text: string): string => `"${inDouble(text)}"`;
const inTemplate = escaper("`\\\\$", escapeCharacter);

/** Prints a property key. In an object literal, a plain key `"__proto__"` would set the prototype. */
function propertyKey(key: string): string {
  return key === "__proto__" ? '["__proto__"]' : quoted(key);
}

const NAME = /^[A-Za-z_$][\w$]*$/;

function inserted({ before, variable, isEnvironment, after }: Inserted): string {
  if (variable === "") return quoted(before + after);
  const value = isEnvironment ? `process.env.${variable}` : variable;
  return before === "" && after === "" ? value : `\`${inTemplate(before)}\${${value}}${templateStart(after)}\``;
}

/**
 * Escapes text that follows `${…}` in a template literal. If the text starts with an opening brace, the brace is
 * escaped, because the character before it could be a `$`.
 */
function templateStart(text: string): string {
  return text.startsWith("{") ? `\\${inTemplate(text)}` : inTemplate(text);
}

/**
 * Prints a value of a header or a body. An environment variable gets `?? ""`, because it may be unset and a header must
 * be a string.
 */
function insertedValue(value: Inserted): string {
  const { before, variable, isEnvironment, after } = value;
  const isAlone = isEnvironment && variable !== "" && before === "" && after === "";
  return isAlone ? `${inserted(value)} ?? ""` : inserted(value);
}

const TREE: TreeSyntax = {
  words: { true: "true", false: "false", null: "null" },
  text: quoted,
  inserted: insertedValue,
  key: (name) => (NAME.test(name) && name !== "__proto__" ? name : propertyKey(name)),
  padding: " ",
  lastComma: ",",
};

/** The syntax of a literal on one line, whose property keys are quoted. */
const LITERAL: TreeSyntax = { ...TREE, key: propertyKey };

/** Prints the code that reads a nested value, such as `.choices[0]`. */
function path(steps: readonly (string | number)[]): string {
  return steps
    .map((step) => {
      if (typeof step === "number") return `[${step}]`;
      return NAME.test(step) ? `.${step}` : `[${quoted(step)}]`;
    })
    .join("");
}

/** Prints `name: value` for each field. */
function keywords(fields: TreeFields | undefined, indent: string): string {
  const lines = fieldsOf(fields ?? {}).map(([name, value]) => `${TREE.key(name)}: ${printTree(value, TREE, indent)},`);
  return lines.join(`\n${indent}`);
}

/**
 * Escapes for JavaScript and TypeScript. A lone surrogate is written as an escape such as `\ud800`, so the text does
 * not change.
 */
export const javascript = {
  inDouble,
  inSingle: escaper(String.raw`'\\`, escapeCharacter),
  // After a `$` in the template, an opening brace at the start of the text would begin an expression.
  inTemplate: templateStart,
  literal: (value) => printLine(value, LITERAL),
  inComment: onOneLine,
  inBlockComment,
  tree: (value, indent) => printTree(value, TREE, indent),
  keywords,
  secret: (secret) => (secret === undefined ? "undefined" : inserted(secret)),
  path,
} satisfies JavascriptEscapes;

const JSON_TREE: TreeSyntax = { ...TREE, key: quoted, padding: "" };

/** Escapes for JSON. A lone surrogate is written as an escape such as `\ud800`, so the text does not change. */
export const json = {
  inString: inDouble,
  literal: (value) => printLine(value, JSON_TREE),
} satisfies JsonEscapes;
