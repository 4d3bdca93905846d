import { describe, expect, test } from "vitest";
import type { Path } from "../entry.ts";
import { textOf } from "../json.ts";
import { locate, locateInText, problemAt } from "./locate.ts";
import type { Place } from "./locate.ts";
import { entryOf } from "../testing.ts";

/** Returns the marked text in brackets, inside its line. */
function marked({ excerpt, column, width }: Place): string {
  return `${excerpt.slice(0, column - 1)}⟦${excerpt.slice(column - 1, column - 1 + width)}⟧${excerpt.slice(column - 1 + width)}`;
}

const text = `# a comment
block:
  - name: one
    "quoted key": 'two'
  - {id: x, tags: [a, "b"]}
empty:
anchored: &anchor { deep: [1, 2] }
alias: *anchor
folded: >-
  some
  text
🙂: "🙂🙂" # wide
`;
const entry = entryOf("libraries", "a", text);

describe("a value is found by its path", () => {
  test.each<[Path, number, string]>([
    [["block"], 3, "  ⟦- name: one⟧"],
    [["block", 0], 3, "  - ⟦name: one⟧"],
    [["block", 0, "name"], 3, "  - name: ⟦one⟧"],
    [["block", 0, "quoted key"], 4, "    \"quoted key\": ⟦'two'⟧"],
    [["block", 1], 5, '  - ⟦{id: x, tags: [a, "b"]}⟧'],
    [["block", 1, "tags", 1], 5, '  - {id: x, tags: [a, ⟦"b"⟧]}'],
    [["empty"], 6, "⟦empty⟧:"],
    [["alias"], 8, "alias: ⟦*anchor⟧"],
    [["alias", "deep", 1], 7, "anchored: &anchor { deep: [1, ⟦2⟧] }"],
    [["folded"], 9, "folded: ⟦>-⟧"],
    [["🙂"], 12, '🙂: ⟦"🙂🙂"⟧ # wide'],
  ])("%j", (path, line, expected) => {
    const place = locate(entry, path);
    expect(marked(place)).toBe(expected);
    expect(place.line).toBe(line);
  });
});

describe("with `atKey`, the key of a value is found, or the nearest key if the value has no key", () => {
  test.each<[Path, number, string]>([
    [["block", 0, "name"], 3, "  - ⟦name⟧: one"],
    [["block", 0, "quoted key"], 4, "    ⟦\"quoted key\"⟧: 'two'"],
    [["block", 1, "tags"], 5, '  - {id: x, ⟦tags⟧: [a, "b"]}'],
    [["block", 1], 5, '  - ⟦{⟧id: x, tags: [a, "b"]}'],
    [["block", 0], 3, "  - ⟦name⟧: one"],
    [[], 2, "⟦block⟧:"],
    [["block", 0, "missing"], 3, "  - ⟦name⟧: one"],
    [["block", 1, "missing"], 5, '  - ⟦{⟧id: x, tags: [a, "b"]}'],
    [["block", 1, "tags", 7], 5, '  - {id: x, ⟦tags⟧: [a, "b"]}'],
    [["anchored", "missing", "deeper"], 7, "⟦anchored⟧: &anchor { deep: [1, 2] }"],
    [["missing"], 2, "⟦block⟧:"],
  ])("%j", (path, line, expected) => {
    const place = locate(entry, path, { atKey: true });
    expect(marked(place)).toBe(expected);
    expect(place.line).toBe(line);
  });
});

test("Windows line breaks are not part of a line", () => {
  const windows = entryOf("libraries", "a", "a: 1\r\nb: |\r\n  two\r\nc: three\r\n");
  expect(locate(windows, ["c"])).toEqual({ line: 4, column: 4, width: 5, excerpt: "c: three" });
  expect(locate(windows, ["b"])).toEqual({ line: 2, column: 4, width: 1, excerpt: "b: |" });
});

describe("a word inside a text is found in the file", () => {
  const cases: readonly (readonly [name: string, yaml: string, word: string, line: number, expected: string])[] = [
    ["plain text", "a: one two three", "two", 1, "a: one ⟦two⟧ three"],
    ["plain text over several lines", "a: one\n  two\n  three", "three", 3, "  ⟦three⟧"],
    ["single quotes", "a: 'it''s two'", "two", 1, "a: 'it''s ⟦two⟧'"],
    ["double quotes", 'a: "x\\t\\u00e9\\U0001F642 two"', "two", 1, 'a: "x\\t\\u00e9\\U0001F642 ⟦two⟧"'],
    ["double quotes over several lines", 'a: "one\n\n  two\\\n  three"', "three", 4, '  ⟦three⟧"'],
    ["a literal block", "a: |\n  one\n\n    two {{id}}\n  three\n", "{{id}}", 4, "    two ⟦{{id}}⟧"],
    ["a literal block after a comment", "b:\n  - a: |- # text\n      one\n      two\n", "two", 4, "      ⟦two⟧"],
    ["a literal block with a given indentation", "a: |2\n    one\n  two\n", "one", 2, "    ⟦one⟧"],
    ["a literal block with Windows line breaks", "a: |\r\n  one\r\n  two\r\n", "two", 3, "  ⟦two⟧"],
    ["a literal block that starts with an empty line", "a: |\n\n\n  two\n", "two", 4, "  ⟦two⟧"],
    ["a literal block with wide characters", "a: |\n  🙂é two\n", "two", 2, "  🙂é ⟦two⟧"],
    ["a folded block", "a: >-\n  one one\n  two\n\n  three\n", "three", 5, "  ⟦three⟧"],
    ["a folded block with indented lines", "a: >\n  one\n    deep two\n  three\n", "two", 3, "    deep ⟦two⟧"],
    ["through an alias", "b: &x one two\na: *x", "two", 1, "b: &x one ⟦two⟧"],
  ];
  test.each(cases)("%s", (_, yaml, word, line, expected) => {
    const one = entryOf("libraries", "a", yaml);
    const path = yaml.startsWith("b:\n") ? ["b", 0, "a"] : ["a"];
    const value = path.reduce<unknown>((data, step) => Reflect.get(Object(data), step), one.data);
    const place = locateInText(one, path, String(value).indexOf(word), word.length);
    expect(marked(place)).toBe(expected);
    expect(place.line).toBe(line);
  });

  test("every character of a literal block is found at its position in the file", () => {
    const yaml = "a: |\n  def f():\n    return 1\n\n  f()\n";
    const one = entryOf("libraries", "a", yaml);
    const value = textOf(one.data["a"]) ?? "";
    for (const [offset, character] of [...value].entries()) {
      if (character === "\n") continue;
      const { excerpt, column } = locateInText(one, ["a"], offset);
      expect(excerpt[column - 1]).toBe(character);
    }
  });

  test("an offset after the end of a text leads to the end of the text", () => {
    const one = entryOf("libraries", "a", "a: |\n  one\nb: 2\n");
    expect(locateInText(one, ["a"], 1000)).toMatchObject({ line: 2, column: 6 });
    expect(locateInText(one, ["b"], 1000)).toMatchObject({ line: 3, column: 4 });
  });
});

test("a finding may be at a position of the file, without a path", () => {
  const problem = problemAt({ entry, path: [], position: 2, length: 9, code: "odd", message: "odd" });
  expect(problem).toEqual({
    file: "spec/libraries/a.yaml",
    line: 1,
    column: 3,
    width: 9,
    excerpt: "# a comment",
    code: "odd",
    message: "odd",
    severity: "error",
  });
});
