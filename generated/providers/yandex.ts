// Generated – do not edit.
// source:    spec/providers/yandex.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Yandex AI Studio. */
export const yandex: ProviderSpec = {
  id: "yandex",
  displayName: "Yandex AI Studio",
  baseUrl: "https://llm.api.cloud.yandex.net",
  auth: { key: { header: "Authorization", value: "Api-Key {token}" } },
  tasks: {
    "text-to-image": {
      route: "foundationModels/v1/imageGenerationAsync",
      body: [
        { spread: "extra" },
        {
          set: {
            modelUri: "art://{model}",
            generationOptions: {
              seed: "{param.seed}",
              aspectRatio: {
                when: { "param.width": "present", "param.height": "present" },
                widthRatio: "{param.width}",
                heightRatio: "{param.height}",
              },
            },
            messages: [{ weight: "1", text: "$inputs" }],
          },
        },
      ],
      job: {
        id: "id",
        statusUrl: { route: "operations/{id}" },
        status: { path: "done", pending: [false], done: [true], failedAt: "error", error: "error.message" },
        firstWaitMs: 5000,
        intervalMs: 2000,
        attempts: 300,
      },
      response: {
        check: { "response.image": "non-empty-string" },
        take: "response.image",
        kind: "base64",
        mime: "image/jpeg",
        outputTypes: ["blob", "dataUrl", "json"],
      },
    },
  },
};
