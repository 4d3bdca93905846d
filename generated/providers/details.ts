// Generated – do not edit.
// source:    spec/providers/*.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderId } from "./index.ts";

/** Details of a provider for documentation. Calls do not need them. */
export interface ProviderDetails {
  readonly displayName: string;
  /** Name of the provider's organisation on the hub. */
  readonly hubOrg?: string;
  /** `retired` means that the hub's router no longer forwards requests to the provider. */
  readonly status: "live" | "retired";
  /** Address of the provider's documentation. */
  readonly docsUrl?: string;
  readonly notes: readonly string[];
  /** Path of the provider's spec file. */
  readonly source: string;
  /** The type of call for each task, and the output types that a caller may choose. */
  readonly tasks: Readonly<Record<string, ProviderTaskDetails>>;
}

/** Details of one task at a provider. */
export interface ProviderTaskDetails {
  /**
   * How a call works: a JSON request, a request whose response is a file, a request with a form, or a job that is
   * polled.
   */
  readonly shape: "json" | "binary" | "multipart" | "job";
  readonly streams: boolean;
  readonly outputTypes: readonly string[];
  /** Part of the address after the base URL. If there are several routes, this is the last. */
  readonly route: string;
}

/** The details of each provider. */
export const PROVIDER_DETAILS: Readonly<Record<ProviderId, ProviderDetails>> = {
  "ai-horde": {
    displayName: "AI Horde",
    status: "live",
    docsUrl: "https://aihorde.net/api",
    notes: [
      "You can use the key 0000000000 without an account. Calls with this key wait longest.",
      "Volunteers choose the models that they serve. The list of models shows the length of each queue.",
    ],
    source: "spec/providers/ai-horde.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "generate/async",
      },
      "text-generation": { shape: "job", streams: false, outputTypes: [], route: "generate/text/async" },
    },
  },
  auto: {
    displayName: "Auto router",
    status: "live",
    docsUrl: "https://huggingface.co/docs/inference-providers",
    notes: [
      'Only hub tokens are accepted. To select a provider or a policy, add it to the model\'s name, for example "name:fastest".',
    ],
    source: "spec/providers/auto.yaml",
    tasks: { conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" } },
  },
  baseten: {
    displayName: "Baseten",
    hubOrg: "baseten",
    status: "live",
    docsUrl: "https://docs.baseten.co",
    notes: [],
    source: "spec/providers/baseten.yaml",
    tasks: { conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" } },
  },
  "black-forest-labs": {
    displayName: "Black Forest Labs",
    hubOrg: "black-forest-labs",
    status: "retired",
    docsUrl: "https://docs.bfl.ai",
    notes: ["The client sends the key in the header x-key. It does not send the key with the requests for the result."],
    source: "spec/providers/black-forest-labs.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "v1/{model}",
      },
    },
  },
  cerebras: {
    displayName: "Cerebras",
    hubOrg: "cerebras",
    status: "live",
    docsUrl: "https://inference-docs.cerebras.ai",
    notes: [
      'The client removes the argument "store" from chat requests, because the API rejects requests with this argument.',
    ],
    source: "spec/providers/cerebras.yaml",
    tasks: { conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" } },
  },
  clarifai: {
    displayName: "Clarifai",
    hubOrg: "clarifai",
    status: "retired",
    docsUrl: "https://docs.clarifai.com",
    notes: [],
    source: "spec/providers/clarifai.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v2/ext/openai/v1/chat/completions" },
    },
  },
  cloudflare: {
    displayName: "Cloudflare Workers AI",
    status: "live",
    docsUrl: "https://developers.cloudflare.com/workers-ai/",
    notes: [
      "Every URL contains your account id. Copy the id from the dashboard, and pass it once, in the client's option `values`.",
      "Some models return a file, and others return base64. The client accepts both. The code snippets expect base64.",
    ],
    source: "spec/providers/cloudflare.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/embeddings" },
      "text-to-image": {
        shape: "binary",
        streams: false,
        outputTypes: ["blob", "dataUrl", "json"],
        route: "run/{model}",
      },
      "text-to-speech": { shape: "binary", streams: false, outputTypes: ["blob"], route: "run/{model}" },
      "automatic-speech-recognition": { shape: "json", streams: false, outputTypes: [], route: "run/{model}" },
      "image-classification": { shape: "json", streams: false, outputTypes: [], route: "run/{model}" },
      "object-detection": { shape: "json", streams: false, outputTypes: [], route: "run/{model}" },
      "text-classification": { shape: "json", streams: false, outputTypes: [], route: "run/{model}" },
      summarization: { shape: "json", streams: false, outputTypes: [], route: "run/{model}" },
      translation: { shape: "json", streams: false, outputTypes: [], route: "run/{model}" },
    },
  },
  cohere: {
    displayName: "Cohere",
    hubOrg: "CohereLabs",
    status: "live",
    docsUrl: "https://docs.cohere.com",
    notes: [],
    source: "spec/providers/cohere.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "compatibility/v1/chat/completions" },
    },
  },
  deepgram: {
    displayName: "Deepgram",
    status: "live",
    docsUrl: "https://developers.deepgram.com/reference",
    notes: [
      "The client sends all parameters in the query string. A recording can be a file, or an https URL that Deepgram downloads.",
    ],
    source: "spec/providers/deepgram.yaml",
    tasks: {
      "automatic-speech-recognition": { shape: "json", streams: false, outputTypes: [], route: "v1/listen" },
      "text-to-speech": { shape: "binary", streams: false, outputTypes: ["blob"], route: "v1/speak" },
    },
  },
  deepinfra: {
    displayName: "DeepInfra",
    hubOrg: "DeepInfra",
    status: "live",
    docsUrl: "https://deepinfra.com/docs",
    notes: [],
    source: "spec/providers/deepinfra.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/openai/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/openai/completions" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/openai/embeddings" },
      "text-to-image": {
        shape: "json",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "v1/openai/images/generations",
      },
      "text-to-speech": { shape: "binary", streams: false, outputTypes: ["blob"], route: "v1/openai/audio/speech" },
      "automatic-speech-recognition": {
        shape: "multipart",
        streams: false,
        outputTypes: [],
        route: "v1/openai/audio/transcriptions",
      },
    },
  },
  elevenlabs: {
    displayName: "ElevenLabs",
    status: "live",
    docsUrl: "https://elevenlabs.io/docs/api-reference",
    notes: [
      "The URL for text-to-speech contains the id of the voice. To copy the id, open the menu of a voice in the list of voices.",
    ],
    source: "spec/providers/elevenlabs.yaml",
    tasks: {
      "text-to-speech": { shape: "binary", streams: false, outputTypes: ["blob"], route: "v1/text-to-speech/{voice}" },
      "automatic-speech-recognition": {
        shape: "multipart",
        streams: false,
        outputTypes: [],
        route: "v1/speech-to-text",
      },
    },
  },
  "fal-ai": {
    displayName: "Fal AI",
    hubOrg: "fal",
    status: "live",
    docsUrl: "https://docs.fal.ai",
    notes: [
      "Media tasks wait in a queue. The status of a job contains its position in the queue. You can cancel a job.",
      "Fal AI decodes audio only with certain MIME types, so the client sends WAV audio as audio/x-wav.",
    ],
    source: "spec/providers/fal-ai.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "{model}",
      },
      "image-to-image": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "image-text-to-image": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "image-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "image-text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "text-to-audio": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "audio-to-audio": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
      "automatic-speech-recognition": { shape: "json", streams: false, outputTypes: [], route: "{model}" },
      "text-to-speech": { shape: "json", streams: false, outputTypes: ["blob"], route: "{model}" },
      "image-segmentation": { shape: "job", streams: false, outputTypes: ["blob"], route: "{model}" },
    },
  },
  "featherless-ai": {
    displayName: "Featherless AI",
    hubOrg: "featherless-ai",
    status: "live",
    docsUrl: "https://featherless.ai/docs",
    notes: [],
    source: "spec/providers/featherless-ai.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/completions" },
    },
  },
  "fireworks-ai": {
    displayName: "Fireworks AI",
    hubOrg: "fireworks-ai",
    status: "live",
    docsUrl: "https://docs.fireworks.ai",
    notes: [],
    source: "spec/providers/fireworks-ai.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "inference/v1/chat/completions" },
    },
  },
  groq: {
    displayName: "Groq",
    hubOrg: "groq",
    status: "live",
    docsUrl: "https://console.groq.com/docs",
    notes: [],
    source: "spec/providers/groq.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "openai/v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "openai/v1/chat/completions" },
    },
  },
  "hf-inference": {
    displayName: "HF Inference",
    hubOrg: "hf-inference",
    status: "live",
    docsUrl: "https://huggingface.co/docs/inference-providers/providers/hf-inference",
    notes: [
      "A model can be the full URL of an endpoint. For chat and text generation, the client adds the path. For other tasks, it uses the URL unchanged.",
      "Without parameters, the client sends a file unchanged. With parameters, it sends the file as base64 next to the parameters.",
    ],
    source: "spec/providers/hf-inference.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "models/{model}/v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "models/{model}/v1/completions" },
      "text-to-image": {
        shape: "binary",
        streams: false,
        outputTypes: ["blob", "dataUrl", "json"],
        route: "models/{model}",
      },
      "text-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "question-answering": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "audio-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "automatic-speech-recognition": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "audio-to-audio": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "fill-mask": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "feature-extraction": {
        shape: "json",
        streams: false,
        outputTypes: [],
        route: "models/{model}/pipeline/feature-extraction",
      },
      "sentence-similarity": {
        shape: "json",
        streams: false,
        outputTypes: [],
        route: "models/{model}/pipeline/sentence-similarity",
      },
      "image-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "image-segmentation": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "document-question-answering": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "visual-question-answering": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "image-to-text": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "object-detection": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "zero-shot-image-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "zero-shot-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "image-to-image": { shape: "binary", streams: false, outputTypes: ["blob"], route: "models/{model}" },
      "table-question-answering": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "tabular-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "tabular-regression": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      "text-to-speech": { shape: "binary", streams: false, outputTypes: ["blob"], route: "models/{model}" },
      "text-to-audio": { shape: "binary", streams: false, outputTypes: ["blob"], route: "models/{model}" },
      "token-classification": { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      translation: { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
      summarization: { shape: "json", streams: false, outputTypes: [], route: "models/{model}" },
    },
  },
  hyperbolic: {
    displayName: "Hyperbolic",
    hubOrg: "Hyperbolic",
    status: "retired",
    docsUrl: "https://docs.hyperbolic.xyz",
    notes: [],
    source: "spec/providers/hyperbolic.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-to-image": {
        shape: "json",
        streams: false,
        outputTypes: ["blob", "dataUrl", "json"],
        route: "v1/images/generations",
      },
    },
  },
  mistral: {
    displayName: "Mistral",
    status: "live",
    docsUrl: "https://docs.mistral.ai/api",
    notes: [],
    source: "spec/providers/mistral.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/embeddings" },
      "automatic-speech-recognition": {
        shape: "multipart",
        streams: false,
        outputTypes: [],
        route: "v1/audio/transcriptions",
      },
    },
  },
  nebius: {
    displayName: "Nebius",
    hubOrg: "nebius",
    status: "retired",
    docsUrl: "https://docs.nebius.com",
    notes: [],
    source: "spec/providers/nebius.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/completions" },
      "text-to-image": {
        shape: "json",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "v1/images/generations",
      },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/embeddings" },
    },
  },
  novita: {
    displayName: "Novita",
    hubOrg: "novita",
    status: "live",
    docsUrl: "https://novita.ai/docs",
    notes: [],
    source: "spec/providers/novita.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v3/openai/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v3/openai/chat/completions" },
      "image-text-to-video": {
        shape: "job",
        streams: false,
        outputTypes: ["blob"],
        route: "v3/minimax/v2/video_generation",
      },
      "text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "v3/async/{model}" },
    },
  },
  nscale: {
    displayName: "Nscale",
    hubOrg: "nscale",
    status: "live",
    docsUrl: "https://docs.nscale.com",
    notes: [],
    source: "spec/providers/nscale.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-to-image": {
        shape: "json",
        streams: false,
        outputTypes: ["blob", "dataUrl", "json"],
        route: "v1/images/generations",
      },
    },
  },
  nvidia: {
    displayName: "NVIDIA",
    hubOrg: "nvidia",
    status: "retired",
    docsUrl: "https://docs.api.nvidia.com",
    notes: [],
    source: "spec/providers/nvidia.yaml",
    tasks: { conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" } },
  },
  openai: {
    displayName: "OpenAI",
    hubOrg: "openai",
    status: "live",
    docsUrl: "https://platform.openai.com/docs",
    notes: ["The client always calls OpenAI directly, with an OpenAI key. Put openai/ before the name of the model."],
    source: "spec/providers/openai.yaml",
    tasks: { conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" } },
  },
  openrouter: {
    displayName: "OpenRouter",
    status: "live",
    docsUrl: "https://openrouter.ai/docs",
    notes: [
      "The allowed sizes and durations differ between video models. They are listed at https://openrouter.ai/api/v1/videos/models.",
    ],
    source: "spec/providers/openrouter.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "chat/completions" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "embeddings" },
      "text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "videos" },
      "image-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "videos" },
    },
  },
  ovhcloud: {
    displayName: "OVHcloud AI Endpoints",
    hubOrg: "ovhcloud",
    status: "live",
    docsUrl: "https://docs.ovhcloud.com",
    notes: [],
    source: "spec/providers/ovhcloud.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/completions" },
    },
  },
  publicai: {
    displayName: "Public AI",
    hubOrg: "publicai",
    status: "live",
    docsUrl: "https://platform.publicai.co/docs",
    notes: [],
    source: "spec/providers/publicai.yaml",
    tasks: { conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" } },
  },
  replicate: {
    displayName: "Replicate",
    hubOrg: "replicate",
    status: "live",
    docsUrl: "https://replicate.com/docs",
    notes: [
      "The first request waits for the result. If the prediction takes longer, the client requests its status until it ends.",
    ],
    source: "spec/providers/replicate.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "v1/models/{model}/predictions",
      },
      "text-to-speech": { shape: "job", streams: false, outputTypes: ["blob"], route: "v1/models/{model}/predictions" },
      "text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "v1/models/{model}/predictions" },
      "automatic-speech-recognition": {
        shape: "job",
        streams: false,
        outputTypes: [],
        route: "v1/models/{model}/predictions",
      },
      "image-to-image": { shape: "job", streams: false, outputTypes: ["blob"], route: "v1/models/{model}/predictions" },
    },
  },
  runway: {
    displayName: "Runway",
    status: "live",
    docsUrl: "https://docs.dev.runwayml.com",
    notes: [
      "Most models need a ratio in pixels, such as 1280:720. The page of each model lists the allowed ratios.",
      "The URL of a result expires after one or two days, so download the result.",
    ],
    source: "spec/providers/runway.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "v1/text_to_image",
      },
      "text-to-video": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url"],
        route: "v1/text_to_video",
      },
      "image-to-video": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url"],
        route: "v1/image_to_video",
      },
    },
  },
  sambanova: {
    displayName: "SambaNova",
    hubOrg: "sambanovasystems",
    status: "retired",
    docsUrl: "https://docs.sambanova.ai",
    notes: [
      'The client sends JSON schemas with "strict" set to false, because the API does not support strict schemas.',
    ],
    source: "spec/providers/sambanova.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/embeddings" },
    },
  },
  scaleway: {
    displayName: "Scaleway",
    hubOrg: "scaleway",
    status: "live",
    docsUrl: "https://www.scaleway.com/en/docs/generative-apis/",
    notes: [],
    source: "spec/providers/scaleway.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/completions" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/embeddings" },
    },
  },
  stability: {
    displayName: "Stability AI",
    status: "live",
    docsUrl: "https://platform.stability.ai/docs/api-reference",
    notes: [
      "The name of a model is the last part of its URL, such as core or ultra. All sd3 models have the same URL.",
    ],
    source: "spec/providers/stability.yaml",
    tasks: {
      "text-to-image": {
        shape: "binary",
        streams: false,
        outputTypes: ["blob", "dataUrl", "json"],
        route: "v2beta/stable-image/generate/{model}",
      },
      "image-to-image": { shape: "job", streams: false, outputTypes: ["blob"], route: "v2beta/stable-image/{model}" },
    },
  },
  together: {
    displayName: "Together AI",
    hubOrg: "togethercomputer",
    status: "live",
    docsUrl: "https://docs.together.ai",
    notes: [
      "The first frame of a video can have at most 61440 characters as a data URL. For a larger image, host the image and pass its URL in parameters.frame_images.",
    ],
    source: "spec/providers/together.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "v1/chat/completions" },
      "text-generation": { shape: "json", streams: true, outputTypes: [], route: "v1/completions" },
      "text-to-image": {
        shape: "json",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "v1/images/generations",
      },
      "image-to-image": { shape: "json", streams: false, outputTypes: ["blob"], route: "v1/images/generations" },
      "text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "v2/videos" },
      "image-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "v2/videos" },
      "feature-extraction": { shape: "json", streams: false, outputTypes: [], route: "v1/embeddings" },
      "text-to-speech": { shape: "binary", streams: false, outputTypes: ["blob"], route: "v1/audio/speech" },
      "automatic-speech-recognition": {
        shape: "multipart",
        streams: false,
        outputTypes: [],
        route: "v1/audio/transcriptions",
      },
    },
  },
  wavespeed: {
    displayName: "WaveSpeed",
    hubOrg: "wavespeed",
    status: "live",
    docsUrl: "https://wavespeed.ai/docs",
    notes: [],
    source: "spec/providers/wavespeed.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "api/v3/{model}",
      },
      "text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "api/v3/{model}" },
      "image-to-image": { shape: "job", streams: false, outputTypes: ["blob"], route: "api/v3/{model}" },
      "image-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "api/v3/{model}" },
      "image-text-to-image": { shape: "job", streams: false, outputTypes: ["blob"], route: "api/v3/{model}" },
      "image-text-to-video": { shape: "job", streams: false, outputTypes: ["blob"], route: "api/v3/{model}" },
    },
  },
  yandex: {
    displayName: "Yandex AI Studio",
    status: "live",
    docsUrl: "https://yandex.cloud/en/docs/ai-studio/",
    notes: [
      "The model starts with the id of your folder in the cloud, for example b1g01234567890abcdef/yandex-art/latest.",
      "Only the ratio of width to height is used. The only other parameter that the client sends is the seed.",
    ],
    source: "spec/providers/yandex.yaml",
    tasks: {
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "json"],
        route: "foundationModels/v1/imageGenerationAsync",
      },
    },
  },
  "zai-org": {
    displayName: "Z.ai",
    hubOrg: "zai-org",
    status: "live",
    docsUrl: "https://docs.z.ai",
    notes: [],
    source: "spec/providers/zai-org.yaml",
    tasks: {
      conversational: { shape: "json", streams: true, outputTypes: [], route: "api/paas/v4/chat/completions" },
      "text-to-image": {
        shape: "job",
        streams: false,
        outputTypes: ["blob", "dataUrl", "url", "json"],
        route: "api/paas/v4/async/images/generations",
      },
      "image-to-text": { shape: "json", streams: false, outputTypes: [], route: "api/paas/v4/layout_parsing" },
    },
  },
};
