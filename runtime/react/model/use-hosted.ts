import { useEffect, useState } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import type { HostedSnippet, LoadHosted } from "./hosted-snippets.ts";
import { startLoading, type Loading } from "./loading.ts";

/** Returns the code that calls a model. The catalogue of providers and clients is loaded on first use. */
export const loadFromProviders: LoadHosted = async (model, { streaming }) =>
  (await import("./hosted-snippets.ts")).hostedSnippets(model, streaming);

interface Known {
  readonly model: ModelRecord;
  readonly streaming: boolean;
  readonly load: LoadHosted;
  readonly result: readonly HostedSnippet[] | "failed";
}

/**
 * Returns the hosted snippets of a model.
 *
 * @param isWanted false if nothing should be loaded yet
 */
export function useHosted(
  model: ModelRecord,
  { streaming, isWanted, load }: { readonly streaming: boolean; readonly isWanted: boolean; readonly load: LoadHosted },
): Loading<readonly HostedSnippet[]> {
  const [known, setKnown] = useState<Known>();
  const fits = known?.model === model && known.streaming === streaming && known.load === load;
  const isMissing = isWanted && !fits;
  useEffect(() => {
    if (!isMissing) return;
    return startLoading(
      () => load(model, { streaming }),
      (result) => setKnown({ model, streaming, load, result }),
    );
  }, [isMissing, model, streaming, load]);
  if (known === undefined) return { state: "loading" };
  // While the streamed or the plain variant is loading, the previous variant stays visible, so that the page does not
  // jump.
  const isShown = fits || (known.model === model && known.load === load && known.result !== "failed");
  if (!isShown) return { state: "loading" };
  if (known.result === "failed") return { state: "failed", retry: () => setKnown(undefined) };
  return { state: "ready", content: known.result };
}
