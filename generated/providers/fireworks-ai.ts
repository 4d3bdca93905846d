// Generated – do not edit.
// source:    spec/providers/fireworks-ai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, responses } from "./presets.ts";

/** The provider Fireworks AI. */
export const fireworksAi: ProviderSpec = {
  id: "fireworks-ai",
  displayName: "Fireworks AI",
  hubOrg: "fireworks-ai",
  baseUrl: "https://api.fireworks.ai",
  tokenEnvironmentVariable: "FIREWORKS_API_KEY",
  tasks: {
    conversational: {
      ...chat,
      route: "inference/v1/chat/completions",
      reasoning: { field: "reasoning_content", sendBack: "may" },
    },
    responses: {
      ...responses,
      route: "inference/v1/responses",
    },
  },
};
