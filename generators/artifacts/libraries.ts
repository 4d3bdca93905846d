import { row, table } from "../code/constant.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { recordSchema, toRecord } from "../code/record.ts";
import { tasksByLibrary } from "../code/support.ts";
import { type CompiledLibrary, compileLibrary } from "../snippets/library.ts";
import { summaryOf } from "../snippets/summary.ts";
import type { Artifact, JsonObject, Spec } from "../spec/entry.ts";
import { byCodePoint } from "../spec/json.ts";

/** `generated/libraries.ts`: the catalogue by key, without snippets, but with what they say about their library. */
export const libraries: Artifact = (spec) => {
  const tasks = tasksByLibrary(spec);
  const sorted = [...spec.libraries].sort((one, other) => byCodePoint(one.id, other.id));
  const rows = sorted.map((entry) => {
    const rules = compileLibrary(entry, spec);
    return printLibrary(entry, spec.schemas, (tasks.get(entry.id) ?? []).join(","), rules);
  });
  const shared = [{ from: "./library-keys.ts", types: ["LibraryKey"] }];
  const description = "All libraries by key, sorted.";
  return [
    moduleFile("libraries.ts", {
      source: "spec/libraries/*.yaml",
      generator: "generators/artifacts/libraries.ts",
      imports: [...shared, { from: "./records.ts", types: ["Library"] }],
      exports: shared,
      statements: [table({ name: "LIBRARIES", type: "Readonly<Record<LibraryKey, Library>>", description }, rows)],
    }),
  ];
};

/** One row of the table, with its line break. */
const printLibrary = memoPerEntry(
  (entry, schemas: Spec["schemas"], tasks: string, rules: CompiledLibrary | undefined): string => {
    const data = { ...entry.data, tasks: tasks === "" ? [] : tasks.split(","), ...(rules && derived(rules)) };
    return row(entry.id, toRecord(schemas, recordSchema(schemas, "library"), { key: entry.id, ...data }));
  },
);

/** What the rules say about the library; without what they say nothing about. */
function derived(rules: CompiledLibrary): JsonObject {
  const { languages, install } = summaryOf(rules);
  return { ...(languages.length > 0 && { languages }), ...(install.length > 0 && { install }) };
}
