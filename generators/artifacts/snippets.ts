import { comment } from "../code/comment.ts";
import { table } from "../code/constant.ts";
import { propertyKey } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { quote } from "../code/text.ts";
import { uniqueName } from "../code/type-names.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, Entry, OutputFile, Spec } from "../spec/entry.ts";
import { byCodePoint, isObject } from "../spec/json.ts";
import { readCondition } from "../snippets/conditions.ts";
import { compileApp, type CompiledLibrary, compileLibrary } from "../snippets/library.ts";
import { printRules } from "../snippets/print-rules.ts";
import { Constants, printCondition } from "../snippets/when.ts";
import { type Decision, withoutCode } from "../snippets/without-code.ts";

/**
 * Makes `generated/snippets/`: the rules of each library, an index that loads one library at a time, a table of all
 * rules, the conditions under which rules return no code or a library comes first, and the rules of the properties of
 * records.
 */
export const snippetsArtifact: Artifact = function* (spec) {
  const modules = spec.libraries.flatMap((entry) => {
    const library = compileLibrary(entry, spec);
    return library === undefined ? [] : [{ key: entry.id, library, module: printLibrary(entry, library) }];
  });
  for (const { module } of modules) yield module;
  const keys = modules.map(({ key }) => key).sort(byCodePoint);
  yield printIndex(keys);
  yield printTable(keys);
  const sorted = modules.toSorted((one, other) => byCodePoint(one.key, other.key));
  yield printWithoutCode(sorted);
  yield printConditions(
    "leads",
    {
      name: "leads",
      constant: "LEADS",
      description:
        "Functions that return true if a library comes first for a model, because of the files in the repository.",
    },
    sorted,
  );
  yield printConditions(
    "fallback",
    {
      name: "fallbacks",
      constant: "FALLBACKS",
      description:
        "Functions that return true if a library is offered for a model for which no other library has code.",
    },
    sorted,
  );
  yield printProperties(spec);
};

interface LibraryModule {
  readonly key: string;
  readonly library: CompiledLibrary;
}

function printIndex(keys: readonly string[]): OutputFile {
  const rows = keys.map(
    (key) => `  ${propertyKey(key)}: () => import(${quote(`./${key}.ts`)}).then((module) => module.rules),\n`,
  );
  const type = "Readonly<Record<SnippetLibraryKey, () => Promise<Rules>>>";
  return moduleFile("snippets/index.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/snippets.ts",
    imports: [{ from: "../facts.ts", types: ["Rules"] }],
    statements: [
      comment("Key of a library that has snippets.") + unionType("SnippetLibraryKey", keys),
      table(
        {
          name: "SNIPPET_MODULES",
          type,
          description: "Functions that load the rules of a library, by library key.",
        },
        rows,
      ),
    ],
  });
}

function printTable(keys: readonly string[]): OutputFile {
  const taken = new Set<string>();
  const names = keys.map((key) => [key, uniqueName(camelCase(key), taken)] as const);
  const rows = names.map(([key, name]) => `  ${propertyKey(key)}: ${name},\n`);
  const description = "The rules of every library, for callers that cannot load them asynchronously.";
  return moduleFile("snippets/table.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/snippets.ts",
    imports: [
      { from: "../facts.ts", types: ["Rules"] },
      { from: "./index.ts", types: ["SnippetLibraryKey"] },
      ...names.map(([key, name]) => ({ from: `./${key}.ts`, values: [`rules as ${name}`] })),
    ],
    statements: [table({ name: "SNIPPETS", type: "Readonly<Record<SnippetLibraryKey, Rules>>", description }, rows)],
  });
}

/**
 * Prints one function for each library that has no code for some models. The function returns true for these models.
 */
function printWithoutCode(modules: readonly LibraryModule[]): OutputFile {
  const description =
    "Functions that return true if a model gets no code from a library. A library without a function has code for every model.";
  return printDecisions({ name: "without-code", constant: "WITHOUT_CODE", description }, modules, ({ rules }) =>
    withoutCode(rules.group),
  );
}

/** Prints one function for each library that has a condition in the field `leads` or `fallback`. */
function printConditions(
  field: "leads" | "fallback",
  about: DecisionTable,
  modules: readonly LibraryModule[],
): OutputFile {
  return printDecisions(about, modules, ({ entry }) => {
    const condition = entry.data[field];
    return isObject(condition) && readCondition(condition, [field]);
  });
}

interface DecisionTable {
  /** Name of the file. */
  readonly name: string;
  readonly constant: string;
  readonly description: string;
}

/** Prints a table of functions that decide about a model, by library. Leaves out libraries that decide `false`. */
function printDecisions(
  { name, constant, description }: DecisionTable,
  modules: readonly LibraryModule[],
  decide: (library: CompiledLibrary) => Decision,
): OutputFile {
  const constants = new Constants();
  const rows = modules.flatMap(({ key, library }) => {
    const decision = decide(library);
    if (decision === false) return [];
    const condition =
      decision === true ? "() => true" : `(facts) => ${printCondition(decision, library.facts, constants)}`;
    return [`  ${propertyKey(key)}: ${condition},\n`];
  });
  return moduleFile(`snippets/${name}.ts`, {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/snippets.ts",
    imports: [
      { from: "../facts.ts", types: ["Facts"] },
      { from: "./index.ts", types: ["SnippetLibraryKey"] },
    ],
    statements: [
      ...constants.declarations(),
      `/** ${description} */
export const ${constant}: Readonly<Partial<Record<SnippetLibraryKey, (facts: Facts) => boolean>>> = {
${rows.join("")}};`,
    ],
  });
}

/** Prints the rules of the properties of records, in their order. */
function printProperties(spec: Spec): OutputFile {
  const constants = new Constants();
  const rows = spec.properties.flatMap((entry) => {
    const property = compileApp(entry, spec.facts);
    return property === undefined ? [] : [`  ${printRules(property, constants, "  ")},\n`];
  });
  const description = "The rules of the properties of records. Their code comes before the code of every library.";
  return moduleFile("snippets/properties.ts", {
    source: "spec/properties/*.yaml",
    generator: "generators/artifacts/snippets.ts",
    imports: [{ from: "../facts.ts", types: ["Rules"] }],
    statements: [
      ...constants.declarations(),
      `/** ${description} */\nexport const PROPERTIES: readonly Rules[] = [\n${rows.join("")}];`,
    ],
  });
}

const printLibrary = memoPerEntry((entry: Entry, library: CompiledLibrary): OutputFile => {
  const constants = new Constants();
  const rules = printRules(library, constants);
  return moduleFile(`snippets/${entry.id}.ts`, {
    source: entry.file,
    generator: "generators/artifacts/snippets.ts",
    imports: [{ from: "../facts.ts", types: ["Rules"] }],
    statements: [
      ...constants.declarations(),
      `/** Shows how to install and use ${entry.id} with a model. */\nexport const rules: Rules = ${rules};`,
    ],
  });
});
