import { useEffect, useState } from "react";

/** The state of loading some content. */
export type Loading<Content> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly content: Content }
  | { readonly state: "failed"; readonly retry: () => void };

/**
 * Starts loading, and reports the result. If `load` throws or its promise rejects, reports "failed".
 *
 * @param report called with the result, unless loading was cancelled
 * @returns a function that cancels loading, for use as the cleanup of a React effect
 */
export function startLoading<Content>(
  load: () => Promise<Content>,
  report: (result: Content | "failed") => void,
): () => void {
  let isWanted = true;
  const keep = (result: Content | "failed"): void => {
    if (isWanted) report(result);
  };
  new Promise<Content>((resolve) => resolve(load())).then(keep, () => keep("failed"));
  return () => {
    isWanted = false;
  };
}

/**
 * Loads content, and returns the state of loading.
 *
 * @param source the content is loaded again when this value changes
 * @param isWanted false if nothing should be loaded yet
 */
export function useLoading<Content>(
  load: () => Promise<Content>,
  source: unknown,
  isWanted: boolean,
): Loading<Content> {
  const [known, setKnown] = useState<{ readonly source: unknown; readonly result: Content | "failed" }>();
  const isMissing = isWanted && known?.source !== source;
  useEffect(() => {
    if (!isMissing) return;
    return startLoading(load, (result) => setKnown({ source, result }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `source` says when to load again
  }, [isMissing, source]);
  if (known === undefined || known.source !== source) return { state: "loading" };
  if (known.result === "failed") return { state: "failed", retry: () => setKnown(undefined) };
  return { state: "ready", content: known.result };
}
