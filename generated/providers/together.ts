// Generated – do not edit.
// source:    spec/providers/together.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, completions, embeddings, images, imagesOrLinks, speech, transcriptions } from "./presets.ts";

/** The provider Together AI. */
export const together: ProviderSpec = {
  id: "together",
  displayName: "Together AI",
  hubOrg: "togethercomputer",
  baseUrl: "https://api.together.xyz",
  tasks: {
    conversational: {
      ...chat,
      body: [
        { set: { model: "$model" } },
        { spread: "args" },
        {
          when: { "args.response_format.type": "json_schema", "args.response_format.json_schema.schema": "present" },
          set: { response_format: { type: "json_schema", schema: "$args.response_format.json_schema.schema" } },
        },
      ],
      reasoning: { field: "reasoning", sendBack: "may" },
    },
    "text-generation": {
      ...completions,
      response: {
        variants: [
          {
            check: { "choices[0].text": "string" },
            take: "choices[0].text",
            return: {
              generated_text: "$taken",
              details: { finish_reason: "$.choices[0].finish_reason", seed: "$.choices[0].seed" },
            },
          },
          {
            check: { "[0].generated_text": "string" },
            take: "[0].generated_text",
            return: { generated_text: "$taken" },
          },
        ],
      },
    },
    "text-to-image": {
      ...imagesOrLinks,
      body: [
        { spread: "extra" },
        { spread: "parameters", rename: { num_inference_steps: "steps" } },
        {
          set: {
            prompt: "$inputs",
            response_format: { op: "switch", of: "outputType", cases: { url: "url" }, default: "base64" },
            model: "$model",
          },
        },
      ],
    },
    "image-to-image": {
      ...images,
      input: { as: "data-url", mimeDefault: "image/jpeg", accept: ["Blob"] },
      body: [
        { spread: "extra" },
        { set: { prompt: { op: "first", of: ["$param.prompt", ""] } } },
        {
          when: { model: { contains: ["kontext", "flux.1"] } },
          set: { image_url: "$inputs" },
          else: { reference_images: ["$inputs"] },
        },
        { spread: "parameters", rename: { num_inference_steps: "steps" }, drop: ["prompt"] },
        { set: { response_format: "base64", model: "$model" } },
      ],
      response: {
        check: { "data[0].b64_json": "non-empty-string" },
        take: "data[0].b64_json",
        kind: "base64",
        mime: "image/jpeg",
      },
    },
    "text-to-video": {
      route: "v2/videos",
      body: [
        { spread: "extra" },
        { spread: "parameters", rename: { num_inference_steps: "steps" }, lift: { target_size: ["width", "height"] } },
        { set: { prompt: "$inputs", model: "$model" } },
      ],
      job: {
        id: "id",
        initial: "status",
        statusUrl: { suffix: "/{id}" },
        resume: { id: "{id}" },
        status: {
          path: "status",
          absentMeans: "pending",
          pending: ["queued", "in_progress"],
          done: ["completed"],
          failed: ["failed"],
          otherwise: "failed",
          error: "error.message",
        },
        firstWaitMs: 2000,
        intervalMs: 2000,
        attempts: 150,
      },
      response: { check: { "outputs.video_url": "url" }, take: "outputs.video_url", kind: "url" },
    },
    "image-to-video": {
      route: "v2/videos",
      input: { as: "data-url", mimeDefault: "image/png", accept: ["Blob"] },
      body: [
        { spread: "extra" },
        { spread: "parameters", rename: { num_inference_steps: "steps" }, lift: { target_size: ["width", "height"] } },
        { set: { frame_images: [{ input_image: "$inputs", frame: "first" }], model: "$model" } },
      ],
      job: {
        id: "id",
        initial: "status",
        statusUrl: { suffix: "/{id}" },
        resume: { id: "{id}" },
        status: {
          path: "status",
          absentMeans: "pending",
          pending: ["queued", "in_progress"],
          done: ["completed"],
          failed: ["failed"],
          otherwise: "failed",
          error: "error.message",
        },
        firstWaitMs: 2000,
        intervalMs: 2000,
        attempts: 150,
      },
      response: { check: { "outputs.video_url": "url" }, take: "outputs.video_url", kind: "url" },
    },
    "feature-extraction": embeddings,
    "text-to-speech": {
      ...speech,
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { when: { model: { contains: ["kokoro"] }, "param.voice": "absent" }, set: { voice: "af_alloy" } },
        { set: { input: "$inputs", model: "$model" } },
      ],
    },
    "automatic-speech-recognition": {
      ...transcriptions,
      input: {
        as: "multipart-file",
        accept: ["Blob", "ArrayBuffer", "url"],
        field: "file",
        fileName: "audio.{extension}",
        extensions: {
          "audio/mpeg": "mp3",
          "audio/mp3": "mp3",
          "audio/mp4": "mp4",
          "audio/m4a": "m4a",
          "audio/x-m4a": "m4a",
          "audio/flac": "flac",
          "audio/x-flac": "flac",
          "audio/ogg": "ogg",
          "audio/webm": "webm",
        },
        extensionDefault: "wav",
      },
    },
  },
};
