import { expect, test } from "vitest";
import { slowPatterns } from "./slow-patterns.ts";

test.each([
  ["const A = /^(?:a+)+$/;", "exponential"],
  ["const ok = /a/;\nconst B = text.replace(/\\/+$/, '');", "2nd degree polynomial"],
  ["const jsx = <p title={/(a|a)*b/u.source}>text / more</p>;", "exponential"],
])("%s is reported", (source, reason) => {
  const [problem, ...more] = slowPatterns("file.tsx", source);
  expect(more).toEqual([]);
  expect(problem).toContain(reason);
  expect(problem).toMatch(/^file\.tsx:\d+ slow-pattern \//);
});

test("linear patterns, and text that only looks like one, are fine", () => {
  expect(slowPatterns("file.ts", "const A = /(?<!\\/)\\/+$/; const b = 4 / 2 / 1; const c = '/(a+)+$/';")).toEqual([]);
});
