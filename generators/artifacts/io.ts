import { comment } from "../code/comment.ts";
import { constant } from "../code/constant.ts";
import { type IoSide, type Side, sidesOf } from "../code/io.ts";
import { propertyKey } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile, type TypeExport } from "../code/module.ts";
import { type Root, schemaTables } from "../code/schema-table.ts";
import { declaredNames, typeStatements, unionType } from "../code/types.ts";
import type { Artifact, Entry, JsonObject, OutputFile, Schema } from "../spec/entry.ts";
import { COMMON, commonOf, type Definition, definitionsOf, referenceOf } from "../spec/io-schemas.ts";
import { textOf } from "../spec/json.ts";

const GENERATOR = "generators/artifacts/io.ts";

/**
 * Makes `generated/io/`: types of the input and output of each task, a list of all types, and the schemas that
 * validators read.
 */
export const io: Artifact = function* (spec) {
  const common = commonOf(spec);
  const calls = spec.io.filter((entry) => entry !== common);
  const modules = [...(common === undefined ? [] : [common]), ...calls].map((entry) => printTypes(entry, common));
  for (const { file } of modules) yield file;
  const sides = new Map(calls.map((entry) => [entry, sidesOf(entry)]));
  yield printAllTypes(sides, modules);
  yield printSchemas(sides, common);
};

interface IoModule {
  readonly file: OutputFile;
  readonly types: readonly string[];
}

const printTypes = memoPerEntry((entry, common: Entry | undefined): IoModule => {
  const shared = new Set<string>();
  const resolve = (ref: string): Definition => {
    const found = definitionOf(ref, entry, common);
    if (found.entry !== entry) shared.add(found.name);
    return found;
  };
  const roots = [...sidesOf(entry), ...definitionsOf(entry)];
  const declarations = typeStatements(roots, { resolve, isReadonly: false, isOpen: true, isFilled: false });
  const file = moduleFile(`io/${fileOf(entry)}.ts`, {
    source: entry.file,
    generator: GENERATOR,
    imports: [{ from: "./common.ts", types: shared }],
    statements: declarations,
  });
  return { file, types: declaredNames(declarations) };
});

function definitionOf(ref: string, entry: Entry, common: Entry | undefined): Definition {
  const found = referenceOf({ io: common === undefined ? [] : [common] }, entry, { $ref: ref });
  if (found === undefined) throw new Error(`${entry.file}: there is no definition for "${ref}"`);
  return found;
}

function fileOf({ id }: Entry): string {
  return id === COMMON ? "common" : id;
}

/**
 * Returns the names of the types of each module. If several modules have a type with the same name, only the first of
 * them exports it.
 */
function typeExports(modules: readonly IoModule[]): TypeExport[] {
  const seen = new Set<string>();
  return modules.map(({ file, types }) => {
    const fresh = types.filter((name) => !seen.has(name));
    for (const name of fresh) seen.add(name);
    return { from: file.path.replace(/^io/, "."), types: fresh };
  });
}

/** The inputs and outputs of each call, by the entry of the call. */
type Sides = ReadonlyMap<Entry, readonly IoSide[]>;

/** Prints `io/types.ts`: the public types of inputs and outputs, without the checks. */
function printAllTypes(sides: Sides, modules: readonly IoModule[]): OutputFile {
  return moduleFile("io/types.ts", {
    source: "spec/io/*.yaml",
    generator: GENERATOR,
    imports: [...sides].map(([entry, list]) => ({ from: `./${entry.id}.ts`, types: list.map(({ name }) => name) })),
    exports: typeExports(modules),
    statements: [
      comment("Id of a task with a call, or name of a call that several tasks share.") +
        unionType(
          "CallId",
          Array.from(sides.keys(), ({ id }) => id),
        ),
      typeMap("CallInputs", "The input of each call.", "input", sides),
      typeMap("CallOutputs", "The output of each call.", "output", sides),
      typeMap(
        "CallStreamOutputs",
        "One chunk of a streamed response, for calls that can stream.",
        "stream_output",
        sides,
      ),
    ],
  });
}

/** Prints `io/index.ts`: the schemas of all calls, and the definitions that they refer to. */
function printSchemas(sides: Sides, common: Entry | undefined): OutputFile {
  const rootOf = (entry: Entry, schema: Schema): Root => ({
    schema,
    resolve: (ref) => {
      const found = definitionOf(ref, entry, common);
      return { name: found.name, ...rootOf(found.entry, found.schema) };
    },
  });
  const all = [...sides].flatMap(([entry, list]) => list.map((one) => ({ entry, ...one })));
  const { schemas, definitions } = schemaTables(all.map(({ entry, schema }) => rootOf(entry, schema)));
  const calls: Record<string, Record<string, JsonObject>> = {};
  for (const [index, { entry, side }] of all.entries()) {
    calls[entry.id] = { ...calls[entry.id], [FIELDS[side]]: schemas[index] ?? {} };
  }
  return moduleFile("io/index.ts", {
    source: "spec/io/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../contract.ts", types: ["CallSchemas", "SchemaTable"] },
      { from: "./types.ts", types: ["CallId"] },
    ],
    statements: [
      constant(
        { name: "DEFINITIONS", type: "SchemaTable", description: "Schemas that several other schemas refer to." },
        definitions,
      ),
      constant(
        {
          name: "CALLS",
          type: "Readonly<Record<CallId, CallSchemas>>",
          description: "The schemas of the input and the output of each call.",
        },
        calls,
      ),
    ],
  });
}

const FIELDS = { input: "input", output: "output", stream_output: "streamOutput" } as const;

function typeMap(name: string, description: string, side: Side, calls: Sides): string {
  const rows = [...calls].flatMap(([{ id }, sides]) =>
    sides
      .filter((one) => one.side === side)
      .map((one) => `${comment(textOf(one.schema["description"]) ?? "", [], 2)}  ${propertyKey(id)}: ${one.name};\n`),
  );
  return `${comment(description)}export interface ${name} {\n${rows.join("")}}`;
}
