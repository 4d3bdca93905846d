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
 * All escapes of holes, by host language. The lexers choose among them, `generated/escapes.ts` declares them as
 * interfaces, and `runtime/lang` implements them.
 */
export const ESCAPES = {
  python: {
    inDouble: { takes: "text", description: 'Text between double quotes, `"…"` or `"""…"""`.' },
    inSingle: { takes: "text", description: "Text between single quotes, `'…'` or `'''…'''`." },
    inFormatDouble: { takes: "text", description: "Text of an f-string between double quotes, outside its `{…}`." },
    inFormatSingle: { takes: "text", description: "Text of an f-string between single quotes, outside its `{…}`." },
    inBytesDouble: { takes: "text", description: "UTF-8 bytes of the text in a byte string between double quotes." },
    inBytesSingle: { takes: "text", description: "UTF-8 bytes of the text in a byte string between single quotes." },
    literal: {
      takes: "value",
      description: "A complete literal: number, `True`, `None`, text in double quotes, list, dict.",
    },
    inComment: { takes: "text", description: "One line behind `#`." },
    tree: {
      takes: "tree",
      isIndented: true,
      description: "A literal on several lines if one line is too short; texts with a variable are f-strings.",
    },
    keywords: { takes: "fields", isIndented: true, description: "Keyword arguments of a call, one per line." },
    secret: { takes: "secret", description: "A variable of the environment as an expression, or a text." },
    path: { takes: "path", description: 'Access to a place in a value, written after the value: `["choices"][0]`.' },
  },
  bash: {
    inWord: { takes: "text", description: "A word of a command, or a piece of one; quoted if necessary." },
    asArgument: {
      takes: "text",
      description:
        "Text at the start of a word, changed so that it is neither an option nor a path out of its folder. It is not quoted yet.",
    },
    inDouble: {
      takes: "text",
      description: "Text between double quotes, closed and opened again around characters that they cannot contain.",
    },
    inSingle: {
      takes: "text",
      description: "Text between single quotes, closed and opened again around characters that they cannot contain.",
    },
    inComment: { takes: "text", description: "One line behind `#`." },
    treeInSingle: {
      takes: "tree",
      isIndented: true,
      description: "JSON on several lines between single quotes, closed and opened again around variables.",
    },
    headers: { takes: "fields", isIndented: true, description: "Options of curl: `-H` for each header." },
    form: { takes: "fields", isIndented: true, description: "Options of curl, one for each field of a form." },
    secretInDouble: { takes: "secret", description: "A variable of the environment between double quotes, or a text." },
    pathInSingle: { takes: "path", description: "A place in a value as a filter of jq, between single quotes." },
  },
  javascript: {
    inDouble: { takes: "text", description: "Text between double quotes." },
    inSingle: { takes: "text", description: "Text between single quotes." },
    inTemplate: { takes: "text", description: "Text of a template literal, outside its `${…}`." },
    literal: { takes: "value", description: "A complete literal, written as JSON." },
    inComment: { takes: "text", description: "One line behind `//`." },
    inBlockComment: { takes: "text", description: "One line inside `/* … */`." },
    tree: {
      takes: "tree",
      isIndented: true,
      description: "A literal on several lines if one line is too short; texts with a variable are template literals.",
    },
    keywords: { takes: "fields", isIndented: true, description: "Fields of an object literal, one per line." },
    secret: { takes: "secret", description: "A variable of the environment as an expression, or a text." },
    path: { takes: "path", description: "Access to a place in a value, written after the value: `.choices[0]`." },
  },
  csharp: {
    inDouble: { takes: "text", description: 'Text of a regular string, `"…"`.' },
    inVerbatim: { takes: "text", description: 'Text of a verbatim string, `@"…"`.' },
    inFormat: { takes: "text", description: 'Text of an interpolated string, `$"…"`, outside its `{…}`.' },
    inFormatVerbatim: {
      takes: "text",
      description: 'Text of an interpolated verbatim string, `$@"…"`, outside its `{…}`.',
    },
    literal: {
      takes: "value",
      description: "A complete literal: number, `true`, `null`, text in double quotes, array.",
    },
    inComment: { takes: "text", description: "One line behind `//`." },
    inBlockComment: { takes: "text", description: "One line inside `/* … */`." },
  },
  powershell: {
    inWord: { takes: "text", description: "A complete argument of a command; quoted if necessary." },
    inDouble: { takes: "text", description: "Text between double quotes." },
    inSingle: { takes: "text", description: "Text between single quotes." },
    inComment: { takes: "text", description: "One line behind `#`." },
  },
  url: {
    inPath: { takes: "text", description: "A piece of the path; its slashes stay." },
    inQuery: { takes: "text", description: "A value in the query; its slashes stay." },
  },
  json: {
    inString: { takes: "text", description: "Text of a JSON string, without its quotes." },
    literal: { takes: "value", description: "A whole JSON value." },
  },
} as const satisfies Record<string, Record<string, EscapeMethod>>;

/** A host language with its own escapes. */
export type EscapeLanguage = keyof typeof ESCAPES;

/** The name of an escape, and the language to which it belongs. */
export type EscapeCall = {
  [L in EscapeLanguage]: { readonly language: L; readonly method: keyof (typeof ESCAPES)[L] };
}[EscapeLanguage];

/** Display names of the languages. */
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
