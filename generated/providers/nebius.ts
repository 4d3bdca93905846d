// Generated – do not edit.
// source:    spec/providers/nebius.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, completions, embeddings, imagesOrLinks } from "./presets.ts";

/** The provider Nebius. */
export const nebius: ProviderSpec = {
  id: "nebius",
  displayName: "Nebius",
  hubOrg: "nebius",
  status: "retired",
  baseUrl: "https://api.studio.nebius.ai",
  tasks: {
    conversational: {
      ...chat,
      body: [
        { set: { model: "$model" } },
        { spread: "args" },
        {
          when: { "args.response_format.type": "json_schema", "args.response_format.json_schema.schema": "present" },
          set: { guided_json: "$args.response_format.json_schema.schema" },
        },
      ],
    },
    "text-generation": completions,
    "text-to-image": imagesOrLinks,
    "feature-extraction": {
      ...embeddings,
      body: [{ set: { input: "$inputs", model: "$model" } }],
    },
  },
};
