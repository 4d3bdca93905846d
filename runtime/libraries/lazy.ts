/** Libraries without the code of their snippets, for use in a page. The snippets of a library are loaded on demand. */
export { LIBRARIES, type LibraryKey } from "../../generated/libraries.ts";
export type { Library, ModelRecord } from "../../generated/records.ts";
export {
  hasSnippets,
  librarySnippets,
  librarySnippetsWithRules,
  type RuledSnippet,
  type Snippet,
} from "../snippets/library.ts";
export { applyRulesTelling } from "../snippets/apply.ts";
export type {
  BashEscapes,
  Escapes,
  HostLanguage,
  Inserted,
  JavascriptEscapes,
  JsonEscapes,
  LiteralValue,
  PythonEscapes,
  Show,
  TreeFields,
  TreeValue,
} from "../contract/index.ts";
export type { SnippetLibraryKey } from "../../generated/snippets/index.ts";
export type { Facts, Rules } from "../../generated/facts.ts";
export { countsAsDownload } from "./downloads.ts";
export { librariesForModel, librariesForTask, type FittingLibrary } from "./for-model.ts";
