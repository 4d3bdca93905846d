import { createContext } from "react";
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
}

export const SiteContext = createContext<SiteState>({
  buildData: {
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
    newEntries: {},
    clients: [],
    appNeeds: {},
    guides: {},
    sampleInputs: {},
    quantization: [],
    chatSamples: { templates: {}, conversations: [] },
    providers: [],
    io: {},
  },
  path: "/",
  nextPrefix: () => "",
  drawnLogos: new Set(),
});
