// Generated – do not edit.
// source:    spec/providers/nscale.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, images } from "./presets.ts";

/** The provider Nscale. */
export const nscale: ProviderSpec = {
  id: "nscale",
  displayName: "Nscale",
  hubOrg: "nscale",
  baseUrl: "https://inference.api.nscale.com",
  tasks: {
    conversational: chat,
    "text-to-image": images,
  },
};
