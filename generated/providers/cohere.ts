// Generated – do not edit.
// source:    spec/providers/cohere.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider Cohere. */
export const cohere: ProviderSpec = {
  id: "cohere",
  displayName: "Cohere",
  hubOrg: "CohereLabs",
  baseUrl: "https://api.cohere.com",
  tasks: {
    conversational: {
      ...chat,
      route: "compatibility/v1/chat/completions",
    },
  },
};
