import { PLAIN, type PlaceholderInfo, refuse, through, type Write, writeLiteral } from "./host.ts";

/**
 * The kind of the last token, which decides what may follow it. `start` is the start of a statement, `open` comes
 * before an expression, `sign` is a plus or minus, `name` is a keyword before a name, and `head` is a keyword before a
 * bracket (`if`).
 */
type Previous = "start" | "open" | "sign" | "name" | "head" | "dot" | "value" | "literal" | "identifier" | "equals";

/** The state of code outside of strings and comments. */
export interface Code {
  readonly previous: Previous;
  /** The current name, keyword or number. Empty between words. */
  readonly word: string;
  /** True if white space follows the last token. */
  readonly spaced: boolean;
  /** True in an import, where only names are allowed. */
  readonly names: boolean;
}

/** The words of a host language. The lexer uses them to decide if a placeholder (`{{…}}`) is allowed. */
export interface Vocabulary {
  /** Words that are followed by a name: `import`, `def`, `new`. */
  readonly names: ReadonlySet<string>;
  /** Words that are followed by an expression: `return`, `in`, `not`. */
  readonly values: ReadonlySet<string>;
  /** Words that are followed by a bracket and then a statement: `if`, `while`. */
  readonly heads: ReadonlySet<string>;
  /** Words after which a statement contains only names, such as `import`. */
  readonly imports: ReadonlySet<string>;
  /** Words and brackets that end the list of names in an import. In JavaScript, a string follows `from`. */
  readonly importEnds: ReadonlySet<string>;
  /** True if braces may contain statements, so that a statement may start after them. */
  readonly hasBlocks: boolean;
}

const CODE_START: Code = { previous: "start", word: "", spaced: false, names: false };

/**
 * A bracket, or a `field`: the code in a string, such as the `{…}` of an f-string. `isHead` is true if a statement may
 * follow the bracket, as in `if (…)`.
 */
type CodeFrame =
  | { readonly kind: "bracket"; readonly close: string; readonly isHead: boolean }
  | { readonly kind: "field" };

/** The state of a lexer: everything that is open, such as brackets and strings, the innermost last, and the code. */
export interface CodeState<Own> {
  readonly frames: readonly (CodeFrame | Own)[];
  readonly code: Code;
}

/** The state at the start of a template. */
export const START: CodeState<never> = { frames: [], code: CODE_START };

export function open<Own>(state: CodeState<Own>, frame: CodeFrame | Own, code = state.code): CodeState<Own> {
  return { frames: [...state.frames, frame], code };
}

/** Opens the code in a string. */
export function openField<Own>(state: CodeState<Own>): CodeState<Own> {
  return open(state, { kind: "field" }, { ...CODE_START, previous: "open" });
}

export function close<Own>({ frames, code }: CodeState<Own>): CodeState<Own> {
  return { frames: frames.slice(0, -1), code };
}

/** Closes a bracket, a string or a field, which then counts as a complete value. */
export function closeValue<Own>({ frames, code }: CodeState<Own>, words: Vocabulary): CodeState<Own> {
  return close({ frames, code: { ...endWord(code, words), previous: "value", spaced: false } });
}

/** Replaces the innermost frame. */
export function replace<Own>({ frames, code }: CodeState<Own>, frame: Own): CodeState<Own> {
  return { frames: [...frames.slice(0, -1), frame], code };
}

/** Returns the name of a context, such as `code > ) > "`. */
export function contextOf<Own extends { readonly kind: string }>(
  { frames, code }: CodeState<Own>,
  nameOf: (frame: CodeFrame | Own) => string,
): string {
  const inner = frames.map((frame) => ("close" in frame ? frame.close : nameOf(frame)));
  return inner.length === 0 ? (code.names ? "an import" : "code") : `code > ${inner.join(" > ")}`;
}

/** Checks that nothing but a comment is open at the end of a template. */
export function checkEnd<Own extends { readonly kind: string }>({ frames }: CodeState<Own>, context: string): void {
  if (frames.some(({ kind }) => kind !== "comment")) refuse("open-end", `the template ends in ${context}`);
}

/**
 * Returns true for characters of names, keywords and numbers. All characters beyond ASCII count as such characters, to
 * be safe.
 */
function isWordCharacter(char: string): boolean {
  return /[\w$\u0080-\uffff]/.test(char);
}

