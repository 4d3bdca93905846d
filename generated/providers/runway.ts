// Generated – do not edit.
// source:    spec/providers/runway.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Runway. */
export const runway: ProviderSpec = {
  id: "runway",
  displayName: "Runway",
  baseUrl: "https://api.dev.runwayml.com",
  tokenEnvironmentVariable: "RUNWAYML_API_SECRET",
  headers: { "X-Runway-Version": "2024-11-06" },
  tasks: {
    "text-to-image": {
      route: "v1/text_to_image",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { promptText: "$inputs", model: "$model" } }],
      job: {
        id: "id",
        statusUrl: { route: "v1/tasks/{id}" },
        cancelUrl: { route: "v1/tasks/{id}", method: "DELETE" },
        status: {
          path: "status",
          pending: ["PENDING", "THROTTLED", "RUNNING"],
          done: ["SUCCEEDED"],
          failed: ["FAILED", "CANCELLED"],
          error: "failure",
        },
        firstWaitMs: 5000,
        intervalMs: 5000,
        attempts: 240,
      },
      response: {
        check: { "output[0]": "url" },
        take: "output[0]",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
    "text-to-video": {
      route: "v1/text_to_video",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { promptText: "$inputs", model: "$model" } }],
      job: {
        id: "id",
        statusUrl: { route: "v1/tasks/{id}" },
        cancelUrl: { route: "v1/tasks/{id}", method: "DELETE" },
        status: {
          path: "status",
          pending: ["PENDING", "THROTTLED", "RUNNING"],
          done: ["SUCCEEDED"],
          failed: ["FAILED", "CANCELLED"],
          error: "failure",
        },
        firstWaitMs: 5000,
        intervalMs: 5000,
        attempts: 240,
      },
      response: {
        check: { "output[0]": "url" },
        take: "output[0]",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url"],
      },
    },
    "image-to-video": {
      route: "v1/image_to_video",
      input: { as: "data-url", mimeDefault: "image/png" },
      body: [
        { spread: "extra" },
        { spread: "parameters", rename: { prompt: "promptText" } },
        { set: { promptImage: "$inputs", model: "$model" } },
      ],
      job: {
        id: "id",
        statusUrl: { route: "v1/tasks/{id}" },
        cancelUrl: { route: "v1/tasks/{id}", method: "DELETE" },
        status: {
          path: "status",
          pending: ["PENDING", "THROTTLED", "RUNNING"],
          done: ["SUCCEEDED"],
          failed: ["FAILED", "CANCELLED"],
          error: "failure",
        },
        firstWaitMs: 5000,
        intervalMs: 5000,
        attempts: 240,
      },
      response: {
        check: { "output[0]": "url" },
        take: "output[0]",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url"],
      },
    },
  },
};
