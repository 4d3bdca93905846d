import * as fc from "fast-check";

/** Texts that could end a string or start code. In a model's name, such a text must not change what a snippet does. */
export const HOSTILE: readonly string[] = [
  '"',
  "'",
  "`",
  "\\",
  '\\"',
  '"""',
  "'''",
  '"; import os; os.system("id") #',
  "'); process.exit(1); //",
  "$(id)",
  "`id`",
  "${x}",
  "{x}",
  "{{",
  "}}",
  "{",
  "}",
  "$",
  "$'",
  "!!",
  "*/",
  "/*",
  "//",
  "#",
  "<!--",
  "</script>",
  "\n",
  "\r",
  "\r\n",
  "\t",
  "\0",
  "\u0003rm -rf ~\n",
  "\u001b[2J",
  "\u0085",
  "\u2028",
  "\u2029",
  "\u202e\u2066",
  "\ufeff",
  "\ud800",
  "\udc00",
  "\ud83d\ude00",
  "e\u0301",
  "-rf",
  "~",
  "*",
  "a b",
  "<<EOF\n",
  "%s%n",
  "&& rm",
  "| sh",
  "\nimport os\n",
  "coding: latin-1",
  "\\x41\\u0041\\101",
  "x".repeat(10_000),
];

/** Generates Unicode texts that contain many hostile texts and lone surrogates. The texts are never empty. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...HOSTILE.slice(0, -1)) },
      { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 5 }) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme-ascii", maxLength: 5 }) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(""))
  .filter((text) => text !== "");

/** Replaces lone surrogates by the replacement character, so that UTF-8 can represent the text. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, "\ufffd");
}
