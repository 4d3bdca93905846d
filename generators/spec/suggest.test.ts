import { expect, test } from "vitest";
import { editDistance, listed, nearest, quoted, suggestion } from "./suggest.ts";

test.each([
  ["modalty", ["modality", "models"], "modality"],
  ["repo_name", ["repoUrl", "repoName"], "repoName"],
  ["TEXT-TO-SPEECH", ["text-to-speech"], "text-to-speech"],
  ["text2image", ["text-to-speech", "text-to-image"], "text-to-image"],
  ["tagign", ["tagging", "tasks"], "tagging"],
  ["teh", ["the"], "the"],
  ["q8", ["Q8_0", "F16"], undefined],
  ["smell", ["nlp", "audio"], undefined],
  ["a", ["b"], undefined],
  ["", ["a"], undefined],
  ["x".repeat(1000), ["x".repeat(1001)], undefined],
])("for the word %j, the suggestion from %j is %j", (word, words, expected) => {
  expect(nearest(word, words)).toBe(expected);
});

test.each([
  ["", "", 0],
  ["abc", "abc", 0],
  ["abc", "acb", 1],
  ["abc", "abcd", 1],
  ["abc", "bc", 1],
  ["kitten", "sitting", 3],
])("%j becomes %j with %i edits", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

test("the edit distance is only counted up to a limit", () => expect(editDistance("abcdef", "uvwxyz", 2)).toBe(2));

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
