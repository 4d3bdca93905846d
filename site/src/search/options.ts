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
  "name",
  "document",
] as const;
export type Kind = (typeof KINDS)[number];

/** Headings of the groups. */
export const GROUP_TITLES: Readonly<Record<Kind | "best", string>> = {
  best: "Best matches",
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
  /** True for the entries that most visitors look for, such as the most used libraries. */
  readonly isPopular?: boolean;
}

/** Words that say nothing about what a visitor looks for. Queries and details are searched without them. */
const STOP_WORDS = wordSet(
  "a an and any are as at be by can could did do does for from has how i in into is it its me my of on or please put",
  "should that the their them there these this to use using want we what when where which who why with would you your",
);

/** Words that many queries and few names contain. Entries do not need them, but those that contain them come first. */
const WEAK_WORDS = wordSet(
  "add best code example examples find get good library libraries load model models online run task tasks tutorial",
);

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}

/**
 * Returns the words of a query that an entry must contain, and the words that it can contain. If all words are stop
 * words, an entry must contain them, because the visitor may still be typing.
 */
export function significantWords(query: string): { readonly needed: string; readonly helpful: string } {
  const words = query.split(/\s+/);
  const known = words.filter((word) => !STOP_WORDS.has(plainCase(word).replace(/[?!.,]+$/, "")));
  const strong = known.filter((word) => !WEAK_WORDS.has(plainCase(word)));
  const needed = [strong, known].find((some) => some.length > 0) ?? words;
  return { needed: needed.join(" "), helpful: known.filter((word) => !needed.includes(word)).join(" ") };
}

/** Returns a text in lower case and without accents. */
function plainCase(text: string): string {
  const letters = text.normalize("NFKD").replaceAll(/[\u0300-\u036f]/g, "");
  return letters.normalize("NFC").toLowerCase();
}

/** Returns a text without accents, capitals, spaces and punctuation: `Q4_K_M` becomes `q4km`. */
function joined(text: string): string {
  return plainCase(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Splits each field that contains names into these names. */
const NAMES: Readonly<Record<string, (text: string) => readonly string[]>> = {
  title: (title) => [title, title.replace(/^.*\//, "")],
  words: (words) => words.split(" "),
  keywords: (keywords) => keywords.split(","),
};

/** Splits a text into words. Adds each name of a field in one word, so that `lmstudio` finds LM Studio. */
function tokenize(text: string, field = ""): string[] {
  const names = NAMES[field]?.(text) ?? [];
  const words = plainCase(text).split(/[\p{Z}\p{P}\s]+/u);
  return [...new Set([...words.flatMap(pairs), ...names.map(joined)])];
}

/** Splits Chinese and Japanese, which are written without spaces, into pairs of characters. */
function pairs(word: string): readonly string[] {
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u.test(word)) return [word];
  return Array.from(word.slice(1), (character, index) => word.charAt(index) + character);
}

/** Options for creating and loading the index. */
export const INDEX_OPTIONS = {
  fields: ["title", "words", "keywords", "detail", "related"],
  storeFields: ["kind", "title", "detail", "path", "words", "keywords", "isPopular"],
  idField: "number",
  tokenize,
  // Stop words are left out only in `detail`. In a title, every word counts.
  processTerm: (term, field) => (field === "detail" && STOP_WORDS.has(term) ? undefined : term),
} satisfies Options;

/**
 * Factors for the scores of entries that visitors often or rarely search for. An entry that the query names exactly
 * comes first in any case.
 */
const WEIGHTS: Partial<Readonly<Record<Kind, number>>> = {
  task: 1.2,
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
  processTerm: (term) => term,
  boostDocument: (_number, term, stored) => {
    const { kind, title, isPopular = false } = stored as Pick<Entry, "kind" | "title" | "isPopular">;
    return closeness(title, term) * (WEIGHTS[kind] ?? 1) * (isPopular ? 1.2 : 1);
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
 * 1 if it is a file name or the end of a model's id, otherwise 0. Ignores case, accents, spaces, punctuation and
 * plurals, so "text to image" matches Text-to-Image.
 */
export function exactness(query: string, { kind, title, words, keywords = [] }: Omit<Entry, "path">): number {
  const wanted = plain(query);
  if (wanted === "") return 0;
  if (plain(title) === wanted) return 4;
  // For kinds with a low weight, such as documents, `words` starts with a file name. Visitors rarely search for file
  // names, so such a match counts less.
  if (plain(words.split(" ")[0] ?? "") === wanted) return (WEIGHTS[kind] ?? 1) < 1 ? 1 : 3;
  if (keywords.some((keyword) => plain(keyword) === wanted)) return 2;
  return kind === "model" && plain(title.replace(/^.*\//, "")) === wanted ? 1 : 0;
}

function plain(text: string): string {
  return joined(text).replace(/(?<=\p{L}{3})s$/u, "");
}
