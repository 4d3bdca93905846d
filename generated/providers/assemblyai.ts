// Generated – do not edit.
// source:    spec/providers/assemblyai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider AssemblyAI. */
export const assemblyai: ProviderSpec = {
  id: "assemblyai",
  displayName: "AssemblyAI",
  baseUrl: "https://api.assemblyai.com",
  auth: { key: { header: "Authorization", value: "{token}" } },
  tasks: {
    "automatic-speech-recognition": {
      route: "v2/transcript",
      input: {
        as: "raw-body",
        accept: ["Blob", "ArrayBuffer", "url"],
        upload: { route: "v2/upload", take: "upload_url" },
      },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { audio_url: "$inputs", speech_models: ["$model"] } },
      ],
      job: {
        id: "id",
        statusUrl: { route: "v2/transcript/{id}" },
        status: {
          path: "status",
          pending: ["queued", "processing"],
          done: ["completed"],
          failed: ["error"],
          error: "error",
        },
        firstWaitMs: 3000,
        intervalMs: 3000,
        attempts: 1200,
      },
      response: { check: { text: "string" }, return: { text: "$.text" } },
    },
  },
};
