import { expect, test } from "vitest";
import { createHighlight } from "./highlight.ts";

const highlight = await createHighlight();

const CODES = {
  python: 'from x import y\n\n# a note\nprint(f"{y!r}", 1)\n',
  bash: 'pip install -U "x[y]"  # a note\necho $HOME | cat',
  javascript: "const a = `x${1}`; // a note",
  typescript: 'import type { A } from "a";\nlet a: A = null;',
  csharp: 'var a = "x"; // a note',
  json: '{"a": [1, true, "x"]}',
  yaml: "a: 1 # a note\nb: [x, 'y']",
};

test.each(Object.entries(CODES))(
  "%s: the marked parts cover the whole code, and some parts have a colour",
  (language, code) => {
    const marks = highlight(code, language);
    expect(marks.reduce((sum, [length]) => sum + length, 0)).toBe(code.length);
    expect(marks.some(([, kind]) => kind !== "")).toBe(true);
    expect(marks.every(([length], index) => length > 0 && marks[index]?.[1] !== marks[index + 1]?.[1])).toBe(true);
  },
);

test("marks keywords and comments", () => {
  const code = CODES.python;
  let from = 0;
  const found = highlight(code, "python").map(([length, kind]) => [code.slice(from, (from += length)).trim(), kind]);
  expect(found).toContainEqual(["from", "keyword"]);
  expect(found).toContainEqual(["# a note", "comment"]);
});

test.each(["text", "cobol", "", "__proto__"])("%j has no colours", (language) => {
  expect(highlight("x = 1", language)).toEqual([]);
});

test("very long code has no colours", () => {
  expect(highlight("x = 1\n".repeat(10_000), "python")).toEqual([]);
});
