// Generated – do not edit.
// source:    spec/providers/wavespeed.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { wavespeedPrediction } from "./presets.ts";

/** The provider WaveSpeed. */
export const wavespeed: ProviderSpec = {
  id: "wavespeed",
  displayName: "WaveSpeed",
  hubOrg: "wavespeed",
  baseUrl: "https://api.wavespeed.ai",
  tasks: {
    "text-to-image": {
      ...wavespeedPrediction,
      body: [
        { spread: "extra" },
        { spread: "parameters", drop: ["images"] },
        { set: { prompt: "$inputs" } },
        { when: { "mapping.adapter": "lora" }, set: { loras: [{ path: "{mapping.hfModelId}", scale: 1 }] } },
      ],
      response: {
        check: { "data.outputs[0]": "url" },
        take: "data.outputs[0]",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
    "text-to-video": {
      ...wavespeedPrediction,
      body: [
        { spread: "extra" },
        { spread: "parameters", drop: ["images"] },
        { set: { prompt: "$inputs" } },
        { when: { "mapping.adapter": "lora" }, set: { loras: [{ path: "{mapping.hfModelId}", scale: 1 }] } },
      ],
    },
    "image-to-image": {
      ...wavespeedPrediction,
      input: { as: "base64" },
      body: [
        { spread: "extra" },
        {
          set: {
            image: "$inputs",
            images: { op: "first", of: ["$args.images", "$param.images", ["$inputs"]], is: "string[]" },
          },
        },
        { spread: "parameters", drop: ["images"] },
        { set: { prompt: "$param.prompt" } },
        { when: { "mapping.adapter": "lora" }, set: { loras: [{ path: "{mapping.hfModelId}", scale: 1 }] } },
      ],
    },
    "image-to-video": {
      ...wavespeedPrediction,
      input: { as: "base64" },
      body: [
        { spread: "extra" },
        {
          set: {
            image: "$inputs",
            images: { op: "first", of: ["$args.images", "$param.images", ["$inputs"]], is: "string[]" },
          },
        },
        { spread: "parameters", drop: ["images"] },
        { set: { prompt: "$param.prompt" } },
        { when: { "mapping.adapter": "lora" }, set: { loras: [{ path: "{mapping.hfModelId}", scale: 1 }] } },
      ],
    },
    "image-text-to-image": {
      ...wavespeedPrediction,
      input: { as: "base64", optional: true, whenAbsent: "transparent-1x1-png" },
      body: [
        { spread: "extra" },
        {
          set: {
            image: "$inputs",
            images: { op: "first", of: ["$args.images", "$param.images", ["$inputs"]], is: "string[]" },
          },
        },
        { spread: "parameters", drop: ["images"] },
        { set: { prompt: "$param.prompt" } },
        { when: { "mapping.adapter": "lora" }, set: { loras: [{ path: "{mapping.hfModelId}", scale: 1 }] } },
      ],
    },
    "image-text-to-video": {
      ...wavespeedPrediction,
      input: { as: "base64", optional: true, whenAbsent: "transparent-1x1-png" },
      body: [
        { spread: "extra" },
        {
          set: {
            image: "$inputs",
            images: { op: "first", of: ["$args.images", "$param.images", ["$inputs"]], is: "string[]" },
          },
        },
        { spread: "parameters", drop: ["images"] },
        { set: { prompt: "$param.prompt" } },
        { when: { "mapping.adapter": "lora" }, set: { loras: [{ path: "{mapping.hfModelId}", scale: 1 }] } },
      ],
    },
  },
};
