import MiniSearch, { type AsPlainObject, type SearchResult } from "minisearch";
import { modelIdIn, modelPath } from "../entry-paths.ts";
import { siteFile } from "../site-files.ts";
import { exactness, INDEX_OPTIONS, KINDS, SEARCH_OPTIONS, significantWords, type Entry, type Kind } from "./options.ts";

/** A search result. */
export interface Found extends Omit<Entry, "words" | "keywords" | "related"> {
  /** True if the result is not an entry, but an offer to look up a model on the hub. */
  readonly isOffer?: true;
}

/** Results of one kind, best first. */
export interface Group {
  readonly kind: Kind;
  readonly found: readonly Found[];
}

/** Searches the entries. Each group contains at most `most` results. */
export type Find = (query: string, most: number) => readonly Group[];

/** The search function, and the results that are suggested before a visitor types. */
export interface Search {
  readonly find: Find;
  readonly popular: readonly Found[];
}

interface SearchFile {
  readonly index: AsPlainObject;
  readonly popular: readonly Found[];
}

/**
 * Creates the search from the data that the build wrote to `search.json`.
 */
export function makeSearch({ index, popular }: SearchFile): Search {
  return { find: makeFind(MiniSearch.loadJS(index, INDEX_OPTIONS)), popular };
}

/** Returns a search function. The group that contains the best result comes first. */
function makeFind(index: MiniSearch): Find {
  return (query, most) => {
    const trimmed = query.trim();
    if (trimmed === "") return [];
    const results = inOrder(trimmed, allResults(index, trimmed));
    const first = modelFirst(trimmed, results);
    const groups = new Map<string, Found[]>(first === undefined ? [] : [["model", [first]]]);
    for (const result of results) {
      const group = groups.get(result["kind"]) ?? [];
      if (group.length < most && result["path"] !== first?.path) group.push(foundOf(result));
      groups.set(result["kind"], group);
    }
    // A map keeps the order of insertion, so the groups are in the order of their best results.
    const found = [...groups].flatMap(([kind, all]) => (isKind(kind) ? [{ kind, found: all }] : []));
    return found.length > 0 ? found : [{ kind: "model", found: [LOOK_UP_ANY] }];
  };
}

/**
 * Returns the entries that contain all significant words of the query. If no entry contains all of them, returns the
 * entries that contain at least one of them.
 */
function allResults(index: MiniSearch, query: string): readonly SearchResult[] {
  const words = significantWords(query);
  const every = index.search(words, SEARCH_OPTIONS);
  return every.length > 0 ? every : index.search(words, { ...SEARCH_OPTIONS, combineWith: "OR" });
}

/** Sorts results by how exactly the query names them. Sorts exactly named results by kind, all others by score. */
function inOrder(query: string, results: readonly SearchResult[]): readonly SearchResult[] {
  const exact = new Map(results.map((result) => [result, exactness(query, result as unknown as Entry)]));
  const level = (result: SearchResult): number => exact.get(result) ?? 0;
  const place = (result: SearchResult): number => (level(result) > 1 ? KINDS.indexOf(result["kind"]) : 0);
  return results.toSorted(
    (one, other) => level(other) - level(one) || place(one) - place(other) || other.score - one.score,
  );
}

/** Matches an id on the hub: `owner/name`. */
const OWNED_ID = /^[\w.-]{1,96}\/[\w.-]{1,96}$/;

/** Returns the model to show first, if the query is a model's id or address, or a single word without results. */
function modelFirst(query: string, results: readonly SearchResult[]): Found | undefined {
  const id = modelIdIn(query);
  if (id === undefined) return undefined;
  const isCertain = id !== query || (OWNED_ID.test(query) && exactTitle(query, results) === undefined);
  if (!isCertain && results.length > 0) return undefined;
  const known = results.find(({ kind, title }) => kind === "model" && title === id);
  return known === undefined ? lookUp(id) : foundOf(known);
}

function exactTitle(query: string, results: readonly SearchResult[]): SearchResult | undefined {
  return results.find((result) => String(result["title"]).toLowerCase() === query.toLowerCase());
}

function lookUp(id: string): Found {
  return { kind: "model", title: id, detail: "look this model up on the hub", path: modelPath(id), isOffer: true };
}

const LOOK_UP_ANY: Found = {
  kind: "model",
  title: "Look up a model",
  detail: "by its id or its address on the hub",
  path: "/model/",
  isOffer: true,
};

function foundOf({ kind, title, detail, path }: SearchResult): Found {
  return { kind, title, detail, path };
}

function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word);
}

let search: Search | undefined;

/** Returns the search of the site. Loads the index when it is first needed. */
export async function loadSearch(): Promise<Search> {
  search ??= makeSearch(await siteFile<SearchFile>("search.json"));
  return search;
}
