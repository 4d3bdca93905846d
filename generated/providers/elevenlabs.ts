// Generated – do not edit.
// source:    spec/providers/elevenlabs.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";

/** The provider ElevenLabs. */
export const elevenlabs: ProviderSpec = {
  id: "elevenlabs",
  displayName: "ElevenLabs",
  baseUrl: "https://api.elevenlabs.io",
  auth: { key: { header: "xi-api-key", value: "{token}" } },
  values: {
    voice: {
      description: "the id of a voice, which the list of voices shows.",
      from: "parameters.voice",
      pattern: "^[A-Za-z0-9]{1,64}$",
      example: "JBFqnCBsd6RMkjVDRZzb",
    },
  },
  tasks: {
    "text-to-speech": {
      route: "v1/text-to-speech/{voice}",
      query: [{ set: { output_format: "$param.output_format", enable_logging: "$param.enable_logging" } }],
      body: [
        { spread: "extra" },
        { spread: "parameters", drop: ["output_format", "enable_logging"] },
        { set: { text: "$inputs", model_id: "$model" } },
      ],
      response: { kind: "binary" },
    },
    "automatic-speech-recognition": {
      route: "v1/speech-to-text",
      input: {
        as: "multipart-file",
        field: "file",
        fileName: "audio.{extension}",
        extensions: {
          "audio/mpeg": "mp3",
          "audio/wav": "wav",
          "audio/flac": "flac",
          "audio/ogg": "ogg",
          "audio/webm": "webm",
          "audio/mp4": "m4a",
        },
        extensionDefault: "wav",
      },
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { model_id: "$model" } }],
      response: {
        check: { text: "string" },
        return: {
          text: "$.text",
          chunks: {
            op: "each",
            of: "$.words",
            keep: { type: "string", start: "number", end: "number" },
            map: { text: "$.text", timestamp: ["$.start", "$.end"] },
          },
        },
      },
    },
  },
};
