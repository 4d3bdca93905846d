import { Refusal, type SnippetErrorCode } from "../errors.ts";
import type { EscapeCall } from "../escapes.ts";
import type { FactKind } from "../facts.ts";

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

export function pop<T>(items: readonly T[]): readonly T[] {
  return items.slice(0, -1);
}

/** Returns the list with its last item replaced by `item`. */
export function replaceTop<T>(items: readonly T[], item: T): readonly T[] {
  return [...items.slice(0, -1), item];
}
