// Generated – do not edit.
// source:    spec/providers/cerebras.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider Cerebras. */
export const cerebras: ProviderSpec = {
  id: "cerebras",
  displayName: "Cerebras",
  hubOrg: "cerebras",
  baseUrl: "https://api.cerebras.ai",
  rateLimits: [
    { counts: "requests", remaining: "x-ratelimit-remaining-requests-day", reset: "x-ratelimit-reset-requests-day" },
    { counts: "tokens", remaining: "x-ratelimit-remaining-tokens-minute", reset: "x-ratelimit-reset-tokens-minute" },
  ],
  tasks: {
    conversational: {
      ...chat,
      body: [{ set: { model: "$model" } }, { spread: "args", drop: ["store"] }],
      reasoning: { field: "reasoning", sendBack: "may" },
    },
  },
};
