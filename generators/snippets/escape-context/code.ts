import { type PlaceholderInfo, refuse } from "./host.ts";

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
  /** Words that end the list of names in an import. In JavaScript, `from` ends the list, and a string follows. */
  readonly importEnds: ReadonlySet<string>;
}

/** The state at the start of a template. */
export const CODE_START: Code = { previous: "start", word: "", spaced: false, names: false };

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
export function stepCode(code: Code, char: string, words: Vocabulary, atLineEnd: boolean): Code {
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
export function checkTarget({ previous }: Code): void {
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
export const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

export function openBracket(code: Code, char: string, words: Vocabulary): Code {
  const ended = endWord(code, words);
  if (ended.previous === "literal" || ended.previous === "equals") refuseAfterLiteral(char);
  return { ...ended, previous: "open", spaced: false };
}

/** Reads the end of a value, such as a closing bracket or quote. */
export function endValue(code: Code, words: Vocabulary): Code {
  return { ...endWord(code, words), previous: "value", spaced: false };
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

/**
 * Reads a placeholder that prints code such as `.choices[0]`. The placeholder must follow a value, as in `reply{{answer}}`.
 *
 * @throws Refusal if no value comes before the placeholder
 */
export function accessInCode(code: Code, placeholder: PlaceholderInfo, words: Vocabulary): Code {
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

/**
 * Reads a placeholder (`{{…}}`) in code and returns how to print it.
 *
 * @throws Refusal if the placeholder is next to a word, or if it is a value at a place where only names are allowed
 */
export function placeholderInCode(
  code: Code,
  placeholder: PlaceholderInfo,
  words: Vocabulary,
): { as: "name" | "literal"; code: Code } {
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
    return { as: "name", code: { ...before, previous: "identifier", word: "", spaced: false } };
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
  return { as: "literal", code: { ...before, previous: "literal", word: "", spaced: false } };
}
