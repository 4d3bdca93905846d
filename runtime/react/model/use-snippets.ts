import { useEffect, useState } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import { startLoading, type Loading } from "./loading.ts";
import type { MarkedSnippet } from "../code/snippet-block.tsx";

/** Makes the snippets of one library for one model. */
export type LoadSnippets = (library: string, model: ModelRecord) => Promise<readonly MarkedSnippet[]>;

/** The results for one model so far, by library. A result is absent until the snippets are loaded. */
type Results = Readonly<Record<string, readonly MarkedSnippet[] | "failed" | undefined>>;

/**
 * Returns the snippets of a library for a model. Snippets in `atHand` are returned at once. All other snippets are
 * loaded.
 *
 * @param isWanted false if nothing should be loaded yet
 * @param atHand snippets that need not be loaded, by library key
 */
export function useSnippets(
  model: ModelRecord,
  library: string,
  isWanted: boolean,
  load: LoadSnippets,
  atHand: Results,
): Loading<readonly MarkedSnippet[]> {
  const [loaded, setLoaded] = useState<{ readonly model: ModelRecord; readonly results: Results }>({
    model,
    results: {},
  });
  const results = loaded.model === model ? loaded.results : {};
  const found = atHand[library] ?? results[library];
  const isMissing = isWanted && found === undefined;

  useEffect(() => {
    if (!isMissing) return;
    return startLoading(
      () => load(library, model),
      (result) =>
        setLoaded((before) => ({
          model,
          results: { ...(before.model === model && before.results), [library]: result },
        })),
    );
  }, [isMissing, library, model, load]);

  if (found === "failed") {
    const retry = (): void => setLoaded({ model, results: { ...results, [library]: undefined } });
    return { state: "failed", retry };
  }
  return found === undefined ? { state: "loading" } : { state: "ready", content: found };
}
