import {
  PLAIN,
  refuse,
  stepEscape,
  through,
  writeInText,
  type Escape,
  type EscapeTable,
  type HostLexer,
  type PlaceholderInfo,
  type Write,
} from "./host.ts";

/** The state of JSON text. If the text is not valid JSON, `expect` is `broken`. */
export interface JsonState {
  /** The brackets `{` and `[` that are still open, the innermost last. */
  readonly open: string;
  readonly expect: "value" | "value or ]" | "key" | "key or }" | "colon" | "comma" | "broken";
  /** The current number, `true`, `false` or `null`. */
  readonly word: string;
  /** The kind of the current string; empty outside strings. */
  readonly string: "" | "key" | "value";
  readonly escape: Escape;
}

export const JSON_START: JsonState = { open: "", expect: "value", word: "", string: "", escape: "" };

const BROKEN: JsonState = { ...JSON_START, expect: "broken" };
const JSON_ESCAPES: EscapeTable = { u: "4" };
const WORD = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

export function stepJson(state: JsonState, char: string): JsonState {
  if (state.expect === "broken") return state;
  if (state.string !== "") return stepString(state, char);
  if (/[\w+.-]/.test(char)) {
    return state.word !== "" || state.expect.startsWith("value") ? { ...state, word: state.word + char } : BROKEN;
  }
  if (state.word !== "") return WORD.test(state.word) ? stepJson(afterValue(state), char) : BROKEN;
  if (/\s/.test(char)) return state;
  return stepSign(state, char);
}

function stepSign(state: JsonState, char: string): JsonState {
  const { expect, open } = state;
  const isValue = expect.startsWith("value");
  if (char === '"' && isValue) return { ...state, string: "value" };
  if (char === '"' && expect.startsWith("key")) return { ...state, string: "key" };
  if (char === "{" && isValue) return { ...state, open: `${open}{`, expect: "key or }" };
  if (char === "[" && isValue) return { ...state, open: `${open}[`, expect: "value or ]" };
  if (char === ":" && expect === "colon") return { ...state, expect: "value" };
  if (char === "," && expect === "comma" && open !== "") {
    return { ...state, expect: open.endsWith("{") ? "key" : "value" };
  }
  const closes = expect === "comma" ? (open.endsWith("{") ? "}" : "]") : expect.endsWith(`or ${char}`) ? char : "";
  return open !== "" && char === closes ? afterValue({ ...state, open: open.slice(0, -1) }) : BROKEN;
}

function stepString(state: JsonState, char: string): JsonState {
  if (state.escape !== "") return { ...state, escape: stepEscape(state.escape, char, JSON_ESCAPES) ?? "" };
  if (char === "\\") return { ...state, escape: "\\" };
  if (char !== '"') return state;
  return state.string === "key" ? { ...state, string: "", expect: "colon" } : afterValue({ ...state, string: "" });
}

function afterValue(state: JsonState): JsonState {
  return { ...state, word: "", expect: "comma" };
}

/** Returns true if the text is exactly one JSON value. */
export function isWholeJson({ open, expect, string }: JsonState): boolean {
  return open === "" && string === "" && expect === "comma";
}

/**
 * Reads a placeholder. Inside a string, the value of the placeholder is escaped. Elsewhere, the placeholder becomes a complete JSON value.
 */
export function placeholderInJson(
  state: JsonState,
  placeholder: PlaceholderInfo,
): { readonly write: Write; readonly state: JsonState } {
  if (state.expect === "broken") {
    refuse(
      "unsafe-place",
      "the text in quotes starts like JSON but is not valid",
      "correct the JSON around the placeholder",
    );
  }
  if (state.string !== "") {
    if (state.escape !== "") refuse("unsafe-place", "the placeholder is inside a backslash escape");
    return { write: writeInText(placeholder, "a JSON string", { language: "json", method: "inString" }), state };
  }
  if (state.word !== "" || !state.expect.startsWith("value")) {
    refuse("unsafe-place", "a JSON value is not allowed here", "put the placeholder after a colon, a comma or a [");
  }
  const write = placeholder.kind === "number" ? PLAIN : through({ language: "json", method: "literal" });
  return { write, state: afterValue(state) };
}

/** The lexer for JSON files. A file contains one value. Placeholders (`{{…}}`) may be inside strings or replace values. */
export const jsonLexer: HostLexer<JsonState> = {
  start: JSON_START,
  step: (state, char) => {
    const next = stepJson(state, char);
    if (next.expect === "broken") refuse("host-syntax", `JSON cannot continue with ${JSON.stringify(char)} here`);
    return next;
  },
  placeholder: placeholderInJson,
  context: ({ open, expect, string }) => `${open} ${string === "" ? expect : string}`,
  end: (state) => {
    if (!isWholeJson(stepJson(state, "\n"))) refuse("open-end", "the JSON value is incomplete");
  },
};
