import { useEffect, useState } from "react";
import type { ModelData } from "../../generated/records.ts";
import { startLoading, type Loading } from "./loading.ts";

/** Code that calls a model at a provider. */
export interface HostedSnippet {
  /** Such as `python`, `js` or `sh`. */
  readonly language: string;
  /** Such as `requests`, `openai` or `fetch`. */
  readonly client: string;
  /** The code, without a line break at its end. */
  readonly content: string;
  /** Id of the provider. */
  readonly provider: string;
  /** Name of the provider. Default: its id. */
  readonly providerLabel?: string;
  /** Command that installs the client. Absent: there is nothing to install. */
  readonly install?: string;
  /** Documentation of the client. */
  readonly docsUrl?: string;
  /** True: the provider serves the task; whether it serves this model, and by which name, is not known. */
  readonly isAssumed?: boolean;
}

/** Makes the code that calls a model, for all providers that serve it. Streaming: the answer arrives piece by piece. */
export type LoadHosted = (
  model: ModelData,
  options: { readonly streaming: boolean },
) => Promise<readonly HostedSnippet[]>;

/** Makes the code with the catalogue of providers and clients, which is loaded when it is asked for first. */
export const loadFromProviders: LoadHosted = async (model, { streaming }) =>
  (await import("./hosted-snippets.ts")).hostedSnippets(model, streaming);

interface Known {
  readonly model: ModelData;
  readonly streaming: boolean;
  readonly load: LoadHosted;
  readonly result: readonly HostedSnippet[] | "failed";
}

/**
 * The hosted snippets of a model.
 *
 * @param isWanted false: nothing is loaded yet
 */
export function useHosted(
  model: ModelData,
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
  // While the other way of answering is loaded, the code at hand stays: the page does not jump.
  const isShown = fits || (known.model === model && known.load === load && known.result !== "failed");
  if (!isShown) return { state: "loading" };
  if (known.result === "failed") return { state: "failed", retry: () => setKnown(undefined) };
  return { state: "ready", content: known.result };
}
