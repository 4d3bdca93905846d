import { alias, constant, table } from "../code/constant.ts";
import { comment } from "../code/comment.ts";
import { typeAlias } from "../code/interface.ts";
import { property, properties, propertyKey } from "../code/literal.ts";
import { memoPerEntry } from "../code/memo.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { PROVIDER_PROSE } from "../code/provider-record.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, Entry, JsonObject, OutputFile } from "../spec/entry.ts";
import { isList, objectOf, omit, textOf } from "../spec/json.ts";
import { presetsOf, providersOf, type TaskPlace, tasksOf } from "../spec/providers.ts";

const GENERATOR = "generators/artifacts/providers.ts";

/**
 * Makes `generated/providers/`: one module for each provider, the presets, the table of all providers, and separate
 * modules with descriptions and with examples.
 */
export const providers: Artifact = function* (spec) {
  const all = providersOf(spec);
  const tasks = tasksOf(spec);
  yield printPresets(presetsOf(spec));
  for (const entry of all) yield printProvider(entry);
  yield printIndex(all);
  yield printDetails(all, tasks);
  yield printExamples(tasks);
};

function printPresets(presets: JsonObject): OutputFile {
  return moduleFile("providers/presets.ts", {
    source: "spec/providers/_presets.yaml",
    generator: GENERATOR,
    imports: [{ from: "../records.ts", types: ["ProviderTask"] }],
    statements: Object.entries(presets).map(([name, preset]) => {
      const head = { name: camelCase(name), type: "ProviderTask", description: `The preset ${name}.` };
      return constant(head, omit(objectOf(preset), ["example"]));
    }),
  });
}

const printProvider = memoPerEntry((entry): OutputFile => {
  const { tasks, ...fields } = omit(entry.data, PROVIDER_PROSE);
  const used = new Set<string>();
  const rows = Object.entries(objectOf(tasks)).map(([name, task]) => {
    const { use, ...own } = omit(objectOf(task), ["example"]);
    if (typeof use !== "string") return property(name, own, 4);
    used.add(camelCase(use));
    const overrides = properties(own, 6);
    const value =
      overrides.length === 0 ? camelCase(use) : `{\n      ...${camelCase(use)},\n${overrides.join("")}    }`;
    return `    ${propertyKey(name)}: ${value},\n`;
  });
  const displayName = textOf(entry.data["displayName"]) ?? entry.id;
  const head = { name: camelCase(entry.id), type: "ProviderSpec", description: `The provider ${displayName}.` };
  return moduleFile(`providers/${entry.id}.ts`, {
    source: entry.file,
    generator: GENERATOR,
    imports: [
      { from: "../records.ts", types: ["ProviderSpec"] },
      { from: "./presets.ts", values: used },
    ],
    statements: [table(head, [...properties({ id: entry.id, ...fields }, 2), `  tasks: {\n${rows.join("")}  },\n`])],
  });
});

function printIndex(entries: readonly Entry[]): OutputFile {
  const ids = entries.map(({ id }) => id);
  const real = entries.filter(({ data }) => data["isPseudo"] !== true);
  const idsOf = (isRouted: boolean): string[] =>
    real
      .filter(({ data: { status, hubOrg } }) => (status !== "retired" && hubOrg !== undefined) === isRouted)
      .map(({ id }) => id);
  const routed = "Ids of the providers that the hub's router forwards to, sorted.";
  const keyOnly = "Ids of the providers that are called directly, with a key of their own, sorted.";
  const description = "All providers by id, sorted.";
  return moduleFile("providers/index.ts", {
    source: "spec/providers/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../records.ts", types: ["ProviderSpec"] },
      ...ids.map((id) => ({ from: `./${id}.ts`, values: [camelCase(id)] })),
    ],
    statements: [
      comment("Id of a provider.") + unionType("ProviderId", ids),
      constant({ name: "HUB_PROVIDERS", description: routed }, idsOf(true)),
      constant({ name: "KEY_PROVIDERS", description: keyOnly }, idsOf(false)),
      table(
        { name: "PROVIDER_SPECS", type: "Readonly<Record<ProviderId, ProviderSpec>>", description },
        ids.map((id) => alias(id, camelCase(id))),
      ),
    ],
  });
}

function printDetails(entries: readonly Entry[], tasks: readonly TaskPlace[]): OutputFile {
  const rows = entries.map((entry) => property(entry.id, detailsOf(entry, tasks), 2));
  const description = "The details of each provider.";
  return moduleFile("providers/details.ts", {
    source: "spec/providers/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../contract.ts", types: ["ProviderDetails"] },
      { from: "./index.ts", types: ["ProviderId"] },
    ],
    statements: [
      table({ name: "PROVIDER_DETAILS", type: "Readonly<Record<ProviderId, ProviderDetails>>", description }, rows),
    ],
  });
}

/**
 * Prints the examples as a separate module. Tests, documents and the mock server need them, but the client does not.
 */
function printExamples(tasks: readonly TaskPlace[]): OutputFile {
  const rows = tasks.map(({ entry, name, whole }) => ({ provider: entry.id, task: name, example: whole["example"] }));
  const description = "The example of each task at each provider.";
  return moduleFile("providers/examples.ts", {
    source: "spec/providers/*.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../contract.ts", types: ["TaskCase"] },
      { from: "../records.ts", types: ["ProviderExample"] },
      { from: "./index.ts", types: ["ProviderId"] },
    ],
    statements: [
      typeAlias("ProviderCase", "TaskCase<ProviderId, ProviderExample>", "An example of one task at one provider."),
      constant({ name: "PROVIDER_EXAMPLES", type: "readonly ProviderCase[]", description }, rows),
    ],
  });
}

function detailsOf(entry: Entry, places: readonly TaskPlace[]): JsonObject {
  const { displayName, hubOrg, status = "live", docsUrl, notes = [] } = entry.data;
  const own = places.filter((place) => place.entry === entry);
  const tasks = Object.fromEntries(own.map(({ name, whole }) => [name, taskDetails(whole)]));
  return { displayName, hubOrg, status, docsUrl, notes, source: entry.file, tasks };
}

function taskDetails(task: JsonObject): JsonObject {
  const response = objectOf(task["response"]);
  const forms = [response, ...(isList(response["variants"]) ? response["variants"].map(objectOf) : [])];
  const isFile = forms.some(({ kind }) => kind === "binary");
  const hasMedia = forms.some(({ kind }) => kind !== undefined && kind !== "json");
  const isForm = objectOf(task["input"])["as"] === "multipart-file";
  const route = isList(task["route"]) ? objectOf(task["route"].at(-1))["path"] : task["route"];
  return {
    shape: task["job"] !== undefined ? "job" : isForm ? "multipart" : isFile ? "binary" : "json",
    streams: task["stream"] !== undefined,
    outputTypes: hasMedia ? (response["outputTypes"] ?? ["blob"]) : [],
    route,
  };
}
