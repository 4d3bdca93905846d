// Generated – do not edit.
// source:    spec/providers/groq.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, responses, textThroughChat } from "./presets.ts";

/** The provider Groq. */
export const groq: ProviderSpec = {
  id: "groq",
  displayName: "Groq",
  hubOrg: "groq",
  baseUrl: "https://api.groq.com",
  rateLimits: [
    { counts: "requests", remaining: "x-ratelimit-remaining-requests", reset: "x-ratelimit-reset-requests" },
    { counts: "tokens", remaining: "x-ratelimit-remaining-tokens", reset: "x-ratelimit-reset-tokens" },
  ],
  tasks: {
    conversational: {
      ...chat,
      route: "openai/v1/chat/completions",
      reasoning: { field: "reasoning", sendBack: "may" },
    },
    responses: {
      ...responses,
      route: "openai/v1/responses",
    },
    "text-generation": {
      ...textThroughChat,
      route: "openai/v1/chat/completions",
    },
  },
};
