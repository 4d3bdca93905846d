import {
  BRACKETS,
  CODE_START,
  checkQuote,
  checkTarget,
  endValue,
  endWord,
  holeInCode,
  openBracket,
  stepCode,
} from "./code.ts";
import type { Code, Vocabulary } from "./code.ts";
import { beginComment, type Comment, holeInComment, stepComment } from "./comments.ts";
import { CSHARP_ESCAPES, type Escape, stepEscape } from "./escape.ts";
import { PLAIN, pop, refuse, replaceTop, through, writeInText } from "./host.ts";
import type { HoleInfo, HostLexer, Write } from "./host.ts";

/**
 * A string that is closed by `quote`. `doubled` is the last character, if repeating it would form an escape: a
 * quote in a verbatim string, or a brace in an interpolated string.
 */
interface CSharpString {
  readonly kind: "string";
  readonly quote: '"' | "'";
  readonly verbatim: boolean;
  readonly format: boolean;
  readonly escape: Escape;
  readonly doubled: "" | '"' | "{" | "}";
  /** True directly after a hole. */
  readonly passed: boolean;
}

type Frame =
  | { readonly kind: "bracket"; readonly close: string }
  | { readonly kind: "field" | "format" | "directive" | "slash" }
  | Comment
  | CSharpString;

interface CSharpState {
  readonly frames: readonly Frame[];
  readonly code: Code;
}

const WORDS: Vocabulary = {
  names: new Set("as class enum goto interface is namespace new record static struct using var".split(" ")),
  values: new Set("await case else in return throw when yield".split(" ")),
  heads: new Set(),
  imports: new Set(),
  importEnds: new Set(),
};
const PREFIXES = new Set(["", "$", "@", "$@", "@$"]);

/**
 * The lexer for C#: regular, verbatim and interpolated strings, comments, brackets. Raw strings (`"""`) are refused.
 */
