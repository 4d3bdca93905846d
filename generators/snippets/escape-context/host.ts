import { Refusal, type SnippetErrorCode } from "../errors.ts";
import type { FactKind } from "../facts.ts";
import type { Escapes } from "../../../runtime/contract/escapes.ts";

/** Information about a placeholder (`{{name}}`) for a lexer. */
export interface PlaceholderInfo {
  readonly name: string;
  readonly kind: FactKind;
  /** True for `{{json name}}`, which prints the value as JSON. */
  readonly json: boolean;
}

/**
 * The printed form of a placeholder: the text `before`, the escaped value, and the text `after`. All `calls` are applied to
 * the value, the last call first.
 */
export interface Write {
  readonly before: string;
  readonly calls: readonly EscapeCall[];
  readonly after: string;
  /** The indentation of the placeholder's line, if the escape needs it. */
  readonly indent?: string;
}

/**
 * A lexer of one host language, as a state machine over single characters. States are immutable plain data, so that
 * all branches of a template can be followed in parallel.
 */
export interface HostLexer<State> {
  readonly start: State;
  /** Reads one character of static text. @throws Refusal if the lexer does not support the text. */
  readonly step: (state: State, char: string) => State;
  /** Reads a placeholder. @throws Refusal if no escape is safe there. */
  readonly placeholder: (
    state: State,
    placeholder: PlaceholderInfo,
  ) => { readonly write: Write; readonly state: State };
  /**
   * Returns the name of the context. The name is shown in messages. Two branches end in the same context if the names
   * of their contexts are equal. For example, `code > ) > "` is a string in parentheses.
   */
  readonly context: (state: State) => string;
  /** Checks the end of the template. @throws Refusal if a template may not end here. */
  readonly end: (state: State) => void;
}

/** The printed form of identifiers and numbers: the unchanged value, because they need no escape. */
export const PLAIN: Write = { before: "", calls: [], after: "" };

/** Returns the printed form of a value to which the given escapes are applied. */
export function through(...calls: readonly EscapeCall[]): Write {
  return { before: "", calls, after: "" };
}

export function refuse(code: SnippetErrorCode, message: string, hint?: string): never {
  throw new Refusal(code, message, { hint });
}

/**
 * Returns the printed form of a placeholder inside text (a string, a comment, a word). Identifiers and numbers stay unchanged,
 * and text is escaped by `calls`.
 *
 * @throws Refusal for `{{json …}}`, and for lists, flags and values, because they are not text
 */
export function writeInText(placeholder: PlaceholderInfo, place: string, ...calls: readonly EscapeCall[]): Write {
  if (placeholder.json) refuse("double-escape", `{{json ${placeholder.name}}} is in ${place}`);
  if (placeholder.kind === "identifier" || placeholder.kind === "number") return PLAIN;
  if (placeholder.kind === "text") return through(...calls);
  return refuse("wrong-kind", `"${placeholder.name}" is a ${placeholder.kind} and is in ${place}`);
}

/** Returns the printed form of a placeholder that is a complete expression in code. */
export function writeLiteral({ kind }: PlaceholderInfo, language: "python" | "javascript"): Write {
  switch (kind) {
    case "number":
      return PLAIN;
    case "text":
      return { ...through({ language, method: "inDouble" }), before: '"', after: '"' };
    case "keywords":
    case "secret":
      return through({ language, method: kind });
    case "tree":
    case "headers":
    case "form":
      return through({ language, method: "tree" });
    default:
      return through({ language, method: "literal" });
  }
}

/** A host language with its own escapes. */
export type EscapeLanguage = keyof Escapes;

/** The name of an escape, and the language to which it belongs. */
export type EscapeCall = {
  [L in EscapeLanguage]: { readonly language: L; readonly method: keyof Escapes[L] };
}[EscapeLanguage];

/** Escapes that print their value on several lines, and therefore receive the indentation of the placeholder. */
const INDENTED: ReadonlySet<string> = new Set(["tree", "keywords", "treeInSingle", "headers", "form"]);

/** Returns true for an escape that needs the indentation of its line. */
export function isIndented({ method }: EscapeCall): boolean {
  return INDENTED.has(method);
}

/**
 * The part of a backslash escape that has not been read yet. `""`: nothing, because the escape is complete or there is
 * no escape. `\`: everything after the backslash. `4`: four hexadecimal digits. `o2`: at most two octal digits. `{`: text
 * up to a brace.
 */
export type Escape = string;

/**
 * For the letter of an escape, the part that follows the letter: `2` for two hexadecimal digits, `o2` for at most two octal digits, `{` for text in braces, `4{` for four hexadecimal digits or text in braces.
 */
export type EscapeTable = Readonly<Record<string, string>>;

/** The escapes of Python: `\xhh`, `\uhhhh`, `\Uhhhhhhhh`, `\N{name}` and up to three octal digits. */
export const PYTHON_ESCAPES: EscapeTable = { x: "2", u: "4", U: "8", N: "{", ...octal(2) };

/** The escapes of JavaScript: `\xhh`, `\uhhhh`, `\u{…}` and legacy octal digits. */
export const JAVASCRIPT_ESCAPES: EscapeTable = { x: "2", u: "4{", ...octal(2) };

function octal(more: number): EscapeTable {
  return Object.fromEntries(Array.from("01234567", (digit) => [digit, `o${more}`]));
}

/** Reads a character of an escape. Returns the rest of the escape, or `undefined` if it ended before the character. */
export function stepEscape(escape: Escape, char: string, table: EscapeTable): Escape | undefined {
  if (escape === "\\") return table[char] ?? "";
  if (escape === "{") return char === "}" ? "" : "{";
  if (escape === "4{") return char === "{" ? "{" : stepEscape("4", char, table);
  const isOctal = escape.startsWith("o");
  if (!(isOctal ? /[0-7]/ : /[0-9A-Fa-f]/).test(char)) return isOctal ? undefined : "";
  const left = Number(escape.replace(/^\D/, "")) - 1;
  return left === 0 ? "" : `${isOctal ? "o" : ""}${left}`;
}

/** The state of a lexer, and information about the current line. */
interface LineState<State> {
  readonly inner: State;
  /** White space at the start of the line. */
  readonly indent: string;
  /** True if only white space has been read on the line. */
  readonly isFresh: boolean;
}

/** Returns a lexer that also reports the indentation of a placeholder's line to escapes that print several lines. */
export function withIndentation<State>(lexer: HostLexer<State>): HostLexer<LineState<State>> {
  return {
    start: { inner: lexer.start, indent: "", isFresh: true },
    step: ({ inner, indent, isFresh }, char) => {
      const next = lexer.step(inner, char);
      if (char === "\n") return { inner: next, indent: "", isFresh: true };
      const isSpace = char === " " || char === "\t";
      return { inner: next, indent: isFresh && isSpace ? indent + char : indent, isFresh: isFresh && isSpace };
    },
    placeholder: ({ inner, indent }, placeholder) => {
      const { write, state } = lexer.placeholder(inner, placeholder);
      const printed = write.calls.some(isIndented) ? { ...write, indent } : write;
      return { write: printed, state: { inner: state, indent, isFresh: false } };
    },
    context: ({ inner }) => lexer.context(inner),
    end: ({ inner }) => lexer.end(inner),
  };
}
