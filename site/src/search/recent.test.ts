import { afterEach, expect, test, vi } from "vitest";
import type { Found } from "./finder.ts";
import { recentChoices, rememberChoice } from "./recent.ts";

afterEach(() => vi.unstubAllGlobals());

/** Creates a storage that returns the same text for every key. */
function stored(text: string | null): void {
  let kept = text;
  vi.stubGlobal("localStorage", {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
}

const choice = (title: string): Found => ({ kind: "task", title, detail: "", path: `/tasks/${title}/` });

test("keeps the last five different choices, newest first", () => {
  stored(null);
  for (const title of ["a", "b", "c", "d", "e", "f", "d"]) rememberChoice(choice(title));
  expect(recentChoices().map(({ title }) => title)).toEqual(["d", "f", "e", "c", "b"]);
});

test.each([
  ["no JSON", "{"],
  ["no list", "{}"],
  ["no entry", '[null, 5, {"kind":"task"}]'],
  ["a URL of another site", JSON.stringify([{ ...choice("a"), path: "//evil.example/" }])],
  ["a script", JSON.stringify([{ ...choice("a"), path: "javascript:alert(1)" }])],
])("ignores %s in the browser's storage", (_, text) => {
  stored(text);
  expect(recentChoices()).toEqual([]);
});

test("works without a storage", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberChoice(choice("a"));
  expect(recentChoices()).toEqual([]);
});
