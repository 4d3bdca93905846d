import {
  type Command,
  COMMAND_START,
  checkPlaceholder,
  checkOptions,
  readCharacter,
  readDollar,
  readPlaceholder,
  readQuoted,
  startOfWord,
} from "./bash-command.ts";
import { type PlaceholderInfo, type HostLexer, PLAIN, refuse, through, writeInText } from "./host.ts";
import type { Write } from "./host.ts";
import { placeholderInJson, isWholeJson, JSON_START, type JsonState, stepJson } from "./json.ts";

/**
 * A quoted piece of a word. `last` is the last token, if it changes the meaning of the next character. `json` is the
 * state of the JSON, if the text starts like JSON.
 */
interface Quoted {
  readonly kind: "single" | "double";
  readonly last: "" | "\\" | "$" | "name";
  readonly json: JsonState | undefined;
  readonly begun: boolean;
  /** True if the JSON contains a placeholder. */
  readonly filled: boolean;
}

/** A list of commands: those at the top level, or those up to a closing parenthesis. */
interface CommandFrame {
  readonly kind: "command";
  readonly close: string;
  readonly command: Command;
}

/**
 * `command` is a list of commands, at the top level or in `$(…)` and `(…)`. `opaque` is text up to `close` that the
 * lexer skips, so placeholders in it are refused: `${…}`, `$((…))`, arrays, backticks, `$'…'`.
 */
type Frame =
  | CommandFrame
  | { readonly kind: "opaque"; readonly close: string; readonly escaped: boolean }
  | { readonly kind: "comment"; readonly begun: boolean }
  | { readonly kind: "delimiter"; readonly text: string }
  | { readonly kind: "heredoc"; readonly delimiter: string; readonly line: string }
  | Quoted;

interface BashState {
  readonly frames: readonly Frame[];
  /** Delimiters of the heredocs that start on the next line. */
  readonly heredocs: readonly string[];
}

const TOP: Frame = { kind: "command", close: "", command: COMMAND_START };
const OPEN_QUOTE: Quoted = { kind: "single", last: "", json: undefined, begun: false, filled: false };

/** The lexer for Bash. Placeholders (`{{…}}`) in heredocs, backticks, `$'…'` and expansions are refused. */
export const bashLexer: HostLexer<BashState> = {
  start: { frames: [TOP], heredocs: [] },
  step: (state, char) => {
    const frame = state.frames.at(-1) ?? TOP;
    switch (frame.kind) {
      case "single":
      case "double":
        return stepQuoted(state, frame, char);
      case "opaque":
        return stepOpaque(state, frame, char);
      case "comment":
        if (char === "\n") return bashLexer.step(popFrame(state), char);
        return replace(state, { kind: "comment", begun: true });
      case "delimiter":
        return stepDelimiter(state, frame.text, char);
      case "heredoc":
        return stepHeredoc(state, frame.delimiter, frame.line, char);
      case "command":
        return stepCommand(state, frame, char);
    }
  },
  placeholder: (state, placeholder) => {
    const frame = state.frames.at(-1) ?? TOP;
    if (state.frames.some(({ kind }) => kind === "opaque")) {
      refuse("unsafe-place", "the placeholder is in an expansion, an array, backticks or $'…'");
    }
    if (frame.kind === "command") {
      checkPlaceholder(frame.command);
      if (placeholder.kind === "headers" || placeholder.kind === "form") checkOptions(frame.command, placeholder);
      return {
        write: writeWord(placeholder, frame.command),
        state: replace(state, { ...frame, command: readPlaceholder(frame.command) }),
      };
    }
    if (frame.kind === "single" || frame.kind === "double") return passQuoted(state, frame, placeholder);
    if (frame.kind === "comment") {
      if (!frame.begun)
        refuse("unsafe-place", "the placeholder directly follows the comment sign", "put a space after #");
      return { write: writeInText(placeholder, "a comment", { language: "bash", method: "inComment" }), state };
    }
    return refuse("unsafe-place", "the placeholder is in a heredoc");
  },
  context: (state) => describe(state),
  end: (state) => {
    const inner = state.frames.slice(1);
    if (state.heredocs.length > 0 || inner.some((frame) => frame.kind !== "comment")) {
      refuse("open-end", `the template ends in ${describe(state)}`);
    }
  },
};

function describe({ frames }: BashState): string {
  return frames
    .map((frame) => {
      if (frame.kind === "opaque") return frame.close;
      if (frame.kind !== "command") return frame.kind;
      return frame.close === "" ? "commands" : `$(${frame.close}`;
    })
    .join(" > ");
}

function replace(state: BashState, frame: Frame): BashState {
  return { ...state, frames: [...state.frames.slice(0, -1), frame] };
}

function push(state: BashState, frame: Frame): BashState {
  return { ...state, frames: [...state.frames, frame] };
}

