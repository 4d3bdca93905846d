// Generated – do not edit.
// source:    spec/providers/nvidia.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider NVIDIA. */
export const nvidia: ProviderSpec = {
  id: "nvidia",
  displayName: "NVIDIA",
  hubOrg: "nvidia",
  status: "retired",
  baseUrl: "https://integrate.api.nvidia.com",
  tasks: {
    conversational: chat,
  },
};
