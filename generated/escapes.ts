// Generated – do not edit.
// source:    generators/snippets/escapes.ts
// generator: generators/artifacts/escapes.ts
// to change: edit the source, then run `npm run generate`
import type { Facts } from "./facts.ts";
import type { Inserted, LiteralValue, TreeFields, TreeValue } from "./values.ts";
export type { Inserted, LiteralValue, TreeFields, TreeValue } from "./values.ts";

/** How values are written in Python. */
export interface PythonEscapes {
  /** Text between double quotes, `"…"` or `"""…"""`. */
  readonly inDouble: (text: string) => string;
  /** Text between single quotes, `'…'` or `'''…'''`. */
  readonly inSingle: (text: string) => string;
  /** Text of an f-string between double quotes, outside its `{…}`. */
  readonly inFormatDouble: (text: string) => string;
  /** Text of an f-string between single quotes, outside its `{…}`. */
  readonly inFormatSingle: (text: string) => string;
  /** UTF-8 bytes of the text in a byte string between double quotes. */
  readonly inBytesDouble: (text: string) => string;
  /** UTF-8 bytes of the text in a byte string between single quotes. */
  readonly inBytesSingle: (text: string) => string;
  /** A complete literal: number, `True`, `None`, text in double quotes, list, dict. */
  readonly literal: (value: LiteralValue) => string;
  /** One line behind `#`. */
  readonly inComment: (text: string) => string;
  /** A literal on several lines if one line is too short; texts with a variable are f-strings. */
  readonly tree: (value: TreeValue, indent: string) => string;
  /** Keyword arguments of a call, one per line. */
  readonly keywords: (fields: TreeFields | undefined, indent: string) => string;
  /** A variable of the environment as an expression, or a text. */
  readonly secret: (secret: Inserted | undefined) => string;
  /** Access to a place in a value, written after the value: `["choices"][0]`. */
  readonly path: (path: readonly (string | number)[]) => string;
}

/** How values are written in bash. */
export interface BashEscapes {
  /** A word of a command, or a piece of one; quoted if necessary. */
  readonly inWord: (text: string) => string;
  /**
   * Text at the start of a word, changed so that it is neither an option nor a path out of its folder. It is not quoted
   * yet.
   */
  readonly asArgument: (text: string) => string;
  /** Text between double quotes, closed and opened again around characters that they cannot contain. */
  readonly inDouble: (text: string) => string;
  /** Text between single quotes, closed and opened again around characters that they cannot contain. */
  readonly inSingle: (text: string) => string;
  /** One line behind `#`. */
  readonly inComment: (text: string) => string;
  /** JSON on several lines between single quotes, closed and opened again around variables. */
  readonly treeInSingle: (value: TreeValue, indent: string) => string;
  /** Options of curl: `-H` for each header. */
  readonly headers: (fields: TreeFields | undefined, indent: string) => string;
  /** Options of curl, one for each field of a form. */
  readonly form: (fields: TreeFields | undefined, indent: string) => string;
  /** A variable of the environment between double quotes, or a text. */
  readonly secretInDouble: (secret: Inserted | undefined) => string;
  /** A place in a value as a filter of jq, between single quotes. */
  readonly pathInSingle: (path: readonly (string | number)[]) => string;
}

/** How values are written in JavaScript and TypeScript. */
export interface JavascriptEscapes {
  /** Text between double quotes. */
  readonly inDouble: (text: string) => string;
  /** Text between single quotes. */
  readonly inSingle: (text: string) => string;
  /** Text of a template literal, outside its `${…}`. */
  readonly inTemplate: (text: string) => string;
  /** A complete literal, written as JSON. */
  readonly literal: (value: LiteralValue) => string;
  /** One line behind `//`. */
  readonly inComment: (text: string) => string;
  /** One line inside `/* … *\/`. */
  readonly inBlockComment: (text: string) => string;
  /** A literal on several lines if one line is too short; texts with a variable are template literals. */
  readonly tree: (value: TreeValue, indent: string) => string;
  /** Fields of an object literal, one per line. */
  readonly keywords: (fields: TreeFields | undefined, indent: string) => string;
  /** A variable of the environment as an expression, or a text. */
  readonly secret: (secret: Inserted | undefined) => string;
  /** Access to a place in a value, written after the value: `.choices[0]`. */
  readonly path: (path: readonly (string | number)[]) => string;
}

/** How values are written in C#. */
export interface CsharpEscapes {
  /** Text of a regular string, `"…"`. */
  readonly inDouble: (text: string) => string;
  /** Text of a verbatim string, `@"…"`. */
  readonly inVerbatim: (text: string) => string;
  /** Text of an interpolated string, `$"…"`, outside its `{…}`. */
  readonly inFormat: (text: string) => string;
  /** Text of an interpolated verbatim string, `$@"…"`, outside its `{…}`. */
  readonly inFormatVerbatim: (text: string) => string;
  /** A complete literal: number, `true`, `null`, text in double quotes, array. */
  readonly literal: (value: LiteralValue) => string;
  /** One line behind `//`. */
  readonly inComment: (text: string) => string;
  /** One line inside `/* … *\/`. */
  readonly inBlockComment: (text: string) => string;
}

/** How values are written in PowerShell. */
export interface PowershellEscapes {
  /** A complete argument of a command; quoted if necessary. */
  readonly inWord: (text: string) => string;
  /** Text between double quotes. */
  readonly inDouble: (text: string) => string;
  /** Text between single quotes. */
  readonly inSingle: (text: string) => string;
  /** One line behind `#`. */
  readonly inComment: (text: string) => string;
}

/** How values are written in links. */
export interface UrlEscapes {
  /** A piece of the path; its slashes stay. */
  readonly inPath: (text: string) => string;
  /** A value in the query; its slashes stay. */
  readonly inQuery: (text: string) => string;
}

/** How values are written in JSON. */
export interface JsonEscapes {
  /** Text of a JSON string, without its quotes. */
  readonly inString: (text: string) => string;
  /** A whole JSON value. */
  readonly literal: (value: LiteralValue) => string;
}

/** The escapes of every language. */
export interface Escapes {
  /** Those of Python. */
  readonly python: PythonEscapes;
  /** Those of bash. */
  readonly bash: BashEscapes;
  /** Those of JavaScript and TypeScript. */
  readonly javascript: JavascriptEscapes;
  /** Those of C#. */
  readonly csharp: CsharpEscapes;
  /** Those of PowerShell. */
  readonly powershell: PowershellEscapes;
  /** Those of links. */
  readonly url: UrlEscapes;
  /** Those of JSON. */
  readonly json: JsonEscapes;
}

/** A language that snippets are written in. */
export type HostLanguage = "python" | "bash" | "javascript" | "typescript" | "csharp" | "powershell" | "json" | "url";

/**
 * Takes one block.
 *
 * @param rule position of its rule in the entry: its index in each group, the outermost first, such as `1.0`
 * @param kind `install`: is run first; `usage`: uses the model; `message`: explains why there is no code
 * @param title words above the code; `""` without any
 */
export type Show = (
  rule: string,
  kind: "install" | "usage" | "message",
  language: HostLanguage | "text",
  title: string,
  code: string,
) => void;

/** The rules of an entry: shows the blocks for a model, in order. */
export type Rules<Known = Facts> = (facts: Known, escapes: Escapes, show: Show) => void;
