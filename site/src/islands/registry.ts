import type { ReactElement } from "react";

/** Creates the element of an interactive part. `json` contains its props, from the page. */
export type MakeIsland = (json: string) => ReactElement;

/**
 * The interactive parts of pages, by name. The code of each part is loaded separately. `components/island.tsx` adds the
 * parts to pages.
 */
export const ISLANDS: Readonly<Record<string, () => Promise<MakeIsland>>> = {
  "use-this-model": async () => (await import("./use-this-model.tsx")).makeUseThisModel,
  "model-workbench": async () => (await import("./model-workbench.tsx")).makeModelWorkbench,
  "download-tester": async () => (await import("./download-tester.tsx")).makeDownloadTester,
  "quantization-tools": async () => (await import("./quantization-tools.tsx")).makeQuantizationTools,
  "chat-playground": async () => (await import("../playground/chat/playground.tsx")).makeChatPlayground,
};
