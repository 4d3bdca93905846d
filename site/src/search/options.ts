import type { Options, SearchOptions } from "minisearch";

/** What can be found, in the order in which groups of results are shown. */
export const KINDS = [
  "task",
  "model",
  "library",
  "provider",
  "quantization type",
  "playground",
  "document",
  "name",
] as const;
export type Kind = (typeof KINDS)[number];

/** Headings of the groups. */
export const GROUP_TITLES: Readonly<Record<Kind, string>> = {
  task: "Tasks",
  model: "Models",
  library: "Libraries",
  provider: "Providers",
  "quantization type": "Quantization types",
  playground: "Playgrounds",
  document: "Documents",
  name: "Names of the package",
};

/** One thing that can be found. */
export interface Entry {
  readonly kind: Kind;
  /** Name shown to people. */
  readonly title: string;
  /** One line that tells it apart. */
  readonly detail: string;
  /** Path of its page without the base, with an anchor when it is a part of a page. */
  readonly path: string;
  /** Further words to find it by: its id, other names. */
  readonly words: string;
  /** Other names that people give it. */
  readonly keywords?: readonly string[];
  /** What it has to do with: it is found by these words too, after all that is called so. */
  readonly related?: string;
}

/** Path of the page that shows the code for a model, whose record is at hand or can be looked up there. */
export function modelPath(id: string): string {
  return `/model/#id=${encodeURIComponent(id).replaceAll("%2F", "/")}`;
}

/** Words that stand in nearly every text and tell nothing apart. */
const FILLING = new Set(
  "a an and are as at be by for from has in into is it its of on or that the their them these this with".split(" "),
);

/** The words of a query that tell something; all of them when none does, for a word may be typed only half. */
export function tellingWords(query: string): string {
  const words = query.trim().split(/\s+/);
  const telling = words.filter((word) => !FILLING.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(" ");
}

/** How the index is made and read; both sides must say the same. */
export const INDEX_OPTIONS = {
  fields: ["title", "words", "keywords", "detail", "related"],
  storeFields: ["kind", "title", "detail", "path", "keywords"],
  idField: "number",
  // In a name, every word may tell something.
  processTerm: (term, field) => {
    const word = term.toLowerCase();
    return field === "detail" && FILLING.has(word) ? undefined : word;
  },
} satisfies Options;

/**
 * A typing mistake is forgiven in words of four letters and more; names count most: above all one that is the word itself,
 * then one that begins with it. Who types one of the keywords means that entry.
 */
export function searchOptions(query: string): SearchOptions {
  const asked = query.toLowerCase();
  return {
    boost: { title: 4, words: 3, keywords: 2, related: 0.2 },
    combineWith: "AND",
    processTerm: (term) => term.toLowerCase(),
    boostDocument: (_number, term, stored) => {
      const { title, keywords } = stored as Pick<Entry, "title" | "keywords">;
      return closeness(title, term) * (keywords?.some((keyword) => keyword.toLowerCase() === asked) ? 6 : 1);
    },
    prefix: true,
    weights: { prefix: 0.25, fuzzy: 0.3 },
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  };
}

/** Asked for every entry that a word is found in. */
function closeness(title: string, term: string): number {
  if (title.slice(0, term.length).toLowerCase() !== term) return 1;
  return title.length === term.length ? 3 : 2;
}
