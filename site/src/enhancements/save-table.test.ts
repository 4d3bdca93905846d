import { expect, test } from "vitest";
import { toCsv, toJson } from "./save-table.ts";

test.each([
  [["plain", "two words"], "plain,two words\r\n"],
  [['say "hi"', "a,b"], '"say ""hi""","a,b"\r\n'],
  [["two\nlines", ""], '"two\nlines",\r\n'],
  [["=1+1", "+1", "-1", "@a", "\tx"], "'=1+1,'+1,'-1,'@a,'\tx\r\n"],
  [["=A1,B1"], '"\'=A1,B1"\r\n'],
])("writes the row %j as CSV", (row, expected) => {
  expect(toCsv([row])).toBe(expected);
});

test("writes rows as JSON with the headings as keys, and missing cells as empty texts", () => {
  expect(JSON.parse(toJson(["Task", "By"], [["translation", "Marian"], ["other"]]))).toEqual([
    { task: "translation", by: "Marian" },
    { task: "other", by: "" },
  ]);
});
