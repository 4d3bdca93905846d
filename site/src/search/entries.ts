import type { ModelData } from "hubsmith/tasks";
import MiniSearch from "minisearch";
import { LIBRARY_LIST, TASKS } from "../catalogue.ts";
import { BUNDLED_RECORDS } from "../model/records.ts";
import type { ProviderRecord } from "../providers/record.ts";
import { catalogueTasks, providerPath, taskTitle } from "../providers/tasks.ts";
import { PLAYGROUNDS, type PlaygroundEntry } from "../playgrounds.ts";
import { documentPath } from "../documents/links.ts";
import { isReference } from "../documents/order.ts";
import { firstSentence, headingsOf, titleOf } from "../documents/text.ts";
import { quantizationRowId } from "../quantization.ts";
import type { DocumentSource, Services } from "../services.ts";
import { INDEX_OPTIONS, modelPath, type Entry } from "./options.ts";

/** Everything that can be found, in the order of its groups. */
export function searchEntries({ quantization, documents, providers, keywords }: Services): readonly Entry[] {
  return [
    ...TASKS.map(({ id, data }): Entry => ({
      kind: "task",
      title: data.label,
      detail: data.summary,
      path: `/tasks/${encodeURIComponent(id)}/`,
      words: `${id} ${data.canonicalId ?? ""}`,
      keywords: keywords[id] ?? [],
      related: (data.subtasks ?? []).map(({ name }) => name).join(" "),
    })),
    ...BUNDLED_RECORDS.map(modelEntry),
    ...LIBRARY_LIST.map(({ key, data, hasSnippets }): Entry => ({
      kind: "library",
      title: data.prettyLabel,
      detail: hasSnippets ? "with code to copy" : "a library",
      path: `/libraries/${encodeURIComponent(key)}/`,
      words: `${key} ${data.repoName}`,
      related: data.tasks.join(" "),
    })),
    ...providers.map(providerEntry),
    ...quantization.flatMap(({ id, label, types }) =>
      Object.entries(types).map(([name, { description }]): Entry => ({
        kind: "quantization type",
        title: name,
        detail: `${label}. ${description}`,
        path: `/quantization/#${quantizationRowId(id, name)}`,
        words: name.replaceAll("_", " "),
      })),
    ),
    ...PLAYGROUNDS.map(playgroundEntry),
    ...documents.map(documentEntry),
    ...documents.filter(isReference).flatMap(nameEntries),
  ];
}

function documentEntry(document: DocumentSource): Entry {
  const sections = headingsOf(document).filter(({ level }) => level === 2);
  const parts = sections.map(({ title }) => title).join(", ");
  return {
    kind: "document",
    title: titleOf(document),
    // The sections of a reference are called alike everywhere.
    detail: isReference(document) ? firstSentence(document) : parts,
    path: documentPath(document.name),
    words: document.name,
  };
}

/** What programs import, each at its place in the reference. */
function nameEntries(document: DocumentSource): readonly Entry[] {
  const headings = headingsOf(document);
  // What stands behind the names has no import of its own.
  const end = headings.findIndex(({ level, title }) => level === 2 && title === "Behind them");
  const names = headings.slice(0, end === -1 ? undefined : end).filter(({ level }) => level === 3);
  const detail = `in ${titleOf(document).replace(/:.*/, "")}`;
  const path = documentPath(document.name);
  return names.map(({ title, id }) => ({ kind: "name", title, detail, path: `${path}#${id}`, words: "" }));
}

function modelEntry({ id, pipeline_tag: task, library_name: library, tags = [] }: ModelData): Entry {
  const detail = [task, library].filter((word) => word !== undefined).join(", ");
  return { kind: "model", title: id, detail, path: modelPath(id), words: "", related: tags.join(" ") };
}

function providerEntry(provider: ProviderRecord): Entry {
  return {
    kind: "provider",
    title: provider.name,
    detail: `serves ${provider.tasks.map(({ task }) => taskTitle(task).toLowerCase()).join(", ")}`,
    path: providerPath(provider.id),
    words: `${provider.id} ${provider.hubOrg ?? ""}`,
    related: catalogueTasks(provider).join(" "),
  };
}

function playgroundEntry({ path, title, text }: PlaygroundEntry): Entry {
  return { kind: "playground", title, detail: text, path, words: "playground try edit" };
}

/** The index over all entries, as the JSON that browsers load. */
export function searchIndex(entries: readonly Entry[]): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(entries.map((entry, number) => ({ ...entry, detail: shorten(entry.detail), number })));
  return JSON.stringify(index);
}

/** The first sentences of a text, so that the index stays small. */
function shorten(text: string): string {
  if (text.length <= 140) return text;
  const cut = text.slice(0, 140);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
