// Generated – do not edit.
// source:    spec/providers/hyperbolic.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, textThroughChat } from "./presets.ts";

/** The provider Hyperbolic. */
export const hyperbolic: ProviderSpec = {
  id: "hyperbolic",
  displayName: "Hyperbolic",
  hubOrg: "Hyperbolic",
  status: "retired",
  baseUrl: "https://api.hyperbolic.xyz",
  tasks: {
    conversational: chat,
    "text-generation": {
      ...textThroughChat,
      body: [
        { set: { messages: [{ content: "$inputs", role: "user" }] } },
        { spread: "parameters", rename: { max_new_tokens: "max_tokens" } },
        { spread: "extra" },
        { set: { model: "$model" } },
      ],
    },
    "text-to-image": {
      route: "v1/images/generations",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs", model_name: "$model" } }],
      response: {
        check: { "images[0].image": "non-empty-string" },
        take: "images[0].image",
        kind: "base64",
        mime: "image/jpeg",
        outputTypes: ["blob", "dataUrl", "json"],
      },
    },
  },
};
