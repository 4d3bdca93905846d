/** The code for "On this machine", loaded when a visitor chooses it. */
export { appsFor, appSnippets } from "../../apps/apps.ts";
export { ggufFiles, suggestedFile, verdictOf } from "./gguf-files.ts";
