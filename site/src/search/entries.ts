import { APP_LIST, type App } from "hubsmith/apps";
import type { ModelRecord } from "hubsmith/tasks";
import { languageNames } from "hubsmith/react";
import { LIBRARY_LIST, POPULAR_LIBRARIES, TASKS, type TaskEntry } from "../catalogue/catalogue.ts";
import { LANGUAGES, type ClientRecord } from "../catalogue/clients.ts";
import { MODEL_NAMES, BUNDLED_RECORDS } from "../records/records.ts";
import type { ProviderRecord } from "../providers/record.ts";
import { catalogueTasks, taskTitle } from "../providers/tasks.ts";
import { isApiReference } from "../documents/order.ts";
import { firstSentence, headingsOf, titleOf } from "../documents/text.ts";
import { quantizationRowId } from "../quantization/types.ts";
import type { DocumentSource, QuantizationEnum, BuildData } from "../build-data.ts";
import { modelPath, taskPath, libraryPath, appPath, clientPath, providerPath, documentPath } from "../entry-paths.ts";
import { popularTasks } from "../tasks/card.tsx";
import { DOCUMENT_KEYWORDS, SITE_PAGES } from "./pages.ts";
import { INDEX_OPTIONS, type Entry } from "./options.ts";
import MiniSearch from "minisearch";

/** Returns all search entries, in the order of their groups. */
export function searchEntries(buildData: BuildData): readonly Entry[] {
  const { quantization, documents, providers, clients, keywords } = buildData;
  const popular = new Set(popularPaths(buildData).flat());
  const entries: readonly Entry[] = [
    ...TASKS.map(({ id, data }): Entry => ({
      kind: "task",
      title: data.label,
      detail: data.summary,
      path: taskPath(id),
      words: `${id} ${data.canonicalId ?? ""}`,
      keywords: keywords.tasks[id] ?? [],
      related: (data.subtasks ?? []).map(({ name }) => name).join(" "),
    })),
    ...modelEntries(),
    ...LIBRARY_LIST.map(({ key, data, hasSnippets }): Entry => ({
      kind: "library",
      title: data.prettyLabel,
      detail: data.description ?? (hasSnippets ? "with code to copy" : "a library"),
      path: libraryPath(key),
      words: `${key} ${data.repoName}`,
      keywords: keywords.libraries[key] ?? [],
      related: data.tasks.join(" "),
    })),
    ...APP_LIST.map((app) => appEntry(app, keywords.apps[app.key] ?? [])),
    ...providers.map((provider) => providerEntry(provider, keywords.providers[provider.id] ?? [])),
    ...clients.map(clientEntry),
    ...SITE_PAGES,
    ...resourceEntries("data set", ({ datasets }) => datasets),
    ...resourceEntries("demo", ({ spaces }) => spaces),
    ...quantization.flatMap(typeEntries),
    ...documents.map(documentEntry),
    ...documents.filter(({ name }) => !name.includes("/")).flatMap(sectionEntries),
    ...documents.filter(isApiReference).flatMap(nameEntries),
  ];
  return entries.map((entry) => (popular.has(entry.path) ? { ...entry, isPopular: true } : entry));
}

function appEntry({ key, prettyLabel, description, mainTask }: App, keywords: readonly string[]): Entry {
  const path = appPath(key);
  return {
    kind: "app",
    title: prettyLabel,
    detail: description,
    path,
    words: key,
    keywords,
    related: `${mainTask} local`,
  };
}

function clientEntry({ id, title, name, description = "", language }: ClientRecord): Entry {
  return {
    kind: "client",
    title,
    detail: description,
    path: clientPath(id),
    words: `${id} ${name}`,
    related: languageNames([LANGUAGES[language]]),
  };
}

function typeEntries({ id, label, types, sizeOrder }: QuantizationEnum): readonly Entry[] {
  return Object.entries(types).map(([name, { description, status = "active" }]) => ({
    kind: "quantization type",
    title: name,
    detail: `${label}. ${description}`,
    path: `/quantization/#${quantizationRowId(id, name)}`,
    words: name.replaceAll("_", " "),
    isPopular: sizeOrder !== undefined && status === "active",
  }));
}

function documentEntry(document: DocumentSource): Entry {
  const sections = headingsOf(document).filter(({ level }) => level === 2);
  const parts = sections.map(({ title }) => title).join(", ");
  return {
    kind: "document",
    title: titleOf(document),
    // All API pages have the same section titles, so the first sentence of the page is shown instead.
    detail: isApiReference(document) ? firstSentence(document) : parts,
    path: documentPath(document.name),
    words: document.name.replace("reference/", ""),
    keywords: DOCUMENT_KEYWORDS[document.name] ?? [],
  };
}

