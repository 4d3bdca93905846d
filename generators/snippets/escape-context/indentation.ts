import { isIndented } from "../escapes.ts";
import type { HostLexer } from "./host.ts";

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
