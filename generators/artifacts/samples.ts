import { comment } from "../code/comment.ts";
import { row, table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import type { Artifact } from "../spec/entry.ts";

const SAMPLE_INPUT = `${comment("A sample input: text, an object of named inputs, or a list of chat messages.")}export type SampleInput =
  | string
  | number
  | boolean
  | null
  | readonly SampleInput[]
  | { readonly [name: string]: SampleInput };`;

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
      imports: [{ from: "./task-types.ts", types: ["TaskId"] }],
      statements: [
        SAMPLE_INPUT,
        table({ name: "SAMPLES", type: "{ readonly [Task in TaskId]?: SampleInput }", description }, rows),
      ],
    }),
  ];
};
