/** A piece of code: its number of characters and its kind, such as `[7, "keyword"]`. The kind of plain text is `""`. */
export type CodeMark = readonly [length: number, kind: string];

/** Maximum length of code that is coloured, in characters. */
const LONGEST_CODE = 20_000;

/** The kinds of coloured code, in the order of the groups in each pattern. */
const KINDS = ["comment", "string", "constant", "keyword", "function"] as const;

const DOUBLE = String.raw`"(?:[^"\\\n]|\\[^])*"`;
const SINGLE = String.raw`'(?:[^'\\\n]|\\[^])*'`;
const NUMBER = String.raw`\b\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?\b`;
const CALL = String.raw`\b[A-Za-z_$][\w$]*(?=\()`;
const C_COMMENT = String.raw`\/\/[^\n]*|\/\*[^]*?\*\/`;
const TEMPLATE = "`(?:[^`\\\\]|\\\\[^])*`";

/** One pattern per language, with one group for each kind. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  python: pattern(
    "#[^\\n]*",
    String.raw`\b[rbfuRBFU]{0,2}(?:"""[^]*?"""|'''[^]*?''')|\b[rbfuRBFU]{1,2}(?:${DOUBLE}|${SINGLE})|"""[^]*?"""|'''[^]*?'''|${DOUBLE}|${SINGLE}`,
    String.raw`${NUMBER}|\b(?:True|False|None)\b`,
    words(
      "import from as with for in if elif else while def class return raise try except finally not and or is lambda",
    ),
  ),
  javascript: pattern(
    C_COMMENT,
    `${DOUBLE}|${SINGLE}|${TEMPLATE}`,
    String.raw`${NUMBER}|\b(?:true|false|null|undefined)\b`,
    words("import from export const let var function async await return new if else for of in while throw try catch"),
  ),
  csharp: pattern(
    C_COMMENT,
    `[@$]{0,2}${DOUBLE}`,
    String.raw`${NUMBER}|\b(?:true|false|null)\b`,
    words("using var new await async foreach for in if else while return class public static void string int bool"),
  ),
  bash: pattern(
    String.raw`(?<![^\s;])#[^\n]*`,
    String.raw`"(?:[^"\\]|\\[^])*"|'[^']*'`,
    String.raw`\$\w+|\$\{\w+\}`,
    words("if then else fi for do done while in case esac"),
  ),
};

/**
 * Returns the colours of code that is generated in the browser, where no full grammar is loaded. Comments, strings,
 * numbers, keywords and calls get colours. All other text stays plain.
 *
 * @returns undefined for an unknown language, and for very long code
 */
export function codeMarks(code: string, language: string): readonly CodeMark[] | undefined {
  const name = language === "typescript" ? "javascript" : language;
  const found = Object.hasOwn(PATTERNS, name) ? PATTERNS[name] : undefined;
  if (found === undefined || code.length > LONGEST_CODE) return undefined;
  const marks: CodeMark[] = [];
  let end = 0;
  for (const match of code.matchAll(found)) {
    const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)] ?? "";
    if (match.index > end) marks.push([match.index - end, ""]);
    marks.push([match[0].length, kind]);
    end = match.index + match[0].length;
  }
  if (end < code.length) marks.push([code.length - end, ""]);
  return marks;
}

function pattern(comment: string, string: string, constant: string, keyword: string): RegExp {
  return new RegExp([comment, string, constant, keyword, CALL].map((source) => `(${source})`).join("|"), "g");
}

function words(list: string): string {
  return String.raw`\b(?:${list.replaceAll(" ", "|")})\b`;
}
