import { describe, expect, test } from "vitest";
import { readBuildData } from "../../build-data/build-data.ts";
import { searchEntries, searchFile } from "./entries.ts";
import { makeSearch } from "./finder.ts";
import { GROUP_TITLES, KINDS, type Entry } from "./options.ts";

const buildData = await readBuildData();
const entries = searchEntries(buildData);
const { find, popular } = await makeSearch(JSON.parse(searchFile(entries, buildData)));

describe("search results", () => {
  test("ignores common words, unless the query contains no other words", () => {
    expect(find("the translation of a", 5)).toEqual(find("translation", 5));
    expect(find("a", 5).length).toBeGreaterThan(0);
  });

  test("if no entry contains all words of a query, finds entries with one of them", () => {
    expect(find("translation xyzzyplugh", 5)[0]?.found[0]?.title).toBe("Translation");
  });

  test("each group of results has a known kind, and at most the requested number of results", () => {
    for (const { kind, found } of find("text", 3)) {
      expect(GROUP_TITLES[kind]).not.toBe("");
      expect(found.length).toBeLessThanOrEqual(3);
    }
  });

  test.each(["", "   ", "\u0000", "(((", "🧮", "__proto__", "a".repeat(5000)])(
    "the unusual query %j returns a limited number of results",
    (query) => {
      expect(find(query, 3).flatMap(({ found }) => found).length).toBeLessThanOrEqual(3 * KINDS.length);
    },
  );
});

describe("search among ten thousand similar entries", async () => {
  const many = Array.from({ length: 10_000 }, (_, number): Entry => ({
    kind: number % 2 === 0 ? "task" : "library",
    title: `Entry ${number}`,
    detail: `A model takes text number ${number} and gives back another text of about the same length.`,
    path: `/tasks/entry-${number}/`,
    words: `entry-${number}`,
  }));
  const { find: findAmongMany } = await makeSearch(JSON.parse(searchFile(many, { codeTasks: {}, providers: [] })));

  test.each(["entry", "e", "a model that gives text", "modl"])(
    "%j returns the requested number of results",
    (query) => {
      expect(findAmongMany(query, 8).map(({ found }) => found.length)).toEqual([3, 8, 8]);
    },
  );

  test("the entry with the exact name is the first result of its group", () => {
    const titles = findAmongMany("entry 4321", 8).flatMap(({ found }) => found.slice(0, 1).map(({ title }) => title));
    expect(titles).toContain("Entry 4321");
  });
});

test("suggests tasks, libraries and apps before a visitor types", () => {
  expect(new Set(popular.map(({ kind }) => kind))).toEqual(new Set(["task", "library", "app"]));
});

test("every entry has a title and leads to a page of this site", () => {
  expect(entries.filter(({ title, path }) => title === "" || !/^\/[a-z]+\//.test(path))).toEqual([]);
});