/**
 * Reads one character of code. The character is not a quote, a bracket or a comment sign.
 *
 * @param atLineEnd true if a newline ends the statement here
 */
function stepCode(code: Code, char: string, words: Vocabulary, atLineEnd: boolean): Code {
  if (isWordCharacter(char)) return readWordCharacter(code, char);
  const ended = endWord(code, words);
  if (char === "\n" && atLineEnd) return CODE_START;
  if (/\s/.test(char)) return { ...ended, spaced: true };
  if (char !== "=") checkTarget(ended);
  if (ended.previous === "literal") return afterLiteral(ended, char);
  if (char === ";") return CODE_START;
  const previous = char === "." ? "dot" : char === "+" || char === "-" ? "sign" : "open";
  return { ...ended, previous, spaced: false };
}

function readWordCharacter(code: Code, char: string): Code {
  if (code.word === "" && !code.spaced && (code.previous === "literal" || code.previous === "identifier")) {
    refuse(
      "unsafe-place",
      `"${char}" directly follows a placeholder`,
      "put a space after the placeholder, or use a fact that contains the whole name",
    );
  }
  if (code.word === "") checkTarget(code);
  return { ...code, word: code.word + char };
}

/** Checks that no `=` directly follows a placeholder. */
function checkTarget({ previous }: Code): void {
  if (previous === "equals") refuse("name-kind", "a value cannot be the target of an assignment");
}

export function endWord(code: Code, words: Vocabulary): Code {
  const { word } = code;
  if (word === "") return code;
  const names = (code.previous === "start" && words.imports.has(word)) || (code.names && !words.importEnds.has(word));
  const previous = code.previous === "dot" ? "value" : classOf(word, words);
  return { previous, word: "", spaced: false, names };
}

function classOf(word: string, words: Vocabulary): Previous {
  if (words.names.has(word)) return "name";
  if (words.heads.has(word)) return "head";
  return words.values.has(word) ? "open" : "value";
}

/** The closing bracket of each opening bracket. */
const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Reads a character of code that is not a quote and does not start a comment. */
export function stepBracketOrCode<Own extends { readonly kind: string }>(
  state: CodeState<Own>,
  char: string,
  words: Vocabulary,
): CodeState<Own> {
  const { frames, code } = state;
  if (char === ")" || char === "]" || char === "}") return closeBracket(state, char, words);
  const opposite = BRACKETS[char];
  if (opposite === undefined) return { frames, code: stepCode(code, char, words, frames.length === 0) };
  const ended = endWord(code, words);
  if (ended.previous === "literal" || ended.previous === "equals") refuseAfterLiteral(char);
  const isHead = char === "(" && ended.previous === "head";
  const names = ended.names && !words.importEnds.has(char);
  return open(
    state,
    { kind: "bracket", close: opposite, isHead },
    { ...ended, previous: "open", spaced: false, names },
  );
}

function closeBracket<Own extends { readonly kind: string }>(
  state: CodeState<Own>,
  char: string,
  words: Vocabulary,
): CodeState<Own> {
  const top = state.frames.at(-1);
  checkTarget(endWord(state.code, words));
  const closed = closeValue(state, words);
  if (top?.kind === "field" && char === "}") return closed;
  if (top === undefined || !("close" in top) || top.close !== char)
    return refuse("host-syntax", `"${char}" has no matching opening bracket`);
  const previous = words.hasBlocks && char === "}" ? "start" : top.isHead ? "open" : "value";
  return { ...closed, code: { ...closed.code, previous } };
}

/**
 * Checks that a string may start here. Its quote must not directly follow a placeholder, a string or a bracket. For example,
 * with an empty value for `x`, `"{{x}}""y"` would start with three quotes and so become a triple-quoted string.
 */
export function checkQuote(code: Code): void {
  if (code.spaced) return;
  if (code.previous === "literal" || code.previous === "identifier") {
    refuse("unsafe-place", "a quote directly follows a placeholder", "put a space after the placeholder");
  }
  if (code.previous === "value")
    refuse("host-syntax", "a quote directly follows other text", "put a space before the quote");
}

const AFTER_LITERAL = new Set([",", ":", ";", ")", "]", "}"]);
const AFTER_SPACE = new Set(["+", "-", "/", "%", "<", ">", "!", "&", "|", "^", "?"]);

