import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingFonts } from "./fonts-found.ts";

const css = readFileSync(new URL("src/styles/fonts.css", import.meta.url), "utf8");

test("the fonts of the site are installed", () => {
  expect(css).toContain("@fontsource");
  expect(missingFonts(css)).toEqual([]);
});

test("missingFonts returns no font package twice", () => {
  const all = missingFonts(css, "/nowhere");
  expect(all).toEqual([
    "@fontsource-variable/inter",
    "@fontsource-variable/jetbrains-mono",
    "@fontsource/bricolage-grotesque",
  ]);
});
