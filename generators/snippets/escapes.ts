/** The kinds of values that escapes accept, with their types. */
export const TAKEN_TYPES = {
  text: "text: string",
  value: "value: LiteralValue",
  tree: "value: TreeValue",
  fields: "fields: TreeFields | undefined",
  secret: "secret: Inserted | undefined",
  path: "path: readonly (string | number)[]",
} as const;

/** One escape: its parameter, and its description in the generated interface. */
interface EscapeMethod {
  readonly takes: keyof typeof TAKEN_TYPES;
  /** If true, the escape prints its value on several lines, and receives the indentation of the hole. */
  readonly isIndented?: true;
  readonly description: string;
}

/**
 * All escapes for the values of holes (`{{…}}`), by host language. The lexers choose among them, `generated/escapes.ts`
 * declares them as interfaces, and `runtime/escape` implements them.
 */
export const ESCAPES = {
  python: {
    inDouble: { takes: "text", description: 'Escapes text between double quotes, `"…"` or `"""…"""`.' },
    inSingle: { takes: "text", description: "Escapes text between single quotes, `'…'` or `'''…'''`." },
    inFormatDouble: {
      takes: "text",
      description: "Escapes text of an f-string between double quotes, outside its `{…}`.",
    },
    inFormatSingle: {
      takes: "text",
      description: "Escapes text of an f-string between single quotes, outside its `{…}`.",
    },
    inBytesDouble: {
      takes: "text",
      description: "Escapes the UTF-8 bytes of a text, in a byte string between double quotes.",
    },
    inBytesSingle: {
      takes: "text",
      description: "Escapes the UTF-8 bytes of a text, in a byte string between single quotes.",
    },
    literal: {
      takes: "value",
      description: "Prints a complete literal: a number, `True`, `None`, a text in double quotes, a list or a dict.",
    },
    inComment: { takes: "text", description: "Prints text as one line after `#`." },
    tree: {
      takes: "tree",
      isIndented: true,
      description:
        "Prints a literal, on several lines if it does not fit on one. Texts that contain a variable are f-strings.",
    },
    keywords: {
      takes: "fields",
      isIndented: true,
      description: "Prints the keyword arguments of a call, one per line.",
    },
    secret: {
      takes: "secret",
      description: "Prints a secret: an expression that reads an environment variable, or a literal text.",
    },
    path: {
      takes: "path",
      description:
        'Prints the code that reads a part of a value, such as `["choices"][0]`. This code must follow the code for the value itself.',
    },
  },
  bash: {
    inWord: { takes: "text", description: "Prints a word of a command, or a part of a word, in quotes if necessary." },
    asArgument: {
      takes: "text",
      description:
        "Changes text at the start of a word, so that the shell command cannot read it as an option or as a path to a parent folder. Does not quote the text.",
    },
    inDouble: {
      takes: "text",
      description:
        "Escapes text between double quotes. Closes the quotes before characters that they cannot contain, and opens them again.",
    },
    inSingle: {
      takes: "text",
      description:
        "Escapes text between single quotes. Closes the quotes before characters that they cannot contain, and opens them again.",
    },
    inComment: { takes: "text", description: "Prints text as one line after `#`." },
    treeInSingle: {
      takes: "tree",
      isIndented: true,
      description:
        "Prints JSON on several lines between single quotes. Closes the quotes before a variable, and opens them again.",
    },
    headers: { takes: "fields", isIndented: true, description: "Prints options of curl: `-H` for each header." },
    form: { takes: "fields", isIndented: true, description: "Prints options of curl, one for each field of a form." },
    secretInDouble: {
      takes: "secret",
      description: "Prints a secret between double quotes: an environment variable, or a literal text.",
    },
    pathInSingle: {
      takes: "path",
      description: "Prints a jq filter that selects a part of a value, between single quotes.",
    },
  },
  javascript: {
    inDouble: { takes: "text", description: "Escapes text between double quotes." },
    inSingle: { takes: "text", description: "Escapes text between single quotes." },
    inTemplate: { takes: "text", description: "Escapes text of a template literal, outside its `${…}`." },
    literal: { takes: "value", description: "Prints a complete literal, as in JSON." },
    inComment: { takes: "text", description: "Prints text as one line after `//`." },
    inBlockComment: { takes: "text", description: "Prints text as one line inside `/* … */`." },
    tree: {
      takes: "tree",
      isIndented: true,
      description:
        "Prints a literal, on several lines if it does not fit on one. Texts that contain a variable are template literals.",
    },
    keywords: {
      takes: "fields",
      isIndented: true,
      description: "Prints the fields of an object literal, one per line.",
    },
    secret: {
      takes: "secret",
      description: "Prints a secret: an expression that reads an environment variable, or a literal text.",
    },
    path: {
      takes: "path",
      description:
        "Prints the code that reads a part of a value, such as `.choices[0]`. This code must follow the code for the value itself.",
    },
  },
  csharp: {
    inDouble: { takes: "text", description: 'Escapes text of a regular string, `"…"`.' },
    inVerbatim: { takes: "text", description: 'Escapes text of a verbatim string, `@"…"`.' },
    inFormat: { takes: "text", description: 'Escapes text of an interpolated string, `$"…"`, outside its `{…}`.' },
    inFormatVerbatim: {
      takes: "text",
      description: 'Escapes text of an interpolated verbatim string, `$@"…"`, outside its `{…}`.',
    },
    literal: {
      takes: "value",
      description: "Prints a complete literal: a number, `true`, `null`, a text in double quotes or an array.",
    },
    inComment: { takes: "text", description: "Prints text as one line after `//`." },
    inBlockComment: { takes: "text", description: "Prints text as one line inside `/* … */`." },
  },
  powershell: {
    inWord: { takes: "text", description: "Prints a complete argument of a command, in quotes if necessary." },
    inDouble: { takes: "text", description: "Escapes text between double quotes." },
    inSingle: { takes: "text", description: "Escapes text between single quotes." },
    inComment: { takes: "text", description: "Prints text as one line after `#`." },
  },
  url: {
    inPath: { takes: "text", description: "Encodes a part of the path. Slashes stay." },
    inQuery: { takes: "text", description: "Encodes a value in the query. Slashes stay." },
  },
  json: {
    inString: { takes: "text", description: "Escapes text of a JSON string, without its quotes." },
    literal: { takes: "value", description: "Prints a complete JSON value." },
  },
} as const satisfies Record<string, Record<string, EscapeMethod>>;

/** A host language with its own escapes. */
export type EscapeLanguage = keyof typeof ESCAPES;

/** The name of an escape, and the language to which it belongs. */
export type EscapeCall = {
  [L in EscapeLanguage]: { readonly language: L; readonly method: keyof (typeof ESCAPES)[L] };
}[EscapeLanguage];

export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  python: "Python",
  bash: "bash",
  javascript: "JavaScript and TypeScript",
  csharp: "C#",
  json: "JSON",
  powershell: "PowerShell",
  url: "links",
};

/** Returns true for an escape that needs the indentation of its line. */
export function isIndented({ language, method }: EscapeCall): boolean {
  const methods: Readonly<Record<string, EscapeMethod>> = ESCAPES[language];
  return methods[method]?.isIndented === true;
}
