/** React components of the site, for any page: headings with copy links, "Update on GitHub", demos, snippets, the dialog. */
export { DocHeading, type DocHeadingProps } from "./doc-heading.tsx";
export { enhancePage } from "./enhance-page.ts";
export { LibraryFacts, checkedAgainst, languageNames, type LibraryDetails } from "./library-details.tsx";
export { toLocalId } from "./local-id.ts";
export { REPOSITORY_URL, fileAddress } from "./repository.ts";
export { safeAddress } from "./safe-address.ts";
export { ScrollBox, type ScrollBoxProps } from "./scroll-box.tsx";
export { SnippetBlock, type CodeMark, type MarkedSnippet, type SnippetBlockProps } from "./snippet-block.tsx";
export { TabSet, type TabChoice, type TabSetProps } from "./tabs.tsx";
export { TaskDemo, type TaskDemoProps } from "./task-demo.tsx";
export { UpdateOnGitHub, type UpdateOnGitHubProps } from "./update-on-github.tsx";
export { hubModelAddress } from "./hub-address.ts";
export type { SnippetNote } from "./library-code.tsx";
export { ModelCode, type ModelCodeProps, type ModelCodeSource } from "./model-code.tsx";
export type { Selection } from "./selection.ts";
export { loadFromProviders, type HostedSnippet, type LoadHosted } from "./use-hosted.ts";
export { UseThisModel, type UseThisModelProps } from "./use-this-model.tsx";
export type { LoadSnippets } from "./use-snippets.ts";
