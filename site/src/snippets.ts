import { librarySnippets, type Library } from "hubsmith/libraries/lazy";
import type { LibraryDetails, MarkedSnippet, UseThisModelProps } from "hubsmith/react";
import type { ModelData } from "hubsmith/tasks";
import { LIBRARY_LIST } from "./catalogue.ts";
import type { Services } from "./services.ts";

/** The snippets of a library for a model, with their colours. */
export async function markedSnippets(
  library: string,
  model: ModelData,
  { highlight }: Services,
): Promise<MarkedSnippet[]> {
  const snippets = await librarySnippets(library, model);
  return snippets.map((snippet) => Object.assign({ marks: highlight(snippet.code, snippet.language) }, snippet));
}

/** Keys of the libraries that a model names and that have snippets: the given one first, then the model's own, then its tags'. */
export function librariesOfModel(model: ModelData, first?: string): string[] {
  const named = [first, model.library_name, ...(model.tags ?? [])];
  const known = new Set(LIBRARY_LIST.flatMap(({ key, hasSnippets }) => (hasSnippets ? [key] : [])));
  return [...new Set(named)].flatMap((key) => (key !== undefined && known.has(key) ? [key] : []));
}

/** Everything that the dialog of a model shows, so that nothing is loaded when it opens. */
export async function dialogProps(model: ModelData, services: Services, first?: string): Promise<UseThisModelProps> {
  const libraries = librariesOfModel(model, first);
  const snippets = await Promise.all(libraries.map((key) => markedSnippets(key, model, services)));
  const entries = LIBRARY_LIST.filter(({ key }) => libraries.includes(key));
  return {
    model,
    libraries,
    labels: Object.fromEntries(entries.map(({ key, data }) => [key, data.prettyLabel])),
    details: Object.fromEntries(entries.map(({ key, data }) => [key, detailsOf(data)])),
    snippets: Object.fromEntries(libraries.map((key, index) => [key, snippets[index] ?? []])),
  };
}

/** The part of a library's record that the dialog shows, so that no more of it travels with the page. */
function detailsOf({ languages, install, verifiedAgainst }: Library): LibraryDetails {
  return { ...(languages && { languages }), ...(install && { install }), ...(verifiedAgainst && { verifiedAgainst }) };
}
