import { expect, test } from "vitest";
import { listed, quoted, suggestion } from "./suggest.ts";

test("if no word is similar, the hint lists the first allowed words", () => {
  expect(suggestion("smell", ["nlp", "audio"])).toBe("allowed: nlp, audio");
  expect(listed(Array.from({ length: 15 }, (_, index) => String(index)))).toBe(
    "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 3 more",
  );
  expect(listed([])).toBe("nothing");
});

test.each([
  ["plain", '"plain"'],
  ['with "quotes"\n', String.raw`"with \"quotes\"\n"`],
  [1.5, "1.5"],
  [null, "null"],
  [[1], "a list"],
  [{ a: 1 }, "a mapping"],
  [undefined, "nothing"],
  ["x".repeat(1e6), `"${"x".repeat(59)}…`],
])("%j is quoted", (value, text) => expect(quoted(value)).toBe(text));
