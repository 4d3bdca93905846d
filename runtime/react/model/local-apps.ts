/* What the tab "On this machine" needs to know, loaded when a visitor opens the tab. */
import type { App } from "../../../generated/apps/app.ts";
import type { ModelRecord } from "../../../generated/records.ts";
import { appsFor } from "../../apps/apps.ts";
import { ggufFiles, isMlx, type Machine, modelVersions, usualVersions, versionFit } from "../../apps/fit.ts";
import { localModel, type LocalModel } from "../../apps/local-model.ts";
import type { HubOptions } from "../../hub/ask.ts";
import { verdictWords } from "./fit-words.ts";
import type { FitRow } from "./machine-fit.tsx";

export { adviceWords, assumedWords, fileWords } from "./fit-words.ts";
export { appSnippets } from "../../apps/apps.ts";
export { ggufFiles, isMlx, MEMORY_SIZES, modelVersions, suggestedVersion, versionFit } from "../../apps/fit.ts";

/** Asks a hub for a model, without cookies. It must begin to answer in 5 s. */
export function askHub(model: ModelRecord, hub: HubOptions): Promise<LocalModel> {
  const fetchOptions = { credentials: "omit", referrerPolicy: "no-referrer" } as const;
  return localModel(model, { headersTimeout: 5000, timeout: 20_000, maxRetries: 0, fetchOptions, ...hub });
}

/** An app, and the repository that it runs. */
export interface Offer {
  readonly app: App;
  readonly repository: ModelRecord;
}

/**
 * Returns the apps that run a model, each with the first repository that it can run. Apps for the reader's system come
 * first, and after them servers for Linux. On a Mac, apps run the MLX version if it fits.
 */
export function offersOf(repositories: readonly ModelRecord[], machine: Machine): Offer[] {
  const system = readersSystem();
  const fits = (one: ModelRecord): boolean =>
    modelVersions(one).some((version) => versionFit(version, one, machine)?.verdict !== "too large");
  const isMlxFirst = system === "macos" && repositories.some((one) => isMlx(one) && fits(one));
  const sorted = repositories.toSorted(
    (one, other) => Number(isMlx(other) === isMlxFirst) - Number(isMlx(one) === isMlxFirst),
  );
  const offers = new Map<string, Offer>();
  for (const repository of sorted) {
    for (const app of appsFor(repository)) {
      if (!offers.has(app.key)) offers.set(app.key, { app, repository });
    }
  }
  const placeOf = ({ app: { platforms } }: Offer): number => {
    if (system !== undefined && !platforms.includes(system)) return 2;
    return platforms.every((platform) => platform === "linux") ? 1 : 0;
  };
  return [...offers.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the system of the reader's machine. Undefined on a phone, which runs none of the apps. */
function readersSystem(): App["platforms"][number] | undefined {
  const { userAgent } = navigator;
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined;
  return /Macintosh/.test(userAgent) ? "macos" : /Windows/.test(userAgent) ? "windows" : "linux";
}

/** Returns the versions with 16, 8 and 4 bits, and the MLX version, with their verdicts. */
export function rowsOf(repositories: readonly ModelRecord[], machine: Machine): FitRow[] {
  const own = repositories.at(-1);
  const withFiles = repositories.find((one) => ggufFiles(one).length > 0) ?? own;
  return repositories.flatMap((one) => {
    const versions = one === withFiles ? usualVersions(one) : isMlx(one) ? modelVersions(one) : [];
    return versions.map((version) => {
      const fit = versionFit(version, one, machine);
      return { ...version, fit, words: verdictWords(version, fit) };
    });
  });
}
