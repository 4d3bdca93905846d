import MiniSearch, { type AsPlainObject, type SearchOptions, type SearchResult } from "minisearch";
import { modelIdIn, modelPath } from "../entry-paths.ts";
import { siteFile } from "../site-files.ts";
import { exactness, INDEX_OPTIONS, KINDS, SEARCH_OPTIONS, significantWords, type Entry, type Kind } from "./options.ts";

/** A search result. */
export interface Found extends Omit<Entry, "words" | "keywords" | "related" | "isPopular"> {
  /** True if the result is not an entry, but an offer to look up a model on the hub. */
  readonly isOffer?: true;
}

/** The best results of all kinds, or the other results of one kind. Best first. */
export interface Group {
  readonly kind: Kind | "best";
  readonly found: readonly Found[];
}

/** Searches the entries. The first group contains the three best results, every other group at most `most` results. */
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

/** Number of results in the first group. */
const BEST = 3;

/** Creates the search from the data that the build wrote to `search.json`, in many short steps. */
export async function makeSearch({ index, popular }: SearchFile): Promise<Search> {
  return { find: makeFind(await MiniSearch.loadJSAsync(index, INDEX_OPTIONS)), popular };
}

function makeFind(index: MiniSearch): Find {
  return (query, most) => {
    const trimmed = query.trim();
    if (trimmed === "") return [];
    const results = allResults(index, trimmed);
    const first = modelFirst(trimmed, results);
    const others = results.filter(({ path }) => path !== first?.path);
    const all = [...(first === undefined ? [] : [first]), ...others];
    if (all.length === 0) return [{ kind: "page", found: OFFERS }];
    const groups = new Map<Group["kind"], Found[]>([["best", all.slice(0, BEST)]]);
    for (const result of all.slice(BEST)) {
      const group = groups.get(result.kind) ?? [];
      if (group.length < most) group.push(result);
      groups.set(result.kind, group);
    }
    // A map keeps the order of insertion, so the groups are in the order of their best results.
    return [...groups].map(([kind, found]) => ({ kind, found }));
  };
}

/** The ways to search for a query, from strict to loose. A way is used if those before it find less than `enough`. */
const WAYS: readonly { readonly enough: number; readonly isSplit?: true; readonly options: Partial<SearchOptions> }[] =
  [
    { enough: 1, options: {} },
    // Reads "text2video" as "text to video".
    { enough: 1, isSplit: true, options: {} },
    // Allows more typing errors.
    { enough: 1, options: { fuzzy: 0.34 } },
    // Finds entries that contain only some words of the query.
    { enough: BEST, options: { combineWith: "OR" } },
  ];

/** Returns the entries that fit a query, best first. */
function allResults(index: MiniSearch, query: string): readonly Found[] {
  const found = new Map<unknown, Found>();
  for (const { enough, isSplit = false, options } of WAYS) {
    if (found.size >= enough) continue;
    const text = isSplit ? query.replaceAll(/(?<=\p{L})2(?=\p{L})/gu, " to ") : query;
    const { needed, helpful } = significantWords(text);
    const results = index.search(needed, { ...SEARCH_OPTIONS, ...options });
    const more = index.search(helpful, { ...SEARCH_OPTIONS, combineWith: "OR" });
    const scores = new Map(more.map(({ id, score }) => [id, score]));
    for (const result of results) result.score += scores.get(result.id) ?? 0;
    for (const result of inOrder(text, needed, results)) found.set(result.id, found.get(result.id) ?? foundOf(result));
  }
  return [...found.values()];
}

/**
 * Sorts results by how exactly the query, or else only its needed words, names them. Sorts exactly named results by
 * kind, all others by score.
 */
function inOrder(query: string, needed: string, results: readonly SearchResult[]): readonly SearchResult[] {
  const exact = new Map(
    results.map((result) => {
      const entry = result as unknown as Entry;
      const byWords = needed === query ? 0 : exactness(needed, entry) - 0.5;
      return [result, Math.max(exactness(query, entry), byWords)];
    }),
  );
  const level = (result: SearchResult): number => exact.get(result) ?? 0;
  const place = (result: SearchResult): number => (level(result) > 1 ? KINDS.indexOf(result["kind"]) : 0);
  return results.toSorted(
    (one, other) => level(other) - level(one) || place(one) - place(other) || other.score - one.score,
  );
}

/** Matches an id on the hub: `owner/name`. */
const OWNED_ID = /^[\w.-]{1,96}\/[\w.-]{1,96}$/;

/** Returns the model to show first, if the query is a model's id or address, or a single word without results. */
function modelFirst(query: string, results: readonly Found[]): Found | undefined {
  const id = modelIdIn(query);
  if (id === undefined) return undefined;
  const isCertain = id !== query || (OWNED_ID.test(query) && exactTitle(query, results) === undefined);
  if (!isCertain && results.length > 0) return undefined;
  return results.find(({ kind, title }) => kind === "model" && title === id) ?? lookUp(id);
}

function exactTitle(query: string, results: readonly Found[]): Found | undefined {
  return results.find(({ title }) => title.toLowerCase() === query.toLowerCase());
}

function lookUp(id: string): Found {
  return { kind: "model", title: id, detail: "look this model up on the hub", path: modelPath(id), isOffer: true };
}

/** What the search offers if it finds nothing. */
const OFFERS: readonly Found[] = [
  {
    kind: "model",
    title: "Look up a model",
    detail: "by its id or its address on the hub",
    path: "/model/",
    isOffer: true,
  },
  {
    kind: "library",
    title: "Add your library",
    detail: "if it is missing",
    path: "/libraries/#add-an-entry",
    isOffer: true,
  },
];

function foundOf({ kind, title, detail, path }: SearchResult): Found {
  return { kind, title, detail, path };
}

let search: Promise<Search> | undefined;

/** Returns the search of the site. Loads the index when it is first needed, and again after a failure. */
export function loadSearch(): Promise<Search> {
  search ??= siteFile<SearchFile>("search.json").then(makeSearch);
  search.catch(() => (search = undefined));
  return search;
}
