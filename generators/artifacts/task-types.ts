import { comment } from "../code/comment.ts";
import { constant, row, table } from "../code/constant.ts";
import { interfaceOf } from "../code/interface.ts";
import { moduleFile } from "../code/module.ts";
import { schemasAt } from "../code/schema.ts";
import { typeStatements, unionType } from "../code/types.ts";
import type { Artifact, Entry, Schema, Spec } from "../spec/entry.ts";
import { textsOf } from "../spec/json.ts";

/** Makes `generated/task-types.ts`: ids, names, modalities and flags of all tasks, without the text of their pages. */
export const taskTypes: Artifact = (spec) => {
  const ids = spec.tasks.map(({ id }) => id);
  return [
    moduleFile("task-types.ts", {
      source: "spec/tasks/*.yaml, spec/schema/task.schema.json",
      generator: "generators/artifacts/task-types.ts",
      statements: [
        comment("Id of a task of the catalogue.") + unionType("TaskId", ids),
        ...typeStatements(
          ["Modality", "Subtask"].map((name) => ({ name, schema: definition(spec, name) })),
          { resolve: (ref) => fail(`"${ref}" is not expected here`), isReadonly: true, isOpen: false, isFilled: true },
        ),
        TASK_TYPE,
        constant(
          { name: "TASK_IDS", type: "readonly TaskId[]", description: "Ids of all tasks, in the catalogue's order." },
          ids,
        ),
        taskTable(spec.tasks),
        ...modalityTables(definition(spec, "Modality")),
      ],
    }),
  ];
};

const TASK_TYPE = interfaceOf("TaskType", "The fields of a task that are needed to list and filter tasks.", [
  ["name", "string", "Display name."],
  ["modality", "Modality", "The kind of data that models for the task use."],
  ["subtasks?", "readonly Subtask[]", "More specific kinds of the task."],
  ["hideInModels?", "boolean", "True: visitors cannot filter models by this task."],
  ["hideInDatasets?", "boolean", "True: visitors cannot filter data sets by this task."],
]);

function taskTable(tasks: readonly Entry[]): string {
  const rows = tasks.map(({ id, data: { label, modality, subtasks, hideInModels, hideInDatasets } }) =>
    row(id, { name: label, modality, subtasks, hideInModels, hideInDatasets }),
  );
  const description = "All tasks with their names, modalities and flags, in the catalogue's order.";
  return table({ name: "TASK_TYPES", type: "Readonly<Record<TaskId, TaskType>>", description }, rows);
}

function modalityTables(schema: Schema): string[] {
  const modalities = textsOf(schema["enum"]);
  const labels = textsOf(schema["enumDescriptions"]);
  if (labels.length !== modalities.length) throw new Error("each modality needs one label in enumDescriptions");
  const rows = modalities.map((modality, index) => row(modality, labels[index] ?? modality));
  const order = "All modalities, in the catalogue's order.";
  const names = "Display names of the modalities.";
  return [
    constant({ name: "MODALITIES", type: "readonly Modality[]", description: order }, modalities),
    table({ name: "MODALITY_LABELS", type: "Readonly<Record<Modality, string>>", description: names }, rows),
  ];
}

function definition(spec: Spec, name: string): Schema {
  const { task } = spec.schemas;
  const schema = new Map(schemasAt(task ?? {}, "definitions")).get(name);
  return schema ?? fail(`the schema of tasks does not define ${name}`);
}

function fail(message: string): never {
  throw new Error(message);
}
