import { comment } from "../code/comment.ts";
import { property } from "../code/literal.ts";
import { sidesOf } from "../code/io.ts";
import { table } from "../code/constant.ts";
import { interfaceOf } from "../code/interface.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, Entry, JsonObject } from "../spec/entry.ts";
import { isList, objectOf, textOf } from "../spec/json.ts";

/** The type of a function's input for each value of `takes` in the spec. `$` is the type of the input schema. */
const TAKEN: Readonly<Record<string, string>> = {
  file: "WithFile<$>",
  "file-or-address": "WithFile<$, FileInput | string>",
  "optional-file": "WithOptionalFile<$>",
  "image-question": "WithImage<$>",
  "file-or-image": "WithFileOrImage<$>",
  texts: "WithTexts<$>",
  "table-question": "WithTableQuestion<$>",
  columns: "TableColumns",
};

/**
 * The type of a function's result for each value of `returns` in the spec. `$` is the type of the output schema.
 */
const RETURNED: Readonly<Record<string, string>> = {
  item: "$Element",
  vectors: "FeatureVectors",
  numbers: "number[]",
  "audio-parts": "AudioPart[]",
  transcript: 'Pick<$, "text" | "chunks">',
  "generated-text": "{ generated_text: string }",
};

/** A function of the client, from the spec. */
interface ClientFunction {
  readonly name: string;
  readonly task: string;
  readonly description: string;
  /** Name of the generic type of the call, such as `ValueCall`. */
  readonly kind: string;
  /** Type arguments of `kind`: the input, and for most kinds the result. */
  readonly types: readonly string[];
  readonly isStream: boolean;
}

/** Makes `generated/functions.ts`: name, type, description and task of each function of the inference client. */
export const functionsArtifact: Artifact = (spec) => {
  const all = spec.io.flatMap(functionsOf).sort((one, other) => (one.name < other.name ? -1 : 1));
  const whole = all.filter(({ isStream }) => !isStream);
  const streams = all.filter(({ isStream }) => isStream);
  const names = (list: readonly ClientFunction[]) => list.map(({ name }) => name);
  return [
    moduleFile("functions.ts", {
      source: "spec/io/*.yaml",
      generator: "generators/artifacts/functions.ts",
      imports: [
        { from: "./contract.ts", types: contractTypes(all) },
        { from: "./io/types.ts", types: schemaTypes(all) },
      ],
      statements: [
        interfaceOf(
          "TaskCalls",
          "The input and the result of each function of the inference client.",
          all.map(({ name, kind, types, description }) => [name, `${kind}<${types.join(", ")}>`, description]),
        ),
        comment("Name of a function that returns a complete result.") + unionType("FunctionName", names(whole)),
        comment("Name of a function that returns a stream.") + unionType("StreamName", names(streams)),
        tasksOf("TASK_OF", "FunctionName", "The task that each function performs.", whole),
        tasksOf("STREAMED_TASK_OF", "StreamName", "The task that each streaming function performs.", streams),
      ],
    }),
  ];
};

function tasksOf(name: string, keys: string, description: string, functions: readonly ClientFunction[]): string {
  const rows = functions.map((one) => property(one.name, one.task, 2));
  return table({ name, type: `Readonly<Record<${keys}, string>>`, description }, rows);
}

function functionsOf(entry: Entry): ClientFunction[] {
  const { functions } = entry.data;
  if (!isList(functions)) return [];
  return functions.map(objectOf).map((fields) => ({
    name: textOf(fields["name"]) ?? camelCase(entry.id),
    task: textOf(fields["task"]) ?? entry.id,
    description: textOf(fields["description"]) ?? "",
    ...callOf(entry, fields),
    isStream: fields["returns"] === "chunks",
  }));
}

function callOf(entry: Entry, fields: JsonObject): Pick<ClientFunction, "kind" | "types"> {
  const names = new Map<string, string>(sidesOf(entry).map(({ side, name }) => [side, name]));
  const takes = textOf(fields["takes"]);
  const returns = textOf(fields["returns"]);
  const given = names.get("input") ?? "object";
  const input = takes === undefined ? given : (TAKEN[takes] ?? "$").replace("$", () => given);
  const output = names.get("output") ?? "unknown";
  if (returns === "chunks") return { kind: "StreamCall", types: [input, names.get("stream_output") ?? "unknown"] };
  if (returns === "file") return { kind: "FileCall", types: [input] };
  if (returns === "translation") return { kind: "TextsCall", types: [input, output] };
  const result = returns === undefined ? output : (RETURNED[returns] ?? "$").replace("$", () => output);
  return { kind: "ValueCall", types: [input, result] };
}

/** Returns the names of the hand-written types in the declarations of the functions. */
function contractTypes(all: readonly ClientFunction[]): string[] {
  const found = all.flatMap(({ kind, types }) => [kind, ...types].join().match(/\b[A-Z]\w+/g) ?? []);
  const others = new Set([...schemaTypes(all), "Pick"]);
  return [...new Set(found)].filter((name) => !others.has(name));
}

function schemaTypes(all: readonly ClientFunction[]): string[] {
  const found = all.flatMap(({ types }) => types.join().match(/\b[A-Z]\w+?(?:Input|Output|OutputElement)\b/g) ?? []);
  return [...new Set(found)].filter((name) => name !== "FileInput").sort();
}
