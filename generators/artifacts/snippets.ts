import { propertyKey } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { quote } from "../code/text.ts";
import type { Artifact, Entry, OutputFile } from "../spec/entry.ts";
import { byCodePoint } from "../spec/json.ts";
import { ESCAPE_LANGUAGE } from "../snippets/compile.ts";
import { testsOf } from "../snippets/conditions.ts";
import { ITEM, withItem } from "../snippets/facts.ts";
import { type CompiledLibrary, compileLibrary } from "../snippets/library.ts";
import { printRender } from "../snippets/render.ts";
import type { GroupRule, SnippetRule, TemplateRule } from "../snippets/rules.ts";
import { Constants, printCondition } from "../snippets/when.ts";

/** What is needed to print the rules of one library. */
export interface RulePrinting extends CompiledLibrary {
  readonly constants: Constants;
}

/** `generated/snippets/`: the rules of each library, the index that loads one at a time, and the table of all. */
export const snippetsArtifact: Artifact = function* (spec) {
  const modules = spec.libraries.flatMap((entry) => {
    const library = compileLibrary(entry, spec);
    const module = library && printLibrary(entry, library);
    return module === undefined ? [] : [{ key: entry.id, module }];
  });
  for (const { module } of modules) yield module;
  const keys = modules.map(({ key }) => key).sort(byCodePoint);
  yield printIndex(keys);
  yield printTable(keys);
};

function printIndex(keys: readonly string[]): OutputFile {
  const rows = keys.map(
    (key) => `  ${propertyKey(key)}: () => import(${quote(`./${key}.ts`)}).then((module) => module.rules),`,
  );
  const members = keys.map((key) => `\n  | ${quote(key)}`).join("") || " never";
  return moduleFile("snippets/index.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/snippets.ts",
    imports: [{ from: "../escapes.ts", types: ["RuleGroup"] }],
    statements: [
      `/** Key of a library that has snippets. */\nexport type SnippetLibraryKey =${members};`,
      `/** Loads the rules of one library. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<RuleGroup>>> = {
${rows.join("\n")}
};`,
    ],
  });
}

function printTable(keys: readonly string[]): OutputFile {
  const names = constantNames(keys);
  return moduleFile("snippets/table.ts", {
    source: "spec/libraries/*.yaml",
    generator: "generators/artifacts/snippets.ts",
    imports: [
      { from: "../escapes.ts", types: ["RuleGroup"] },
      { from: "./index.ts", types: ["SnippetLibraryKey"] },
      ...names.map(([key, name]) => ({ from: `./${key}.ts`, values: [`rules as ${name}`] })),
    ],
    statements: [
      `/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
${names.map(([key, name]) => `  ${propertyKey(key)}: ${name},`).join("\n")}
};`,
    ],
  });
}

/** A name for each key; of two keys that would share one, the second gets an underscore. */
function constantNames(keys: readonly string[]): readonly (readonly [key: string, name: string])[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    let name = camelCase(key);
    while (taken.has(name)) name += "_";
    taken.add(name);
    return [key, name];
  });
}

/** The module of a library. */
const printLibrary = memoPerEntry((entry: Entry, library: CompiledLibrary): OutputFile => {
  const constants = new Constants();
  const rules = printGroup(library.rules.group, { ...library, constants }, "");
  return moduleFile(`snippets/${entry.id}.ts`, {
    source: entry.file,
    generator: "generators/artifacts/snippets.ts",
    imports: [{ from: "../escapes.ts", types: ["RuleGroup"] }],
    statements: [
      ...constants.all.map(([name, text]) => `const ${name} = ${text};`),
      `/** Rules of ${entry.id}: what to show for which model. */\nexport const rules: RuleGroup = ${rules};`,
    ],
  });
});

function printRule(rule: SnippetRule, printing: RulePrinting, indent: string): string {
  if (rule.is === "group") return printGroup(rule, printing, indent);
  const fields = rule.is === "message" ? [`message: ${quote(rule.message)}`] : printTemplate(rule, printing);
  return printFields([...printWhen(rule, printing), ...fields], indent);
}

/** A group of rules as an object literal. */
export function printGroup(group: GroupRule, printing: RulePrinting, indent: string): string {
  const { each, pick } = group;
  const inside = each === undefined ? printing : { ...printing, facts: withItem(printing.facts, each) };
  const rules = group.rules.map((rule) => `${indent}    ${printRule(rule, inside, `${indent}    `)},\n`);
  const about = each === undefined ? [] : [`each: (facts) => facts.${each}`];
  const list = `rules: [\n${rules.join("")}${indent}  ]`;
  return printFields([...printWhen(group, printing), ...about, `pick: ${quote(pick)}`, list], indent);
}

function printWhen({ when }: SnippetRule, { facts, constants }: RulePrinting): readonly string[] {
  if (when === undefined) return [];
  const names = new Set(testsOf(when).map(({ fact }) => (fact === ITEM ? "item" : "facts")));
  const parameters = names.has("item") ? [names.has("facts") ? "facts" : "_facts", "item"] : ["facts"];
  return [`when: (${parameters.join(", ")}) => ${printCondition(when, facts, constants)}`];
}

function printTemplate(rule: TemplateRule, { templates, facts }: RulePrinting): readonly string[] {
  const { language, kind, title } = rule;
  const compiled = templates.get(rule);
  if (compiled?.ok !== true) throw compiled?.refusal ?? new Error("a template was not compiled");
  const heading = title === undefined ? [] : [`title: ${quote(title)}`];
  const render = printRender(compiled.nodes, ESCAPE_LANGUAGE[language], facts);
  return [`kind: ${quote(kind)}`, `language: ${quote(language)}`, ...heading, `render: ${render}`];
}

function printFields(fields: readonly string[], indent: string): string {
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join("")}${indent}}`;
}
