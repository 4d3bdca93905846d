import * as fc from "fast-check";
import { expect, test } from "vitest";
import { codeMarks } from "./code-marks.ts";

/** Returns the coloured parts of code, each with its text and its kind. */
function coloured(code: string, language: string): [string, string][] {
  let at = 0;
  return (codeMarks(code, language) ?? []).flatMap(([length, kind]) => {
    const text = code.slice(at, (at += length));
    return kind === "" ? [] : [[text, kind] as [string, string]];
  });
}

test.each([
  [
    "python",
    'from x import y  # "no"\nprint(f"a # {b}", 1.5, None)',
    [
      ["from", "keyword"],
      ["import", "keyword"],
      ['# "no"', "comment"],
      ["print", "function"],
      ['f"a # {b}"', "string"],
      ["1.5", "constant"],
      ["None", "constant"],
    ],
  ],
  [
    "javascript",
    "const a = await b('it\\'s', `${x} // y`); // end",
    [
      ["const", "keyword"],
      ["await", "keyword"],
      ["b", "function"],
      ["'it\\'s'", "string"],
      ["`${x} // y`", "string"],
      ["// end", "comment"],
    ],
  ],
  [
    "bash",
    'curl https://a.example/#x -H "k: $T" \'{\n"a": 1}\' # done\necho $HF_TOKEN',
    [
      ['"k: $T"', "string"],
      ["'{\n\"a\": 1}'", "string"],
      ["# done", "comment"],
      ["$HF_TOKEN", "constant"],
    ],
  ],
  [
    "csharp",
    'var a = new B("x"); // c',
    [
      ["var", "keyword"],
      ["new", "keyword"],
      ["B", "function"],
      ['"x"', "string"],
      ["// c", "comment"],
    ],
  ],
])("%s", (language, code, pieces) => {
  expect(coloured(code, language)).toEqual(pieces);
});

test("TypeScript is coloured as JavaScript; unknown languages and very long code have no colours", () => {
  expect(codeMarks("let a", "typescript")).toEqual(codeMarks("let a", "javascript"));
  expect(codeMarks("a", "text")).toBeUndefined();
  expect(codeMarks("a", "constructor")).toBeUndefined();
  expect(codeMarks("a".repeat(20_001), "python")).toBeUndefined();
});

/** Characters with a special meaning in one of the languages. */
const SIGNS = [
  '"',
  "'",
  "`",
  '"""',
  "'''",
  "\\",
  "/*",
  "*/",
  "//",
  "#",
  "$x",
  "${x}",
  "f(",
  "\n",
  "\u2028",
  "\ud800",
  "if ",
];

test("the lengths of all marks add up to the length of the code", () => {
  const texts = fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.string()));
  fc.assert(
    fc.property(texts, fc.constantFrom("python", "javascript", "bash", "csharp"), (parts, language) => {
      const code = parts.join("");
      const marks = codeMarks(code, language) ?? [];
      expect(marks.reduce((sum, [length]) => sum + length, 0)).toBe(code.length);
      expect(marks.every(([length]) => length > 0)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each(["python", "javascript", "bash", "csharp"])("%s: colouring is fast for any text", (language) => {
  for (const piece of ['"', "'", "`", "\\", "/*", '"""', "$", "#", "a", "1", " "]) {
    const before = process.cpuUsage();
    codeMarks(piece.repeat(Math.floor(20_000 / piece.length)), language);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  }
});
