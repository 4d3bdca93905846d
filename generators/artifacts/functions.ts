import { comment } from "../code/comment.ts";
import { property } from "../code/literal.ts";
import { sidesOf } from "../code/io.ts";
import { table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { LINE_WIDTH } from "../code/text.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, Entry, JsonObject } from "../spec/entry.ts";
import { isList, objectOf, textOf } from "../spec/json.ts";

/** Types of inputs and results that differ from their schemas. */
const TYPES = `/** A function that returns one result. */
export interface ValueCall<Input, Output> {
  readonly kind: "value";
  readonly input: Input;
  readonly output: Output;
}

/** A function that returns a file: a Blob, or the type that \`outputType\` selects. */
export interface FileCall<Input> {
  readonly kind: "file";
  readonly input: Input;
}

/** A function that returns one result for one text, and a list of results for a list of texts. */
export interface TextsCall<Input extends { inputs: string }, Output> {
  readonly kind: "texts";
  readonly input: Input;
  readonly output: Output;
}

/** A function that streams its answer. */
export interface StreamCall<Input, Chunk> {
  readonly kind: "stream";
  readonly input: Input;
  readonly chunk: Chunk;
}

/** A file: a Blob, or its bytes. */
export type FileInput = Blob | ArrayBuffer | ArrayBufferView;

/** The named fields of a type, without its index signature. */
type Named<Input> = { [Name in keyof Input as string extends Name ? never : Name]: Input[Name] };

/** Input with a file in \`inputs\`, or in \`data\`, the older name of this field. */
export type WithFile<Input extends { inputs: Blob }, File = FileInput> = Omit<Named<Input>, "inputs"> &
  ({ inputs: File; data?: undefined } | { data: File; inputs?: undefined });

/** Input whose file may be left out. */
export type WithOptionalFile<Input extends { inputs?: Blob }> = Omit<Named<Input>, "inputs"> & { inputs?: FileInput };

/** Input with a question about an image. */
export type WithImage<Input extends { inputs: { image: Blob } }> = Omit<Named<Input>, "inputs"> & {
  inputs: Omit<Named<Input["inputs"]>, "image"> & { image: FileInput };
};

/** Input with a file in \`inputs\` or in \`inputs.image\`. */
export type WithFileOrImage<Input extends { inputs: Blob }> = Omit<Named<Input>, "inputs"> & {
  inputs: FileInput | { image: FileInput };
};

/** Input with one text or a list of texts in \`inputs\`. The other fields do not change. */
export type WithTexts<Input extends { inputs: string }> = Omit<Named<Input>, "inputs"> & { inputs: string | string[] };

/** Input with a table (a list of cells per column) and a question about it. Servers call the question \`query\`. */
export type WithTableQuestion<Input extends { inputs: object }> = Omit<Named<Input>, "inputs"> & {
  inputs: { table: Record<string, string[]> } & ({ query: string } | { question: string });
};

/** Input with a table. The key is the name of a column, and the value is the list of its cells. */
export interface TableColumns {
  inputs: { data: Record<string, string[]> };
}

/** Embeddings of one text, of several texts, or of each token. */
export type FeatureVectors = (number | number[] | number[][])[];

/** One part of the audio that a function returns, such as the vocals, as base64. */
export interface AudioPart {
  /** Name of the part, such as \`vocals\`. */
  label: string;
  /** MIME type of the file, such as \`audio/flac\`. */
  "content-type": string;
  /** The file as base64. */
  blob: string;
}`;

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
  const tasks = (list: readonly ClientFunction[]) => list.map(({ name, task }) => property(name, task, 2));
  return [
    moduleFile("functions.ts", {
      source: "spec/io/*.yaml",
      generator: "generators/artifacts/functions.ts",
      imports: [{ from: "./io/types.ts", types: schemaTypes(all) }],
      statements: [
        TYPES,
        interfaceText(all),
        comment("Name of a function that returns a complete result.") + unionType("FunctionName", names(whole)),
        comment("Name of a function that returns a stream.") + unionType("StreamName", names(streams)),
        table(
          {
            name: "TASK_OF",
            type: "Readonly<Record<FunctionName, string>>",
            description: "The task that each function performs.",
          },
          tasks(whole),
        ),
        table(
          {
            name: "STREAMED_TASK_OF",
            type: "Readonly<Record<StreamName, string>>",
            description: "The task that each streaming function performs.",
          },
          tasks(streams),
        ),
      ],
    }),
  ];
};

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

function schemaTypes(all: readonly ClientFunction[]): string[] {
  const found = all.flatMap(({ types }) => types.join().match(/\b[A-Z]\w+?(?:Input|Output|OutputElement)\b/g) ?? []);
  return [...new Set(found)].filter((name) => name !== "FileInput").sort();
}

function interfaceText(all: readonly ClientFunction[]): string {
  const members = all.map((one) => `${comment(one.description, [], 2)}${memberText(one)}`);
  return `${comment("The input and the result of each function of the inference client.")}export interface TaskCalls {\n${members.join("\n")}\n}`;
}

function memberText({ name, kind, types }: ClientFunction): string {
  const line = `  readonly ${name}: ${kind}<${types.join(", ")}>;`;
  return line.length <= LINE_WIDTH ? line : `  readonly ${name}: ${kind}<\n    ${types.join(",\n    ")}\n  >;`;
}
