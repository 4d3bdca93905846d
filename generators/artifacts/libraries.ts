import { verificationOf, verifiedOf } from "../signatures/verified.ts";
import { comment } from "../code/comment.ts";
import { row, table } from "../code/constant.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { recordSchema, toRecord } from "../code/record.ts";
import { tasksByLibrary } from "../code/library-tasks.ts";
import { unionType } from "../code/types.ts";
import { type CompiledLibrary, compileLibrary } from "../snippets/library.ts";
import { summaryOf } from "../snippets/summary.ts";
import type { Artifact, JsonObject, OutputFile, Spec } from "../spec/entry.ts";
import { byCodePoint } from "../spec/json.ts";

/**
 * Makes `generated/libraries.ts`: the libraries of the catalogue by key, with a summary of their snippets. Also makes
 * `generated/library-tasks.ts`: only the tasks of each library, and `generated/library-keys.ts`: their keys as a type,
 * which the catalogue and the types of its records can both import.
 */
export const libraries: Artifact = (spec) => {
  const tasks = tasksByLibrary(spec);
  const sorted = [...spec.libraries].sort((one, other) => byCodePoint(one.id, other.id));
  const apis = new Map(spec.apis.map(({ id, data }) => [id, data]));
  const rows = sorted.map((entry) => {
    const rules = compileLibrary(entry, spec);
    return printLibrary(entry, spec.schemas, (tasks.get(entry.id) ?? []).join(","), apis.get(entry.id), rules);
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
    moduleFile("library-keys.ts", {
      source: "spec/libraries/*.yaml",
      generator: "generators/artifacts/libraries.ts",
      statements: [
        comment("Key of a library of the catalogue.") +
          unionType(
            "LibraryKey",
            spec.libraries.map(({ id }) => id),
          ),
      ],
    }),
    printTasks(sorted.map(({ id }) => [id, tasks.get(id) ?? []])),
  ];
};

function printTasks(tasks: readonly (readonly [key: string, ids: readonly string[]])[]): OutputFile {
  const name = "LIBRARY_TASKS";
  const type = "Readonly<Partial<Record<LibraryKey, readonly TaskId[]>>>";
  const description = "Tasks of each library; libraries without one are left out.";
  const rows = tasks.flatMap(([key, ids]) => (ids.length === 0 ? [] : [row(key, ids)]));
  return moduleFile("library-tasks.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/libraries.ts",
    imports: [
      { from: "./library-keys.ts", types: ["LibraryKey"] },
      { from: "./task-types.ts", types: ["TaskId"] },
    ],
    statements: [table({ name, type, description }, rows)],
  });
}

const printLibrary = memoPerEntry(
  (
    entry,
    schemas: Spec["schemas"],
    tasks: string,
    api: JsonObject | undefined,
    rules: CompiledLibrary | undefined,
  ): string => {
    const verifiedAgainst = verifiedOf(api);
    const data = {
      ...entry.data,
      tasks: tasks === "" ? [] : tasks.split(","),
      ...(rules && derived(rules)),
      ...(verifiedAgainst !== undefined && { verification: verificationOf(api), verifiedAgainst }),
    };
    return row(entry.id, toRecord(schemas, recordSchema(schemas, "library"), { key: entry.id, ...data }));
  },
);

/** Returns the fields of a library's record that are computed from the rules of the library. */
function derived(rules: CompiledLibrary): JsonObject {
  const { languages, install } = summaryOf(rules);
  return { ...(languages.length > 0 && { languages }), ...(install.length > 0 && { install }) };
}
