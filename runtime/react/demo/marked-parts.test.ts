import { expect, test } from "vitest";
import { markedParts } from "./task-demo.tsx";

const TEXT = "Ines Duarte moved to Oslo.";

test("a text is split at its tokens", () => {
  const tokens = [
    { type: "LOCATION", start: 21, end: 25 },
    { type: "PERSON", start: 0, end: 11 },
  ];
  expect(markedParts(TEXT, tokens)).toEqual([
    { text: "Ines Duarte", type: "PERSON" },
    { text: " moved to " },
    { text: "Oslo", type: "LOCATION" },
    { text: "." },
  ]);
});

test.each([
  ["overlaps the token before it", { type: "X", start: 5, end: 15 }],
  ["ends after the text", { type: "X", start: 20, end: 200 }],
  ["is empty", { type: "X", start: 12, end: 12 }],
  ["runs backwards", { type: "X", start: 20, end: 15 }],
  ["begins before the text", { type: "X", start: -3, end: 15 }],
  ["is no number", { type: "X", start: Number.NaN, end: 15 }],
])("a token that %s is left out, and no text is lost", (_, token) => {
  const parts = markedParts(TEXT, [{ type: "PERSON", start: 0, end: 11 }, token]);
  expect(parts.map(({ text }) => text).join("")).toBe(TEXT);
  expect(parts.filter(({ type }) => type === "X")).toEqual([]);
});
