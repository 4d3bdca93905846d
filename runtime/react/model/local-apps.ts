/** The code for the tab "On this machine", loaded when a visitor opens the tab. */
export { appsFor, appSnippets } from "../../apps/apps.ts";
export { ggufFiles, suggestedFile, verdictOf } from "./gguf-files.ts";
