/** Where something that is loaded stands. */
export type Loading<Content> =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly content: Content }
  | { readonly state: "failed"; readonly retry: () => void };

/**
 * Begins to load, and says what came of it. A loader of the caller's may throw before it gives a promise.
 *
 * @param tell not called any more once the loading was given up
 * @returns gives the loading up; an effect of React hands it on
 */
export function startLoading<Content>(
  load: () => Promise<Content>,
  tell: (result: Content | "failed") => void,
): () => void {
  let isWanted = true;
  const keep = (result: Content | "failed"): void => {
    if (isWanted) tell(result);
  };
  new Promise<Content>((resolve) => resolve(load())).then(keep, () => keep("failed"));
  return () => {
    isWanted = false;
  };
}
