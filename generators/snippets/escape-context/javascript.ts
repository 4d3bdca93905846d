import {
  accessInCode,
  BRACKETS,
  CODE_START,
  checkQuote,
  checkTarget,
  endValue,
  endWord,
  placeholderInCode,
  openBracket,
  stepCode,
} from "./code.ts";
import type { Code, Vocabulary } from "./code.ts";
import {
  JAVASCRIPT_ESCAPES,
  PLAIN,
  pop,
  refuse,
  replaceTop,
  stepEscape,
  through,
  writeInText,
  writeLiteral,
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

interface Bracket {
  readonly kind: "bracket";
  readonly close: string;
  readonly isHead: boolean;
}

/** `field` is the `${…}` of a template literal. `slash` is a `/` whose meaning depends on the next character. */
type Frame =
  | Bracket
  | { readonly kind: "field" }
  | { readonly kind: "slash"; readonly after: Code["previous"] }
  | { readonly kind: "regex"; readonly inClass: boolean; readonly escape: boolean }
  | Comment
  | JavaScriptString;

interface JavaScriptState {
  readonly frames: readonly Frame[];
  readonly code: Code;
}

const WORDS: Vocabulary = {
  names: new Set(
    "as class const declare enum extends function implements import interface let namespace new type var".split(" "),
  ),
  values: new Set("await case default delete do else from in instanceof of return throw typeof void yield".split(" ")),
  heads: new Set(["for", "if", "while", "with"]),
  imports: new Set(["import"]),
  importEnds: new Set(["from"]),
};

/**
 * The lexer for JavaScript and TypeScript: strings, template literals, comments, brackets. Placeholders (`{{…}}`) in regular
 * expressions are refused.
 */
export const javascriptLexer: HostLexer<JavaScriptState> = {
  start: { frames: [], code: CODE_START },
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
        return readComment(state, frame, char);
      default:
        return stepPlain(state, char);
    }
  },
  placeholder: (state, placeholder) => {
    const frame = state.frames.at(-1);
    if (frame?.kind === "comment" || frame?.kind === "block comment") {
      const { write, comment } = placeholderInComment(frame, placeholder);
      return { write, state: replace(state, comment) };
    }
    return passPlaceholder(state, frame, placeholder);
  },
  context: ({ frames, code }) => {
    const inner = frames.map((frame) => {
      if (frame.kind === "bracket") return frame.close;
      return frame.kind === "string" ? frame.quote : frame.kind;
    });
    return inner.length === 0 ? (code.names ? "an import" : "code") : `code > ${inner.join(" > ")}`;
  },
  end: (state) => {
    if (state.frames.some((frame) => frame.kind !== "comment")) {
      refuse("open-end", `the template ends in ${javascriptLexer.context(state)}`);
    }
  },
};

/** Returns the state of the comment that a slash and this character start, or undefined if they start no comment. */
function beginComment(char: string): Comment | undefined {
  if (char === "/") return { kind: "comment", begun: false };
  return char === "*" ? { kind: "block comment", star: false } : undefined;
}

/**
 * Returns the state of the comment after one more character, or undefined if the comment ends. If a line break ends the
 * comment, the caller must read this line break as code.
 */
function stepComment(comment: Comment, char: string): Comment | undefined {
  if (comment.kind === "comment") return char === "\n" ? undefined : { kind: "comment", begun: true };
  return comment.star && char === "/" ? undefined : { kind: "block comment", star: char === "*" };
}

/**
 * Reads a placeholder inside a comment. @throws Refusal if the placeholder directly follows the comment sign, or if its value is not
 * text
 */
function placeholderInComment(comment: Comment, placeholder: PlaceholderInfo): { write: Write; comment: Comment } {
  if (comment.kind === "block comment") {
    const write = writeInText(placeholder, "a comment", { language: "javascript", method: "inBlockComment" });
    return { write, comment: { kind: "block comment", star: false } };
  }
  if (!comment.begun)
    refuse("unsafe-place", "the placeholder directly follows the comment sign", "put a space after //");
  return { write: writeInText(placeholder, "a comment", { language: "javascript", method: "inComment" }), comment };
}

function passPlaceholder(
  state: JavaScriptState,
  frame: Frame | undefined,
  placeholder: PlaceholderInfo,
): { write: Write; state: JavaScriptState } {
  if (frame?.kind === "regex" || frame?.kind === "slash") {
    refuse("unsafe-place", "the placeholder is in a regular expression, or next to a slash");
  }
  if (frame?.kind !== "string") return passCode(state, placeholder);
  return { write: writeString(frame, placeholder), state: replace(state, { ...frame, dollar: false }) };
}

function readComment(state: JavaScriptState, frame: Comment, char: string): JavaScriptState {
  const comment = stepComment(frame, char);
  if (comment !== undefined) return replace(state, comment);
  return char === "\n" ? stepPlain(popFrame(state), char) : popFrame(state);
}

function popFrame(state: JavaScriptState): JavaScriptState {
  return { ...state, frames: pop(state.frames) };
}

