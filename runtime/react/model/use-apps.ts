import type * as localApps from "./local-apps.ts";
import { useEffect, useState } from "react";
import { startLoading, type Loading } from "./loading.ts";

/** The module with the apps, their snippets, and the list of GGUF files to choose from. */
export type LocalApps = typeof localApps;

/** Loads the apps. */
export type LoadApps = () => Promise<LocalApps>;

/** Loads the catalogue of apps on first use. */
export const loadFromApps: LoadApps = () => import("./local-apps.ts");

/**
 * Returns the apps of the catalogue.
 *
 * @param isWanted false if nothing should be loaded yet
 */
export function useApps(load: LoadApps, isWanted: boolean): Loading<LocalApps> {
  const [result, setResult] = useState<LocalApps | "failed">();
  const isMissing = isWanted && result === undefined;
  useEffect(() => {
    if (!isMissing) return;
    return startLoading(load, setResult);
  }, [isMissing, load]);
  if (result === undefined) return { state: "loading" };
  if (result === "failed") return { state: "failed", retry: () => setResult(undefined) };
  return { state: "ready", content: result };
}
