// Generated – do not edit.
// source:    spec/providers/scaleway.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, completions, embeddings, responses } from "./presets.ts";

/** The provider Scaleway. */
export const scaleway: ProviderSpec = {
  id: "scaleway",
  displayName: "Scaleway",
  hubOrg: "scaleway",
  baseUrl: "https://api.scaleway.ai",
  tasks: {
    conversational: chat,
    responses: responses,
    "text-generation": completions,
    "feature-extraction": {
      ...embeddings,
      body: [{ set: { input: "$inputs", model: "$model" } }],
    },
  },
};
