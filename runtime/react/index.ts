"use client";

/** The site's React components, which any page can use: headings, "Update on GitHub", demos, snippets, the dialog. */
export { DocHeading, type DocHeadingProps, toLocalId } from "./page/doc-heading.tsx";
export { enhancePage } from "./code/actions.ts";
export { languageNames } from "./code/languages.ts";
export { LibraryFacts, type LibraryDetails } from "./model/library-details.tsx";
export { fileAddress, hubModelAddress, REPOSITORY_URL, safeAddress } from "./page/addresses.ts";
export { UpdateOnGitHub, type UpdateOnGitHubProps } from "./page/update-on-github.tsx";
export type { CodeMark } from "./code/code-marks.ts";
export {
  CopyButton,
  SnippetBlock,
  type CopyButtonProps,
  type MarkedSnippet,
  type SnippetBlockProps,
} from "./code/snippet-block.tsx";
export {
  Choice,
  ScrollBox,
  TabSet,
  type ChoiceProps,
  type ScrollBoxProps,
  type TabChoice,
  type TabSetProps,
} from "./page/tabs.tsx";
export { TaskDemo, type TaskDemoProps } from "./demo/task-demo.tsx";
export type { LoadSnippets } from "./model/catalogue.ts";
export type { SnippetNote } from "./model/library-code.tsx";
export { ModelCode, type ModelCodeProps, type ModelCodeSource } from "./model/model-code.tsx";
export type { DrawLogo, Selection } from "./model/selection.ts";
export type { HostedSnippet, LoadHosted } from "./model/hosted-snippets.ts";
export { loadFromApps, type LoadApps, type LocalApps } from "./model/app-code.tsx";
export type { GgufFile } from "../apps/fit.ts";
export { loadFromProviders } from "./model/hosted-code.tsx";
export { UseThisModel, type UseThisModelProps } from "./dialog/use-this-model.tsx";
