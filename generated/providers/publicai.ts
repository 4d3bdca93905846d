// Generated – do not edit.
// source:    spec/providers/publicai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider Public AI. */
export const publicai: ProviderSpec = {
  id: "publicai",
  displayName: "Public AI",
  hubOrg: "publicai",
  baseUrl: "https://api.publicai.co",
  tasks: {
    conversational: chat,
  },
};
