import { checkName, checkStatements } from "../code/checks.ts";
import { comment } from "../code/comment.ts";
import { table } from "../code/constant.ts";
import { type IoSide, type Side, sidesOf } from "../code/io.ts";
import { literal, propertyKey } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile, type Import, type TypeExport } from "../code/module.ts";
import { reportStatements } from "../code/report.ts";
import type { NamedSchema } from "../code/type-names.ts";
import { declaredNames, typeStatements, unionType } from "../code/types.ts";
import type { Artifact, Entry, OutputFile } from "../spec/entry.ts";
import { COMMON, commonOf, definitionsOf, referenceOf } from "../spec/io-schemas.ts";
import { textOf, textsOf } from "../spec/json.ts";

const GENERATOR = "generators/artifacts/io.ts";

/**
 * Makes `generated/io/`: types and checks of the input and output of each task, a list of all types, and a table of
 * the checks.
 */
export const io: Artifact = function* (spec) {
  const common = commonOf(spec);
  const calls = spec.io.filter((entry) => entry !== common);
  yield moduleFile("io/report.ts", {
    source: "generators/code/report.ts",
    generator: GENERATOR,
    statements: reportStatements(),
  });
  const modules = [...(common === undefined ? [] : [common]), ...calls].map((entry) => printTypes(entry, common));
  for (const { file } of modules) yield file;
  const sides = new Map(calls.map((entry) => [entry, sidesOf(entry)]));
  yield printAllTypes(sides, modules);
  yield printIndex(sides);
};

interface IoModule {
  readonly file: OutputFile;
  readonly types: readonly string[];
}

const printTypes = memoPerEntry((entry, common: Entry | undefined): IoModule => {
  const sides = sidesOf(entry);
  const definitions = definitionsOf(entry);
  const roots = [...sides, ...definitions];
  const exported = new Set((entry === common ? definitions : sides).map(({ name }) => name));
  const types = new References(entry, common);
  const checks = new References(entry, common);
  const declarations = typeStatements(roots, {
    resolve: types.resolve,
    isReadonly: false,
    isOpen: true,
    isFilled: false,
  });
  const functions = checkStatements(roots, exported, checks.resolve);
  const file = moduleFile(`io/${fileOf(entry)}.ts`, {
    source: entry.file,
    generator: GENERATOR,
    imports: [
      { from: "./common.ts", types: types.shared, values: [...checks.shared].map(checkName) },
      { from: "./report.ts", types: exported.size > 0 ? ["Report"] : [] },
    ],
    statements: [...declarations, ...functions],
  });
  return { file, types: declaredNames(declarations) };
});

/** Resolves the references of one entry, and records which common types the entry refers to. */
class References {
  readonly shared = new Set<string>();
  readonly resolve: (ref: string) => NamedSchema;

  constructor(entry: Entry, common: Entry | undefined) {
    this.resolve = (ref) => {
      const found = referenceOf({ io: common === undefined ? [] : [common] }, entry, { $ref: ref });
      if (found === undefined) throw new Error(`${entry.file}: there is no definition for "${ref}"`);
      if (found.entry !== entry) this.shared.add(found.name);
      return found;
    };
  }
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

function printIndex(sides: Sides): OutputFile {
  const imports = [...sides].map(([entry, list]): Import => {
    return { from: `./${entry.id}.ts`, values: list.map(({ name }) => checkName(name)) };
  });
  return moduleFile("io/index.ts", {
    source: "spec/io/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../task-types.ts", types: ["TaskId"] },
      { from: "./report.ts", types: ["Check"] },
      { from: "./types.ts", types: ["CallId"] },
      ...imports,
    ],
    statements: [
      CALL_CHECKS,
      table(
        {
          name: "CALLS",
          type: "Readonly<Record<CallId, CallChecks>>",
          description: "The checks of the input and the output of each call.",
        },
        [...sides].map(([entry, list]) => printChecks(entry, list)),
      ),
    ],
  });
}

const CALL_CHECKS = `${comment("The checks of the input and the output of one call.")}export interface CallChecks {
  /** The tasks that use this call, if the call is not named after its task. */
  readonly tasks?: readonly TaskId[];
  /** The check of the input. Absent if any input is allowed. */
  readonly input?: Check;
  /** The check of the output. Absent if any output is allowed. */
  readonly output?: Check;
  /** The check of one chunk of a streamed answer. */
  readonly streamOutput?: Check;
}`;

function typeMap(name: string, description: string, side: Side, calls: Sides): string {
  const rows = [...calls].flatMap(([{ id }, sides]) =>
    sides
      .filter((one) => one.side === side)
      .map((one) => `${comment(textOf(one.schema["description"]) ?? "", [], 2)}  ${propertyKey(id)}: ${one.name};\n`),
  );
  return `${comment(description)}export interface ${name} {\n${rows.join("")}}`;
}

const FIELDS = { input: "input", output: "output", stream_output: "streamOutput" } as const;

function printChecks(entry: Entry, sides: readonly IoSide[]): string {
  const tasks = textsOf(entry.data["tasks"]);
  const fields = [
    ...(tasks.length === 0 ? [] : [`tasks: ${literal(tasks, { column: 11, indent: 4 })}`]),
    ...sides.map(({ side, name }) => `${FIELDS[side]}: ${checkName(name)}`),
  ];
  return `  ${propertyKey(entry.id)}: {\n${fields.map((field) => `    ${field},\n`).join("")}  },\n`;
}
