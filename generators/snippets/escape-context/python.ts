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
  PLAIN,
  PYTHON_ESCAPES,
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

interface PythonString {
  readonly kind: "string";
  readonly quote: '"' | "'";
  readonly triple: boolean;
  readonly format: boolean;
  readonly bytes: boolean;
  readonly raw: boolean;
  /**
   * Number of opening quotes read so far (1 or 2), while the string may still become a triple-quoted string. Otherwise
   * 0.
   */
  readonly fresh: 0 | 1 | 2;
  /** Number of closing quotes read so far, in a triple-quoted string. */
  readonly run: number;
  readonly escape: Escape;
  /** A brace in an f-string, if the next character may be the same brace (`{{`). */
  readonly brace: "" | "{" | "}";
}

/** `field` is the `{…}` of an f-string. `format` is the text after its colon. */
type Frame =
  | { readonly kind: "bracket"; readonly close: string }
  | { readonly kind: "field" | "format" }
  | { readonly kind: "comment"; readonly text: string }
  | PythonString;

interface PythonState {
  readonly frames: readonly Frame[];
  readonly code: Code;
}

const WORDS: Vocabulary = {
  names: new Set(["import", "from", "as", "def", "class", "global", "nonlocal", "del", "for", "lambda"]),
  values: new Set("and assert await elif else if in is not or return while with yield".split(" ")),
  heads: new Set(),
  imports: new Set(["import", "from"]),
  importEnds: new Set(),
};
const PREFIXES = new Set(["", "r", "b", "f", "u", "br", "rb", "fr", "rf"]);

/** The lexer for Python 3: strings of every kind, f-strings with their fields, comments, brackets. */
export const pythonLexer: HostLexer<PythonState> = {
  start: { frames: [], code: CODE_START },
  step: (state, char) => {
    const frame = state.frames.at(-1);
    if (frame?.kind === "string") return stepString(state, frame, char);
    if (frame?.kind === "comment") return stepComment(state, frame.text, char);
    return frame?.kind === "format" ? stepFormat(state, char) : stepPlain(state, char);
  },
  placeholder: (state, placeholder) => {
    const settled = settle(state);
    const frame = settled.frames.at(-1);
    if (frame?.kind === "comment") return { write: writeComment(frame, placeholder), state: settled };
    return passPlaceholder(settled, frame, placeholder);
  },
  context: (state) => describe(settle(state)),
  end: (state) => {
    const { frames } = settle(state);
    if (frames.some((frame) => frame.kind !== "comment")) refuse("open-end", `the template ends in ${describe(state)}`);
  },
};

function passPlaceholder(
  state: PythonState,
  frame: Frame | undefined,
  placeholder: PlaceholderInfo,
): { write: Write; state: PythonState } {
  if (frame?.kind === "string") return { write: writeString(frame, placeholder), state: pass(state, frame) };
  if (frame?.kind === "format")
    return refuse("unsafe-place", "the placeholder is in an f-string, after the colon in {…}");
  return passCode(state, placeholder);
}

/** Ends an empty string (`""`) at the end of the text, where no third quote can follow. */
function settle(state: PythonState): PythonState {
  const frame = state.frames.at(-1);
  return frame?.kind === "string" && frame.fresh === 2 ? closeFrame(state) : state;
}

function describe({ frames, code }: PythonState): string {
  const inner = frames.map((frame) => {
    if (frame.kind === "bracket") return frame.close;
    if (frame.kind !== "string") return frame.kind;
    return `${frame.raw ? "r" : ""}${frame.bytes ? "b" : ""}${frame.format ? "f" : ""}${frame.quote.repeat(frame.triple ? 3 : 1)}`;
  });
  return inner.length === 0 ? (code.names ? "an import" : "code") : `code > ${inner.join(" > ")}`;
}

function stepComment(state: PythonState, text: string, char: string): PythonState {
  if (char === "\n") return stepPlain({ ...state, frames: pop(state.frames) }, char);
  return { ...state, frames: replaceTop<Frame>(state.frames, { kind: "comment", text: (text + char).slice(-20) }) };
}

function stepPlain(state: PythonState, char: string): PythonState {
  const { frames, code } = state;
  const top = frames.at(-1);
  if (char === '"' || char === "'") return openString(state, char);
  if (char === "#") return openComment(state);
  if (top?.kind === "field" && char === ":") return { ...state, frames: replaceTop<Frame>(frames, { kind: "format" }) };
  if (top?.kind === "field" && (char === "\\" || char === "\n"))
    refuse("host-syntax", "a {…} of an f-string contains a backslash or a line break");
  const close = BRACKETS[char];
  if (close !== undefined) {
    const bracket: Frame = { kind: "bracket", close };
    return { ...state, frames: [...frames, bracket], code: openBracket(code, char, WORDS) };
  }
  if (char === ")" || char === "]" || char === "}") return closeBracket(state, char);
  return { ...state, code: stepCode(code, char, WORDS, frames.length === 0) };
}

function openComment(state: PythonState): PythonState {
  if (state.frames.some((frame) => frame.kind === "field"))
    refuse("host-syntax", "a {…} of an f-string contains a comment");
  return { ...state, frames: [...state.frames, { kind: "comment", text: "" }], code: endWord(state.code, WORDS) };
}

function closeBracket(state: PythonState, char: string): PythonState {
  const { frames, code } = state;
  const top = frames.at(-1);
  if (top?.kind === "field" && char === "}") return closeFrame(state);
  if (top?.kind !== "bracket" || top.close !== char) refuse("host-syntax", `"${char}" has no matching opening bracket`);
  checkTarget(endWord(code, WORDS));
  return closeFrame(state);
}

