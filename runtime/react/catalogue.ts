import { useEffect, useState } from "react";
import type { ModelData } from "../../generated/records.ts";
import type { LibraryDetails } from "./library-details.tsx";
import type { LoadSnippets } from "./use-snippets.ts";

/** The catalogue is fetched when a dialog is opened first: a page that only shows the button does not pay for it. */
const loadCatalogue = () => import("../libraries/lazy.ts");

/** Makes snippets with the rules of the catalogue; loads the rules of one library at a time. */
export const loadFromCatalogue: LoadSnippets = async (library, model) =>
  (await loadCatalogue()).librarySnippets(library, model);

/** A library as a tab shows it. */
export interface LibraryChoice {
  readonly key: string;
  readonly label: string;
  readonly details?: LibraryDetails | undefined;
  /** Which field of the record leads to it; absent: the caller's choice. */
  readonly because?: string | undefined;
}

/** What the caller knows of libraries, by key. */
interface Known {
  /** Names to show. */
  readonly labels: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, LibraryDetails>>;
}

/**
 * The libraries to offer for a model.
 *
 * @param keys the caller's own choice; absent: those of `librariesForModel`
 * @param known names and details that need no loading
 * @param wanted false: the catalogue is not loaded yet
 * @returns undefined while they are not known
 */
export function useLibraries(
  model: ModelData,
  keys: readonly string[] | undefined,
  { labels, details }: Known,
  wanted: boolean,
): readonly LibraryChoice[] | undefined {
  const [found, setFound] = useState<{ readonly model: ModelData; readonly choices: readonly LibraryChoice[] }>();
  const missing = wanted && keys === undefined && found?.model !== model;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    const keep = (choices: readonly LibraryChoice[]): void => {
      if (current) setFound({ model, choices });
    };
    choicesOf(model).then(keep, () => keep([]));
    return () => {
      current = false;
    };
  }, [missing, model]);

  if (keys !== undefined) return keys.map((key) => ({ key, label: labels[key] ?? key, details: details[key] }));
  return found?.model === model ? found.choices : undefined;
}

async function choicesOf(model: ModelData): Promise<LibraryChoice[]> {
  const { LIBRARIES, librariesForModel } = await loadCatalogue();
  return librariesForModel(model).map(({ key, because }) => ({
    key,
    label: LIBRARIES[key].prettyLabel,
    details: LIBRARIES[key],
    because,
  }));
}
