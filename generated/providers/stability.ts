// Generated – do not edit.
// source:    spec/providers/stability.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Stability AI. */
export const stability: ProviderSpec = {
  id: "stability",
  displayName: "Stability AI",
  baseUrl: "https://api.stability.ai",
  headers: { Accept: "image/*" },
  tasks: {
    "text-to-image": {
      route: [
        { when: { model: { contains: ["sd3"] } }, path: "v2beta/stable-image/generate/sd3" },
        { path: "v2beta/stable-image/generate/{model}" },
      ],
      bodyAs: "form",
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { prompt: "$inputs" } },
        { when: { model: { contains: ["sd3"] } }, set: { model: "$model" } },
      ],
      response: { kind: "binary", outputTypes: ["blob", "dataUrl", "json"] },
    },
    "image-to-image": {
      route: "v2beta/stable-image/{model}",
      input: {
        as: "multipart-file",
        field: "image",
        fileName: "image.{extension}",
        extensions: { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" },
        extensionDefault: "png",
      },
      body: [{ spread: "extra" }, { spread: "parameters" }],
      variants: [
        {
          when: { model: "edit/replace-background-and-relight" },
          input: {
            as: "multipart-file",
            field: "subject_image",
            fileName: "image.{extension}",
            extensions: { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" },
            extensionDefault: "png",
          },
        },
      ],
      job: {
        id: "id",
        statusUrl: { route: "v2beta/results/{id}" },
        firstWaitMs: 10000,
        intervalMs: 10000,
        attempts: 60,
      },
      response: { kind: "binary" },
    },
  },
};
