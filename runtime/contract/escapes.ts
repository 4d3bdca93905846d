/** How values are written in Python. */
export interface PythonEscapes {
  /** Escapes text between double quotes, `"…"` or `"""…"""`. */
  readonly inDouble: (text: string) => string;
  /** Escapes text between single quotes, `'…'` or `'''…'''`. */
  readonly inSingle: (text: string) => string;
  /** Escapes text of an f-string between double quotes, outside its `{…}`. */
  readonly inFormatDouble: (text: string) => string;
  /** Escapes text of an f-string between single quotes, outside its `{…}`. */
  readonly inFormatSingle: (text: string) => string;
  /** Escapes the UTF-8 bytes of a text, in a byte string between double quotes. */
  readonly inBytesDouble: (text: string) => string;
  /** Escapes the UTF-8 bytes of a text, in a byte string between single quotes. */
  readonly inBytesSingle: (text: string) => string;
  /** Prints a complete literal: a number, `True`, `None`, a text in double quotes, a list or a dict. */
  readonly literal: (value: LiteralValue) => string;
  /** Prints text as one line after `#`. */
  readonly inComment: (text: string) => string;
  /** Prints a literal, on several lines if it does not fit on one. Texts that contain a variable are f-strings. */
  readonly tree: (value: TreeValue, indent: string) => string;
  /** Prints the keyword arguments of a call, one per line. */
  readonly keywords: (fields: TreeFields | undefined, indent: string) => string;
  /** Prints a secret: an expression that reads an environment variable, or a literal text. */
  readonly secret: (secret: Inserted | undefined) => string;
  /**
   * Prints the code that reads a part of a value, such as `["choices"][0]`. This code must follow the code for the
   * value itself.
   */
  readonly path: (path: readonly (string | number)[]) => string;
}

/** How values are written in bash. */
export interface BashEscapes {
  /** Prints a word of a command, or a part of a word, in quotes if necessary. */
  readonly inWord: (text: string) => string;
  /**
   * Changes text at the start of a word, so that the shell command cannot read it as an option or as a path to a parent
   * folder. Does not quote the text.
   */
  readonly asArgument: (text: string) => string;
  /**
   * Escapes text between double quotes. Closes the quotes before characters that they cannot contain, and opens them
   * again.
   */
  readonly inDouble: (text: string) => string;
  /**
   * Escapes text between single quotes. Closes the quotes before characters that they cannot contain, and opens them
   * again.
   */
  readonly inSingle: (text: string) => string;
  /** Prints text as one line after `#`. */
  readonly inComment: (text: string) => string;
  /** Prints JSON on several lines between single quotes. Closes the quotes before a variable, and opens them again. */
  readonly treeInSingle: (value: TreeValue, indent: string) => string;
  /** Prints options of curl: `-H` for each header. */
  readonly headers: (fields: TreeFields | undefined, indent: string) => string;
  /** Prints options of curl, one for each field of a form. */
  readonly form: (fields: TreeFields | undefined, indent: string) => string;
  /** Prints a secret between double quotes: an environment variable, or a literal text. */
  readonly secretInDouble: (secret: Inserted | undefined) => string;
  /** Prints a jq filter that selects a part of a value, between single quotes. */
  readonly pathInSingle: (path: readonly (string | number)[]) => string;
}

/** How values are written in JavaScript and TypeScript. */
export interface JavascriptEscapes {
  /** Escapes text between double quotes. */
  readonly inDouble: (text: string) => string;
  /** Escapes text between single quotes. */
  readonly inSingle: (text: string) => string;
  /** Escapes text of a template literal, outside its `${…}`. */
  readonly inTemplate: (text: string) => string;
  /** Prints a complete literal, as in JSON. */
  readonly literal: (value: LiteralValue) => string;
  /** Prints text as one line after `//`. */
  readonly inComment: (text: string) => string;
  /** Prints text as one line inside `/* … *\/`. */
  readonly inBlockComment: (text: string) => string;
  /**
   * Prints a literal, on several lines if it does not fit on one. Texts that contain a variable are template literals.
   */
  readonly tree: (value: TreeValue, indent: string) => string;
  /** Prints the fields of an object literal, one per line. */
  readonly keywords: (fields: TreeFields | undefined, indent: string) => string;
  /** Prints a secret: an expression that reads an environment variable, or a literal text. */
  readonly secret: (secret: Inserted | undefined) => string;
  /**
   * Prints the code that reads a part of a value, such as `.choices[0]`. This code must follow the code for the value
   * itself.
   */
  readonly path: (path: readonly (string | number)[]) => string;
}

/** How values are written in PowerShell. */
export interface PowershellEscapes {
  /** Prints a complete argument of a command, in quotes if necessary. */
  readonly inWord: (text: string) => string;
  /** Escapes text between double quotes. */
  readonly inDouble: (text: string) => string;
  /** Escapes text between single quotes. */
  readonly inSingle: (text: string) => string;
  /** Prints text as one line after `#`. */
  readonly inComment: (text: string) => string;
}

/** How values are written in links. */
export interface UrlEscapes {
  /** Encodes a part of the path. Slashes stay. */
  readonly inPath: (text: string) => string;
  /** Encodes a value in the query. Slashes stay. */
  readonly inQuery: (text: string) => string;
}

/** How values are written in JSON. */
export interface JsonEscapes {
  /** Escapes text of a JSON string, without its quotes. */
  readonly inString: (text: string) => string;
  /** Prints a complete JSON value. */
  readonly literal: (value: LiteralValue) => string;
}

/** The escape functions of every host language. */
export interface Escapes {
  /** The escape functions of Python. */
  readonly python: PythonEscapes;
  /** The escape functions of bash. */
  readonly bash: BashEscapes;
  /** The escape functions of JavaScript and TypeScript. */
  readonly javascript: JavascriptEscapes;
  /** The escape functions of PowerShell. */
  readonly powershell: PowershellEscapes;
  /** The escape functions of links. */
  readonly url: UrlEscapes;
  /** The escape functions of JSON. */
  readonly json: JsonEscapes;
}

/** A language that snippets are written in. */
export type HostLanguage = "python" | "bash" | "javascript" | "typescript" | "csharp" | "powershell" | "json" | "url";

/**
 * Receives one block of a snippet.
 *
 * @param rule position of the rule in the entry: its index in each group, outermost group first, such as `1.0`
 * @param kind `install`: is run first; `usage`: uses the model; `message`: explains why there is no code
 * @param title title above the code; `""` if there is none
 */
export type Show = (
  rule: string,
  kind: "install" | "usage" | "message",
  language: HostLanguage | "text",
  title: string,
  code: string,
) => void;

/** Runs the rules of an entry: calls `show` for each block of a model's snippet, in order. */
export type Rules<Facts> = (facts: Facts, escapes: Escapes, show: Show) => void;

/** A value that can be printed as a literal. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };

/** A text with a variable in it. Only objects that runtime/escape/tree.ts created are accepted. */
export interface Inserted {
  /** Text before the variable. */
  readonly before: string;
  /** Name of the variable. Empty if the text is only in `before`. */
  readonly variable: string;
  /** True for an environment variable, false for a variable of the snippet. */
  readonly isEnvironment: boolean;
  /** Text after the variable. Empty if there is no variable. */
  readonly after: string;
}

/** A literal value whose texts may contain a variable. It may be printed on several lines. */
export type TreeValue = string | number | boolean | null | undefined | Inserted | readonly TreeValue[] | TreeFields;

/** An object in a tree: its values by name. */
export interface TreeFields {
  readonly [name: string]: TreeValue;
}
