import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { librarySnippets } from "../../runtime/libraries/lazy.ts";
import { ROOT } from "../../scripts/lib/run.ts";
import { publishedUrl } from "../site-url.ts";
import { readChatSamples } from "./chat-samples.ts";
import type { ClientRecord } from "../src/catalogue/clients.ts";
import { readGenerated } from "./generated.ts";
import { createHighlight } from "./highlight.ts";
import { createMarkdown } from "./markdown.ts";
import { providerRecord } from "./provider-records.ts";
import { sharedFile } from "../src/io/rows.ts";
import type { ProviderRecord } from "../src/providers/record.ts";
import type { BuildData } from "../src/build-data.ts";

/** The function that highlights code. It is created only once, because loading the grammars takes time. */
const highlight = createHighlight();

/**
 * Reads data that pages show, but that the package does not contain, such as documents.
 *
 * @param origin scheme and host of the published site; default: those of `homepage` in package.json
 */
export async function readBuildData(origin = publishedUrl().origin): Promise<BuildData> {
  const apps = readGenerated("apps");
  const libraries = readGenerated("libraries");
  const tasks = readGenerated("tasks");
  const examples = ofEach(libraries, (entry) => entry.examples);
  return {
    origin,
    highlight: await highlight,
    markdown: createMarkdown(),
    documents: readDocuments(),
    examples,
    codeTasks: await codeTasksOf(examples),
    modelFields: readGenerated("model-fields"),
    ruleWords: readGenerated("rules"),
    appExamples: ofEach(apps, (entry) => entry.examples),
    keywords: {
      tasks: ofEach(tasks, ({ keywords = [], names = {} }) => [...keywords, ...Object.values(names)]),
      libraries: ofEach(libraries, (entry) => entry.keywords),
      providers: ofEach(readGenerated("providers"), (entry) => entry.keywords),
      apps: ofEach(apps, (entry) => entry.keywords),
    },
    logos: readGenerated("logos"),
    newEntries: readGenerated("new-entries"),
    clients: readClients(),
    appNeeds: ofEach(apps, (entry) => entry.needs),
    guides: ofEach(tasks, (entry) => entry.guide),
    sampleInputs: ofEach(tasks, (entry) => entry.sampleInput),
    quantization: Object.entries(readGenerated("quantization"))
      .map(([id, value]) => ({ ...value, id }))
      .sort((one, other) => Number(one.sizeOrder === undefined) - Number(other.sizeOrder === undefined)),
    chatSamples: readChatSamples(),
    providers: await readProviders(),
    io: Object.fromEntries(
      Object.entries(readGenerated("io")).map(([name, file]) => [name, name === "_common" ? sharedFile(file) : file]),
    ),
  };
}

/** Returns the clients in the order in which pages show them. Ignores files whose name starts with `_`. */
function readClients(): ClientRecord[] {
  const entries = readGenerated("clients");
  return Object.entries(entries)
    .filter(([id]) => !id.startsWith("_"))
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([id, { methods, like = id, client = id, title = client, ...entry }]) => {
      const known = methods ?? entries[like]?.methods;
      return { ...entry, id, name: client, title, tasks: known && Object.keys(known) };
    });
}

/** Returns the value of each entry, by the id of the entry. Leaves out entries without a value. */
function ofEach<Entry, Value>(
  entries: Readonly<Record<string, Entry>>,
  valueOf: (entry: Entry) => Value | undefined,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]) => {
      const value = valueOf(entry);
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** Returns the tasks of those examples that have code, by key of the library. */
async function codeTasksOf(examples: BuildData["examples"]): Promise<BuildData["codeTasks"]> {
  const all = Object.entries(examples).map(async ([key, records]) => {
    const tasks = Object.values(records).map(async (model) => {
      const snippets = await librarySnippets(key, model);
      return snippets.some(({ kind }) => kind === "usage") ? (model.pipeline_tag ?? []) : [];
    });
    return [key, [...new Set((await Promise.all(tasks)).flat())]] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** The records of the providers, and the entries from which they were computed. */
let records: { readonly from: object; readonly made: Promise<readonly ProviderRecord[]> } | undefined;

/** Returns all providers, sorted by name. The router is first. */
function readProviders(): Promise<readonly ProviderRecord[]> {
  const entries = readGenerated("providers");
  if (records?.from !== entries) records = { from: entries, made: providerRecords(entries) };
  return records.made;
}

async function providerRecords({
  _presets: shared,
  ...providers
}: ReturnType<typeof readGenerated<"providers">>): Promise<readonly ProviderRecord[]> {
  const presets = shared?.presets ?? {};
  const made = Object.entries(providers).map(([id, entry]) => providerRecord(id, entry, presets));
  return (await Promise.all(made)).sort(
    (one, other) => Number(other.isPseudo) - Number(one.isPseudo) || one.name.localeCompare(other.name, "en"),
  );
}

/** Returns the documents of `site/docs` and its folders, sorted by name. */
function readDocuments(): BuildData["documents"] {
  const folder = join(ROOT, "site/docs");
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^(?:[^._/][^/]*\/)*[^._/][^/]*\.md$/.test(file))
    .sort()
    .map((file) => ({ name: file.slice(0, -".md".length), text: readFileSync(join(folder, file), "utf8") }));
}
