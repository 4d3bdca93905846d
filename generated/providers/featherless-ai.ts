// Generated – do not edit.
// source:    spec/providers/featherless-ai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, completions } from "./presets.ts";

/** The provider Featherless AI. */
export const featherlessAi: ProviderSpec = {
  id: "featherless-ai",
  displayName: "Featherless AI",
  hubOrg: "featherless-ai",
  baseUrl: "https://api.featherless.ai",
  tasks: {
    conversational: chat,
    "text-generation": completions,
  },
};
