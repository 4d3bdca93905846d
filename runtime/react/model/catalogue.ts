import type { ModelRecord } from "../../../generated/records.ts";
import type { MarkedSnippet } from "../code/snippet-block.tsx";
import type { LibraryDetails } from "./library-details.tsx";
import { useLoading, type Loading } from "./loading.tsx";

/** Makes the snippets of one library for one model. */
export type LoadSnippets = (library: string, model: ModelRecord) => Promise<readonly MarkedSnippet[]>;

/** Loads the catalogue on first use, so that a page with only the button stays small. */
const loadCatalogue = () => import("../../libraries/lazy.ts");

/** Makes snippets with the catalogue's rules. Loads the rules of one library at a time. */
export const loadFromCatalogue: LoadSnippets = async (library, model) =>
  (await loadCatalogue()).librarySnippets(library, model);

/** A library in the form that a tab shows. */
export interface LibraryChoice {
  readonly key: string;
  readonly label: string;
  readonly details?: LibraryDetails | undefined;
  /** The field of the record that led to this library. Absent if the caller chose the library. */
  readonly because?: string | undefined;
}

/** The caller's data about libraries, by key. */
interface Known {
  /** Names to show for libraries. */
  readonly labels: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, LibraryDetails>>;
}

/**
 * Returns the libraries to offer for a model.
 *
 * @param keys keys of the libraries that the caller chose. Default: the keys that `librariesForModel` returns
 * @param known names and details that need not be loaded
 * @param isWanted false if the catalogue should not be loaded yet
 */
export function useLibraries(
  model: ModelRecord,
  keys: readonly string[] | undefined,
  { labels, details }: Known,
  isWanted: boolean,
): Loading<readonly LibraryChoice[]> {
  const found = useLoading(() => choicesOf(model), [model], isWanted && keys === undefined);
  if (keys === undefined) return found;
  const content = keys.map((key) => ({ key, label: labels[key] ?? key, details: details[key] }));
  return { state: "ready", content };
}

async function choicesOf(model: ModelRecord): Promise<LibraryChoice[]> {
  const { LIBRARIES, librariesForModel } = await loadCatalogue();
  return librariesForModel(model).map(({ key, because }) => ({
    key,
    label: LIBRARIES[key].prettyLabel,
    details: LIBRARIES[key],
    because,
  }));
}
