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
    conversational: chat,
    "feature-extraction": embeddings,
    "automatic-speech-recognition": transcriptions,
  },
};
