/** The state of content that is loaded. */
export type Loading<Content> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly content: Content }
  | { readonly state: "failed"; readonly retry: () => void };

/**
 * Starts loading, and reports the result. A caller's loader may throw before it returns a promise.
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
