// Generated – do not edit.
// source:    spec/providers/clarifai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat } from "./presets.ts";

/** The provider Clarifai. */
export const clarifai: ProviderSpec = {
  id: "clarifai",
  displayName: "Clarifai",
  hubOrg: "clarifai",
  status: "retired",
  baseUrl: "https://api.clarifai.com",
  auth: { key: { header: "Authorization", value: "Key {token}" } },
  tasks: {
    conversational: {
      ...chat,
      route: "v2/ext/openai/v1/chat/completions",
    },
  },
};
