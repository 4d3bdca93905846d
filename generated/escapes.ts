// Generated – do not edit.
// source:    generators/snippets/escapes.ts
// generator: generators/artifacts/escapes.ts
// to change: edit the source, then run `npm run generate`
import type { Facts } from "./facts.ts";

/** What a literal can be written for. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };

/** A text with a variable in it. Only runtime/lang/inserted.ts makes one: an object of the same fields is none. */
export interface Inserted {
  /** Text in front of the variable. */
  readonly before: string;
  /** Name of the variable; without one the text is what stands in `before`. */
  readonly variable: string;
  /** True: of the environment. False: of the snippet itself. */
  readonly isEnvironment: boolean;
  /** Text behind the variable; `""` without one. */
  readonly after: string;
}

/** What is laid out over several lines: a literal in which texts may hold a variable. */
export type TreeValue = string | number | boolean | null | undefined | Inserted | readonly TreeValue[] | TreeFields;

/** Named values of a tree. */
export interface TreeFields {
  readonly [name: string]: TreeValue;
}

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
  /** A whole literal: number, `True`, `None`, text in double quotes, list, dict. */
  readonly literal: (value: LiteralValue) => string;
  /** One line behind `#`. */
  readonly inComment: (text: string) => string;
  /** A literal over several lines where one is too short; texts with a variable are f-strings. */
  readonly tree: (value: TreeValue, indent: string) => string;
  /** Keyword arguments of a call, a line for each. */
  readonly keywords: (fields: TreeFields | undefined, indent: string) => string;
  /** A variable of the environment as an expression, or a text. */
  readonly secret: (secret: Inserted | undefined) => string;
  /** Access to a place in a value, to stand behind it: `["choices"][0]`. */
  readonly path: (path: readonly (string | number)[]) => string;
}

/** How values are written in bash. */
export interface BashEscapes {
  /** A word of a command, or a piece of one; quoted where it has to be. */
  readonly inWord: (text: string) => string;
  /** Text between double quotes, closed and opened again around what they cannot hold. */
  readonly inDouble: (text: string) => string;
  /** Text between single quotes, closed and opened again around what they cannot hold. */
  readonly inSingle: (text: string) => string;
  /** One line behind `#`. */
  readonly inComment: (text: string) => string;
  /** JSON over several lines between single quotes, closed and opened again around variables. */
  readonly treeInSingle: (value: TreeValue, indent: string) => string;
  /** Options of curl, `-H` with a header each. */
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
  /** A whole literal, written as JSON. */
  readonly literal: (value: LiteralValue) => string;
  /** One line behind `//`. */
  readonly inComment: (text: string) => string;
  /** One line inside `/* … *\/`. */
  readonly inBlockComment: (text: string) => string;
  /** A literal over several lines where one is too short; texts with a variable are template literals. */
  readonly tree: (value: TreeValue, indent: string) => string;
  /** Fields of an object literal, a line for each. */
  readonly keywords: (fields: TreeFields | undefined, indent: string) => string;
  /** A variable of the environment as an expression, or a text. */
  readonly secret: (secret: Inserted | undefined) => string;
  /** Access to a place in a value, to stand behind it: `.choices[0]`. */
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
  /** A whole literal: number, `true`, `null`, text in double quotes, array. */
  readonly literal: (value: LiteralValue) => string;
  /** One line behind `//`. */
  readonly inComment: (text: string) => string;
  /** One line inside `/* … *\/`. */
  readonly inBlockComment: (text: string) => string;
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
  /** Those of JSON. */
  readonly json: JsonEscapes;
}

/** A language that snippets are written in. */
export type HostLanguage = "python" | "bash" | "javascript" | "typescript" | "csharp";

/** Whose escapes a language uses. */
export interface EscapeLanguage {
  /** Escapes of Python. */
  readonly python: "python";
  /** Escapes of bash. */
  readonly bash: "bash";
  /** Escapes of JavaScript and TypeScript. */
  readonly javascript: "javascript";
  /** Escapes of JavaScript and TypeScript. */
  readonly typescript: "javascript";
  /** Escapes of C#. */
  readonly csharp: "csharp";
}

/** What a rule with a template has besides its template. */
interface RuleBase<Known> {
  /** Absent: the rule always holds. item: that of the group's list, if it has one. */
  readonly when?: (facts: Known, item: string) => boolean;
  /** Whether it installs the library or uses the model. */
  readonly kind: "install" | "usage";
  /** Words above the code. */
  readonly title?: string;
}

/** A condition and a template, as a function. */
export type TemplateRule<Known = Facts> = {
  [L in HostLanguage]: RuleBase<Known> & {
    /** What the template is written in. */
    readonly language: L;
    /** The code for a model. host: escapes of the language; json: those of JSON; item: that of the group's list. */
    readonly render: (facts: Known, host: Escapes[EscapeLanguage[L]], json: JsonEscapes, item: string) => string;
  };
}[HostLanguage];

/** A condition and a text to show instead of code. */
export interface MessageRule<Known = Facts> {
  /** Absent: the rule always holds. item: that of the group's list, if it has one. */
  readonly when?: (facts: Known, item: string) => boolean;
  /** The text. */
  readonly message: string;
}

/** Rules under one condition: the first that holds counts, or all that hold. */
export interface RuleGroup<Known = Facts> {
  /** Absent: the group always holds. item: that of the group around it, if that has a list. */
  readonly when?: (facts: Known, item: string) => boolean;
  /** The rules count once for each different item; without any, the group does not hold. Absent: once, about no item. */
  readonly each?: (facts: Known) => readonly string[];
  /** Which of the rules that hold count. */
  readonly pick: "first" | "all";
  /** In the order in which they are tried. */
  readonly rules: readonly Rule<Known>[];
}

/** A rule, or a group of them. */
export type Rule<Known = Facts> = TemplateRule<Known> | MessageRule<Known> | RuleGroup<Known>;
