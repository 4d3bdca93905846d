import { describe, expect, test } from "vitest";
import { printProblems, sortProblems } from "./print.ts";
import type { PrintOptions } from "./print.ts";
import type { Problem } from "./problem.ts";

const text: PrintOptions = { format: "text", color: false };
const problem: Problem = {
  file: "spec/tasks/a.yaml",
  line: 3,
  column: 8,
  width: 3,
  code: "wrong-type",
  message: "order must be a whole number",
  hint: "write the value without quotes",
  severity: "error",
  excerpt: 'order: "1"',
};

test("a problem as text", () => {
  expect(printProblems([problem, { ...problem, line: 2, severity: "warning" }], text)).toBe(
    `
spec/tasks/a.yaml:2:8 wrong-type (warning) order must be a whole number
    order: "1"
           ^^^
  hint: write the value without quotes
spec/tasks/a.yaml:3:8 wrong-type order must be a whole number
    order: "1"
           ^^^
  hint: write the value without quotes
1 error, 1 warning
`.trim(),
  );
});

test("no problems", () => {
  expect(printProblems([], text)).toBe("no problems");
  expect(printProblems([], { format: "json", color: false })).toBe("[]");
});

test("problems are sorted by file, line, column and code, and duplicates are removed", () => {
  const places = [
    ["b", 1, 1, "x"],
    ["a", 10, 1, "x"],
    ["a", 9, 2, "x"],
    ["a", 9, 1, "y"],
    ["a", 9, 1, "x"],
    ["B", 1, 1, "x"],
    ["a", 9, 1, "x"],
  ] as const;
  const sorted = sortProblems(places.map(([file, line, column, code]) => ({ ...problem, file, line, column, code })));
  expect(sorted.map(({ file, line, column, code }) => [file, line, column, code].join(" "))).toEqual([
    "B 1 1 x",
    "a 9 1 x",
    "a 9 1 y",
    "a 9 2 x",
    "a 10 1 x",
    "b 1 1 x",
  ]);
});

test("the carets are coloured, and the colours do not change the text", () => {
  const colored = printProblems([problem], { format: "text", color: true });
  expect(colored).toContain("\u001b[31m^^^\u001b[0m");
  // oxlint-disable-next-line no-control-regex -- the pattern removes escape sequences
  expect(colored.replaceAll(/\u001b\[\d+m/g, "")).toBe(printProblems([problem], text));
});

test("special characters in a GitHub annotation are escaped", () => {
  const odd = { ...problem, file: "spec/tasks/a,b:c.yaml", message: "100% wrong" };
  expect(printProblems([odd], { format: "github", color: true })).toBe(
    "::error file=spec/tasks/a%2Cb%3Ac.yaml,line=3,col=8,title=wrong-type::100%25 wrong%0Ahint: write the value without quotes\n1 error",
  );
});

test("the JSON output is the list of problems, with their fields in a fixed order", () => {
  const printed = printProblems([problem], { format: "json", color: true });
  expect(JSON.parse(printed)).toEqual([problem]);
  expect(Object.keys(JSON.parse(printed)[0])).toEqual([
    "file",
    "line",
    "column",
    "code",
    "message",
    "hint",
    "severity",
    "excerpt",
    "width",
  ]);
});

describe("hostile text", () => {
  const hostile = "\u001b[2J\u0007\r\nfake.yaml:1:1 ok\u202egnorw\u200b\u2028\u0085\ud83d";
  const bad: Problem = {
    ...problem,
    file: `spec/${hostile}`,
    message: hostile,
    hint: hostile,
    excerpt: hostile,
    column: 3,
  };

  test.each(["text", "json", "github"] as const)("in the format %s, hostile text is never printed raw", (format) => {
    const printed = printProblems([bad], { format, color: false });
    expect(printed.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(printed.split("\n").some((line) => line.startsWith("fake.yaml"))).toBe(false);
  });

  test("hostile text is printed with escapes", () => {
    expect(
      printProblems([{ ...problem, message: hostile, excerpt: "a: \t\u202ex", column: 6, width: 1 }], text),
    ).toContain(
      String.raw`wrong-type \u{1b}[2J\u{7}\u{d}\nfake.yaml:1:1 ok\u{202e}gnorw\u{200b}\u{2028}\u{85}\u{d83d}
    a: \t\u{202e}x
                 ^
`,
    );
  });

  test("hostile text in JSON has the same value after parsing", () => {
    expect(JSON.parse(printProblems([bad], { format: "json", color: false }))).toEqual([bad]);
  });

  test.each(["text", "json", "github"] as const)("in the format %s, long text is shortened", (format) => {
    const long = "x".repeat(10_000);
    const printed = printProblems(
      [{ ...problem, message: long, hint: long, excerpt: long, column: 5000, width: 5000 }],
      { format, color: false },
    );
    expect(printed.length).toBeLessThan(4000);
  });
});

describe("the carets are below the marked text", () => {
  test.each([
    ["  a: 東京 x", 9, 1, "      a: 東京 x", "              ^"],
    ["a: 🙂 x", 7, 1, "    a: 🙂 x", "          ^"],
    ["a: e\u0301 x", 7, 1, "    a: e\u0301 x", "         ^"],
    ["\tkey: 1", 7, 1, "     key: 1", "          ^"],
    ["a\tb", 3, 1, "    a\\tb", "       ^"],
    ["a: 東京", 4, 2, "    a: 東京", "       ^^^^"],
    ["short", 6, 1, "    short", "         ^"],
  ])("%j at %i", (excerpt, column, width, line, mark) => {
    const lines = printProblems([{ ...problem, excerpt, column, width }], text).split("\n");
    expect(lines.slice(1, 3)).toEqual([line, mark]);
  });
});
