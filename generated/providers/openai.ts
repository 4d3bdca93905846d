// Generated – do not edit.
// source:    spec/providers/openai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, responses } from "./presets.ts";

/** The provider OpenAI. */
export const openai: ProviderSpec = {
  id: "openai",
  displayName: "OpenAI",
  hubOrg: "openai",
  clientSideOnly: true,
  baseUrl: "https://api.openai.com",
  tasks: {
    conversational: chat,
    responses: {
      ...responses,
      job: {
        when: { "args.background": true },
        id: "id",
        initial: "status",
        statusUrl: { route: "v1/responses/{id}" },
        cancelUrl: { route: "v1/responses/{id}/cancel", method: "POST" },
        resumeStream: { stream: "stream", after: "starting_after" },
        status: {
          path: "status",
          pending: ["queued", "in_progress"],
          done: ["completed", "incomplete"],
          failed: ["failed", "cancelled"],
          error: "error.message",
        },
        firstWaitMs: 1000,
        intervalMs: 2000,
        attempts: "unlimited",
        unlimitedBecause: "A response can take hours, and the provider sets no limit for requests.",
      },
    },
  },
};