function popFrame(state: BashState): BashState {
  return { ...state, frames: state.frames.slice(0, -1) };
}

function stepCommand(state: BashState, frame: CommandFrame, char: string): BashState {
  const { command } = frame;
  const put = (next: Command) => replace(state, { ...frame, command: next });
  if (command.last === "\\") return put(readCharacter(command, char));
  if (char === '"' && command.last === "$") refuse("host-syntax", '$"…" is not known', 'write "…"');
  if (char === "'" || char === '"') {
    const quoted = put(readQuoted(command));
    if (char === "'" && command.last === "$") return push(quoted, { kind: "opaque", close: "'", escaped: false });
    return push(quoted, { ...OPEN_QUOTE, kind: char === "'" ? "single" : "double" });
  }
  if (char === "`") return push(put(readQuoted(command)), { kind: "opaque", close: "`", escaped: false });
  if (char === "{" && command.last === "$") {
    return push(put(readQuoted(command)), { kind: "opaque", close: "}", escaped: false });
  }
  if (char === "#" && command.word === undefined) return push(state, { kind: "comment", begun: false });
  if (char === "(") return openParenthesis(state, frame);
  if (char === ")") return closeParenthesis(state, frame);
  if (char === "<" && command.last === "<") {
    return push(put({ ...command, last: "", redirect: false }), { kind: "delimiter", text: "" });
  }
  const next = put(readCharacter(command, char));
  return char === "\n" ? openHeredoc(next) : next;
}

/** Reads an opening parenthesis. Only `$(`, `<(`, `>(`, and `(` at the start of a command contain commands. */
function openParenthesis(state: BashState, frame: CommandFrame): BashState {
  const { command } = frame;
  const put = (next: Command): BashState => replace(state, { ...frame, command: next });
  const opaque: Frame = { kind: "opaque", close: ")", escaped: false };
  if (command === COMMAND_START && frame.close === ")") return push(put({ ...command, last: ")" }), opaque);
  const isNamed = command.position === "command" && /^[\w-]+$/.test(command.word ?? "");
  const isFunction = isNamed || (command.position === "argument" && command.word === undefined && command.last === "");
  if (isFunction) return push(put({ ...COMMAND_START, last: ")" }), opaque);
  const holdsCommands = command.word === undefined && command.position === "command";
  if (holdsCommands || ["$", "<", ">"].includes(command.last)) {
    return push(put(readQuoted(command)), { kind: "command", close: ")", command: COMMAND_START });
  }
  return push(put({ ...readQuoted(command), last: ")" }), opaque);
}

function closeParenthesis(state: BashState, frame: CommandFrame): BashState {
  if (frame.close !== ")") refuse("host-syntax", '")" has no matching opening bracket');
  return popFrame(state);
}

function stepOpaque(state: BashState, frame: Frame & { kind: "opaque" }, char: string): BashState {
  if (frame.escaped) return replace(state, { ...frame, escaped: false });
  if (char === "\\") return replace(state, { ...frame, escaped: true });
  if (char === frame.close) return popFrame(state);
  if (frame.close === ")" && char === "(") return push(state, frame);
  if (frame.close === "}" && char === "{") return push(state, frame);
  if (frame.close === ")" && (char === '"' || char === "'")) {
    return push(state, { ...OPEN_QUOTE, kind: char === "'" ? "single" : "double" });
  }
  if ((frame.close === ")" && /[`#]/.test(char)) || (frame.close === "}" && /["'`]/.test(char))) {
    refuse(
      "host-syntax",
      `${char} is in an expansion or an array`,
      "write the expansion or the array without quotes and comments",
    );
  }
  return state;
}