function push(state: JavaScriptState, frame: Frame): JavaScriptState {
  return { ...state, frames: [...state.frames, frame] };
}

function replace(state: JavaScriptState, frame: Frame): JavaScriptState {
  return { ...state, frames: replaceTop(state.frames, frame) };
}

function stepPlain(state: JavaScriptState, char: string): JavaScriptState {
  const { frames, code } = state;
  if (char === '"' || char === "'" || char === "`") return openString(state, char);
  const ended = endWord(code, WORDS);
  if (char === "/") return push({ ...state, code: ended }, { kind: "slash", after: ended.previous });
  const close = BRACKETS[char];
  if (close !== undefined) {
    const opened = openBracket(code, char, WORDS);
    const isHead = char === "(" && ended.previous === "head";
    return push(
      { ...state, code: char === "(" ? { ...opened, names: false } : opened },
      { kind: "bracket", close, isHead },
    );
  }
  if (char === ")" || char === "]" || char === "}") return closeBracket(state, char);
  return { ...state, code: stepCode(code, char, WORDS, frames.length === 0) };
}

function closeBracket(state: JavaScriptState, char: string): JavaScriptState {
  const { frames, code } = state;
  const top = frames.at(-1);
  const ended = endValue(code, WORDS);
  checkTarget(endWord(code, WORDS));
  if (top?.kind === "field" && char === "}") return { ...state, frames: pop(frames), code: ended };
  if (top?.kind !== "bracket" || top.close !== char)
    return refuse("host-syntax", `"${char}" has no matching opening bracket`);
  const previous = char === "}" ? "start" : top.isHead ? "open" : "value";
  return { ...state, frames: pop(frames), code: { ...ended, previous } };
}

function openString(state: JavaScriptState, quote: '"' | "'" | "`"): JavaScriptState {
  const { code } = state;
  checkQuote(code);
  const ended = endWord(code, WORDS);
  if (quote === "`" && ended.previous === "literal")
    refuse("unsafe-place", "a template literal directly follows a value");
  return push({ ...state, code: ended }, { kind: "string", quote, escape: "", dollar: false });
}

function stepString(state: JavaScriptState, string: JavaScriptString, char: string): JavaScriptState {
  if (string.escape !== "") {
    const escape = stepEscape(string.escape, char, JAVASCRIPT_ESCAPES);
    if (escape === undefined) return stepString(state, { ...string, escape: "" }, char);
    return replace(state, { ...string, escape, dollar: false });
  }
  if (char === string.quote) return { ...state, frames: pop(state.frames), code: endValue(state.code, WORDS) };
  if (char === "\n" && string.quote !== "`") refuse("host-syntax", "a line ends inside a string");
  if (char === "{" && string.dollar) {
    const frames = replaceTop<Frame>(state.frames, { ...string, dollar: false });
    return { ...state, frames: [...frames, { kind: "field" }], code: { ...CODE_START, previous: "open" } };
  }
  const dollar = char === "$" && string.quote === "`";
  return replace(state, { ...string, escape: char === "\\" ? "\\" : "", dollar });
}

/**
 * Reads a slash. A slash can start a comment, divide, or start a regular expression. If its meaning is unclear, the
 * template is refused.
 */
function stepSlash(state: JavaScriptState, after: Code["previous"], char: string): JavaScriptState {
  const before = popFrame(state);
  const comment = beginComment(char);
  if (comment !== undefined) return push(before, comment);
  if (after === "value" || after === "identifier" || (after === "literal" && before.code.spaced)) {
    return stepPlain({ ...before, code: { ...before.code, previous: "open", spaced: false } }, char);
  }
  if (after === "start" || after === "literal")
    refuse("host-syntax", "the slash could be a division or the start of a regular expression");
  return stepRegex(push(before, { kind: "regex", inClass: false, escape: false }), undefined, char);
}

function stepRegex(
  state: JavaScriptState,
  regex: { readonly inClass: boolean; readonly escape: boolean } = { inClass: false, escape: false },
  char: string,
): JavaScriptState {
  if (char === "\n") refuse("host-syntax", "a line ends inside a regular expression");
  if (!regex.escape && !regex.inClass && char === "/") {
    return { ...state, frames: pop(state.frames), code: endValue(state.code, WORDS) };
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

function passCode(state: JavaScriptState, placeholder: PlaceholderInfo): { write: Write; state: JavaScriptState } {
  if (placeholder.kind === "path") {
    const code = accessInCode(state.code, placeholder, WORDS);
    return { write: through({ language: "javascript", method: "path" }), state: { ...state, code } };
  }
  const top = state.frames.at(-1);
  if (placeholder.kind === "keywords" && (top?.kind !== "bracket" || top.close !== "}")) {
    refuse(
      "unsafe-place",
      `"${placeholder.name}" prints fields, but this place is not inside an object`,
      "put the placeholder between braces",
    );
  }
  const { as, code } = placeholderInCode(state.code, placeholder, WORDS);
  return { write: as === "name" ? PLAIN : writeLiteral(placeholder, "javascript"), state: { ...state, code } };
}
