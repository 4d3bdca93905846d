import {
  checkEnd,
  checkQuote,
  closeValue,
  close,
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
  PYTHON_ESCAPES,
  refuse,
  stepEscape,
  writeInText,
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

/** `format` is the text after the colon in the `{…}` of an f-string. */
type Frame = { readonly kind: "format" } | { readonly kind: "comment"; readonly text: string } | PythonString;

type PythonState = CodeState<Frame>;

const WORDS: Vocabulary = {
  names: new Set(["import", "from", "as", "def", "class", "global", "nonlocal", "del", "for", "lambda"]),
  values: new Set("and assert await elif else if in is not or return while with yield".split(" ")),
  heads: new Set(),
  imports: new Set(["import", "from"]),
  importEnds: new Set(),
  hasBlocks: false,
};
const PREFIXES = new Set(["", "r", "b", "f", "u", "br", "rb", "fr", "rf"]);

/** The lexer for Python 3: strings of every kind, f-strings with their fields, comments, brackets. */
export const pythonLexer: HostLexer<PythonState> = {
  start: START,
  step: (state, char) => {
    const frame = state.frames.at(-1);
    if (frame?.kind === "string") return stepString(state, frame, char);
    if (frame?.kind === "comment") return stepComment(state, frame.text, char);
    return frame?.kind === "format" ? stepFormat(state, char) : stepPlain(state, char);
  },
  placeholder: (current, placeholder) => {
    const state = settle(current);
    const frame = state.frames.at(-1);
    switch (frame?.kind) {
      case "comment":
        return { write: writeComment(frame, placeholder), state };
      case "string":
        return { write: writeString(frame, placeholder), state: replace(state, { ...frame, fresh: 0, run: 0 }) };
      case "format":
        return refuse("unsafe-place", "the placeholder is in an f-string, after the colon in {…}");
      default:
        return passCode(state, placeholder);
    }
  },
  context: (state) => contextOf(settle(state), nameOf),
  end: (state) => checkEnd(settle(state), contextOf(state, nameOf)),
};

/** Ends an empty string (`""`) at the end of the text, where no third quote can follow. */
function settle(state: PythonState): PythonState {
  const frame = state.frames.at(-1);
  return frame?.kind === "string" && frame.fresh === 2 ? closeValue(state, WORDS) : state;
}

function nameOf(frame: PythonState["frames"][number]): string {
  if (frame.kind !== "string") return frame.kind;
  return `${frame.raw ? "r" : ""}${frame.bytes ? "b" : ""}${frame.format ? "f" : ""}${frame.quote.repeat(frame.triple ? 3 : 1)}`;
}

function stepComment(state: PythonState, text: string, char: string): PythonState {
  if (char === "\n") return stepPlain(close(state), char);
  return replace(state, { kind: "comment", text: (text + char).slice(-20) });
}

function stepPlain(state: PythonState, char: string): PythonState {
  const isField = state.frames.at(-1)?.kind === "field";
  if (char === '"' || char === "'") return openString(state, char);
  if (char === "#") return openComment(state);
  if (isField && char === ":") return replace(state, { kind: "format" });
  if (isField && (char === "\\" || char === "\n"))
    refuse("host-syntax", "a {…} of an f-string contains a backslash or a line break");
  return stepBracketOrCode(state, char, WORDS);
}

function openComment(state: PythonState): PythonState {
  if (isInField(state)) refuse("host-syntax", "a {…} of an f-string contains a comment");
  return open(state, { kind: "comment", text: "" }, endWord(state.code, WORDS));
}

function isInField({ frames }: PythonState): boolean {
  return frames.some(({ kind }) => kind === "field");
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
  return open(state, string, { ...code, word: "" });
}

function stepString(state: PythonState, string: PythonString, char: string): PythonState {
  const put = (change: Partial<PythonString>): PythonState =>
    replace(state, { ...string, fresh: 0, run: 0, ...change });
  if (string.fresh === 2) {
    return char === string.quote ? put({ triple: true }) : pythonLexer.step(closeValue(state, WORDS), char);
  }
  if (string.escape !== "") {
    const escape = string.raw ? "" : stepEscape(string.escape, char, PYTHON_ESCAPES);
    return escape === undefined ? stepString(put({ escape: "" }), { ...string, escape: "" }, char) : put({ escape });
  }
  if (string.brace !== "") return stepBrace(state, string, char);
  if (char === string.quote) {
    if (string.fresh === 1) return put({ fresh: 2 });
    if (!string.triple || string.run === 2) return closeValue(state, WORDS);
    return put({ run: string.run + 1 });
  }
  if (char === "\n" && !string.triple) refuse("host-syntax", "a line ends inside a string");
  if (char === "\\") return put({ escape: "\\" });
  if (string.format && (char === "{" || char === "}")) return put({ brace: char });
  return put({});
}

function stepBrace(state: PythonState, string: PythonString, char: string): PythonState {
  const after = replace(state, { ...string, fresh: 0, run: 0, brace: "" });
  if (char === string.brace) return after;
  if (string.brace === "}") refuse("host-syntax", "a single } is in an f-string", "write }} for a literal brace");
  return pythonLexer.step(openField(after), char);
}

function stepFormat(state: PythonState, char: string): PythonState {
  if (char === "}") return closeValue(state, WORDS);
  if (char === "{") return openField(state);
  if (/["'\n\\]/.test(char))
    refuse("host-syntax", "the format after the colon in {…} contains a quote, a backslash or a line break");
  return state;
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
  const passed = placeholderInCode(state, placeholder, "python", WORDS);
  if (placeholder.kind !== "identifier" && placeholder.kind !== "path" && isInField(state)) {
    refuse("unsafe-place", "the placeholder is in a {…} of an f-string", "assign the value to a variable first");
  }
  return passed;
}
