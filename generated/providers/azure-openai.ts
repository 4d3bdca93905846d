// Generated – do not edit.
// source:    spec/providers/azure-openai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, embeddings, images, responses, speech, transcriptions } from "./presets.ts";

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
    responses: {
      ...responses,
      route: "v1/responses",
      job: {
        when: { "args.background": true },
        id: "id",
        initial: "status",
        statusUrl: { route: "v1/responses/{id}" },
        cancelUrl: { route: "v1/responses/{id}/cancel", method: "POST" },
        status: {
          path: "status",
          pending: ["queued", "in_progress"],
          done: ["completed", "incomplete"],
          failed: ["failed", "cancelled"],
          error: "error.message",
        },
        firstWaitMs: 1000,
        intervalMs: 2000,
        attempts: "unlimited",
        unlimitedBecause: "A response can take hours, and the provider sets no limit for requests.",
      },
    },
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
