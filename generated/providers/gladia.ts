// Generated – do not edit.
// source:    spec/providers/gladia.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider Gladia. */
export const gladia: ProviderSpec = {
  id: "gladia",
  displayName: "Gladia",
  baseUrl: "https://api.gladia.io",
  auth: { key: { header: "x-gladia-key", value: "{token}" } },
  tasks: {
    "automatic-speech-recognition": {
      route: "v2/pre-recorded",
      input: {
        as: "multipart-file",
        accept: ["Blob", "ArrayBuffer", "url"],
        field: "audio",
        fileName: "audio.{extension}",
        extensions: {
          "audio/mpeg": "mp3",
          "audio/wav": "wav",
          "audio/flac": "flac",
          "audio/ogg": "ogg",
          "audio/mp4": "m4a",
          "audio/webm": "webm",
        },
        extensionDefault: "wav",
        upload: { route: "v2/upload", take: "audio_url" },
      },
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { audio_url: "$inputs", model: "$model" } }],
      job: {
        id: "id",
        statusUrl: { route: "v2/pre-recorded/{id}" },
        status: { path: "status", pending: ["queued", "processing"], done: ["done"], failed: ["error"] },
        firstWaitMs: 1000,
        intervalMs: 1000,
        attempts: 3600,
      },
      response: {
        check: { "result.transcription.full_transcript": "string" },
        return: {
          text: "$.result.transcription.full_transcript",
          chunks: {
            op: "each",
            of: "$.result.transcription.utterances",
            map: { text: "$.text", timestamp: ["$.start", "$.end"] },
          },
        },
      },
    },
  },
};
