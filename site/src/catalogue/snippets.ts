import { hasSnippets, librariesForModel, librarySnippetsWithRules, type Library } from "hubsmith/libraries/lazy";
import type { LibraryDetails, MarkedSnippet, UseThisModelProps } from "hubsmith/react";
import type { ModelRecord } from "hubsmith/tasks";
import { LIBRARY_LIST } from "./catalogue.ts";
import { reasonOf } from "./rule-words.ts";
import type { BuildData } from "../build-data.ts";

/** A snippet with its colours, and the reason why it is shown for a model. */
export interface ExplainedSnippet extends MarkedSnippet {
  /**
   * Why the model gets this snippet, for example "the task is `text-generation`". Empty if every model gets the
   * snippet; absent if the reason is unknown.
   */
  readonly reason?: string;
}

/** Returns the snippets of a library for a model, with their colours and reasons. */
export async function explainedSnippets(
  library: string,
  model: ModelRecord,
  { highlight, ruleWords }: BuildData,
): Promise<ExplainedSnippet[]> {
  const snippets = await librarySnippetsWithRules(library, model);
  return snippets.map(({ rule, ...snippet }) => {
    const reason = reasonOf(ruleWords[library], rule, model);
    const explained = { ...snippet, marks: highlight(snippet.code, snippet.language) };
    return reason === undefined ? explained : { ...explained, reason };
  });
}

/**
 * Returns the keys of the libraries that have snippets for a model. If the library `first` has snippets, its key comes
 * first.
 */
export function librariesOfModel(model: ModelRecord, first?: string): string[] {
  const keys = librariesForModel(model).map(({ key }): string => key);
  return first !== undefined && hasSnippets(first) ? [...new Set([first, ...keys])] : keys;
}

/**
 * Returns the props of the dialog "Use this model". They contain all data, so that opening the dialog loads nothing.
 */
export async function dialogProps(
  model: ModelRecord,
  buildData: BuildData,
  first?: string,
): Promise<UseThisModelProps> {
  const libraries = librariesOfModel(model, first);
  const snippets = await Promise.all(libraries.map((key) => explainedSnippets(key, model, buildData)));
  const entries = LIBRARY_LIST.filter(({ key }) => libraries.includes(key));
  return {
    model,
    libraries,
    ...(first !== undefined && libraries[0] === first && { start: { source: `library:${first}` } }),
    labels: Object.fromEntries(entries.map(({ key, data }) => [key, data.prettyLabel])),
    details: Object.fromEntries(entries.map(({ key, data }) => [key, detailsOf(data)])),
    snippets: Object.fromEntries(libraries.map((key, index) => [key, (snippets[index] ?? []).map(withoutReason)])),
  };
}

function withoutReason({ reason: _reason, ...snippet }: ExplainedSnippet): MarkedSnippet {
  return snippet;
}

/** Returns only the fields of a library that the dialog shows, to keep pages small. */
function detailsOf({ languages, install, verifiedAgainst, docsUrl, repoUrl, repoName }: Library): LibraryDetails {
  return {
    ...(languages && { languages }),
    ...(install && { install }),
    ...(verifiedAgainst && { verifiedAgainst }),
    ...(docsUrl && { docsUrl }),
    repoUrl,
    repoName,
  };
}
