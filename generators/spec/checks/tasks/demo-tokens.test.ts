import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { demoTokens } from "./demo-tokens.ts";

type Range = readonly [start: number, end: number];

const demo = (text: string, ...ranges: readonly Range[]): Record<string, string> => ({
  "tasks/a": `demo:\n  inputs:\n    - text: ${text}\n      tokens:${ranges
    .map(([start, end]) => `\n        - { start: ${start}, end: ${end} }`)
    .join("")}\n`,
});

test("a part may start where the previous part ends, and the last part may end where the text ends", () => {
  expect(found(demoTokens, demo("Ada in Oslo", [0, 3], [3, 6], [7, 11]))).toEqual([]);
});

test("the start and the end of a part are counted in UTF-16 units", () => {
  expect(found(demoTokens, demo("🙂🙂", [2, 4]))).toEqual([]);
});

const FLAWS: readonly (readonly [ranges: readonly Range[], message: string])[] = [
  [[[0, 12]], "tasks/a:5:28 the part ends at 12, but the text has only 11 characters"],
  [[[4, 4]], "tasks/a:5:28 the part is empty: it ends at 4 and starts at 4"],
  [
    [
      [7, 11],
      [0, 3],
    ],
    "tasks/a:6:20 the part starts at 0, before the previous part",
  ],
  [
    [
      [0, 6],
      [4, 6],
    ],
    'tasks/a:6:20 the part "in" overlaps the previous part, which ends at 6',
  ],
  [
    [
      [0, 9],
      [1, 3],
      [9, 11],
    ],
    'tasks/a:6:20 the part "da" overlaps the previous part, which ends at 9',
  ],
];

test.each(FLAWS)("parts %j", (ranges, message) => {
  expect(found(demoTokens, demo("Ada in Oslo", ...ranges))).toEqual([message]);
});
