import { createContext, useContext } from "react";
import type { Services } from "./services.ts";

/** The state of the site for the page that is rendered. */
export interface SiteState {
  readonly services: Services;
  /** Path of the page, without the base: `/tasks/translation/`. */
  readonly path: string;
  /** A prefix for ids that no other island of the page has. */
  readonly nextPrefix: () => string;
  /** Names of the logos that the page holds so far. */
  readonly drawnLogos: Set<string>;
}

export const SiteContext = createContext<SiteState>({
  services: {
    base: "/",
    origin: "",
    highlight: () => [],
    markdown: () => "",
    documents: [],
    examples: {},
    ruleWords: {},
    modelFields: [],
    appExamples: {},
    keywords: { tasks: {}, libraries: {}, providers: {}, apps: {} },
    logos: { libraries: {}, providers: {}, apps: {}, clients: {} },
    clients: [],
    appNeeds: {},
    guides: {},
    sampleInputs: {},
    quantization: [],
    chatSamples: { templates: {}, conversations: [] },
    snippetBase: { facts: "", schemas: {}, libraries: {} },
    libraryTexts: {},
    providerBase: { presets: "", schemas: {} },
    providerTexts: {},
    providers: [],
    io: {},
  },
  path: "/",
  nextPrefix: () => "",
  drawnLogos: new Set(),
});

/** Returns the address of a page of this site: `/tasks/` → `/hub/tasks/` when the site lies under `/hub/`. */
export function useAddress(): (path: string) => string {
  const { base } = useContext(SiteContext).services;
  return (path) => base + path.replace(/^\//, "");
}
