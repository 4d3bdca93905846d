import { expect, test } from "vitest";
import { groupedDocuments } from "./order.ts";

const document = (name: string) => ({ name, text: "" });
const shown = (...names: string[]) =>
  groupedDocuments(names.map(document)).map(({ title, documents }) => [title, ...documents.map(({ name }) => name)]);

test("lists documents in reading order", () => {
  expect(shown("tasks", "getting-started", "inference")).toEqual([
    ["Start", "getting-started"],
    ["Guides", "inference", "tasks"],
  ]);
});

test("a document that no group lists is in the last group", () => {
  expect(shown("a-new-one", "security")).toEqual([["Background", "security", "a-new-one"]]);
});

test("the API document of a new entry point is in the group API reference", () => {
  expect(shown("reference/api/gguf", "reference/api/a-new-one", "security")).toEqual([
    ["API reference", "reference/api/gguf", "reference/api/a-new-one"],
    ["Background", "security"],
  ]);
});
