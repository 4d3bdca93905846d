import { alias, constant, table } from "../code/constant.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { recordSchema, toRecord } from "../code/record.ts";
import { librariesByTask } from "../code/library-tasks.ts";
import type { Artifact, OutputFile, Spec } from "../spec/entry.ts";
import { textOf } from "../spec/json.ts";

const GENERATOR = "generators/artifacts/tasks.ts";

/** Makes `generated/tasks/`: one module for each task, and a table of all tasks in the catalogue's order. */
export const tasks: Artifact = function* (spec) {
  const libraries = librariesByTask(spec);
  for (const entry of spec.tasks) yield printTask(entry, spec.schemas, (libraries.get(entry.id) ?? []).join(","));
  yield printTable(spec.tasks.map(({ id }) => id));
};

const printTask = memoPerEntry((entry, schemas: Spec["schemas"], libraries: string): OutputFile => {
  const data = { ...entry.data, libraries: libraries === "" ? [] : libraries.split(",") };
  const record = toRecord(schemas, recordSchema(schemas, "task"), { id: entry.id, ...data });
  const description = `The task ${textOf(entry.data["label"]) ?? entry.id}.`;
  return moduleFile(`tasks/${entry.id}.ts`, {
    source: entry.file,
    generator: GENERATOR,
    imports: [{ from: "../records.ts", types: ["TaskData"] }],
    statements: [constant({ name: camelCase(entry.id), type: "TaskData", description }, record)],
  });
});

function printTable(ids: readonly string[]): OutputFile {
  const rows = ids.map((id) => alias(id, camelCase(id)));
  const description = "All tasks, in the catalogue's order.";
  return moduleFile("tasks/index.ts", {
    source: "spec/tasks/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../records.ts", types: ["TaskData", "TaskId"] },
      ...ids.map((id) => ({ from: `./${id}.ts`, values: [camelCase(id)] })),
    ],
    statements: [table({ name: "TASKS", type: "Readonly<Record<TaskId, TaskData>>", description }, rows)],
  });
}
