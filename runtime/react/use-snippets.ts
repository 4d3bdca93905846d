import { useEffect, useState } from "react";
import type { ModelData } from "../../generated/records.ts";
import type { MarkedSnippet } from "./snippet-block.tsx";

/** Makes the snippets of one library for one model. */
export type LoadSnippets = (library: string, model: ModelData) => Promise<readonly MarkedSnippet[]>;

/** Where the snippets of one library stand. */
export type SnippetState =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly snippets: readonly MarkedSnippet[] }
  | { readonly state: "failed"; readonly retry: () => void };

/** What is known so far, and which attempt is under way, for one model. */
type Results = Readonly<Record<string, readonly MarkedSnippet[] | "failed" | undefined>>;

/**
 * The snippets of a library for a model: at once when they are at hand, otherwise loaded when they are wanted.
 *
 * @param wanted false: nothing is loaded yet
 * @param atHand snippets by library key that need no loading
 */
export function useSnippets(
  model: ModelData,
  library: string,
  wanted: boolean,
  load: LoadSnippets,
  atHand: Results,
): SnippetState {
  const [loaded, setLoaded] = useState<{ readonly model: ModelData; readonly results: Results }>({
    model,
    results: {},
  });
  const results = loaded.model === model ? loaded.results : {};
  const found = atHand[library] ?? results[library];
  const missing = wanted && library !== "" && found === undefined;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    const keep = (result: readonly MarkedSnippet[] | "failed"): void => {
      if (!current) return;
      setLoaded((before) => ({
        model,
        results: { ...(before.model === model && before.results), [library]: result },
      }));
    };
    load(library, model).then(keep, () => keep("failed"));
    return () => {
      current = false;
    };
  }, [missing, library, model, load]);

  if (found === "failed") {
    const retry = (): void => setLoaded({ model, results: { ...results, [library]: undefined } });
    return { state: "failed", retry };
  }
  return found === undefined ? { state: "loading" } : { state: "ready", snippets: found };
}
