import { createContext, useContext } from "react";
import type { BuildData } from "./build-data.ts";

/** The data that components read while a page is rendered. */
export interface SiteState {
  readonly buildData: BuildData;
  /** Path of the page without the base, such as `/tasks/translation/`. */
  readonly path: string;
  /** Returns a new prefix for ids on each call, because each island of the page needs its own prefix. */
  readonly nextPrefix: () => string;
  /** Names of the logos that the page already contains. */
  readonly drawnLogos: Set<string>;
  /** Origins to which scripts of the page can send requests, besides the site's own. */
  readonly connects: Set<string>;
}

export const SiteContext = createContext<SiteState | undefined>(undefined);

/** Returns the data of the page that is rendered. Interactive parts cannot use it, because browsers do not have it. */
export function useSite(): SiteState {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error("the component is outside of a page: pass its data as props");
  return site;
}
