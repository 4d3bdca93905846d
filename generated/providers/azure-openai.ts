// Generated – do not edit.
// source:    spec/providers/azure-openai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, embeddings, images, responsesInBackground, speech, transcriptions } from "./presets.ts";

/** The provider Azure OpenAI. */
export const azureOpenai: ProviderSpec = {
  id: "azure-openai",
  displayName: "Azure OpenAI",
  baseUrl: "https://{resource}.openai.azure.com/openai",
  auth: { key: { header: "api-key", value: "{token}" } },
  values: {
    resource: {
      description: "the name of your Azure OpenAI resource, which is the first part of its endpoint.",
      pattern: "^[A-Za-z0-9]([A-Za-z0-9-]{0,62}[A-Za-z0-9])?$",
      example: "my-resource",
    },
  },
  tasks: {
    conversational: {
      ...chat,
      route: "deployments/{model}/chat/completions",
      query: [{ set: { "api-version": "2024-10-21" } }],
    },
    responses: responsesInBackground,
    "feature-extraction": {
      ...embeddings,
      route: "deployments/{model}/embeddings",
      query: [{ set: { "api-version": "2024-10-21" } }],
    },
    "text-to-image": {
      ...images,
      route: "deployments/{model}/images/generations",
      query: [{ set: { "api-version": "2024-10-21" } }],
    },
    "text-to-speech": {
      ...speech,
      route: "deployments/{model}/audio/speech",
      query: [{ set: { "api-version": "2024-10-21" } }],
    },
    "automatic-speech-recognition": {
      ...transcriptions,
      route: "deployments/{model}/audio/transcriptions",
      query: [{ set: { "api-version": "2024-10-21" } }],
    },
  },
};
