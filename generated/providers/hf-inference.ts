// Generated – do not edit.
// source:    spec/providers/hf-inference.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { completions, pipeline, pipelineFile } from "./presets.ts";

/** The provider HF Inference. */
export const hfInference: ProviderSpec = {
  id: "hf-inference",
  displayName: "HF Inference",
  hubOrg: "hf-inference",
  baseUrl: "{routerBase}/hf-inference",
  acceptsFullUrl: true,
  tokenEnvironmentVariable: "HF_TOKEN",
  tasks: {
    conversational: {
      route: "models/{model}/v1/chat/completions",
      stream: "sse",
      fullUrl: [
        { endsWith: "/v1", append: "/chat/completions" },
        { notEndsWith: "/chat/completions", append: "/v1/chat/completions" },
      ],
      body: [{ spread: "args" }, { set: { model: "$model" } }],
      response: { check: { choices: "array", "choices[*].message": "object" } },
    },
    "text-generation": {
      ...completions,
      route: "models/{model}/v1/completions",
      fullUrl: [
        { endsWith: "/v1", append: "/completions" },
        { notEndsWith: "/completions", append: "/v1/completions" },
      ],
    },
    "text-to-image": {
      ...pipeline,
      response: {
        variants: [
          { kind: "binary", json: { output: "$media.dataUrl" } },
          {
            check: { "data[0].b64_json": "non-empty-string" },
            take: "data[0].b64_json",
            kind: "base64",
            mime: "image/jpeg",
          },
          { check: { "output[0]": "url" }, take: "output[0]", kind: "url" },
        ],
        outputTypes: ["blob", "dataUrl", "json"],
      },
    },
    "text-classification": {
      ...pipeline,
      response: {
        variants: [
          { check: { "[0][*]": { label: "string", score: "number" } }, take: "[0]", return: "taken" },
          { check: { "[*]": { label: "string", score: "number" } } },
        ],
      },
    },
    "question-answering": {
      ...pipeline,
      response: {
        variants: [
          {
            check: { "[0]": "object", "[*]": { answer: "string", start: "number", end: "number", score: "number" } },
            return: "first",
          },
          { check: { answer: "string", start: "number", end: "number", score: "number" } },
        ],
      },
    },
    "audio-classification": {
      ...pipelineFile,
      response: { check: { "[*]": { label: "string", score: "number" } } },
    },
    "automatic-speech-recognition": {
      ...pipelineFile,
      response: { check: { text: "string" } },
    },
    "audio-to-audio": {
      ...pipelineFile,
      response: { check: { "[*]": { label: "string", "content-type": "string", blob: "string" } } },
    },
    "fill-mask": {
      ...pipeline,
      response: { check: { "[*]": { score: "number", sequence: "string", token: "number", token_str: "string" } } },
    },
    "feature-extraction": {
      ...pipeline,
      route: "models/{model}/pipeline/feature-extraction",
      response: { check: "nested-numbers", sameLengthAs: "inputs" },
    },
    "sentence-similarity": {
      ...pipeline,
      route: "models/{model}/pipeline/sentence-similarity",
      response: { check: "number[]", sameLengthAs: "inputs.sentences" },
    },
    "image-classification": {
      ...pipelineFile,
      response: { check: { "[*]": { label: "string", score: "number" } } },
    },
    "image-segmentation": {
      ...pipeline,
      input: { as: "base64" },
      response: { check: { "[*]": { label: "string", mask: "string", "score?": "number" } } },
    },
    "document-question-answering": {
      ...pipeline,
      input: { as: "base64", at: "image" },
      response: {
        check: {
          "[0]": "object",
          "[*]": { answer: "string", "end?": "number", "score?": "number", "start?": "number" },
        },
        return: "first",
      },
    },
    "visual-question-answering": {
      ...pipeline,
      input: { as: "base64", at: "image" },
      response: { check: { "[0]": "object", "[*]": { answer: "string", score: "number" } }, return: "first" },
    },
    "image-to-text": {
      ...pipelineFile,
      response: {
        variants: [
          { check: { generated_text: "string" } },
          { check: { "[0]": { generated_text: "string" } }, return: "first" },
        ],
      },
    },
    "object-detection": {
      ...pipelineFile,
      response: {
        check: {
          "[*]": {
            label: "string",
            score: "number",
            box: { xmin: "number", ymin: "number", xmax: "number", ymax: "number" },
          },
        },
      },
    },
    "zero-shot-image-classification": {
      ...pipeline,
      input: { as: "base64", at: "image" },
      response: { check: { "[*]": { label: "string", score: "number" } } },
    },
    "zero-shot-classification": {
      ...pipeline,
      response: {
        variants: [
          {
            check: { labels: "string[]", scores: "number[]" },
            return: { op: "zip", of: ["$.labels", "$.scores"], as: ["label", "score"] },
          },
          { check: { "[*]": { label: "string", score: "number" } } },
        ],
      },
    },
    "image-to-image": {
      ...pipelineFile,
      response: { kind: "binary" },
    },
    "table-question-answering": {
      ...pipeline,
      response: {
        variants: [
          {
            check: {
              "[0]": "object",
              "[*]": { aggregator: "string", answer: "string", cells: "string[]", coordinates: "number[][]" },
            },
            return: "first",
          },
          { check: { aggregator: "string", answer: "string", cells: "string[]", coordinates: "number[][]" } },
        ],
      },
    },
    "tabular-classification": {
      ...pipeline,
      response: { check: "number[]" },
    },
    "tabular-regression": {
      ...pipeline,
      response: { check: "number[]" },
    },
    "text-to-speech": {
      ...pipeline,
      response: { kind: "binary" },
    },
    "text-to-audio": {
      ...pipeline,
      response: { kind: "binary" },
    },
    "token-classification": {
      ...pipeline,
      response: {
        check: { "[*]": { end: "number", entity_group: "string", score: "number", start: "number", word: "string" } },
      },
    },
    translation: {
      ...pipeline,
      response: { check: { "[*]": { translation_text: "string" } }, sameLengthAs: "inputs", return: "single" },
    },
    summarization: {
      ...pipeline,
      response: { check: { "[0]": "object", "[*]": { summary_text: "string" } }, return: "first" },
    },
  },
};
