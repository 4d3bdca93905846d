/* The code for the tab "On this machine", loaded when a visitor opens the tab. */
export { appsFor, appSnippets } from "../../apps/apps.ts";
export { ggufFiles, suggestedVersion, versionFit } from "../../apps/fit.ts";
