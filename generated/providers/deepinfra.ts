// Generated – do not edit.
// source:    spec/providers/deepinfra.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, completions, embeddings, imagesOrLinks, speech, transcriptions } from "./presets.ts";

/** The provider DeepInfra. */
export const deepinfra: ProviderSpec = {
  id: "deepinfra",
  displayName: "DeepInfra",
  hubOrg: "DeepInfra",
  baseUrl: "https://api.deepinfra.com",
  tasks: {
    conversational: {
      ...chat,
      route: "v1/openai/chat/completions",
    },
    "text-generation": {
      ...completions,
      route: "v1/openai/completions",
      body: [
        { set: { model: "$model", prompt: "$inputs" } },
        { spread: "extra" },
        { spread: "parameters", rename: { max_new_tokens: "max_tokens" } },
      ],
      callerMaySet: ["model", "prompt"],
    },
    "feature-extraction": {
      ...embeddings,
      route: "v1/openai/embeddings",
    },
    "text-to-image": {
      ...imagesOrLinks,
      route: "v1/openai/images/generations",
    },
    "text-to-speech": {
      ...speech,
      route: "v1/openai/audio/speech",
    },
    "automatic-speech-recognition": {
      ...transcriptions,
      route: "v1/openai/audio/transcriptions",
    },
  },
};
