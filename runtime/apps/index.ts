/** Apps and servers that run models on your own machine. */
export type { App } from "../../generated/apps/app.ts";
export { APP_LIST, type AppOptions, appsFor, appSnippets } from "./apps.ts";
export {
  type CommandApp,
  type LinkApp,
  LOCAL_APPS,
  type LocalApp,
  type LocalAppKey,
  type LocalApps,
  type LocalAppSnippet,
} from "./drop-in.ts";
export {
  type GgufFile,
  ggufFiles,
  type Machine,
  MEMORY_SIZES,
  type ModelVersion,
  modelVersions,
  suggestedVersion,
  usualVersions,
  type VersionFit,
  versionFit,
} from "./fit.ts";
export { type LocalModel, localModel } from "./local-model.ts";
export type { Snippet } from "../snippets/blocks.ts";
