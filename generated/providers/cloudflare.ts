// Generated – do not edit.
// source:    spec/providers/cloudflare.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { chat, embeddings, responses } from "./presets.ts";

/** The provider Cloudflare Workers AI. */
export const cloudflare: ProviderSpec = {
  id: "cloudflare",
  displayName: "Cloudflare Workers AI",
  baseUrl: "https://api.cloudflare.com/client/v4/accounts/{account_id}/ai",
  tokenEnvironmentVariable: "CLOUDFLARE_API_TOKEN",
  values: {
    account_id: {
      description: "the id of your Cloudflare account, which the dashboard shows.",
      pattern: "^[0-9a-f]{32}$",
      example: "0123456789abcdef0123456789abcdef",
    },
  },
  tasks: {
    conversational: {
      ...chat,
      route: "v1/chat/completions",
      reasoning: { field: "reasoning", sendBack: "may" },
    },
    responses: {
      ...responses,
      route: "v1/responses",
    },
    "feature-extraction": {
      ...embeddings,
      route: "v1/embeddings",
    },
    "text-to-image": {
      route: "run/{model}",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { prompt: "$inputs" } }],
      variants: [{ when: { model: { contains: ["flux-2"] } }, bodyAs: "form" }],
      response: {
        variants: [
          { check: { "result.image": "non-empty-string" }, take: "result.image", kind: "base64", mime: "image/jpeg" },
          { kind: "binary" },
        ],
        outputTypes: ["blob", "dataUrl", "json"],
      },
    },
    "text-to-speech": {
      route: "run/{model}",
      body: [
        { spread: "extra" },
        { spread: "parameters" },
        { when: { model: { contains: ["melotts"] } }, set: { prompt: "$inputs" }, else: { text: "$inputs" } },
      ],
      response: {
        variants: [
          { check: { "result.audio": "non-empty-string" }, take: "result.audio", kind: "base64", mime: "audio/mpeg" },
          { kind: "binary" },
        ],
      },
    },
    "automatic-speech-recognition": {
      route: "run/{model}",
      input: { as: "raw-body" },
      variants: [
        {
          when: { model: { contains: ["turbo"] } },
          input: { as: "base64" },
          body: [{ spread: "extra" }, { spread: "parameters" }, { set: { audio: "$inputs" } }],
        },
      ],
      response: {
        check: { "result.text": "string" },
        take: "result.text",
        return: {
          text: "$taken",
          chunks: { op: "each", of: "$.result.words", map: { text: "$.word", timestamp: ["$.start", "$.end"] } },
        },
      },
    },
    "image-classification": {
      route: "run/{model}",
      input: { as: "raw-body" },
      response: {
        check: { result: { "[*].label": "string", "[*].score": "number" } },
        take: "result",
        return: "taken",
      },
    },
    "object-detection": {
      route: "run/{model}",
      input: { as: "raw-body" },
      response: { check: { result: { "[*].label": "string", "[*].box": "object" } }, take: "result", return: "taken" },
    },
    "text-classification": {
      route: "run/{model}",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { text: "$inputs" } }],
      response: {
        check: { result: { "[*].label": "string", "[*].score": "number" } },
        take: "result",
        return: "taken",
      },
    },
    summarization: {
      route: "run/{model}",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { input_text: "$inputs" } }],
      response: { check: { "result.summary": "string" }, take: "result.summary", return: { summary_text: "$taken" } },
    },
    translation: {
      route: "run/{model}",
      body: [
        { spread: "extra" },
        { spread: "parameters", rename: { src_lang: "source_lang", tgt_lang: "target_lang" } },
        { set: { text: "$inputs" } },
      ],
      response: {
        check: { "result.translated_text": "string" },
        take: "result.translated_text",
        return: { translation_text: "$taken" },
      },
    },
  },
};
