// Generated – do not edit.
// source:    spec/providers/baseten.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider Baseten. */
export const baseten: ProviderSpec = {
  id: "baseten",
  displayName: "Baseten",
  hubOrg: "baseten",
  baseUrl: "https://inference.baseten.co",
  tasks: {
    conversational: chat,
  },
};
