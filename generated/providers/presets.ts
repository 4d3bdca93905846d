// Generated – do not edit.
// source:    spec/providers/_presets.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderTask } from "../records.ts";

/** The preset chat. */
export const chat: ProviderTask = {
  route: "v1/chat/completions",
  stream: "sse",
  body: [{ set: { model: "$model" } }, { spread: "args" }],
  callerMaySet: ["model"],
  response: {
    check: {
      choices: "array",
      "choices[*].message": "object",
      created: "number",
      id: "string",
      model: "string",
      "usage?": "object-or-null",
      "system_fingerprint?": "string",
    },
  },
};

/** The preset responses. */
export const responses: ProviderTask = {
  route: "v1/responses",
  stream: "response-events",
  body: [{ set: { model: "$model" } }, { spread: "args" }],
  callerMaySet: ["model"],
  response: {
    check: {
      id: "non-empty-string",
      output: "array",
      "status?": "string",
      "error?": "null",
      "usage?": "object-or-null",
    },
  },
};

/** The preset responses-in-background. */
export const responsesInBackground: ProviderTask = {
  route: "v1/responses",
  stream: "response-events",
  body: [{ set: { model: "$model" } }, { spread: "args" }],
  callerMaySet: ["model"],
  response: {
    check: {
      id: "non-empty-string",
      output: "array",
      "status?": "string",
      "error?": "null",
      "usage?": "object-or-null",
    },
  },
  job: {
    when: { "args.background": true },
    id: "id",
    initial: "status",
    statusUrl: { route: "v1/responses/{id}" },
    cancelUrl: { route: "v1/responses/{id}/cancel", method: "POST" },
    status: {
      path: "status",
      pending: ["queued", "in_progress"],
      done: ["completed", "incomplete"],
      failed: ["failed", "cancelled"],
      error: "error.message",
    },
    firstWaitMs: 1000,
    intervalMs: 2000,
    attempts: "unlimited",
    unlimitedBecause: "A response can take hours, and no provider documents a limit for requests.",
  },
};

/** The preset completions. */
export const completions: ProviderTask = {
  route: "v1/completions",
  stream: "sse",
  body: [
    { set: { model: "$model" } },
    { spread: "extra" },
    { spread: "parameters", rename: { max_new_tokens: "max_tokens" } },
    { set: { prompt: "$inputs" } },
  ],
  callerMaySet: ["model"],
  response: {
    variants: [
      { check: { "choices[0].text": "string" }, take: "choices[0].text", return: { generated_text: "$taken" } },
      { check: { "[0].generated_text": "string" }, take: "[0].generated_text", return: { generated_text: "$taken" } },
    ],
  },
};

/** The preset text-through-chat. */
export const textThroughChat: ProviderTask = {
  route: "v1/chat/completions",
  stream: "sse",
  body: [
    { set: { messages: [{ role: "user", content: "$inputs" }], model: "$model" } },
    { spread: "extra" },
    { spread: "parameters", rename: { max_new_tokens: "max_tokens" } },
  ],
  callerMaySet: ["model"],
  response: {
    check: { "choices[0].message.content": "string" },
    take: "choices[0].message.content",
    return: { generated_text: "$taken" },
  },
};

/** The preset images. */
export const images: ProviderTask = {
  route: "v1/images/generations",
  body: [
    { spread: "extra" },
    { spread: "parameters" },
    { set: { response_format: "b64_json", prompt: "$inputs", model: "$model" } },
  ],
  response: {
    variants: [
      {
        check: { "data[0].b64_json": "non-empty-string" },
        take: "data[0].b64_json",
        kind: "base64",
        mime: "image/jpeg",
      },
      { check: { "data[0].url": "url" }, take: "data[0].url", kind: "url" },
    ],
    outputTypes: ["blob", "dataUrl", "json"],
  },
};

/** The preset images-or-links. */
export const imagesOrLinks: ProviderTask = {
  route: "v1/images/generations",
  body: [
    { spread: "extra" },
    { spread: "parameters" },
    {
      set: {
        response_format: { op: "switch", of: "outputType", cases: { url: "url" }, default: "b64_json" },
        prompt: "$inputs",
        model: "$model",
      },
    },
  ],
  response: {
    variants: [
      { check: { "data[0].url": "url" }, take: "data[0].url", kind: "url" },
      {
        check: { "data[0].b64_json": "non-empty-string" },
        take: "data[0].b64_json",
        kind: "base64",
        mime: "image/jpeg",
      },
    ],
    outputTypes: ["blob", "dataUrl", "url", "json"],
  },
};

/** The preset embeddings. */
export const embeddings: ProviderTask = {
  route: "v1/embeddings",
  body: [{ spread: "extra" }, { spread: "parameters" }, { set: { input: "$inputs", model: "$model" } }],
  response: {
    check: { "data[*].embedding": "number[]" },
    orderBy: "data[*].index",
    take: "data[*].embedding",
    sameLengthAs: "inputs",
    return: "taken",
  },
};