export const csharpLexer: HostLexer<CSharpState> = {
  start: { frames: [], code: CODE_START },
  step: (state, char) => {
    const frame = state.frames.at(-1);
    switch (frame?.kind) {
      case "string":
        return stepString(state, frame, char);
      case "format":
        if (char === "}") return { frames: pop(state.frames), code: endValue(state.code, WORDS) };
        return /["{\n\\]/.test(char)
          ? refuse(
              "host-syntax",
              "the format after the colon in {…} contains a quote, a brace, a backslash or a line break",
            )
          : state;
      case "slash":
        return stepSlash({ ...state, frames: pop(state.frames) }, char);
      case "directive":
        return char === "\n" ? stepPlain({ ...state, frames: pop(state.frames) }, char) : state;
      case "comment":
      case "block comment":
        return readComment(state, frame, char);
      default:
        return stepPlain(state, char);
    }
  },
  hole: (given, hole) => {
    const state = settle(given);
    const frame = state.frames.at(-1);
    switch (frame?.kind) {
      case "string":
        return { write: writeString(frame, hole), state: replace(state, { ...frame, passed: true }) };
      case "comment":
      case "block comment": {
        const { write, comment } = holeInComment(frame, hole, "csharp");
        return { write, state: replace(state, comment) };
      }
      case "format":
      case "directive":
      case "slash":
        return refuse("unsafe-place", `the hole is in a ${frame.kind}`);
      default:
        return passCode(state, hole);
    }
  },
  context: (state) => describe(settle(state)),
  end: (given) => {
    const { frames } = settle(given);
    if (frames.some((frame) => frame.kind !== "comment" && frame.kind !== "directive")) {
      refuse("open-end", `the template ends in ${describe(given)}`);
    }
  },
};

/** Ends a verbatim string after a quote at the end of the text, because no second quote can follow. */
function settle(state: CSharpState): CSharpState {
  const frame = state.frames.at(-1);
  return frame?.kind === "string" && frame.doubled === '"' ? close(state) : state;
}

function close({ frames, code }: CSharpState): CSharpState {
  return { frames: pop(frames), code: endValue(code, WORDS) };
}

function describe({ frames }: CSharpState): string {
  const inner = frames.map((frame) => {
    if (frame.kind === "bracket") return frame.close;
    if (frame.kind !== "string") return frame.kind;
    return `${frame.format ? "$" : ""}${frame.verbatim ? "@" : ""}${frame.quote}`;
  });
  return ["code", ...inner].join(" > ");
}

function readComment(state: CSharpState, frame: Comment, char: string): CSharpState {
  const comment = stepComment(frame, char);
  if (comment !== undefined) return replace(state, comment);
  const after = { ...state, frames: pop(state.frames) };
  return char === "\n" ? stepPlain(after, char) : after;
}

function replace(state: CSharpState, frame: Frame): CSharpState {
  return { ...state, frames: replaceTop(state.frames, frame) };
}

function stepPlain({ frames, code }: CSharpState, char: string): CSharpState {
  const top = frames.at(-1);
  if (char === '"' || char === "'") return openString({ frames, code }, char);
  if (char === "@" && (code.word === "" || code.word === "$"))
    return { frames, code: { ...code, word: `${code.word}@` } };
  if (char === "/") return { frames: [...frames, { kind: "slash" }], code: endWord(code, WORDS) };
  if (char === "#" && code.word === "") return { frames: [...frames, { kind: "directive" }], code };
  if (top?.kind === "field" && char === ":") return { frames: replaceTop<Frame>(frames, { kind: "format" }), code };
  const opens = BRACKETS[char];
  if (opens !== undefined) {
    return { frames: [...frames, { kind: "bracket", close: opens }], code: openBracket(code, char, WORDS) };
  }
  if (char === ")" || char === "]" || char === "}") return closeBracket({ frames, code }, char);
  return { frames, code: stepCode(code, char, WORDS, frames.length === 0) };
}

function closeBracket({ frames, code }: CSharpState, char: string): CSharpState {
  const top = frames.at(-1);
  const ended = endValue(code, WORDS);
  checkTarget(endWord(code, WORDS));
  if (top?.kind === "field" && char === "}") return { frames: pop(frames), code: ended };
  if (top?.kind !== "bracket" || top.close !== char) refuse("host-syntax", `"${char}" has no matching opening bracket`);
  return { frames: pop(frames), code: char === "}" ? { ...ended, previous: "start" } : ended };
}

function openString({ frames, code }: CSharpState, quote: '"' | "'"): CSharpState {
  checkQuote(code);
  if (!PREFIXES.has(code.word))
    refuse("host-syntax", `"${code.word}" is directly before a quote, but is not a prefix of a string`);
  if (frames.some((frame) => frame.kind === "field")) {
    refuse("host-syntax", "a {…} of an interpolated string contains a quote", "assign the value to a variable first");
  }
  const string: CSharpString = {
    kind: "string",
    quote,
    verbatim: code.word.includes("@"),
    format: code.word.includes("$"),
    escape: "",
    doubled: "",
    passed: false,
  };
  return { frames: [...frames, string], code: { ...code, word: "" } };
}

function stepString(state: CSharpState, string: CSharpString, char: string): CSharpState {
  const put = (change: Partial<CSharpString>) =>
    replace(state, { ...string, escape: "", doubled: "", passed: false, ...change });
  if (string.doubled !== "") return stepDoubled(state, string, char);
  if (string.escape !== "") {
    const escape = stepEscape(string.escape, char, CSHARP_ESCAPES);
    return escape === undefined ? stepString(state, { ...string, escape: "" }, char) : put({ escape });
  }
  if (char === string.quote) return string.verbatim ? put({ doubled: '"' }) : close(state);
  if (char === "\n" && !string.verbatim) refuse("host-syntax", "a line ends inside a string");
  if (char === "\\" && !string.verbatim) return put({ escape: "\\" });
  if (string.format && (char === "{" || char === "}")) {
    if (string.passed)
      refuse("unsafe-place", "a brace of the string directly follows a hole", "put a space after the hole");
    return put({ doubled: char });
  }
  return put({});
}

function stepDoubled(state: CSharpState, string: CSharpString, char: string): CSharpState {
  const text: CSharpString = { ...string, doubled: "" };
  if (char === string.doubled) return replace(state, text);
  if (string.doubled === '"') return csharpLexer.step(close(state), char);
  if (string.doubled === "}") refuse("host-syntax", "a single } is in an interpolated string");
  const frames: readonly Frame[] = [...replaceTop<Frame>(state.frames, text), { kind: "field" }];
  return csharpLexer.step({ frames, code: { ...CODE_START, previous: "open" } }, char);
}

function stepSlash(state: CSharpState, char: string): CSharpState {
  const comment = beginComment(char);
  if (comment !== undefined) return { ...state, frames: [...state.frames, comment] };
  return stepPlain({ ...state, code: { ...state.code, previous: "open", spaced: false } }, char);
}

function writeString(string: CSharpString, hole: HoleInfo): Write {
  if (string.quote === "'") refuse("unsafe-place", "the hole is in a character literal", "use a string");
  if (string.escape !== "") refuse("unsafe-place", "the hole is inside a backslash escape");
  if (string.doubled !== "")
    refuse("unsafe-place", "the hole directly follows a brace of the string", "put a space before the hole");
  const method = string.format ? (["inFormat", "inFormatVerbatim"] as const) : (["inDouble", "inVerbatim"] as const);
  return writeInText(hole, "a string", { language: "csharp", method: method[string.verbatim ? 1 : 0] });
}

function passCode(state: CSharpState, hole: HoleInfo): { write: Write; state: CSharpState } {
  const { as, code } = holeInCode(state.code, hole, WORDS);
  const passed = { ...state, code };
  if (as === "name") return { write: PLAIN, state: passed };
  if (state.frames.some((frame) => frame.kind === "field")) {
    refuse("unsafe-place", "the hole is in a {…} of an interpolated string", "assign the value to a variable first");
  }
  if (hole.kind === "value") refuse("wrong-kind", `"${hole.name}" has no fixed type, so C# has no literal for it`);
  if (hole.kind === "number") return { write: PLAIN, state: passed };
  if (hole.kind !== "text") return { write: through({ language: "csharp", method: "literal" }), state: passed };
  return { write: { ...through({ language: "csharp", method: "inDouble" }), before: '"', after: '"' }, state: passed };
}
