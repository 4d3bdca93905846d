// Generated – do not edit.
// source:    spec/providers/fal-ai.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { falaiQueue } from "./presets.ts";

/** The provider Fal AI. */
export const falAi: ProviderSpec = {
  id: "fal-ai",
  displayName: "Fal AI",
  hubOrg: "fal",
  baseUrl: "https://queue.fal.run",
  hosts: ["fal.run"],
  tokenEnvironmentVariable: "FAL_KEY",
  auth: { key: { header: "Authorization", value: "Key {token}" } },
  tasks: {
    "text-to-image": {
      ...falaiQueue,
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { prompt: "$inputs" } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: {
            loras: [{ path: "{hubBase}/{mapping.hfModelId}/resolve/main/{mapping.adapterWeightsPath}", scale: 1 }],
          },
        },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present", model: "fal-ai/lora" },
          set: { model_name: "stabilityai/stable-diffusion-xl-base-1.0" },
        },
      ],
      response: {
        check: { "images[0].url": "url" },
        take: "images[0].url",
        kind: "url",
        outputTypes: ["blob", "dataUrl", "url", "json"],
      },
    },
    "image-to-image": {
      ...falaiQueue,
      input: { as: "data-url", mimeDefault: "image/png" },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { image_url: "$inputs", image_urls: ["$inputs"] } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: {
            loras: [{ path: "{hubBase}/{mapping.hfModelId}/resolve/main/{mapping.adapterWeightsPath}", scale: 1 }],
          },
        },
      ],
      response: { check: { "images[0].url": "url" }, take: "images[0].url", kind: "url" },
    },
    "image-text-to-image": {
      ...falaiQueue,
      route: [{ when: { inputs: "absent", auth: "provider-key" }, path: "{parentOfModel}" }, { path: "{model}" }],
      input: { as: "data-url", mimeDefault: "image/png", optional: true },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { when: { inputs: "present" }, set: { image_url: "$inputs", image_urls: ["$inputs"] } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: {
            loras: [{ path: "{hubBase}/{mapping.hfModelId}/resolve/main/{mapping.adapterWeightsPath}", scale: 1 }],
          },
        },
      ],
      response: { check: { "images[0].url": "url" }, take: "images[0].url", kind: "url" },
    },
    "text-to-video": {
      ...falaiQueue,
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { prompt: "$inputs" } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: {
            loras: [{ path: "{hubBase}/{mapping.hfModelId}/resolve/main/{mapping.adapterWeightsPath}", scale: 1 }],
          },
        },
      ],
      response: { check: { "video.url": "url" }, take: "video.url", kind: "url" },
    },
    "image-to-video": {
      ...falaiQueue,
      input: { as: "data-url", mimeDefault: "image/png" },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { set: { image_url: "$inputs" } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: {
            loras: [{ path: "{hubBase}/{mapping.hfModelId}/resolve/main/{mapping.adapterWeightsPath}", scale: 1 }],
          },
        },
      ],
      response: { check: { "video.url": "url" }, take: "video.url", kind: "url" },
    },
    "image-text-to-video": {
      ...falaiQueue,
      route: [{ when: { inputs: "absent", auth: "provider-key" }, path: "{parentOfModel}" }, { path: "{model}" }],
      input: { as: "data-url", mimeDefault: "image/png", optional: true },
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { when: { inputs: "present" }, set: { image_url: "$inputs" } },
        {
          when: { "mapping.adapter": "lora", "mapping.adapterWeightsPath": "present" },
          set: {
            loras: [{ path: "{hubBase}/{mapping.hfModelId}/resolve/main/{mapping.adapterWeightsPath}", scale: 1 }],
          },
        },
      ],
      response: { check: { "video.url": "url" }, take: "video.url", kind: "url" },
    },
    "text-to-audio": {
      ...falaiQueue,
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs" } }],
      response: { takeFirst: ["audio_file.url", "audio.url"], takes: "url", kind: "url" },
    },
    "audio-to-audio": {
      ...falaiQueue,
      input: {
        as: "data-url",
        accept: ["Blob"],
        mimeMap: {
          "audio/mpeg": "audio/mpeg",
          "audio/mp3": "audio/mpeg",
          "audio/mp4": "audio/mp4",
          "audio/wav": "audio/x-wav",
          "audio/wave": "audio/x-wav",
          "audio/x-wav": "audio/x-wav",
          "audio/webm": "video/webm",
          "video/webm": "video/webm",
        },
      },
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { audio_url: "$inputs" } }],
      response: {
        check: { "audio.url": "url" },
        take: "audio.url",
        kind: "url",
        return: [
          {
            blob: "$media.base64",
            "content-type": {
              op: "first",
              of: ["$.audio.content_type", "$media.contentType", "audio/wav"],
              is: "non-empty-string",
            },
            label: { op: "first", of: ["$.text", "speech"], is: "non-empty-string" },
          },
        ],
      },
    },
    "automatic-speech-recognition": {
      baseUrl: "https://fal.run",
      route: "{model}",
      input: {
        as: "data-url",
        accept: ["Blob"],
        mimeMap: {
          "audio/mpeg": "audio/mpeg",
          "audio/mp4": "audio/mp4",
          "audio/wav": "audio/x-wav",
          "audio/x-wav": "audio/x-wav",
        },
      },
      body: [{ spread: "args", drop: ["inputs"] }, { set: { audio_url: "$inputs" } }],
      response: {
        takeFirst: ["text", "output"],
        takes: "string",
        return: {
          text: "$taken",
          chunks: {
            op: "first",
            of: [
              {
                op: "each",
                of: "$.chunks",
                keep: { text: "string", timestamp: "array" },
                map: { text: "$.text", timestamp: "$.timestamp" },
                omitWhenEmpty: true,
              },
              {
                op: "each",
                of: "$.segments",
                keep: { text: "string" },
                map: {
                  text: "$.text",
                  timestamp: [
                    { op: "first", of: ["$.start", 0] },
                    { op: "first", of: ["$.end", 0] },
                  ],
                },
                omitWhenEmpty: true,
              },
            ],
          },
        },
      },
    },
    "text-to-speech": {
      baseUrl: "https://fal.run",
      route: "{model}",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { text: "$inputs" } }],
      response: { check: { "audio.url": "url" }, take: "audio.url", kind: "url" },
    },
    "image-segmentation": {
      ...falaiQueue,
      input: { as: "data-url", mimeDefault: "image/png" },
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { image_url: "$inputs", sync_mode: true } }],
      response: {
        check: { "image.url": "url" },
        take: "image.url",
        kind: "url",
        return: [{ label: "mask", score: 1, mask: "$media.base64" }],
      },
    },
  },
};
