// Generated – do not edit.
// source:    spec/providers/openrouter.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, embeddings, responses } from "./presets.ts";

/** The provider OpenRouter. */
export const openrouter: ProviderSpec = {
  id: "openrouter",
  displayName: "OpenRouter",
  baseUrl: "https://openrouter.ai/api/v1",
  tasks: {
    conversational: {
      ...chat,
      route: "chat/completions",
      reasoning: { field: "reasoning", sendBack: "may" },
    },
    responses: {
      ...responses,
      route: "responses",
    },
    "feature-extraction": {
      ...embeddings,
      route: "embeddings",
    },
    "text-to-video": {
      route: "videos",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs", model: "$model" } }],
      job: {
        id: "id",
        statusUrl: { route: "videos/{id}" },
        resultUrl: { route: "videos/{id}/content", query: "index=0" },
        status: {
          path: "status",
          pending: ["pending", "in_progress"],
          done: ["completed"],
          failed: ["failed", "cancelled", "expired"],
          error: "error",
        },
        firstWaitMs: 10000,
        intervalMs: 10000,
        attempts: 180,
      },
      response: { kind: "binary" },
    },
    "image-to-video": {
      route: "videos",
      input: { as: "data-url", mimeDefault: "image/png" },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        {
          set: {
            frame_images: [{ type: "image_url", image_url: { url: "$inputs" }, frame_type: "first_frame" }],
            model: "$model",
          },
        },
      ],
      job: {
        id: "id",
        statusUrl: { route: "videos/{id}" },
        resultUrl: { route: "videos/{id}/content", query: "index=0" },
        status: {
          path: "status",
          pending: ["pending", "in_progress"],
          done: ["completed"],
          failed: ["failed", "cancelled", "expired"],
          error: "error",
        },
        firstWaitMs: 10000,
        intervalMs: 10000,
        attempts: 180,
      },
      response: { kind: "binary" },
    },
  },
};