function openString(state: PythonState, quote: '"' | "'"): PythonState {
  const { frames, code } = state;
  const prefix = code.word.toLowerCase();
  checkQuote(code);
  if (!PREFIXES.has(prefix))
    refuse("host-syntax", `"${code.word}" is directly before a quote, but is not a prefix of a string`);
  if (frames.some((frame) => frame.kind === "string" && frame.quote === quote)) {
    refuse(
      "host-syntax",
      "a {…} of an f-string contains the quote of the f-string",
      "use the other kind of quote inside the braces",
    );
  }
  const format = prefix.includes("f");
  const string: PythonString = {
    kind: "string",
    quote,
    triple: false,
    format,
    bytes: prefix.includes("b"),
    raw: prefix.includes("r"),
    fresh: 1,
    run: 0,
    escape: "",
    brace: "",
  };
  return { ...state, frames: [...frames, string], code: { ...code, word: "" } };
}

/** Leaves a bracket, a string or a field, which then counts as a complete value. */
function closeFrame(state: PythonState): PythonState {
  return { ...state, frames: pop(state.frames), code: endValue(state.code, WORDS) };
}

function stepString(state: PythonState, string: PythonString, char: string): PythonState {
  const put = (change: Partial<PythonString>): PythonState => ({
    ...state,
    frames: replaceTop<Frame>(state.frames, { ...string, fresh: 0, run: 0, ...change }),
  });
  if (string.fresh === 2) {
    return char === string.quote ? put({ triple: true }) : pythonLexer.step(closeFrame(state), char);
  }
  if (string.escape !== "") {
    const escape = string.raw ? "" : stepEscape(string.escape, char, PYTHON_ESCAPES);
    return escape === undefined ? stepString(put({ escape: "" }), { ...string, escape: "" }, char) : put({ escape });
  }
  if (string.brace !== "") return stepBrace(state, string, char);
  if (char === string.quote) {
    if (string.fresh === 1) return put({ fresh: 2 });
    if (!string.triple || string.run === 2) return closeFrame(state);
    return put({ run: string.run + 1 });
  }
  if (char === "\n" && !string.triple) refuse("host-syntax", "a line ends inside a string");
  if (char === "\\") return put({ escape: "\\" });
  if (string.format && (char === "{" || char === "}")) return put({ brace: char });
  return put({});
}

function stepBrace(state: PythonState, string: PythonString, char: string): PythonState {
  const frames = replaceTop<Frame>(state.frames, { ...string, fresh: 0, run: 0, brace: "" });
  if (char === string.brace) return { ...state, frames };
  if (string.brace === "}") refuse("host-syntax", "a single } is in an f-string", "write }} for a literal brace");
  return pythonLexer.step(openField({ ...state, frames }), char);
}

function openField(state: PythonState): PythonState {
  return { ...state, frames: [...state.frames, { kind: "field" }], code: { ...CODE_START, previous: "open" } };
}

function stepFormat(state: PythonState, char: string): PythonState {
  if (char === "}") return closeFrame(state);
  if (char === "{") return openField(state);
  if (/["'\n\\]/.test(char))
    refuse("host-syntax", "the format after the colon in {…} contains a quote, a backslash or a line break");
  return state;
}

function pass(state: PythonState, string: PythonString): PythonState {
  return { ...state, frames: replaceTop<Frame>(state.frames, { ...string, fresh: 0, run: 0 }) };
}

function writeString(string: PythonString, placeholder: PlaceholderInfo): Write {
  if (string.escape !== "") refuse("unsafe-place", "the placeholder is inside a backslash escape");
  if (string.brace !== "")
    refuse(
      "unsafe-place",
      "the placeholder directly follows a brace of an f-string",
      "put a space before the placeholder",
    );
  const place = `a string (${string.quote})`;
  if (string.raw && placeholder.kind === "text") {
    refuse("unsafe-place", "a raw string cannot contain every possible value", "remove the prefix r");
  }
  const kind = string.format ? "Format" : string.bytes ? "Bytes" : "";
  const quote = string.quote === '"' ? "Double" : "Single";
  return writeInText(placeholder, place, { language: "python", method: `in${kind}${quote}` });
}

function writeComment(comment: { readonly text: string }, placeholder: PlaceholderInfo): Write {
  if (comment.text === "")
    refuse("unsafe-place", "the placeholder directly follows the comment sign", "put a space after #");
  if (/coding[:=]?[ \t]*$/.test(comment.text)) {
    refuse("unsafe-place", "the comment would set the encoding of the file", 'write another word instead of "coding"');
  }
  return writeInText(placeholder, "a comment", { language: "python", method: "inComment" });
}

function passCode(state: PythonState, placeholder: PlaceholderInfo): { write: Write; state: PythonState } {
  if (placeholder.kind === "path") {
    const code = accessInCode(state.code, placeholder, WORDS);
    return { write: through({ language: "python", method: "path" }), state: { ...state, code } };
  }
  const top = state.frames.at(-1);
  if (placeholder.kind === "keywords" && (top?.kind !== "bracket" || top.close !== ")")) {
    refuse(
      "unsafe-place",
      `"${placeholder.name}" prints arguments, but this place is not inside a call`,
      "put the placeholder between parentheses",
    );
  }
  const { as, code } = placeholderInCode(state.code, placeholder, WORDS);
  if (as === "name") return { write: PLAIN, state: { ...state, code } };
  if (state.frames.some((frame) => frame.kind === "field")) {
    refuse("unsafe-place", "the placeholder is in a {…} of an f-string", "assign the value to a variable first");
  }
  return { write: writeLiteral(placeholder, "python"), state: { ...state, code } };
}
