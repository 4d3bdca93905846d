import { useEffect, useState, type ReactNode } from "react";

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

interface LoadResult<Content> {
  readonly key: readonly unknown[];
  readonly result: Content | "failed";
}

/**
 * Loads content, and returns the state of loading. Results are kept while the first value of `key` stays the same.
 *
 * @param key identifies the content, which is loaded again when one of these values changes. The number of values must
 *   not change
 * @param isWanted false if nothing should be loaded yet
 * @param showsPrevious true if the previous content with the same first key is shown while other content is loading, so
 *   that the page does not jump
 */
export function useLoading<Content>(
  load: () => Promise<Content>,
  key: readonly unknown[],
  isWanted: boolean,
  showsPrevious = false,
): Loading<Content> {
  const [results, setResults] = useState<readonly LoadResult<Content>[]>([]);
  const isSame = (one: LoadResult<Content>): boolean => one.key.every((value, index) => value === key[index]);
  const found = results.find(isSame);
  const isMissing = isWanted && found === undefined;
  useEffect(() => {
    if (!isMissing) return;
    return startLoading(load, (result) =>
      setResults((before) => [...before.filter((one) => one.key[0] === key[0] && !isSame(one)), { key, result }]),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` says when to load again
  }, [isMissing, ...key]);
  const previous = showsPrevious ? results.findLast((one) => one.key[0] === key[0] && one.result !== "failed") : found;
  const { result } = found ?? previous ?? {};
  if (result === undefined) return { state: "loading" };
  if (result === "failed") return { state: "failed", retry: () => setResults(results.filter((one) => one !== found)) };
  return { state: "ready", content: result };
}

interface LoadedProps<Content> {
  readonly loading: Loading<Content>;
  /** Name of the part that is loading, as the subject of a sentence. */
  readonly what: string;
  /** Text that is shown while loading. Default: "Loading …" and the name of the part. */
  readonly waiting?: string;
  /** True if the content has a panel of its own. Default: false. */
  readonly isPanel?: boolean;
  readonly children: (content: Content) => ReactNode;
}

/**
 * Shows loaded content, or a notice that the content is loading or could not be loaded. A button loads it again. Chromium
 * remembers a failed module until the page is reloaded, so after a second failure only a reload helps.
 */
export function Loaded<Content>({
  loading,
  what,
  waiting,
  isPanel = false,
  children,
}: LoadedProps<Content>): ReactNode {
  const [isRepeated, setIsRepeated] = useState(false);
  if (loading.state === "ready") return children(loading.content);
  if (loading.state === "loading") {
    const subject = what.charAt(0).toLowerCase() + what.slice(1);
    return <output className={isPanel ? "hs-panel hs-wait" : "hs-wait"}>{waiting ?? `Loading ${subject}…`}</output>;
  }
  const retry = (): void => {
    if (isRepeated) globalThis.location.reload();
    setIsRepeated(true);
    loading.retry();
  };
  const failed = (
    <p role="alert">
      {what} could not be loaded.{" "}
      <button className="hs-button" type="button" onClick={retry}>
        {isRepeated ? "Reload the page" : "Try again"}
      </button>
    </p>
  );
  return isPanel ? <div className="hs-panel">{failed}</div> : failed;
}
