// Generated – do not edit.
// source:    spec/providers/anthropic.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { anthropicMessages } from "./presets.ts";

/** The provider Anthropic. */
export const anthropic: ProviderSpec = {
  id: "anthropic",
  displayName: "Anthropic",
  baseUrl: "https://api.anthropic.com",
  auth: { key: { header: "x-api-key", value: "{token}" } },
  tasks: {
    conversational: anthropicMessages,
  },
};
