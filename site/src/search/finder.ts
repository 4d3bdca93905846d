import MiniSearch, { type SearchResult } from "minisearch";
import { INDEX_OPTIONS, KINDS, modelPath, searchOptions, tellingWords, type Entry, type Kind } from "./options.ts";

/** What is shown of an entry that was found. */
export type Found = Omit<Entry, "words" | "keywords" | "related">;

/** Results of one kind, best first. */
export interface Group {
  readonly kind: Kind;
  readonly found: readonly Found[];
}

/** Finds entries by a few words. */
export type Find = (query: string, most: number) => readonly Group[];

/**
 * Makes the search out of the index that the build wrote.
 *
 * @param json text of `search.json`
 * @returns groups for a query, with at most `most` results each; the group of the best result stands first
 */
export function makeFind(json: string): Find {
  const index = MiniSearch.loadJSON(json, INDEX_OPTIONS);
  return (query, most) => {
    const words = tellingWords(query);
    const options = searchOptions(query.trim());
    const every = index.search(words, options);
    // What looks like a model's id and is nothing that is known here can be looked up.
    if (every.length === 0 && MODEL_ID.test(query.trim())) return [lookUp(query.trim())];
    const results = every.length > 0 ? every : index.search(words, { ...options, combineWith: "OR" });
    const groups = new Map<string, Found[]>();
    for (const result of results) {
      const group = groups.get(result["kind"]) ?? [];
      if (group.length < most) group.push(foundOf(result));
      groups.set(result["kind"], group);
    }
    // A map keeps the order in which kinds came up, which is that of their best results.
    return [...groups].flatMap(([kind, found]) => (isKind(kind) ? [{ kind, found }] : []));
  };
}

/** An id on the hub: `owner/name`. */
const MODEL_ID = /^[\w.-]{1,96}\/[\w.-]{1,96}$/;

function lookUp(id: string): Group {
  const found = { kind: "model", title: id, detail: "look it up on the hub", path: modelPath(id) } as const;
  return { kind: "model", found: [found] };
}

function foundOf({ kind, title, detail, path }: SearchResult): Found {
  return { kind, title, detail, path };
}

function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word);
}

let loading: Promise<Find> | undefined;

/** The search over the site's index, which is loaded once, when it is first wanted. */
export function loadFind(base: string): Promise<Find> {
  loading ??= fetchIndex(`${base}search.json`).catch((error: unknown) => {
    // The next attempt may have more luck.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(address: string): Promise<Find> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the index answers ${response.status}`);
  return makeFind(await response.text());
}
