import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../lib/run.ts";
import { withField, withItem } from "./edit.ts";

describe("withField", () => {
  test.each<[string, string, (string | number)[], string | number | undefined, string]>([
    ["sets a value", "a: 'x' # c\nb: 1\n", ["a"], "y", "a: y # c\nb: 1\n"],
    ["quotes a value that YAML would read differently", "a: x\n", ["a"], "yes: no\n#", 'a: "yes: no\\n#"\n'],
    ["adds a field after the last one", "a:\n  b: 1 # c\n# d\n", ["a", "e"], 2, "a:\n  b: 1 # c\n  e: 2\n# d\n"],
    ["adds a field after folded text", "a: >-\n  b\n  c\n\n# d\n", ["e"], 2, "a: >-\n  b\n  c\ne: 2\n\n# d\n"],
    ["adds a field after a list", "a:\n  - b: 1\n    c: 2\n", ["e"], 2, "a:\n  - b: 1\n    c: 2\ne: 2\n"],
    ["adds a field to a text without a line break at its end", "a: 1", ["b"], 2, "a: 1\nb: 2\n"],
    ["adds a map", "a: 1\n", ["b", "c"], 2, "a: 1\nb:\n  c: 2\n"],
    ["changes braces", "a: { b: 1 } # c\n", ["a", "d"], "e", "a: { b: 1, d: e } # c\n"],
    ["deletes a field", "a: 1\n# c\nb: 2 # d\ne: 3\n", ["b"], undefined, "a: 1\n# c\ne: 3\n"],
    ["deletes a map with its last field", "a:\n  b:\n    c: 1\nd: 2\n", ["a", "b", "c"], undefined, "d: 2\n"],
    ["does nothing if there is nothing to delete", "a: 1\n", ["b"], undefined, "a: 1\n"],
    ["keeps line breaks of Windows", "a: 1\r\nb: 2\r\n", ["a"], 3, "a: 3\r\nb: 2\r\n"],
  ])("%s", (_about, text, path, value, expected) => {
    expect(withField(text, path, value)).toBe(expected);
  });
});

test("withItem adds an item with the indentation of the others", () => {
  expect(withItem("a:\n  - b # c\n  - d # e\nf: 1\n", ["a"], "new")).toBe("a:\n  - b # c\n  - d # e\n  - new\nf: 1\n");
});

test("withItem refuses a list in brackets", () => {
  expect(() => withItem("a: [b]\n", ["a"], "new")).toThrow("edit a by hand");
});

test.each(["providers", "apis", "quantization", "tasks"])("a field can be added to and deleted from all %s", (kind) => {
  const folder = join(ROOT, "spec", kind);
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), "utf8");
    const added = withField(text, ["added"], "a new field");
    expect(added).toHaveLength(text.length + "added: a new field\n".length);
    expect(withField(added, ["added"], undefined)).toBe(text);
  }
});
