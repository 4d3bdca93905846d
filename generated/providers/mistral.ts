// Generated – do not edit.
// source:    spec/providers/mistral.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, embeddings, transcriptions } from "./presets.ts";

/** The provider Mistral. */
export const mistral: ProviderSpec = {
  id: "mistral",
  displayName: "Mistral",
  baseUrl: "https://api.mistral.ai",
  tasks: {
    conversational: {
      ...chat,
      body: [
        { set: { model: "$model" } },
        {
          spread: "args",
          rename: { seed: "random_seed", max_completion_tokens: "max_tokens" },
          drop: ["store", "stream_options"],
        },
      ],
    },
    "feature-extraction": embeddings,
    "automatic-speech-recognition": {
      ...transcriptions,
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { model: "$model" } }],
    },
  },
};
