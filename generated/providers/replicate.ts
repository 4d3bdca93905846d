// Generated – do not edit.
// source:    spec/providers/replicate.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { replicatePrediction } from "./presets.ts";

/** The provider Replicate. */
export const replicate: ProviderSpec = {
  id: "replicate",
  displayName: "Replicate",
  hubOrg: "replicate",
  baseUrl: "https://api.replicate.com",
  tokenEnvironmentVariable: "REPLICATE_API_TOKEN",
  tasks: {
    "text-to-image": {
      ...replicatePrediction,
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { prompt: "$inputs" } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: { lora_weights: "{hubBase}/{mapping.hfModelId}" },
        },
      ],
      response: {
        takeFirst: ["output", "output[0]"],
        takes: "url",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
    "text-to-speech": {
      ...replicatePrediction,
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { text: "$inputs" } }],
      response: { variants: [{ kind: "binary" }, { takeFirst: ["output", "output[0]"], takes: "url", kind: "url" }] },
    },
    "text-to-video": {
      ...replicatePrediction,
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs" } }],
      response: { check: { output: "url" }, take: "output", kind: "url" },
    },
    "automatic-speech-recognition": {
      ...replicatePrediction,
      input: { as: "data-url", mimeDefault: "audio/wav", accept: ["Blob"] },
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { audio: "$inputs" } }],
      response: {
        takeFirst: ["output", "output[0]", "output.transcription", "output.translation"],
        takes: "string",
        elseFetchText: "output.txt_file",
        return: { text: "$taken" },
      },
    },
    "image-to-image": {
      ...replicatePrediction,
      input: { as: "data-url", mimeDefault: "image/jpeg" },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { image: "$inputs", images: ["$inputs"], input_image: "$inputs", input_images: ["$inputs"] } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: { lora_weights: "{hubBase}/{mapping.hfModelId}" },
        },
      ],
      response: { takeFirst: ["output[0]", "output"], takes: "url", kind: "url" },
    },
  },
};