/** The preset speech. */
export const speech: ProviderTask = {
  route: "v1/audio/speech",
  body: [{ spread: "extra" }, { spread: "parameters" }, { set: { input: "$inputs", model: "$model" } }],
  response: { kind: "binary" },
};

/** The preset transcriptions. */
export const transcriptions: ProviderTask = {
  route: "v1/audio/transcriptions",
  input: {
    as: "multipart-file",
    field: "file",
    fileName: "audio.{extension}",
    extensions: {
      "audio/wav": "wav",
      "audio/x-wav": "wav",
      "audio/wave": "wav",
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
  body: [
    { spread: "extra", rename: { timestamp_granularities: "timestamp_granularities[]", include: "include[]" } },
    { spread: "parameters", rename: { timestamp_granularities: "timestamp_granularities[]", include: "include[]" } },
    { set: { model: "$model" } },
  ],
  response: {
    check: { text: "string" },
    return: {
      text: "$.text",
      chunks: { op: "each", of: "$.segments", map: { text: "$.text", timestamp: ["$.start", "$.end"] } },
    },
  },
};

/** The preset pipeline. */
export const pipeline: ProviderTask = { route: "models/{model}", body: [{ spread: "args" }] };

/** The preset pipeline-file. */
export const pipelineFile: ProviderTask = {
  route: "models/{model}",
  input: { as: "raw-body" },
  variants: [{ when: { parameters: "present" }, input: { as: "base64" }, body: [{ spread: "args" }] }],
};

/** The preset falai-queue. */
export const falaiQueue: ProviderTask = {
  route: "{model}",
  job: {
    submitQuery: "_subdomain=queue",
    id: "request_id",
    initial: "status",
    statusUrl: { pathOf: "response_url", append: "/status" },
    resultUrl: { pathOf: "response_url" },
    cancelUrl: { pathOf: "response_url", append: "/cancel", method: "PUT" },
    resume: { request_id: "{id}", response_url: "https://queue.fal.run/{app}/requests/{id}" },
    status: {
      path: "status",
      pending: ["IN_QUEUE", "IN_PROGRESS"],
      done: ["COMPLETED"],
      failed: ["FAILED", "ERROR", "CANCELLED"],
      otherwise: "pending",
      error: "error",
      queuePosition: "queue_position",
      logs: "logs",
    },
    firstWaitMs: 500,
    intervalMs: 500,
    attempts: "unlimited",
    unlimitedBecause: 'The product specification sets no limit, in its section "States and transitions".',
  },
};

/** The preset wavespeed-prediction. */
export const wavespeedPrediction: ProviderTask = {
  route: "api/v3/{model}",
  job: {
    statusUrl: { pathOf: "data.urls.get" },
    status: {
      path: "data.status",
      pending: ["created", "processing"],
      done: ["completed"],
      failed: ["failed"],
      otherwise: "failed",
      error: "data.error",
    },
    firstWaitMs: 0,
    intervalMs: 500,
    attempts: "unlimited",
    unlimitedBecause: 'The product specification sets no limit, in its section "States and transitions".',
  },
  response: { check: { "data.outputs[0]": "url" }, take: "data.outputs[0]", kind: "url" },
};

/** The preset replicate-prediction. */
export const replicatePrediction: ProviderTask = {
  headers: { Prefer: "wait" },
  route: [{ when: { model: { contains: [":"] } }, path: "v1/predictions" }, { path: "v1/models/{model}/predictions" }],
  wrap: "input",
  outer: { version: "$version" },
  job: {
    initial: "status",
    statusUrl: { pathOf: "urls.get" },
    cancelUrl: { pathOf: "urls.cancel", method: "POST" },
    status: {
      path: "status",
      absentMeans: "done",
      pending: ["starting", "processing"],
      done: ["succeeded"],
      failed: ["failed", "canceled", "aborted"],
      otherwise: "failed",
      error: "error",
      logs: "logs",
    },
    firstWaitMs: 500,
    intervalMs: 500,
    attempts: "unlimited",
    unlimitedBecause: 'The product specification sets no limit, in its section "States and transitions".',
  },
};

/** The preset anthropic-messages. */
export const anthropicMessages: ProviderTask = {
  route: "v1/messages",
  headers: { "anthropic-version": "2023-06-01" },
  format: "anthropic-messages",
  stream: "sse",
  body: [{ set: { model: "$model", max_tokens: 4096 } }, { spread: "args" }],
  callerMaySet: ["model"],
  response: { check: { content: "array", id: "string", model: "string", usage: "object" } },
};

/** The preset gemini-content. */
export const geminiContent: ProviderTask = {
  route: [
    { when: { stream: true }, path: "v1beta/models/{model}:streamGenerateContent?alt=sse" },
    { path: "v1beta/models/{model}:generateContent" },
  ],
  format: "gemini-content",
  stream: "sse",
  body: [{ spread: "args" }],
  response: { check: { "candidates?": "array", usageMetadata: "object" } },
};
