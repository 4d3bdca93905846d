import {
  checkEnd,
  checkQuote,
  close,
  closeValue,
  type Code,
  type CodeState,
  contextOf,
  endWord,
  open,
  openField,
  placeholderInCode,
  replace,
  START,
  stepBracketOrCode,
  type Vocabulary,
} from "./code.ts";
import {
  JAVASCRIPT_ESCAPES,
  refuse,
  stepEscape,
  writeInText,
  type Escape,
  type HostLexer,
  type PlaceholderInfo,
  type Write,
} from "./host.ts";

/**
 * The state of a comment. `begun` is true if a character after the comment
 * sign was read. `star` is true if the last character was `*`.
 */
type Comment =
  | { readonly kind: "comment"; readonly begun: boolean }
  | { readonly kind: "block comment"; readonly star: boolean };

/** A string. `dollar` is true after a `$` in a template literal, because a `{` may follow. */
interface JavaScriptString {
  readonly kind: "string";
  readonly quote: '"' | "'" | "`";
  readonly escape: Escape;
  readonly dollar: boolean;
}

/** `slash` is a `/` whose meaning depends on the next character. */
type Frame =
  | { readonly kind: "slash"; readonly after: Code["previous"] }
  | { readonly kind: "regex"; readonly inClass: boolean; readonly escape: boolean }
  | Comment
  | JavaScriptString;

type JavaScriptState = CodeState<Frame>;

const WORDS: Vocabulary = {
  names: new Set(
    "as class const declare enum extends function implements import interface let namespace new type var".split(" "),
  ),
  values: new Set("await case default delete do else from in instanceof of return throw typeof void yield".split(" ")),
  heads: new Set(["for", "if", "while", "with"]),
  imports: new Set(["import"]),
  importEnds: new Set(["from", "("]),
  hasBlocks: true,
};

/**
 * The lexer for JavaScript and TypeScript: strings, template literals, comments, brackets. Placeholders (`{{…}}`) in regular
 * expressions are refused.
 */
export const javascriptLexer: HostLexer<JavaScriptState> = {
  start: START,
  step: (state, char) => {
    const frame = state.frames.at(-1);
    switch (frame?.kind) {
      case "string":
        return stepString(state, frame, char);
      case "slash":
        return stepSlash(state, frame.after, char);
      case "regex":
        return stepRegex(state, frame, char);
      case "comment":
      case "block comment":
        return stepComment(state, frame, char);
      default:
        return stepPlain(state, char);
    }
  },
  placeholder: (state, placeholder) => {
    const frame = state.frames.at(-1);
    switch (frame?.kind) {
      case "comment":
        return { write: writeComment(frame.begun, placeholder), state };
      case "block comment": {
        const write = writeInText(placeholder, "a comment", { language: "javascript", method: "inBlockComment" });
        return { write, state: replace(state, { ...frame, star: false }) };
      }
      case "string":
        return { write: writeString(frame, placeholder), state: replace(state, { ...frame, dollar: false }) };
      case "regex":
      case "slash":
        return refuse("unsafe-place", "the placeholder is in a regular expression, or next to a slash");
      default:
        return placeholderInCode(state, placeholder, "javascript", WORDS);
    }
  },
  context,
  end: (state) => checkEnd(state, context(state)),
};

function context(state: JavaScriptState): string {
  return contextOf(state, (frame) => (frame.kind === "string" ? frame.quote : frame.kind));
}

/** Returns the state of the comment that a slash and this character start, or undefined if they start no comment. */
function beginComment(char: string): Comment | undefined {
  if (char === "/") return { kind: "comment", begun: false };
  return char === "*" ? { kind: "block comment", star: false } : undefined;
}

function stepComment(state: JavaScriptState, comment: Comment, char: string): JavaScriptState {
  if (comment.kind === "block comment") {
    return comment.star && char === "/" ? close(state) : replace(state, { ...comment, star: char === "*" });
  }
  return char === "\n" ? stepPlain(close(state), char) : replace(state, { kind: "comment", begun: true });
}

function writeComment(begun: boolean, placeholder: PlaceholderInfo): Write {
  if (!begun) refuse("unsafe-place", "the placeholder directly follows the comment sign", "put a space after //");
  return writeInText(placeholder, "a comment", { language: "javascript", method: "inComment" });
}

function stepPlain(state: JavaScriptState, char: string): JavaScriptState {
  if (char === '"' || char === "'" || char === "`") return openString(state, char);
  if (char !== "/") return stepBracketOrCode(state, char, WORDS);
  const code = endWord(state.code, WORDS);
  return open(state, { kind: "slash", after: code.previous }, code);
}

function openString(state: JavaScriptState, quote: '"' | "'" | "`"): JavaScriptState {
  const { code } = state;
  checkQuote(code);
  const ended = endWord(code, WORDS);
  if (quote === "`" && ended.previous === "literal")
    refuse("unsafe-place", "a template literal directly follows a value");
  return open(state, { kind: "string", quote, escape: "", dollar: false }, ended);
}

function stepString(state: JavaScriptState, string: JavaScriptString, char: string): JavaScriptState {
  if (string.escape !== "") {
    const escape = stepEscape(string.escape, char, JAVASCRIPT_ESCAPES);
    if (escape === undefined) return stepString(state, { ...string, escape: "" }, char);
    return replace(state, { ...string, escape, dollar: false });
  }
  if (char === string.quote) return closeValue(state, WORDS);
  if (char === "\n" && string.quote !== "`") refuse("host-syntax", "a line ends inside a string");
  if (char === "{" && string.dollar) return openField(replace(state, { ...string, dollar: false }));
  const dollar = char === "$" && string.quote === "`";
  return replace(state, { ...string, escape: char === "\\" ? "\\" : "", dollar });
}

/**
 * Reads a slash. A slash can start a comment, divide, or start a regular expression. If its meaning is unclear, the
 * template is refused.
 */
function stepSlash(state: JavaScriptState, after: Code["previous"], char: string): JavaScriptState {
  const before = close(state);
  const comment = beginComment(char);
  if (comment !== undefined) return open(before, comment);
  if (after === "value" || after === "identifier" || (after === "literal" && before.code.spaced)) {
    return stepPlain({ ...before, code: { ...before.code, previous: "open", spaced: false } }, char);
  }
  if (after === "start" || after === "literal")
    refuse("host-syntax", "the slash could be a division or the start of a regular expression");
  return stepRegex(open(before, { kind: "regex", inClass: false, escape: false }), undefined, char);
}

function stepRegex(
  state: JavaScriptState,
  regex: { readonly inClass: boolean; readonly escape: boolean } = { inClass: false, escape: false },
  char: string,
): JavaScriptState {
  if (char === "\n") refuse("host-syntax", "a line ends inside a regular expression");
  if (!regex.escape && !regex.inClass && char === "/") {
    return closeValue(state, WORDS);
  }
  const inClass = regex.escape ? regex.inClass : char === "[" || (regex.inClass && char !== "]");
  return replace(state, { kind: "regex", inClass, escape: !regex.escape && char === "\\" });
}

const IN_STRING = { '"': "inDouble", "'": "inSingle", "`": "inTemplate" } as const;

function writeString(string: JavaScriptString, placeholder: PlaceholderInfo): Write {
  if (string.escape !== "") refuse("unsafe-place", "the placeholder is inside a backslash escape");
  return writeInText(placeholder, `a string (${string.quote})`, {
    language: "javascript",
    method: IN_STRING[string.quote],
  });
}
