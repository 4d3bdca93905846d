import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBuildData } from "../../build-data/build-data.ts";
import { searchEntries, searchFile } from "./entries.ts";
import { makeSearch, type Found } from "./finder.ts";

type Rows = readonly (readonly [query: string, expected: string])[];
const cases = parse(readFileSync(new URL("cases/queries.yaml", import.meta.url), "utf8")) as {
  readonly [name in "first" | "second" | "titles"]: Rows;
} & { readonly missed: readonly string[] };

const buildData = await readBuildData();
const { find } = await makeSearch(JSON.parse(searchFile(searchEntries(buildData), buildData)));

/** Returns the first three results as a visitor sees them. */
function firstThree(query: string): readonly Found[] {
  return find(query, 5)
    .flatMap(({ found }) => found)
    .slice(0, 3);
}

test.each(cases.titles)("%s leads to %s", (query, expected) => {
  const [found] = firstThree(query);
  expect(found && `${found.kind}: ${found.title}`).toBe(expected);
});

test("the expected page is among the first three results of at least 95 of 100 queries", () => {
  const rows = [...cases.first, ...cases.second];
  const misses = rows.filter(([query, page]) => {
    const paths = firstThree(query).map(({ path }) => (page.includes("#") ? path : path.replace(/#.*/, "")));
    return !paths.includes(page);
  });
  expect(misses.map(([query]) => query)).toEqual(cases.missed);
  expect(rows.length - misses.length).toBeGreaterThanOrEqual(95);
});

test("the query OCR also finds libraries", () => {
  const found = find("ocr", 5).flatMap((group) => group.found);
  expect(found.map(({ title }) => title)).toEqual(expect.arrayContaining(["PaddleOCR", "docTR"]));
});
