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
  rateLimits: [
    {
      counts: "requests",
      remaining: "anthropic-ratelimit-requests-remaining",
      reset: "anthropic-ratelimit-requests-reset",
    },
    { counts: "tokens", remaining: "anthropic-ratelimit-tokens-remaining", reset: "anthropic-ratelimit-tokens-reset" },
  ],
  tasks: {
    conversational: anthropicMessages,
  },
};
