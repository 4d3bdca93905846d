/** Libraries without their snippets' code: what a page imports. One library's snippets load when they are asked for. */
export { LIBRARIES, type LibraryKey } from "../../generated/libraries.ts";
export type { Library, ModelData } from "../../generated/records.ts";
export {
  hasSnippets,
  librarySnippets,
  librarySnippetsWithRules,
  type RuledSnippet,
  type Snippet,
} from "../snippets/library.ts";
export { applyRules as snippetsFromRules } from "../snippets/apply.ts";
export type { RuleGroup } from "../../generated/escapes.ts";
export { countsAsDownload } from "./downloads.ts";
export { librariesForModel, type FittingLibrary } from "./for-model.ts";
export { librariesForTask } from "./tasks.ts";
