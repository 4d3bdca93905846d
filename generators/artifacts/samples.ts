import { row, table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import type { Artifact } from "../spec/entry.ts";

/** Makes `generated/samples.ts`: the default input of each task that has one. */
export const samples: Artifact = (spec) => {
  const rows = spec.tasks.flatMap(({ id, data: { sampleInput } }) =>
    sampleInput === undefined ? [] : [row(id, sampleInput)],
  );
  const description = "Default inputs by task. In text, <mask> stands for the model's mask token.";
  return [
    moduleFile("samples.ts", {
      source: "spec/tasks/*.yaml",
      generator: "generators/artifacts/samples.ts",
      imports: [
        { from: "./contract.ts", types: ["SampleInput"] },
        { from: "./task-types.ts", types: ["TaskId"] },
      ],
      statements: [table({ name: "SAMPLES", type: "{ readonly [Task in TaskId]?: SampleInput }", description }, rows)],
    }),
  ];
};
