import { expect, test } from "vitest";
import { didYouMean, editDistance, nearest } from "./suggest.ts";

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

test("a message names the nearest word, or no word", () => {
  expect(`no filter "shout"${didYouMean("shout", ["sort", "trim"])}`).toBe('no filter "shout" (did you mean "sort"?)');
  expect(didYouMean("smell", ["nlp", "audio"])).toBe("");
});
