import type { TypeAliasDeclarationStructure } from "ts-morph";
import { comment } from "../code/comment.ts";
import { alias, table } from "../code/constant.ts";
import { typeAlias } from "../code/interface.ts";
import { literal } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { unionType } from "../code/types.ts";
import { readCondition } from "../snippets/conditions.ts";
import { type CompiledLibrary, compileApp } from "../snippets/library.ts";
import { leavesOf } from "../snippets/rules.ts";
import { printRules } from "../snippets/print-rules.ts";
import { Constants, printCondition } from "../snippets/when.ts";
import type { Artifact, Entry, OutputFile, Spec } from "../spec/entry.ts";
import { objectOf, textOf } from "../spec/json.ts";

const GENERATOR = "generators/artifacts/apps.ts";

/** Makes `generated/apps/`: each app with its condition and its rules, and the table of all apps. */
export const apps: Artifact = function* (spec) {
  const compiled = spec.apps.flatMap((entry) => {
    const app = compileApp(entry, spec.facts);
    return app === undefined ? [] : [{ entry, app }];
  });
  yield moduleFile("apps/app.ts", {
    source: "spec/apps/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../contract.ts", types: ["AppRecord", "RuledApp"] },
      { from: "../facts.ts", types: ["Facts"] },
      { from: "../task-types.ts", types: ["TaskId"] },
    ],
    statements: [
      ...keyTypes(compiled),
      typeAlias("App", "AppRecord<AppKey, TaskId>", "One app or server that runs models on the user's own computer."),
      typeAlias(
        "AppRules",
        "RuledApp<App, Facts>",
        "An app, with the rules that return its link, its steps or its command.",
      ),
    ],
  });
  for (const { entry, app } of compiled) yield printApp(entry, app);
  yield printIndex(spec);
};

/** Returns a type for the keys of all apps, and one for each way to start an app: a link, one command, or steps. */
function keyTypes(
  all: readonly { readonly entry: Entry; readonly app: CompiledLibrary }[],
): (TypeAliasDeclarationStructure | string)[] {
  const keysOf = (kind: ReturnType<typeof givenBy>): string[] =>
    all.filter(({ app }) => givenBy(app) === kind).map(({ entry }) => entry.id);
  return [
    comment("Key of an app that a link opens.") + unionType("LinkAppKey", keysOf("link")),
    comment("Key of an app that one command starts.") + unionType("CommandAppKey", keysOf("command")),
    comment("Key of an app that is started in steps.") + unionType("StepsAppKey", keysOf("steps")),
    typeAlias("AppKey", "LinkAppKey | CommandAppKey | StepsAppKey", "Key of an app."),
  ];
}

function givenBy({ rules }: CompiledLibrary): "link" | "steps" | "command" {
  const leaves = leavesOf(rules.group).flatMap((leaf) => (leaf.is === "template" ? [leaf] : []));
  if (leaves.some(({ language }) => language === "url")) return "link";
  return leaves.some(({ title }) => title !== undefined) ? "steps" : "command";
}

const printApp = memoPerEntry((entry: Entry, app: CompiledLibrary): OutputFile => {
  const constants = new Constants();
  const { id, data, file } = entry;
  const { prettyLabel, docsUrl, description, mainTask, platforms, macOSOnly, alternatives } = data;
  const about = { key: id, prettyLabel, docsUrl, description, mainTask, platforms, macOSOnly, alternatives };
  const condition = printCondition(readCondition(objectOf(data["when"]), ["when"]), app.facts, constants);
  const rules = printRules(app, constants, "  ");
  return moduleFile(`apps/${id}.ts`, {
    source: file,
    generator: GENERATOR,
    imports: [{ from: "./app.ts", types: ["AppRules"] }],
    statements: [
      ...constants.declarations(),
      `/** ${textOf(prettyLabel) ?? id}: the models it takes, and how to start it. */
export const ${camelCase(id)}: AppRules = {
  about: ${literal(about, { indent: 2 })},
  when: (facts) => ${condition},
  gives: "${givenBy(app)}",
  rules: ${rules},
};`,
    ],
  });
});

function printIndex({ apps: entries }: Spec): OutputFile {
  const description = "All apps by key, in display order.";
  const rows = entries.map(({ id }) => alias(id, camelCase(id)));
  return moduleFile("apps/index.ts", {
    source: "spec/apps/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "./app.ts", types: ["AppKey", "AppRules"] },
      ...entries.map(({ id }) => ({ from: `./${id}.ts`, values: [camelCase(id)] })),
    ],
    statements: [table({ name: "APPS", type: "Readonly<Record<AppKey, AppRules>>", description }, rows)],
  });
}
