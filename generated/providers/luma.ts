// Generated – do not edit.
// source:    spec/providers/luma.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Luma. */
export const luma: ProviderSpec = {
  id: "luma",
  displayName: "Luma",
  baseUrl: "https://api.lumalabs.ai/dream-machine/v1",
  tokenEnvironmentVariable: "LUMAAI_API_KEY",
  tasks: {
    "text-to-video": {
      route: "generations/video",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs", model: "$model" } }],
      job: {
        id: "id",
        statusUrl: { route: "generations/{id}" },
        status: {
          path: "state",
          pending: ["queued", "dreaming"],
          done: ["completed"],
          failed: ["failed"],
          error: "failure_reason",
        },
        firstWaitMs: 3000,
        intervalMs: 3000,
        attempts: 600,
      },
      response: { check: { "assets.video": "url" }, take: "assets.video", kind: "url" },
    },
    "text-to-image": {
      route: "generations/image",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs", model: "$model" } }],
      job: {
        id: "id",
        statusUrl: { route: "generations/{id}" },
        status: {
          path: "state",
          pending: ["queued", "dreaming"],
          done: ["completed"],
          failed: ["failed"],
          error: "failure_reason",
        },
        firstWaitMs: 3000,
        intervalMs: 3000,
        attempts: 600,
      },
      response: {
        check: { "assets.image": "url" },
        take: "assets.image",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
  },
};
