// Generated – do not edit.
// source:    spec/providers/openai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, responsesInBackground } from "./presets.ts";

/** The provider OpenAI. */
export const openai: ProviderSpec = {
  id: "openai",
  displayName: "OpenAI",
  hubOrg: "openai",
  clientSideOnly: true,
  baseUrl: "https://api.openai.com",
  rateLimits: [
    { counts: "requests", remaining: "x-ratelimit-remaining-requests", reset: "x-ratelimit-reset-requests" },
    { counts: "tokens", remaining: "x-ratelimit-remaining-tokens", reset: "x-ratelimit-reset-tokens" },
  ],
  tasks: {
    conversational: chat,
    responses: {
      ...responsesInBackground,
      resumeStream: { stream: "stream", after: "starting_after" },
    },
  },
};
