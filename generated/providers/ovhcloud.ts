// Generated – do not edit.
// source:    spec/providers/ovhcloud.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, completions } from "./presets.ts";

/** The provider OVHcloud AI Endpoints. */
export const ovhcloud: ProviderSpec = {
  id: "ovhcloud",
  displayName: "OVHcloud AI Endpoints",
  hubOrg: "ovhcloud",
  baseUrl: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
  tasks: {
    conversational: chat,
    "text-generation": completions,
  },
};
