/** Functions that run the text that they are given: as JavaScript, or in a shell. */
const RUNNERS = new Set(["eval", "exec", "execSync", "Function"]);
/** Functions that run a text, but also take a function. */
const TIMERS = new Set(["setInterval", "setTimeout"]);
/** Functions that read a text as markup, with the scripts in it. */
const MARKUP_FUNCTIONS = new Set(["createContextualFragment", "insertAdjacentHTML", "setHTMLUnsafe"]);
/** Fields that read a text as markup when it is assigned to them. */
const MARKUP_FIELDS = new Set(["innerHTML", "outerHTML", "srcdoc"]);

/** What the last words of plain code begin: `assignment` waits for what follows the `=` of a field of markup. */
export type Begun = "" | "shell" | "document" | "field" | "assignment";

/** What stands in the brackets that open behind a word is run; `text`: when it is a text. */
export function runsInside(word: string, begun: Begun): boolean | "text" {
  if (TIMERS.has(word)) return "text";
  const isWrite = begun === "document" && (word === "write" || word === "writeln");
  return RUNNERS.has(word) || MARKUP_FUNCTIONS.has(word) || isWrite;
}

/** What is begun before a character that ends `word`, which stands behind a dot or not. */
export function begunBy(word: string, isMember: boolean, begun: Begun): Begun {
  if (word === "") return begun;
  if (word === "shell" || word === "document") return word;
  return isMember && MARKUP_FIELDS.has(word) ? "field" : "";
}

/** What is still begun behind a character that is part of no word. */
export function begunBehind(begun: Begun, char: string): Begun {
  if (/\s/.test(char)) return begun;
  if (begun === "field") return char === "=" ? "assignment" : char === "+" ? "field" : "";
  return begun === "document" && char === "." ? "document" : "";
}
