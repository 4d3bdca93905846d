import type { Options, SearchOptions } from "minisearch";

/** The kinds of entries, in the order of the groups. */
export const KINDS = [
  "task",
  "model",
  "library",
  "app",
  "provider",
  "client",
  "page",
  "data set",
  "demo",
  "quantization type",
  "document",
  "name",
] as const;
export type Kind = (typeof KINDS)[number];

/** Headings of the groups. */
export const GROUP_TITLES: Readonly<Record<Kind, string>> = {
  task: "Tasks",
  model: "Models",
  library: "Libraries",
  app: "Apps",
  provider: "Providers",
  client: "Clients",
  page: "Pages",
  "data set": "Data sets",
  demo: "Demos",
  "quantization type": "Quantization types",
  document: "Documents",
  name: "Exported names",
};

/** A search entry. */
export interface Entry {
  readonly kind: Kind;
  /** Display name of the entry. */
  readonly title: string;
  /** One line of text that distinguishes the entry from similar entries. */
  readonly detail: string;
  /** Path of the page, without the base. If the entry is a part of a page, the path ends with an anchor. */
  readonly path: string;
  /** More words by which the search finds the entry. The first word is usually the id of the entry. */
  readonly words: string;
  /** Other names of the entry. */
  readonly keywords?: readonly string[];
  /** Related words, which also find the entry but count less. */
  readonly related?: string;
}

/** Words that are in nearly every text. */
const COMMON_WORDS = new Set(
  "a an and are as at be by for from has in into is it its of on or that the their them these this with".split(" "),
);

/**
 * Returns the significant words of a query. If no word is significant, returns all words, because the visitor may still
 * be typing.
 */
export function significantWords(query: string): string {
  const words = query.trim().split(/\s+/);
  const significant = words.filter((word) => !COMMON_WORDS.has(word.toLowerCase()));
  return (significant.length > 0 ? significant : words).join(" ");
}

/** Options for creating and loading the index. */
export const INDEX_OPTIONS = {
  fields: ["title", "words", "keywords", "detail", "related"],
  storeFields: ["kind", "title", "detail", "path", "words", "keywords"],
  idField: "number",
  // Common words are left out only in `detail`. In a title, every word counts.
  processTerm: (term, field) => {
    const word = term.toLowerCase();
    return field === "detail" && COMMON_WORDS.has(word) ? undefined : word;
  },
} satisfies Options;

/**
 * Factors for the scores of entries that visitors rarely search for. An entry that the query names exactly comes first
 * in any case.
 */
const WEIGHTS: Partial<Readonly<Record<Kind, number>>> = {
  "data set": 0.4,
  demo: 0.3,
  "quantization type": 0.3,
  document: 0.5,
  name: 0.5,
};

/**
 * Finds words of four or more letters despite typing errors. Titles that equal a word of the query count the most, then
 * titles that start with the word.
 */
export const SEARCH_OPTIONS: SearchOptions = {
  boost: { title: 4, words: 3, keywords: 2, related: 0.2 },
  combineWith: "AND",
  processTerm: (term) => term.toLowerCase(),
  boostDocument: (_number, term, stored) => {
    const { kind, title } = stored as Pick<Entry, "kind" | "title">;
    return closeness(title, term) * (WEIGHTS[kind] ?? 1);
  },
  prefix: true,
  weights: { prefix: 0.25, fuzzy: 0.3 },
  fuzzy: (term) => (term.length > 3 ? 0.2 : false),
};

/**
 * Returns a factor for the score of an entry: 3 if the entry's title is the term, 2 if the title starts with the term,
 * otherwise 1.
 */
function closeness(title: string, term: string): number {
  if (title.slice(0, term.length).toLowerCase() !== term) return 1;
  return title.length === term.length ? 3 : 2;
}

/**
 * Returns how exactly a query names an entry: 4 if the query is its title, 3 if it is its id, 2 if it is another name,
 * 1 if it is a file name or the end of a model's id, otherwise 0. Ignores case, spaces, hyphens and plurals, so "text
 * to image" matches Text-to-Image.
 */
export function exactness(query: string, { kind, title, words, keywords = [] }: Omit<Entry, "path">): number {
  const wanted = plain(query);
  if (wanted === "") return 0;
  if (plain(title) === wanted) return 4;
  // For entries of the kinds in `WEIGHTS`, such as documents, `words` starts with a file name. Visitors rarely search
  // for file names, so such a match counts less.
  if (plain(words.split(" ")[0] ?? "") === wanted) return kind in WEIGHTS ? 1 : 3;
  if (keywords.some((keyword) => plain(keyword) === wanted)) return 2;
  return kind === "model" && plain(title.replace(/^.*\//, "")) === wanted ? 1 : 0;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replace(/(?<=\p{L}{3})s$/u, "");
}