/**
 * Checks that a literal is followed by a comma, an operator or the end of the expression. So no value can change where
 * the literal ends.
 */
function afterLiteral(code: Code, char: string): Code {
  if (char === "=") return { ...code, previous: "equals", spaced: false };
  if (AFTER_LITERAL.has(char) || (code.spaced && AFTER_SPACE.has(char))) {
    return { ...code, previous: char === "+" || char === "-" ? "sign" : "open", spaced: false };
  }
  return refuseAfterLiteral(char);
}

function refuseAfterLiteral(char: string): never {
  return refuse("unsafe-place", `"${char}" directly follows a value`, "assign the value to a variable first");
}

/** The bracket in which each language writes keywords, and how to name it. */
const KEYWORDS = {
  python: { close: ")", place: "prints arguments, but this place is not inside a call", brackets: "parentheses" },
  javascript: { close: "}", place: "prints fields, but this place is not inside an object", brackets: "braces" },
};

/** Reads a placeholder (`{{…}}`) in code. @throws Refusal if no value is safe there */
export function placeholderInCode<Own extends { readonly kind: string }>(
  state: CodeState<Own>,
  placeholder: PlaceholderInfo,
  language: keyof typeof KEYWORDS,
  words: Vocabulary,
): { readonly write: Write; readonly state: CodeState<Own> } {
  const { kind, name } = placeholder;
  if (kind === "path") {
    const code = accessInCode(state.code, placeholder, words);
    return { write: through({ language, method: "path" }), state: { ...state, code } };
  }
  const { close: closing, place, brackets } = KEYWORDS[language];
  const top = state.frames.at(-1);
  if (kind === "keywords" && (top === undefined || !("close" in top) || top.close !== closing))
    refuse("unsafe-place", `"${name}" ${place}`, `put the placeholder between ${brackets}`);
  const code = valueInCode(state.code, placeholder, words);
  return { write: kind === "identifier" ? PLAIN : writeLiteral(placeholder, language), state: { ...state, code } };
}

/** Reads a placeholder that prints code such as `.choices[0]`. It must follow a value, as in `reply{{answer}}`. */
function accessInCode(code: Code, placeholder: PlaceholderInfo, words: Vocabulary): Code {
  const before = endWord(code, words);
  if (before.spaced || before.names || before.previous !== "value") {
    refuse(
      "unsafe-place",
      `"${placeholder.name}" is a path into a value, but there is no value before it`,
      "write the placeholder after a variable",
    );
  }
  return { ...before, previous: "value", spaced: false };
}

/** Matches a typographic quote, which word processors write instead of a straight quote. */
const TYPOGRAPHIC_QUOTE = /[\u2018-\u201f\u00ab\u00bb]$/;

/** Reads a name, or a value that is a complete expression. The placeholder must not touch a word. */
function valueInCode(code: Code, placeholder: PlaceholderInfo, words: Vocabulary): Code {
  if (placeholder.json) refuse("double-escape", `{{json ${placeholder.name}}} is outside a string`);
  if (code.word !== "") {
    const isQuote = TYPOGRAPHIC_QUOTE.test(code.word);
    const wayOut = isQuote
      ? "write straight quotes in code"
      : "add a space, or use a fact that contains the whole name";
    refuse("unsafe-place", `the placeholder directly follows the word "${code.word}"`, wayOut);
  }
  const before = endWord(code, words);
  const touches = !before.spaced && ["value", "literal", "identifier"].includes(before.previous);
  if (touches)
    refuse(
      "unsafe-place",
      "the placeholder directly follows other text",
      "put a space or a comma before the placeholder",
    );
  checkTarget(before);
  if (placeholder.kind === "identifier") {
    return { ...before, previous: "identifier", word: "", spaced: false };
  }
  if (before.names || ["start", "name", "head", "dot"].includes(before.previous)) {
    refuse("name-kind", `"${placeholder.name}" is a ${placeholder.kind} but only a name is allowed here`);
  }
  if (before.previous !== "open" && !(before.previous === "sign" && placeholder.kind === "text")) {
    refuse(
      "unsafe-place",
      `"${placeholder.name}" follows a value or a sign`,
      "put a comma or an operator before the placeholder",
    );
  }
  return { ...before, previous: "literal", word: "", spaced: false };
}