function stepDelimiter(state: BashState, text: string, char: string): BashState {
  if (char === "<" && text === "") return popFrame(state);
  if (!/[\s;&|<>()]/.test(char)) return replace(state, { kind: "delimiter", text: text + char });
  if (/[ \t]/.test(char) && (text === "" || text === "-")) return state;
  const delimiter = text.replace(/^-/, "\t").replaceAll(/["'\\]/g, "");
  const ended: BashState = { frames: state.frames.slice(0, -1), heredocs: [...state.heredocs, delimiter] };
  return bashLexer.step(ended, char);
}

/** Starts the next heredoc after a line end. The delimiter of a `<<-` heredoc is stored with a tab at its start. */
function openHeredoc(state: BashState): BashState {
  const [delimiter, ...heredocs] = state.heredocs;
  if (delimiter === undefined) return state;
  return { frames: [...state.frames, { kind: "heredoc", delimiter, line: "" }], heredocs };
}

function stepHeredoc(state: BashState, delimiter: string, line: string, char: string): BashState {
  if (char !== "\n") return replace(state, { kind: "heredoc", delimiter, line: line + char });
  const stripped = delimiter.startsWith("\t") ? line.replace(/^\t+/, "") : line;
  if (stripped === delimiter.replace(/^\t/, "")) return openHeredoc(popFrame(state));
  return replace(state, { kind: "heredoc", delimiter, line: "" });
}

function stepQuoted(state: BashState, quoted: Quoted, char: string): BashState {
  const isDouble = quoted.kind === "double";
  if (isDouble && quoted.last === "\\") {
    const decoded = /["$`\\\n]/.test(char) ? char : `\\${char}`;
    return replace(state, feedJson({ ...quoted, last: "" }, decoded));
  }
  if (char === (isDouble ? '"' : "'")) return closeQuotes(state, quoted);
  if (isDouble && char === "\\") return replace(state, { ...quoted, last: "\\" });
  if (isDouble && (char === "`" || (char === "{" && quoted.last === "$"))) {
    const inside = replace(state, { ...quoted, last: "" });
    return push(inside, { kind: "opaque", close: char === "{" ? "}" : "`", escaped: false });
  }
  if (isDouble && quoted.last === "$" && char === "(") {
    const inside = replace(state, { ...quoted, last: "" });
    return push(inside, { kind: "command", close: ")", command: COMMAND_START });
  }
  return replace(state, { ...feedJson(quoted, char), last: isDouble ? readDollar(char, quoted.last) : "" });
}

function closeQuotes(state: BashState, { json, filled }: Quoted): BashState {
  if (filled && json !== undefined && !isWholeJson(json)) {
    refuse(
      "host-syntax",
      "the text in quotes contains a placeholder and is not complete JSON",
      "put all of the JSON into one pair of quotes",
    );
  }
  return popFrame(state);
}

function feedJson(quoted: Quoted, text: string): Quoted {
  let { json, begun } = quoted;
  for (const char of text) {
    if (!begun && (char === "{" || char === "[")) json = JSON_START;
    begun ||= !/\s/.test(char);
    if (json !== undefined) json = stepJson(json, char);
  }
  return { ...quoted, json, begun };
}

function passQuoted(
  state: BashState,
  quoted: Quoted,
  placeholder: PlaceholderInfo,
): { write: Write; state: BashState } {
  if (quoted.last === "name")
    refuse("unsafe-place", "the placeholder directly follows the name of a variable", "write ${NAME} with braces");
  if (quoted.last !== "") refuse("unsafe-place", `the placeholder directly follows a ${quoted.last}`);
  const outer = state.frames.findLast((frame) => frame.kind === "command");
  if (outer !== undefined) checkPlaceholder(outer.command);
  const method = quoted.kind === "double" ? "inDouble" : "inSingle";
  const beginning = quoted.begun || outer?.command.word !== "" ? [] : startOfWord(placeholder);
  const passed = { ...quoted, begun: true };
  if (placeholder.kind === "tree") {
    if (quoted.kind !== "single" || quoted.begun) {
      refuse(
        "unsafe-place",
        `"${placeholder.name}" is JSON on several lines`,
        "put only the placeholder between single quotes",
      );
    }
    // The placeholder is the whole JSON text, so only the closing quote may follow.
    const whole: Quoted = { ...passed, json: { ...JSON_START, expect: "comma" }, filled: true };
    return { write: through({ language: "bash", method: "treeInSingle" }), state: replace(state, whole) };
  }
  const isSecret = placeholder.kind === "secret" && quoted.kind === "double";
  if ((isSecret || (placeholder.kind === "path" && quoted.kind === "single")) && quoted.json === undefined) {
    const write = through({ language: "bash", method: isSecret ? "secretInDouble" : "pathInSingle" });
    return { write, state: replace(state, passed) };
  }
  if (quoted.json === undefined) {
    const write = placeholder.json
      ? through({ language: "bash", method }, { language: "json", method: "literal" })
      : writeInText(placeholder, "quotes", { language: "bash", method }, ...beginning);
    return { write, state: replace(state, passed) };
  }
  const { write, state: json } = placeholderInJson(quoted.json, placeholder);
  const calls = write.calls.length === 0 ? [] : [{ language: "bash" as const, method } as const, ...write.calls];
  return { write: { ...write, calls }, state: replace(state, { ...passed, json, filled: true }) };
}

function writeWord(placeholder: PlaceholderInfo, command: Command): Write {
  if (placeholder.json) return through({ language: "bash", method: "inWord" }, { language: "json", method: "literal" });
  if (placeholder.kind === "identifier") return PLAIN;
  if (placeholder.kind === "headers" || placeholder.kind === "form")
    return through({ language: "bash", method: placeholder.kind });
  // The word may contain only another placeholder so far. If the value of that placeholder is empty, the value of this placeholder starts
  // the word.
  const begins = command.word === undefined || (command.word === "" && command.last === "placeholder");
  return writeInText(
    placeholder,
    "a word",
    { language: "bash", method: "inWord" },
    ...(begins ? startOfWord(placeholder) : []),
  );
}
