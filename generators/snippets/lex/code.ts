import { type HoleInfo, refuse } from "./host.ts";

/**
 * The last token in code, as far as it decides what may follow: `start` of a statement, `open` before an expression,
 * `sign` a plus or minus, `name` a keyword before a name, `head` a keyword before a bracket (`if`), `dot`,
 */
type Previous = "start" | "open" | "sign" | "name" | "head" | "dot" | "value" | "literal" | "identifier" | "equals";

/** State of plain code between strings, comments and brackets. */
export interface Code {
  readonly previous: Previous;
  /** The name, keyword or number being read; empty between words. */
  readonly word: string;
  /** White space stands after what came last. */
  readonly spaced: boolean;
  /** The statement takes names only: an import. */
  readonly names: boolean;
}

/** The words of a host language that decide about holes. */
export interface Vocabulary {
  /** A name follows these: `import`, `def`, `new`. */
  readonly names: ReadonlySet<string>;
  /** An expression follows these: `return`, `in`, `not`. */
  readonly values: ReadonlySet<string>;
  /** A bracket, and then a statement, follow these: `if`, `while`. */
  readonly heads: ReadonlySet<string>;
  /** A statement that begins with one of these takes names only. */
  readonly imports: ReadonlySet<string>;
  /** These end that: `from` in JavaScript, where a string follows. */
  readonly importEnds: ReadonlySet<string>;
}

/** Code at the start of a template. */
export const CODE_START: Code = { previous: "start", word: "", spaced: false, names: false };

/**
 * Returns true for what names, keywords and numbers are made of. Everything beyond ASCII counts, to be on the safe
 * side.
 */
function isWordCharacter(char: string): boolean {
  return /[\w$\u0080-\uffff]/.test(char);
}

/**
 * Reads one character that is neither quote nor bracket nor comment sign.
 *
 * @param atLineEnd true when a newline ends the statement here
 */
export function stepCode(code: Code, char: string, words: Vocabulary, atLineEnd: boolean): Code {
  if (isWordCharacter(char)) return readWordCharacter(code, char);
  const ended = endWord(code, words);
  if (char === "\n" && atLineEnd) return CODE_START;
  if (/\s/.test(char)) return { ...ended, spaced: true };
  if (ended.previous === "equals" && char !== "=") refuse("name-kind", "a value stands where a name is assigned to");
  if (ended.previous === "literal") return afterLiteral(ended, char);
  if (char === ";") return CODE_START;
  const previous = char === "." ? "dot" : char === "+" || char === "-" ? "sign" : "open";
  return { ...ended, previous, spaced: false };
}

function readWordCharacter(code: Code, char: string): Code {
  if (code.word === "" && !code.spaced && (code.previous === "literal" || code.previous === "identifier")) {
    refuse(
      "unsafe-place",
      `"${char}" touches the hole before it`,
      "put a space between, or use a fact with the whole name",
    );
  }
  if (code.word === "" && code.previous === "equals") refuse("name-kind", "a value stands where a name is assigned to");
  return { ...code, word: code.word + char };
}

/** Reads the end of the word that was being read, if there was one. */
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

/** Reads an opening bracket. */
export function openBracket(code: Code, char: string, words: Vocabulary): Code {
  const ended = endWord(code, words);
  if (ended.previous === "literal" || ended.previous === "equals") refuseAfterLiteral(char);
  return { ...ended, previous: "open", spaced: false };
}

/** Reads the end of a bracket, a string or anything else that is a value. */
export function endValue(code: Code, words: Vocabulary): Code {
  return { ...endWord(code, words), previous: "value", spaced: false };
}

/**
 * Checks that a string may begin here. Its quote must not touch the hole, the string or the bracket before it: with an
 * empty value in between, `"{{x}}""y"` would begin a triple-quoted string.
 */
export function checkQuote(code: Code): void {
  if (code.spaced) return;
  if (code.previous === "literal" || code.previous === "identifier") {
    refuse("unsafe-place", "a quote touches the hole before it", "put a space between");
  }
  if (code.previous === "value") refuse("host-syntax", "a quote touches the text before it", "put a space between");
}

const AFTER_LITERAL = new Set([",", ":", ";", ")", "]", "}"]);
const AFTER_SPACE = new Set(["+", "-", "/", "%", "<", ">", "!", "&", "|", "^", "?"]);

/** Checks the text after a literal, so that it stays one for every value: a comma, an end or an operator. */
function afterLiteral(code: Code, char: string): Code {
  if (char === "=") return { ...code, previous: "equals", spaced: false };
  if (AFTER_LITERAL.has(char) || (code.spaced && AFTER_SPACE.has(char))) {
    return { ...code, previous: char === "+" || char === "-" ? "sign" : "open", spaced: false };
  }
  return refuseAfterLiteral(char);
}

function refuseAfterLiteral(char: string): never {
  return refuse("unsafe-place", `"${char}" stands behind a value`, "put the value into a variable first");
}

/**
 * Passes a hole for access to a place in a value, which touches that value: `reply{{answer}}`.
 *
 * @throws Refusal when no value comes before it
 */
export function accessInCode(code: Code, hole: HoleInfo, words: Vocabulary): Code {
  const before = endWord(code, words);
  if (before.spaced || before.names || before.previous !== "value") {
    refuse(
      "unsafe-place",
      `"${hole.name}" leads into a value, and there is none before it`,
      "put it behind a variable",
    );
  }
  return { ...before, previous: "value", spaced: false };
}

/** Typographic quotes that word processors write instead of straight ones. */
const TYPOGRAPHIC_QUOTE = /[\u2018-\u201f\u00ab\u00bb]$/;

/**
 * Passes a hole in code and says what it has to be written as.
 *
 * @throws Refusal when it touches a word, or a value stands where only a name may
 */
export function holeInCode(code: Code, hole: HoleInfo, words: Vocabulary): { as: "name" | "literal"; code: Code } {
  if (hole.json) refuse("double-escape", `{{json ${hole.name}}} stands in code`);
  if (code.word !== "") {
    const isQuote = TYPOGRAPHIC_QUOTE.test(code.word);
    const wayOut = isQuote ? "write straight quotes in code" : "use a fact with the whole name, or a space";
    refuse("unsafe-place", `the hole touches the word "${code.word}"`, wayOut);
  }
  const before = endWord(code, words);
  const touches = !before.spaced && ["value", "literal", "identifier"].includes(before.previous);
  if (touches) refuse("unsafe-place", "the hole touches the text before it", "put a space or a comma between");
  if (before.previous === "equals") refuse("name-kind", "a value stands where a name is assigned to");
  if (hole.kind === "identifier") {
    return { as: "name", code: { ...before, previous: "identifier", word: "", spaced: false } };
  }
  if (before.names || ["start", "name", "head", "dot"].includes(before.previous)) {
    refuse("name-kind", `"${hole.name}" is a ${hole.kind} and stands where a name has to stand`);
  }
  if (before.previous !== "open" && !(before.previous === "sign" && hole.kind === "text")) {
    refuse("unsafe-place", `"${hole.name}" follows a value or a sign`, "put a comma or an operator between");
  }
  return { as: "literal", code: { ...before, previous: "literal", word: "", spaced: false } };
}