/** Returns a search entry for each section of a guide. */
function sectionEntries(document: DocumentSource): readonly Entry[] {
  const sections = headingsOf(document).filter(({ level }) => level === 2);
  return sections.map(({ title, id }) => ({
    kind: "document",
    title,
    detail: `in ${titleOf(document)}`,
    path: `${documentPath(document.name)}#${id}`,
    words: "",
    keywords: DOCUMENT_KEYWORDS[`${document.name}#${id}`] ?? [],
  }));
}

/** Returns a search entry for each exported name. The entry leads to the name's place in the API reference. */
function nameEntries(document: DocumentSource): readonly Entry[] {
  const headings = headingsOf(document);
  // Programs can import the names before the heading "Helper types". Only these names get a search entry.
  const end = headings.findIndex(({ level, title }) => level === 2 && title === "Helper types");
  const names = headings.slice(0, end === -1 ? undefined : end).filter(({ level }) => level === 3);
  const detail = `in ${titleOf(document).replace(/:.*/, "")}`;
  const path = documentPath(document.name);
  return names.map(({ title, id }) => ({ kind: "name", title, detail, path: `${path}#${id}`, words: "" }));
}

/** Returns search entries for the bundled models, and then for other models that task pages suggest. */
function modelEntries(): readonly Entry[] {
  const known = new Set(BUNDLED_RECORDS.map(({ id }) => id));
  const suggested = resourceEntries("model", ({ models }) => models).filter(({ title }) => !known.has(title));
  return [
    ...BUNDLED_RECORDS.map(modelEntry),
    ...suggested.map((entry) => ({ ...entry, path: modelPath(entry.title) })),
  ];
}

function modelEntry({ id, pipeline_tag: task, library_name: library, tags = [] }: ModelRecord): Entry {
  const detail = [task, library].filter((word) => word !== undefined).join(", ");
  const names = MODEL_NAMES[id] ?? [];
  return { kind: "model", title: id, detail, path: modelPath(id), words: "", keywords: names, related: tags.join(" ") };
}

/**
 * Returns a search entry for each model, data set or demo that task pages suggest. The entry leads to the first task
 * that suggests this repository.
 */
function resourceEntries(
  kind: "model" | "data set" | "demo",
  of: (task: TaskEntry["data"]) => readonly { readonly id: string; readonly description: string }[],
): readonly Entry[] {
  const found = new Map<string, Entry>();
  for (const { id: task, data } of TASKS) {
    for (const { id, description } of of(data)) {
      const path = taskPath(task);
      if (!found.has(id)) found.set(id, { kind, title: id, detail: description, path, words: "", related: data.label });
    }
  }
  return [...found.values()];
}

function providerEntry(provider: ProviderRecord, keywords: readonly string[]): Entry {
  return {
    kind: "provider",
    title: provider.name,
    detail: `serves ${provider.tasks.map(({ task }) => taskTitle(task).toLowerCase()).join(", ")}`,
    path: providerPath(provider.id),
    words: `${provider.id} ${provider.hubOrg ?? ""}`,
    keywords,
    related: catalogueTasks(provider).join(" "),
  };
}

/** Returns the paths of the most used tasks, libraries and apps, the most used of each kind first. */
function popularPaths(buildData: Pick<BuildData, "codeTasks" | "providers">): readonly (readonly string[])[] {
  const ranked = POPULAR_LIBRARIES.filter(({ data }) => data.rank !== undefined);
  return [
    popularTasks(buildData)
      .slice(0, 12)
      .map(({ id }) => taskPath(id)),
    ranked.map(({ key }) => libraryPath(key)),
    APP_LIST.slice(0, 6).map(({ key }) => appPath(key)),
  ];
}

/** Maximum number of tasks, libraries and apps that are suggested before a visitor types. */
const MOST_SUGGESTED = 4;

/** Returns the entries that the search suggests before a visitor types. */
function suggestedEntries(
  entries: readonly Entry[],
  buildData: Pick<BuildData, "codeTasks" | "providers">,
): readonly Entry[] {
  const paths = popularPaths(buildData).flatMap((some) => some.slice(0, MOST_SUGGESTED));
  return paths.flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
}

/**
 * Returns the search data for browsers as JSON: the index of all entries, and the entries that the search suggests
 * before a visitor types.
 */
export function searchFile(entries: readonly Entry[], buildData: Pick<BuildData, "codeTasks" | "providers">): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(entries.map((entry, number) => ({ ...entry, detail: shorten(entry.detail), number })));
  const popular = suggestedEntries(entries, buildData).map(({ kind, title, detail, path }) => {
    return { kind, title, detail: shorten(detail), path };
  });
  return JSON.stringify({ index, popular });
}

/** Cuts a text after about 140 characters, to keep the index small. */
function shorten(text: string): string {
  if (text.length <= 140) return text;
  const cut = text.slice(0, 140);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
