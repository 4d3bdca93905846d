// Generated – do not edit.
// source:    spec/providers/*.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { TaskCase } from "../contract.ts";
import type { ProviderExample } from "../records.ts";
import type { ProviderId } from "./index.ts";

/** An example of one task at one provider. */
export type ProviderCase = TaskCase<ProviderId, ProviderExample>;

/** The example of each task at each provider. */
export const PROVIDER_EXAMPLES: readonly ProviderCase[] = [
  {
    provider: "ai-horde",
    task: "text-to-image",
    example: {
      model: "AlbedoBase XL (SDXL)",
      arguments: {
        inputs: "a lighthouse at dusk",
        parameters: { num_inference_steps: 20, guidance_scale: 7, width: 1024, seed: 7, negative_prompt: "people" },
      },
      request: {
        path: "generate/async",
        body: {
          prompt: "a lighthouse at dusk ### people",
          params: { steps: 20, cfg_scale: 7, width: 1024, seed: "7" },
          models: ["AlbedoBase XL (SDXL)"],
        },
      },
      reply: { id: "job-1", kudos: 12 },
      statuses: [
        { finished: 0, processing: 0, waiting: 1, done: false, faulted: false, wait_time: 9, queue_position: 3 },
        { finished: 1, processing: 0, waiting: 0, done: true, faulted: false, wait_time: 0, queue_position: 0 },
      ],
      result: {
        done: true,
        faulted: false,
        generations: [
          { img: "https://media.example/lighthouse.webp", seed: "7", model: "AlbedoBase XL (SDXL)", state: "ok" },
        ],
      },
      media: { url: "https://media.example/lighthouse.webp", type: "image/webp", base64: "UklGRgwAAABXRUJQVlA4TA==" },
    },
  },
  {
    provider: "ai-horde",
    task: "text-generation",
    example: {
      model: "koboldcpp/mistral-7b",
      arguments: { inputs: "The colours are:", parameters: { max_new_tokens: 40, temperature: 0.7 } },
      request: {
        path: "generate/text/async",
        body: {
          prompt: "The colours are:",
          params: { max_length: 40, temperature: 0.7 },
          models: ["koboldcpp/mistral-7b"],
        },
      },
      reply: { id: "job-1", kudos: 3 },
      statuses: [
        { finished: 0, processing: 1, waiting: 0, done: false, faulted: false, queue_position: 0, generations: [] },
        {
          finished: 1,
          processing: 0,
          waiting: 0,
          done: true,
          faulted: false,
          queue_position: 0,
          generations: [{ text: " red, yellow and blue.", model: "koboldcpp/mistral-7b", state: "ok" }],
        },
      ],
      output: { generated_text: " red, yellow and blue." },
    },
  },
  {
    provider: "anthropic",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: {
        messages: [
          { role: "system", content: "Answer in one word." },
          { role: "user", content: "Name a colour." },
        ],
        temperature: 0,
      },
      request: {
        headers: { "anthropic-version": "2023-06-01" },
        body: {
          model: "acme/tiny-chat",
          max_tokens: 4096,
          temperature: 0,
          system: "Answer in one word.",
          messages: [{ role: "user", content: "Name a colour." }],
        },
      },
      reply: {
        id: "msg-1",
        type: "message",
        role: "assistant",
        model: "acme/tiny-chat",
        content: [{ type: "text", text: "Blue." }],
        stop_reason: "end_turn",
        stop_sequence: null,
        usage: { input_tokens: 9, cache_read_input_tokens: 4, output_tokens: 2 },
      },
      output: {
        id: "msg-1",
        object: "chat.completion",
        created: 0,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: {
          prompt_tokens: 13,
          completion_tokens: 2,
          total_tokens: 15,
          prompt_tokens_details: { cached_tokens: 4 },
        },
      },
    },
  },
  {
    provider: "assemblyai",
    task: "automatic-speech-recognition",
    example: {
      model: "universal-2",
      arguments: {
        inputs: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
        parameters: { language_detection: true },
      },
      upload: { upload_url: "https://cdn.assemblyai.com/upload/f756988d" },
      request: {
        path: "v2/transcript",
        body: {
          language_detection: true,
          audio_url: "https://cdn.assemblyai.com/upload/f756988d",
          speech_models: ["universal-2"],
        },
      },
      reply: { id: "9ea68fd3a1", status: "queued", text: null },
      statuses: [
        { id: "9ea68fd3a1", status: "processing", text: null },
        { id: "9ea68fd3a1", status: "completed", text: "Mind the step." },
      ],
      output: { text: "Mind the step." },
    },
  },
  {
    provider: "auto",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "auto",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "azure-openai",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "azure-openai",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", background: true },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", background: true } },
      reply: { id: "resp_1", object: "response", status: "queued", error: null, model: "acme/tiny-chat", output: [] },
      statuses: [
        { id: "resp_1", object: "response", status: "in_progress", error: null, model: "acme/tiny-chat", output: [] },
        {
          id: "resp_1",
          object: "response",
          created_at: 1760000000,
          status: "completed",
          error: null,
          incomplete_details: null,
          model: "acme/tiny-chat",
          output: [
            {
              type: "message",
              id: "msg_1",
              role: "assistant",
              status: "completed",
              content: [{ type: "output_text", text: "Blue.", annotations: [] }],
            },
          ],
          usage: {
            input_tokens: 9,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: 2,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: 11,
          },
        },
      ],
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "azure-openai",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["first text", "second text"], encoding_format: "float" },
      request: {
        body: { encoding_format: "float", input: ["first text", "second text"], model: "acme/tiny-embedder" },
      },
      reply: {
        object: "list",
        model: "acme/tiny-embedder",
        data: [
          { object: "embedding", index: 1, embedding: [0.5, -0.5] },
          { object: "embedding", index: 0, embedding: [0.25, 0.75] },
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "azure-openai",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { width: 64, height: 64 } },
      request: {
        body: {
          width: 64,
          height: 64,
          response_format: "b64_json",
          prompt: "a lighthouse at dusk",
          model: "acme/tiny-painter",
        },
      },
      reply: { created: 1760000000, data: [{ b64_json: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "azure-openai",
    task: "text-to-speech",
    example: {
      model: "acme/tiny-voice",
      arguments: { inputs: "Mind the step.", parameters: { voice: "warm" } },
      request: { body: { voice: "warm", input: "Mind the step.", model: "acme/tiny-voice" } },
      reply: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      media: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" },
    },
  },
  {
    provider: "azure-openai",
    task: "automatic-speech-recognition",
    example: {
      model: "acme/tiny-listener",
      arguments: {
        inputs: { $blob: { type: "audio/webm;codecs=opus", base64: "GkXfow==" } },
        parameters: { language: "en", temperature: 0 },
      },
      request: {
        body: {
          language: "en",
          temperature: "0",
          model: "acme/tiny-listener",
          file: { $blob: { type: "audio/webm;codecs=opus", base64: "GkXfow==", name: "audio.webm" } },
        },
      },
      reply: { text: "Mind the step.", segments: [{ id: 0, start: 0, end: 1.5, text: "Mind the step." }] },
      output: { text: "Mind the step.", chunks: [{ text: "Mind the step.", timestamp: [0, 1.5] }] },
    },
  },
  {
    provider: "baseten",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "black-forest-labs",
    task: "text-to-image",
    example: {
      model: "tiny-flux",
      arguments: { inputs: "a lighthouse at dusk", parameters: { width: 64 } },
      request: { path: "v1/tiny-flux", body: { width: 64, prompt: "a lighthouse at dusk" } },
      reply: { id: "job-1", polling_url: "https://api.eu1.bfl.example/v1/get_result?id=job-1" },
      statuses: [
        { id: "job-1", status: "Pending" },
        { id: "job-1", status: "Ready", result: { sample: "https://media.example/picture.jpeg", seed: 3 } },
      ],
      media: { url: "https://media.example/picture.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "cerebras",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], store: true },
      request: { body: { model: "acme/tiny-chat", messages: [{ role: "user", content: "Name a colour." }] } },
      reply: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "clarifai",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "cloudflare",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "cloudflare",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "cloudflare",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["first text", "second text"], encoding_format: "float" },
      request: {
        body: { encoding_format: "float", input: ["first text", "second text"], model: "acme/tiny-embedder" },
      },
      reply: {
        object: "list",
        model: "acme/tiny-embedder",
        data: [
          { object: "embedding", index: 1, embedding: [0.5, -0.5] },
          { object: "embedding", index: 0, embedding: [0.25, 0.75] },
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "cloudflare",
    task: "text-to-image",
    example: {
      model: "@cf/acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { steps: 4 } },
      request: { path: "run/@cf/acme/tiny-painter", body: { steps: 4, prompt: "a lighthouse at dusk" } },
      reply: { result: { image: "/9j/2Q==" }, success: true, errors: [], messages: [] },
      media: { type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "cloudflare",
    task: "text-to-speech",
    example: {
      model: "@cf/acme/melotts",
      arguments: { inputs: "Mind the step.", parameters: { lang: "en" } },
      request: { path: "run/@cf/acme/melotts", body: { lang: "en", prompt: "Mind the step." } },
      reply: { result: { audio: "SUQzBAAAAAAAAA==" }, success: true, errors: [], messages: [] },
      media: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" },
    },
  },
  {
    provider: "cloudflare",
    task: "automatic-speech-recognition",
    example: {
      model: "@cf/acme/tiny-listener",
      arguments: { inputs: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } } },
      request: {
        path: "run/@cf/acme/tiny-listener",
        body: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      },
      reply: {
        result: {
          text: "Mind it.",
          word_count: 2,
          words: [
            { word: "Mind", start: 0, end: 0.4 },
            { word: "it.", start: 0.4, end: 0.6 },
          ],
        },
        success: true,
        errors: [],
        messages: [],
      },
      output: {
        text: "Mind it.",
        chunks: [
          { text: "Mind", timestamp: [0, 0.4] },
          { text: "it.", timestamp: [0.4, 0.6] },
        ],
      },
    },
  },
  {
    provider: "cloudflare",
    task: "image-classification",
    example: {
      model: "@cf/acme/tiny-eye",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: { path: "run/@cf/acme/tiny-eye", body: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      reply: { result: [{ label: "CAT", score: 0.9 }], success: true, errors: [], messages: [] },
      output: [{ label: "CAT", score: 0.9 }],
    },
  },
  {
    provider: "cloudflare",
    task: "object-detection",
    example: {
      model: "@cf/acme/tiny-finder",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: { path: "run/@cf/acme/tiny-finder", body: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      reply: {
        result: [{ label: "cat", score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } }],
        success: true,
        errors: [],
        messages: [],
      },
      output: [{ label: "cat", score: 0.9, box: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } }],
    },
  },
  {
    provider: "cloudflare",
    task: "text-classification",
    example: {
      model: "@cf/acme/tiny-judge",
      arguments: { inputs: "I like it." },
      request: { path: "run/@cf/acme/tiny-judge", body: { text: "I like it." } },
      reply: { result: [{ label: "POSITIVE", score: 0.9 }], success: true, errors: [], messages: [] },
      output: [{ label: "POSITIVE", score: 0.9 }],
    },
  },
  {
    provider: "cloudflare",
    task: "summarization",
    example: {
      model: "@cf/acme/tiny-editor",
      arguments: { inputs: "It was a long day at sea.", parameters: { max_length: 16 } },
      request: { path: "run/@cf/acme/tiny-editor", body: { max_length: 16, input_text: "It was a long day at sea." } },
      reply: { result: { summary: "A long day." }, success: true, errors: [], messages: [] },
      output: { summary_text: "A long day." },
    },
  },
  {
    provider: "cloudflare",
    task: "translation",
    example: {
      model: "@cf/acme/tiny-interpreter",
      arguments: { inputs: "Good day.", parameters: { src_lang: "en", tgt_lang: "fr" } },
      request: {
        path: "run/@cf/acme/tiny-interpreter",
        body: { source_lang: "en", target_lang: "fr", text: "Good day." },
      },
      reply: { result: { translated_text: "Bonjour." }, success: true, errors: [], messages: [] },
      output: { translation_text: "Bonjour." },
    },
  },
  {
    provider: "cohere",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "deepgram",
    task: "automatic-speech-recognition",
    example: {
      model: "nova-3",
      arguments: {
        inputs: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
        parameters: { smart_format: true, keyterm: ["step", "mind the gap"] },
      },
      request: {
        path: "v1/listen?smart_format=true&keyterm=step&keyterm=mind+the+gap&model=nova-3",
        body: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      },
      reply: {
        metadata: { request_id: "1" },
        results: {
          channels: [
            {
              alternatives: [
                {
                  transcript: "Mind it.",
                  confidence: 0.99,
                  words: [
                    { word: "mind", start: 0, end: 0.4, confidence: 0.99, punctuated_word: "Mind" },
                    { word: "it", start: 0.4, end: 0.6, confidence: 0.99, punctuated_word: "it." },
                  ],
                },
              ],
            },
          ],
        },
      },
      output: {
        text: "Mind it.",
        chunks: [
          { text: "Mind", timestamp: [0, 0.4] },
          { text: "it.", timestamp: [0.4, 0.6] },
        ],
      },
    },
  },
  {
    provider: "deepgram",
    task: "text-to-speech",
    example: {
      model: "aura-2-thalia-en",
      arguments: { inputs: "Mind the step.", parameters: { encoding: "mp3" } },
      request: { path: "v1/speak?encoding=mp3&model=aura-2-thalia-en", body: { text: "Mind the step." } },
      reply: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      media: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" },
    },
  },
  {
    provider: "deepinfra",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "deepinfra",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, prompt: "It was" } },
      request: { body: { model: "acme/tiny-base", prompt: "It was", max_tokens: 4 } },
      reply: { model: "acme/tiny-base", choices: [{ index: 0, text: " dark night", finish_reason: "length" }] },
      output: { generated_text: " dark night" },
    },
  },
  {
    provider: "deepinfra",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["first text", "second text"], encoding_format: "float" },
      request: {
        body: { encoding_format: "float", input: ["first text", "second text"], model: "acme/tiny-embedder" },
      },
      reply: {
        object: "list",
        model: "acme/tiny-embedder",
        data: [
          { object: "embedding", index: 1, embedding: [0.5, -0.5] },
          { object: "embedding", index: 0, embedding: [0.25, 0.75] },
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "deepinfra",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { seed: 7 } },
      request: {
        body: { seed: 7, response_format: "b64_json", prompt: "a lighthouse at dusk", model: "acme/tiny-painter" },
      },
      reply: { data: [{ b64_json: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "deepinfra",
    task: "text-to-speech",
    example: {
      model: "acme/tiny-voice",
      arguments: { inputs: "Mind the step.", parameters: { voice: "warm" } },
      request: { body: { voice: "warm", input: "Mind the step.", model: "acme/tiny-voice" } },
      reply: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      media: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" },
    },
  },
  {
    provider: "deepinfra",
    task: "automatic-speech-recognition",
    example: {
      model: "acme/tiny-listener",
      arguments: {
        inputs: { $blob: { type: "audio/webm;codecs=opus", base64: "GkXfow==" } },
        parameters: { language: "en", temperature: 0 },
      },
      request: {
        body: {
          language: "en",
          temperature: "0",
          model: "acme/tiny-listener",
          file: { $blob: { type: "audio/webm;codecs=opus", base64: "GkXfow==", name: "audio.webm" } },
        },
      },
      reply: { text: "Mind the step.", segments: [{ id: 0, start: 0, end: 1.5, text: "Mind the step." }] },
      output: { text: "Mind the step.", chunks: [{ text: "Mind the step.", timestamp: [0, 1.5] }] },
    },
  },
  {
    provider: "elevenlabs",
    task: "text-to-speech",
    example: {
      model: "eleven_multilingual_v2",
      arguments: {
        inputs: "Mind the step.",
        parameters: { voice: "JBFqnCBsd6RMkjVDRZzb", language_code: "en", output_format: "mp3_44100_128" },
      },
      request: {
        path: "v1/text-to-speech/JBFqnCBsd6RMkjVDRZzb?output_format=mp3_44100_128",
        body: { language_code: "en", text: "Mind the step.", model_id: "eleven_multilingual_v2" },
      },
      reply: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      media: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" },
    },
  },
  {
    provider: "elevenlabs",
    task: "automatic-speech-recognition",
    example: {
      model: "scribe_v1",
      arguments: {
        inputs: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
        parameters: { language_code: "en", tag_audio_events: false },
      },
      request: {
        path: "v1/speech-to-text",
        body: {
          language_code: "en",
          tag_audio_events: "false",
          model_id: "scribe_v1",
          file: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==", name: "audio.mp3" } },
        },
      },
      reply: {
        language_code: "en",
        language_probability: 0.98,
        text: "Mind the",
        words: [
          { text: "Mind", start: 0, end: 0.4, type: "word" },
          { text: " ", start: 0.4, end: 0.45, type: "spacing" },
          { text: "the", start: 0.45, end: 0.6, type: "word" },
        ],
      },
      output: {
        text: "Mind the",
        chunks: [
          { text: "Mind", timestamp: [0, 0.4] },
          { text: " ", timestamp: [0.4, 0.45] },
          { text: "the", timestamp: [0.45, 0.6] },
        ],
      },
    },
  },
  {
    provider: "fal-ai",
    task: "text-to-image",
    example: {
      model: "fal-ai/lora",
      mapping: { hfModelId: "acme/tiny-style", adapter: "lora", adapterWeightsPath: "style.safetensors" },
      arguments: { inputs: "a lighthouse at dusk", parameters: { num_inference_steps: 5 } },
      request: {
        path: "fal-ai/lora?_subdomain=queue",
        body: {
          num_inference_steps: 5,
          prompt: "a lighthouse at dusk",
          loras: [{ path: "https://huggingface.co/acme/tiny-style/resolve/main/style.safetensors", scale: 1 }],
          model_name: "stabilityai/stable-diffusion-xl-base-1.0",
        },
      },
      reply: {
        request_id: "job-1",
        status: "IN_QUEUE",
        queue_position: 2,
        response_url: "https://queue.fal.run/fal-ai/lora/requests/job-1",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { images: [{ url: "https://media.example/picture.jpeg", content_type: "image/jpeg" }], seed: 3 },
      media: { url: "https://media.example/picture.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "fal-ai",
    task: "image-to-image",
    example: {
      model: "fal-ai/tiny-edit",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "fal-ai/tiny-edit?_subdomain=queue",
        body: {
          prompt: "make it snow",
          image_url: "data:image/png;base64,iVBORw0KGgo=",
          image_urls: ["data:image/png;base64,iVBORw0KGgo="],
        },
      },
      reply: {
        request_id: "job-2",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-edit/requests/job-2",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { images: [{ url: "https://media.example/snow.png" }] },
      media: { url: "https://media.example/snow.png", type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "fal-ai",
    task: "image-text-to-image",
    example: {
      model: "fal-ai/tiny-edit",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "fal-ai/tiny-edit?_subdomain=queue",
        body: {
          prompt: "make it snow",
          image_url: "data:image/png;base64,iVBORw0KGgo=",
          image_urls: ["data:image/png;base64,iVBORw0KGgo="],
        },
      },
      reply: {
        request_id: "job-2",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-edit/requests/job-2",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { images: [{ url: "https://media.example/snow.png" }] },
      media: { url: "https://media.example/snow.png", type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "fal-ai",
    task: "text-to-video",
    example: {
      model: "fal-ai/tiny-film",
      arguments: { inputs: "waves on a beach", parameters: { num_frames: 24 } },
      request: { path: "fal-ai/tiny-film?_subdomain=queue", body: { num_frames: 24, prompt: "waves on a beach" } },
      reply: {
        request_id: "job-3",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-film/requests/job-3",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { video: { url: "https://media.example/waves.mp4" } },
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "fal-ai",
    task: "image-to-video",
    example: {
      model: "fal-ai/tiny-film",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "fal-ai/tiny-film?_subdomain=queue",
        body: { prompt: "make it snow", image_url: "data:image/png;base64,iVBORw0KGgo=" },
      },
      reply: {
        request_id: "job-3",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-film/requests/job-3",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { video: { url: "https://media.example/waves.mp4" } },
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "fal-ai",
    task: "image-text-to-video",
    example: {
      model: "fal-ai/tiny-film/with-image",
      arguments: { parameters: { prompt: "waves on a beach" } },
      request: { path: "fal-ai/tiny-film/with-image?_subdomain=queue", body: { prompt: "waves on a beach" } },
      reply: {
        request_id: "job-3",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-film/requests/job-3",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { video: { url: "https://media.example/waves.mp4" } },
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "fal-ai",
    task: "text-to-audio",
    example: {
      model: "fal-ai/tiny-music",
      arguments: { inputs: "a slow waltz", parameters: { duration: 3 } },
      request: { path: "fal-ai/tiny-music?_subdomain=queue", body: { duration: 3, prompt: "a slow waltz" } },
      reply: {
        request_id: "job-4",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-music/requests/job-4",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { audio: { url: "https://media.example/waltz.wav" } },
      media: { url: "https://media.example/waltz.wav", type: "audio/wav", base64: "UklGRgAAAABXQVZF" },
    },
  },
  {
    provider: "fal-ai",
    task: "audio-to-audio",
    example: {
      model: "fal-ai/tiny-music",
      arguments: { inputs: { $blob: { type: "audio/wav", base64: "UklGRgAAAABXQVZF" } }, parameters: { pitch: 2 } },
      request: {
        path: "fal-ai/tiny-music?_subdomain=queue",
        body: { pitch: 2, audio_url: "data:audio/x-wav;base64,UklGRgAAAABXQVZF" },
      },
      reply: {
        request_id: "job-4",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-music/requests/job-4",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { audio: { url: "https://media.example/waltz.wav" } },
      output: [{ blob: "UklGRgAAAABXQVZF", "content-type": "audio/wav", label: "speech" }],
      media: { url: "https://media.example/waltz.wav", type: "audio/wav", base64: "UklGRgAAAABXQVZF" },
    },
  },
  {
    provider: "fal-ai",
    task: "automatic-speech-recognition",
    example: {
      model: "fal-ai/tiny-listener",
      arguments: {
        inputs: { $blob: { type: "audio/wav;codecs=1", base64: "GkXfow==" } },
        parameters: { language: "en" },
      },
      request: {
        path: "fal-ai/tiny-listener",
        body: { parameters: { language: "en" }, audio_url: "data:audio/x-wav;base64,GkXfow==" },
      },
      reply: {
        text: "Mind the step.",
        chunks: [
          { text: "Mind the step.", timestamp: [0, 1.5] },
          { text: 7, timestamp: [] },
        ],
      },
      output: { text: "Mind the step.", chunks: [{ text: "Mind the step.", timestamp: [0, 1.5] }] },
    },
  },
  {
    provider: "fal-ai",
    task: "text-to-speech",
    example: {
      model: "fal-ai/tiny-voice",
      arguments: { inputs: "Mind the step.", parameters: { voice: "warm" } },
      request: { path: "fal-ai/tiny-voice", body: { voice: "warm", text: "Mind the step." } },
      reply: { audio: { url: "https://media.example/step.wav" } },
      media: { url: "https://media.example/step.wav", type: "audio/wav", base64: "UklGRgAAAABXQVZF" },
    },
  },
  {
    provider: "fal-ai",
    task: "image-segmentation",
    example: {
      model: "fal-ai/tiny-edit",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: {
        path: "fal-ai/tiny-edit?_subdomain=queue",
        body: { image_url: "data:image/png;base64,iVBORw0KGgo=", sync_mode: true },
      },
      reply: {
        request_id: "job-2",
        status: "IN_QUEUE",
        response_url: "https://queue.fal.run/fal-ai/tiny-edit/requests/job-2",
      },
      statuses: [
        { status: "IN_QUEUE", queue_position: 1 },
        { status: "IN_PROGRESS", logs: [{ message: "loading" }] },
        { status: "COMPLETED" },
      ],
      result: { image: { url: "data:image/png;base64,iVBORw0KGgo=" } },
      output: [{ label: "mask", score: 1, mask: "iVBORw0KGgo=" }],
      media: { url: "data:image/png;base64,iVBORw0KGgo=", type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "featherless-ai",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "featherless-ai",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, temperature: 0.5 } },
      request: { body: { model: "acme/tiny-base", prompt: "Once upon a", max_tokens: 4, temperature: 0.5 } },
      reply: {
        id: "text-1",
        object: "text_completion",
        created: 1760000000,
        model: "acme/tiny-base",
        choices: [{ index: 0, text: " time there was", finish_reason: "length" }],
      },
      output: { generated_text: " time there was" },
    },
  },
  {
    provider: "fireworks-ai",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "fireworks-ai",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "gemini",
    task: "conversational",
    example: {
      model: "tiny-chat",
      arguments: {
        messages: [
          { role: "system", content: "Answer in one word." },
          { role: "user", content: "Name a colour." },
        ],
        max_tokens: 8,
        temperature: 0,
      },
      request: {
        body: {
          systemInstruction: { parts: [{ text: "Answer in one word." }] },
          contents: [{ role: "user", parts: [{ text: "Name a colour." }] }],
          generationConfig: { maxOutputTokens: 8, temperature: 0 },
        },
      },
      reply: {
        responseId: "content-1",
        modelVersion: "tiny-chat",
        candidates: [{ index: 0, content: { role: "model", parts: [{ text: "Blue." }] }, finishReason: "STOP" }],
        usageMetadata: { promptTokenCount: 9, candidatesTokenCount: 2, totalTokenCount: 11 },
      },
      output: {
        id: "content-1",
        object: "chat.completion",
        created: 0,
        model: "tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "gemini",
    task: "feature-extraction",
    example: {
      model: "tiny-embedder",
      arguments: { inputs: ["first text", "second text"], dimensions: 2 },
      request: {
        body: {
          requests: [
            { model: "models/tiny-embedder", content: { parts: [{ text: "first text" }] }, outputDimensionality: 2 },
            { model: "models/tiny-embedder", content: { parts: [{ text: "second text" }] }, outputDimensionality: 2 },
          ],
        },
      },
      reply: { embeddings: [{ values: [0.25, 0.75] }, { values: [0.5, -0.5] }] },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "gladia",
    task: "automatic-speech-recognition",
    example: {
      model: "solaria-1",
      arguments: {
        inputs: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
        parameters: { diarization: true },
      },
      upload: { audio_url: "https://api.gladia.io/file/636c70f6" },
      request: {
        path: "v2/pre-recorded",
        body: { diarization: true, audio_url: "https://api.gladia.io/file/636c70f6", model: "solaria-1" },
      },
      reply: { id: "45463597", result_url: "https://api.gladia.io/v2/pre-recorded/45463597" },
      statuses: [
        { id: "45463597", status: "queued" },
        {
          id: "45463597",
          status: "done",
          result: {
            transcription: {
              full_transcript: "Mind the step.",
              utterances: [{ text: "Mind the step.", start: 0, end: 1.5, language: "en" }],
            },
          },
        },
      ],
      output: { text: "Mind the step.", chunks: [{ text: "Mind the step.", timestamp: [0, 1.5] }] },
    },
  },
  {
    provider: "groq",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "groq",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "groq",
    task: "text-generation",
    example: {
      model: "acme/tiny-chat",
      arguments: { inputs: "Name a fruit.", parameters: { max_new_tokens: 3 } },
      request: {
        body: { messages: [{ role: "user", content: "Name a fruit." }], model: "acme/tiny-chat", max_tokens: 3 },
      },
      reply: {
        id: "chat-2",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "A plum." } }],
      },
      output: { generated_text: "A plum." },
    },
  },
  {
    provider: "hf-inference",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8 },
      request: {
        path: "models/acme/tiny-chat/v1/chat/completions",
        body: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, model: "acme/tiny-chat" },
      },
      reply: {
        id: "",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "hf-inference",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, temperature: 0.5 } },
      request: { body: { model: "acme/tiny-base", prompt: "Once upon a", max_tokens: 4, temperature: 0.5 } },
      reply: {
        id: "text-1",
        object: "text_completion",
        created: 1760000000,
        model: "acme/tiny-base",
        choices: [{ index: 0, text: " time there was", finish_reason: "length" }],
      },
      output: { generated_text: " time there was" },
    },
  },
  {
    provider: "hf-inference",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { num_inference_steps: 5 } },
      request: {
        path: "models/acme/tiny-painter",
        body: { inputs: "a lighthouse at dusk", parameters: { num_inference_steps: 5 } },
      },
      reply: { $blob: { type: "image/jpeg", base64: "/9j/2Q==" } },
      media: { type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "hf-inference",
    task: "text-classification",
    example: {
      model: "acme/tiny-classifier",
      arguments: { inputs: "A fine day." },
      request: { path: "models/acme/tiny-classifier", body: { inputs: "A fine day." } },
      reply: [
        [
          { label: "POSITIVE", score: 0.9 },
          { label: "NEGATIVE", score: 0.1 },
        ],
      ],
      output: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
    },
  },
  {
    provider: "hf-inference",
    task: "question-answering",
    example: {
      model: "acme/tiny-reader",
      arguments: { inputs: { question: "What is blue?", context: "The sky is blue." } },
      request: {
        path: "models/acme/tiny-reader",
        body: { inputs: { question: "What is blue?", context: "The sky is blue." } },
      },
      reply: { answer: "The sky", start: 0, end: 7, score: 0.9 },
      output: { answer: "The sky", start: 0, end: 7, score: 0.9 },
    },
  },
  {
    provider: "hf-inference",
    task: "audio-classification",
    example: {
      model: "acme/tiny-classifier",
      arguments: { inputs: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      request: { path: "models/acme/tiny-classifier", body: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      reply: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
      output: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
    },
  },
  {
    provider: "hf-inference",
    task: "automatic-speech-recognition",
    example: {
      model: "acme/tiny-listener",
      arguments: { inputs: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      request: { path: "models/acme/tiny-listener", body: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      reply: { text: "Mind the step." },
      output: { text: "Mind the step." },
    },
  },
  {
    provider: "hf-inference",
    task: "audio-to-audio",
    example: {
      model: "acme/tiny-splitter",
      arguments: { inputs: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      request: { path: "models/acme/tiny-splitter", body: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      reply: [{ label: "voice", "content-type": "audio/flac", blob: "ZkxhQw==" }],
      output: [{ label: "voice", "content-type": "audio/flac", blob: "ZkxhQw==" }],
    },
  },
  {
    provider: "hf-inference",
    task: "fill-mask",
    example: {
      model: "acme/tiny-filler",
      arguments: { inputs: "The sky is [MASK]." },
      request: { path: "models/acme/tiny-filler", body: { inputs: "The sky is [MASK]." } },
      reply: [{ score: 0.8, sequence: "the sky is blue.", token: 2630, token_str: "blue" }],
      output: [{ score: 0.8, sequence: "the sky is blue.", token: 2630, token_str: "blue" }],
    },
  },
  {
    provider: "hf-inference",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["one text", "another"], normalize: true },
      request: {
        path: "models/acme/tiny-embedder/pipeline/feature-extraction",
        body: { inputs: ["one text", "another"], normalize: true },
      },
      reply: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "hf-inference",
    task: "sentence-similarity",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: { source_sentence: "a cat", sentences: ["a dog", "a stone"] } },
      request: {
        path: "models/acme/tiny-embedder/pipeline/sentence-similarity",
        body: { inputs: { source_sentence: "a cat", sentences: ["a dog", "a stone"] } },
      },
      reply: [0.7, 0.1],
      output: [0.7, 0.1],
    },
  },
  {
    provider: "hf-inference",
    task: "image-classification",
    example: {
      model: "acme/tiny-classifier",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } }, parameters: { top_k: 2 } },
      request: { path: "models/acme/tiny-classifier", body: { inputs: "iVBORw0KGgo=", parameters: { top_k: 2 } } },
      reply: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
      output: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
    },
  },
  {
    provider: "hf-inference",
    task: "image-segmentation",
    example: {
      model: "acme/tiny-cutter",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: { path: "models/acme/tiny-cutter", body: { inputs: "iVBORw0KGgo=" } },
      reply: [{ label: "sky", mask: "iVBORw0KGgo=", score: null }],
      output: [{ label: "sky", mask: "iVBORw0KGgo=", score: null }],
    },
  },
  {
    provider: "hf-inference",
    task: "document-question-answering",
    example: {
      model: "acme/tiny-reader",
      arguments: {
        inputs: { question: "What is the total?", image: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      },
      request: {
        path: "models/acme/tiny-reader",
        body: { inputs: { question: "What is the total?", image: "iVBORw0KGgo=" } },
      },
      reply: [{ answer: "42", score: 0.9, start: 3, end: 3 }],
      output: { answer: "42", score: 0.9, start: 3, end: 3 },
    },
  },
  {
    provider: "hf-inference",
    task: "visual-question-answering",
    example: {
      model: "acme/tiny-looker",
      arguments: {
        inputs: { question: "How many boats?", image: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      },
      request: {
        path: "models/acme/tiny-looker",
        body: { inputs: { question: "How many boats?", image: "iVBORw0KGgo=" } },
      },
      reply: [
        { answer: "two", score: 0.8 },
        { answer: "one", score: 0.1 },
      ],
      output: { answer: "two", score: 0.8 },
    },
  },
  {
    provider: "hf-inference",
    task: "image-to-text",
    example: {
      model: "acme/tiny-looker",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: { path: "models/acme/tiny-looker", body: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      reply: { generated_text: "a lighthouse" },
      output: { generated_text: "a lighthouse" },
    },
  },
  {
    provider: "hf-inference",
    task: "object-detection",
    example: {
      model: "acme/tiny-finder",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: { path: "models/acme/tiny-finder", body: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      reply: [{ label: "boat", score: 0.9, box: { xmin: 1, ymin: 2, xmax: 30, ymax: 40 } }],
      output: [{ label: "boat", score: 0.9, box: { xmin: 1, ymin: 2, xmax: 30, ymax: 40 } }],
    },
  },
  {
    provider: "hf-inference",
    task: "zero-shot-image-classification",
    example: {
      model: "acme/tiny-classifier",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { candidate_labels: ["POSITIVE", "NEGATIVE"] },
      },
      request: {
        path: "models/acme/tiny-classifier",
        body: { inputs: { image: "iVBORw0KGgo=" }, parameters: { candidate_labels: ["POSITIVE", "NEGATIVE"] } },
      },
      reply: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
      output: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
    },
  },
  {
    provider: "hf-inference",
    task: "zero-shot-classification",
    example: {
      model: "acme/tiny-classifier",
      arguments: { inputs: "A fine day.", parameters: { candidate_labels: ["POSITIVE", "NEGATIVE"] } },
      request: {
        path: "models/acme/tiny-classifier",
        body: { inputs: "A fine day.", parameters: { candidate_labels: ["POSITIVE", "NEGATIVE"] } },
      },
      reply: { sequence: "A fine day.", labels: ["POSITIVE", "NEGATIVE"], scores: [0.9, 0.1] },
      output: [
        { label: "POSITIVE", score: 0.9 },
        { label: "NEGATIVE", score: 0.1 },
      ],
    },
  },
  {
    provider: "hf-inference",
    task: "image-to-image",
    example: {
      model: "acme/tiny-edit",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "models/acme/tiny-edit",
        body: { inputs: "iVBORw0KGgo=", parameters: { prompt: "make it snow" } },
      },
      reply: { $blob: { type: "image/jpeg", base64: "/9j/2Q==" } },
      media: { type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "hf-inference",
    task: "table-question-answering",
    example: {
      model: "acme/tiny-table",
      arguments: { inputs: { query: "How many stars?", table: { Name: ["Hub"], Stars: ["5"] } } },
      request: {
        path: "models/acme/tiny-table",
        body: { inputs: { query: "How many stars?", table: { Name: ["Hub"], Stars: ["5"] } } },
      },
      reply: { aggregator: "SUM", answer: "SUM > 5", cells: ["5"], coordinates: [[0, 1]] },
      output: { aggregator: "SUM", answer: "SUM > 5", cells: ["5"], coordinates: [[0, 1]] },
    },
  },
  {
    provider: "hf-inference",
    task: "tabular-classification",
    example: {
      model: "acme/tiny-table",
      arguments: { inputs: { data: { height: ["1.5", "2"] } } },
      request: { path: "models/acme/tiny-table", body: { inputs: { data: { height: ["1.5", "2"] } } } },
      reply: [0, 1],
      output: [0, 1],
    },
  },
  {
    provider: "hf-inference",
    task: "tabular-regression",
    example: {
      model: "acme/tiny-table",
      arguments: { inputs: { data: { height: ["1.5", "2"] } } },
      request: { path: "models/acme/tiny-table", body: { inputs: { data: { height: ["1.5", "2"] } } } },
      reply: [3.5, 4.25],
      output: [3.5, 4.25],
    },
  },
  {
    provider: "hf-inference",
    task: "text-to-speech",
    example: {
      model: "acme/tiny-voice",
      arguments: { inputs: "Mind the step." },
      request: { path: "models/acme/tiny-voice", body: { inputs: "Mind the step." } },
      reply: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } },
      media: { type: "audio/flac", base64: "ZkxhQw==" },
    },
  },
  {
    provider: "hf-inference",
    task: "text-to-audio",
    example: {
      model: "acme/tiny-music",
      arguments: { inputs: "a slow waltz" },
      request: { path: "models/acme/tiny-music", body: { inputs: "a slow waltz" } },
      reply: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } },
      media: { type: "audio/flac", base64: "ZkxhQw==" },
    },
  },
  {
    provider: "hf-inference",
    task: "token-classification",
    example: {
      model: "acme/tiny-tagger",
      arguments: { inputs: "Ada lives in Paris." },
      request: { path: "models/acme/tiny-tagger", body: { inputs: "Ada lives in Paris." } },
      reply: [{ entity_group: "PER", score: 0.9, word: "Ada", start: 0, end: 3 }],
      output: [{ entity_group: "PER", score: 0.9, word: "Ada", start: 0, end: 3 }],
    },
  },
  {
    provider: "hf-inference",
    task: "translation",
    example: {
      model: "acme/tiny-translator",
      arguments: { inputs: "The sky is blue.", parameters: { tgt_lang: "fr_XX" } },
      request: {
        path: "models/acme/tiny-translator",
        body: { inputs: "The sky is blue.", parameters: { tgt_lang: "fr_XX" } },
      },
      reply: [{ translation_text: "Le ciel est bleu." }],
      output: { translation_text: "Le ciel est bleu." },
    },
  },
  {
    provider: "hf-inference",
    task: "summarization",
    example: {
      model: "acme/tiny-writer",
      arguments: { inputs: "The sky is blue and the sea is too." },
      request: { path: "models/acme/tiny-writer", body: { inputs: "The sky is blue and the sea is too." } },
      reply: [{ summary_text: "All is blue." }],
      output: { summary_text: "All is blue." },
    },
  },
  {
    provider: "hyperbolic",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "hyperbolic",
    task: "text-generation",
    example: {
      model: "acme/tiny-chat",
      arguments: { inputs: "Name a fruit.", parameters: { max_new_tokens: 3 } },
      request: {
        body: { messages: [{ role: "user", content: "Name a fruit." }], model: "acme/tiny-chat", max_tokens: 3 },
      },
      reply: {
        id: "chat-2",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "A plum." } }],
      },
      output: { generated_text: "A plum." },
    },
  },
  {
    provider: "hyperbolic",
    task: "text-to-image",
    example: {
      model: "tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { steps: 5 } },
      request: {
        path: "v1/images/generations",
        body: { steps: 5, prompt: "a lighthouse at dusk", model_name: "tiny-painter" },
      },
      reply: { images: [{ index: 0, image: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "luma",
    task: "text-to-video",
    example: {
      model: "ray-2",
      arguments: { inputs: "waves on a beach", parameters: { duration: "5s", resolution: "720p" } },
      request: {
        path: "generations/video",
        body: { duration: "5s", resolution: "720p", prompt: "waves on a beach", model: "ray-2" },
      },
      reply: { id: "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e", state: "queued", assets: null },
      statuses: [
        { id: "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e", state: "dreaming", assets: null },
        {
          id: "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e",
          state: "completed",
          assets: { video: "https://media.example/waves.mp4" },
        },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "luma",
    task: "text-to-image",
    example: {
      model: "photon-1",
      arguments: { inputs: "a lighthouse at dusk", parameters: { aspect_ratio: "16:9" } },
      request: {
        path: "generations/image",
        body: { aspect_ratio: "16:9", prompt: "a lighthouse at dusk", model: "photon-1" },
      },
      reply: { id: "7c1f6a4e-23a2-4d1c-9d0f-3f8a3f1a2b4c", state: "queued", assets: null },
      statuses: [
        { id: "7c1f6a4e-23a2-4d1c-9d0f-3f8a3f1a2b4c", state: "dreaming", assets: null },
        {
          id: "7c1f6a4e-23a2-4d1c-9d0f-3f8a3f1a2b4c",
          state: "completed",
          assets: { image: "https://media.example/picture.jpeg" },
        },
      ],
      media: { url: "https://media.example/picture.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "mistral",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: {
        messages: [{ role: "user", content: "Name a colour." }],
        seed: 7,
        max_completion_tokens: 8,
        store: false,
        stream_options: { include_usage: true },
      },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          random_seed: 7,
          max_tokens: 8,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "mistral",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["first text", "second text"], encoding_format: "float" },
      request: {
        body: { encoding_format: "float", input: ["first text", "second text"], model: "acme/tiny-embedder" },
      },
      reply: {
        object: "list",
        model: "acme/tiny-embedder",
        data: [
          { object: "embedding", index: 1, embedding: [0.5, -0.5] },
          { object: "embedding", index: 0, embedding: [0.25, 0.75] },
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "mistral",
    task: "automatic-speech-recognition",
    example: {
      model: "acme/tiny-listener",
      arguments: {
        inputs: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
        parameters: { timestamp_granularities: ["segment"] },
      },
      request: {
        body: {
          timestamp_granularities: "segment",
          model: "acme/tiny-listener",
          file: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==", name: "audio.mp3" } },
        },
      },
      reply: { text: "Mind the step.", segments: [{ start: 0, end: 1.5, text: "Mind the step." }] },
      output: { text: "Mind the step.", chunks: [{ text: "Mind the step.", timestamp: [0, 1.5] }] },
    },
  },
  {
    provider: "nebius",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: {
        messages: [{ role: "user", content: "Name a colour as JSON." }],
        response_format: { type: "json_schema", json_schema: { name: "colour", schema: { type: "object" } } },
      },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour as JSON." }],
          response_format: { type: "json_schema", json_schema: { name: "colour", schema: { type: "object" } } },
          guided_json: { type: "object" },
        },
      },
      reply: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: '{"colour":"blue"}' } }],
        usage: null,
      },
      output: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: '{"colour":"blue"}' } }],
        usage: null,
      },
    },
  },
  {
    provider: "nebius",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, temperature: 0.5 } },
      request: { body: { model: "acme/tiny-base", prompt: "Once upon a", max_tokens: 4, temperature: 0.5 } },
      reply: {
        id: "text-1",
        object: "text_completion",
        created: 1760000000,
        model: "acme/tiny-base",
        choices: [{ index: 0, text: " time there was", finish_reason: "length" }],
      },
      output: { generated_text: " time there was" },
    },
  },
  {
    provider: "nebius",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { seed: 7 } },
      request: {
        body: { seed: 7, response_format: "b64_json", prompt: "a lighthouse at dusk", model: "acme/tiny-painter" },
      },
      reply: { data: [{ b64_json: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "nebius",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["one text"] },
      request: { body: { input: ["one text"], model: "acme/tiny-embedder" } },
      reply: { data: [{ index: 0, embedding: [0.25, 0.75] }] },
      output: [[0.25, 0.75]],
    },
  },
  {
    provider: "novita",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "novita",
    task: "text-generation",
    example: {
      model: "acme/tiny-chat",
      arguments: { inputs: "Name a fruit.", parameters: { max_new_tokens: 3 } },
      request: {
        body: { messages: [{ role: "user", content: "Name a fruit." }], model: "acme/tiny-chat", max_tokens: 3 },
      },
      reply: {
        id: "chat-2",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "A plum." } }],
      },
      output: { generated_text: "A plum." },
    },
  },
  {
    provider: "novita",
    task: "image-text-to-video",
    example: {
      model: "MiniMax-H3",
      arguments: {
        parameters: {
          prompt: "waves on a beach",
          num_frames: 120,
          target_size: { width: 1920, height: 1080 },
          seed: 1,
        },
      },
      request: {
        path: "v3/minimax/v2/video_generation",
        body: {
          model: "MiniMax-H3",
          content: [{ type: "text", text: "waves on a beach" }],
          resolution: "768P",
          duration: 5,
          ratio: "16:9",
        },
      },
      reply: { task_id: "job-1" },
      statuses: [
        { task: { status: "running" } },
        { task: { status: "succeeded", content: { url: "https://media.example/waves.mp4" } } },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "novita",
    task: "text-to-video",
    example: {
      model: "tiny-film",
      arguments: { inputs: "waves on a beach", parameters: { num_inference_steps: 5 } },
      request: { path: "v3/async/tiny-film", body: { steps: 5, prompt: "waves on a beach" } },
      reply: { task_id: "job-1" },
      statuses: [
        { task: { task_id: "job-1", status: "TASK_STATUS_QUEUED" } },
        {
          task: { task_id: "job-1", status: "TASK_STATUS_SUCCEED" },
          videos: [{ video_url: "https://media.example/waves.mp4" }],
        },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "nscale",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "nscale",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { width: 64, height: 64 } },
      request: {
        body: {
          width: 64,
          height: 64,
          response_format: "b64_json",
          prompt: "a lighthouse at dusk",
          model: "acme/tiny-painter",
        },
      },
      reply: { created: 1760000000, data: [{ b64_json: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "nvidia",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "ollama",
    task: "conversational",
    example: {
      model: "llama3.2",
      arguments: {
        messages: [
          { role: "user", content: "What is the weather in Tokyo?" },
          {
            role: "assistant",
            content: null,
            tool_calls: [
              { id: "call-1", type: "function", function: { name: "get_weather", arguments: '{"city":"Tokyo"}' } },
            ],
          },
          { role: "tool", tool_call_id: "call-1", content: "sunny" },
        ],
        max_tokens: 8,
        temperature: 0,
      },
      request: {
        path: "api/chat",
        body: {
          model: "llama3.2",
          stream: false,
          messages: [
            { role: "user", content: "What is the weather in Tokyo?" },
            {
              role: "assistant",
              content: null,
              tool_calls: [{ id: "call-1", function: { name: "get_weather", arguments: { city: "Tokyo" } } }],
            },
            { role: "tool", tool_call_id: "call-1", content: "sunny" },
          ],
          options: { num_predict: 8, temperature: 0 },
        },
      },
      reply: {
        model: "llama3.2",
        created_at: "2026-11-27T12:00:00Z",
        message: { role: "assistant", content: "It is sunny." },
        done_reason: "stop",
        done: true,
        prompt_eval_count: 26,
        eval_count: 4,
      },
      records: [
        {
          model: "llama3.2",
          created_at: "2026-11-27T12:00:00Z",
          message: { role: "assistant", content: "It is" },
          done: false,
        },
        {
          model: "llama3.2",
          created_at: "2026-11-27T12:00:01Z",
          message: { role: "assistant", content: " sunny." },
          done: false,
        },
        {
          model: "llama3.2",
          created_at: "2026-11-27T12:00:02Z",
          message: { role: "assistant", content: "" },
          done_reason: "stop",
          done: true,
          prompt_eval_count: 26,
          eval_count: 4,
        },
      ],
      output: {
        object: "chat.completion",
        id: "2026-11-27T12:00:00Z",
        model: "llama3.2",
        choices: [{ index: 0, message: { role: "assistant", content: "It is sunny." }, finish_reason: "stop" }],
        usage: { prompt_tokens: 26, completion_tokens: 4 },
      },
    },
  },
  {
    provider: "ollama",
    task: "text-generation",
    example: {
      model: "llama3.2",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, temperature: 0.5 } },
      request: {
        path: "api/generate",
        body: {
          model: "llama3.2",
          prompt: "Once upon a",
          stream: false,
          options: { max_new_tokens: 4, temperature: 0.5, num_predict: 4 },
        },
      },
      reply: {
        model: "llama3.2",
        created_at: "2026-11-27T12:00:00Z",
        response: " time there was",
        done: true,
        done_reason: "length",
      },
      records: [
        { model: "llama3.2", created_at: "2026-11-27T12:00:00Z", response: " time", done: false },
        { model: "llama3.2", created_at: "2026-11-27T12:00:01Z", response: " there was", done: false },
        { model: "llama3.2", created_at: "2026-11-27T12:00:02Z", response: "", done: true, done_reason: "length" },
      ],
      output: { generated_text: " time there was" },
    },
  },
  {
    provider: "ollama",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "ollama",
    task: "feature-extraction",
    example: {
      model: "all-minilm",
      arguments: { inputs: ["first text", "second text"], truncate: true },
      request: {
        path: "api/embed",
        body: { truncate: true, model: "all-minilm", input: ["first text", "second text"] },
      },
      reply: {
        model: "all-minilm",
        embeddings: [
          [0.25, 0.75],
          [0.5, -0.5],
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "openai",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "openai",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", background: true },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", background: true } },
      reply: { id: "resp_1", object: "response", status: "queued", error: null, model: "acme/tiny-chat", output: [] },
      statuses: [
        { id: "resp_1", object: "response", status: "in_progress", error: null, model: "acme/tiny-chat", output: [] },
        {
          id: "resp_1",
          object: "response",
          created_at: 1760000000,
          status: "completed",
          error: null,
          incomplete_details: null,
          model: "acme/tiny-chat",
          output: [
            {
              type: "message",
              id: "msg_1",
              role: "assistant",
              status: "completed",
              content: [{ type: "output_text", text: "Blue.", annotations: [] }],
            },
          ],
          usage: {
            input_tokens: 9,
            input_tokens_details: { cached_tokens: 0 },
            output_tokens: 2,
            output_tokens_details: { reasoning_tokens: 0 },
            total_tokens: 11,
          },
        },
      ],
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "openrouter",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "openrouter",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "openrouter",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["first text", "second text"], encoding_format: "float" },
      request: {
        body: { encoding_format: "float", input: ["first text", "second text"], model: "acme/tiny-embedder" },
      },
      reply: {
        object: "list",
        model: "acme/tiny-embedder",
        data: [
          { object: "embedding", index: 1, embedding: [0.5, -0.5] },
          { object: "embedding", index: 0, embedding: [0.25, 0.75] },
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "openrouter",
    task: "text-to-video",
    example: {
      model: "google/veo-3.1",
      arguments: { inputs: "waves on a beach", parameters: { duration: 8, aspect_ratio: "16:9" } },
      request: {
        path: "videos",
        body: { duration: 8, aspect_ratio: "16:9", prompt: "waves on a beach", model: "google/veo-3.1" },
      },
      reply: { id: "job-1", polling_url: "/api/v1/videos/job-1", status: "pending" },
      statuses: [
        { id: "job-1", polling_url: "/api/v1/videos/job-1", status: "in_progress" },
        {
          id: "job-1",
          polling_url: "/api/v1/videos/job-1",
          status: "completed",
          unsigned_urls: ["https://openrouter.ai/api/v1/videos/job-1/content?index=0"],
          usage: { cost: 0.5, is_byok: false },
        },
      ],
      result: { $blob: { type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" } },
      media: { type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "openrouter",
    task: "image-to-video",
    example: {
      model: "google/veo-3.1",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "the water moves" },
      },
      request: {
        path: "videos",
        body: {
          prompt: "the water moves",
          frame_images: [
            { type: "image_url", image_url: { url: "data:image/png;base64,iVBORw0KGgo=" }, frame_type: "first_frame" },
          ],
          model: "google/veo-3.1",
        },
      },
      reply: { id: "job-1", polling_url: "/api/v1/videos/job-1", status: "pending" },
      statuses: [{ id: "job-1", polling_url: "/api/v1/videos/job-1", status: "completed" }],
      result: { $blob: { type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" } },
      media: { type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "ovhcloud",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "ovhcloud",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, temperature: 0.5 } },
      request: { body: { model: "acme/tiny-base", prompt: "Once upon a", max_tokens: 4, temperature: 0.5 } },
      reply: {
        id: "text-1",
        object: "text_completion",
        created: 1760000000,
        model: "acme/tiny-base",
        choices: [{ index: 0, text: " time there was", finish_reason: "length" }],
      },
      output: { generated_text: " time there was" },
    },
  },
  {
    provider: "publicai",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "replicate",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter:0a1b2c",
      mapping: { hfModelId: "acme/tiny-style", adapter: "lora", adapterWeightsPath: "style.safetensors" },
      arguments: { inputs: "a lighthouse at dusk", parameters: { num_outputs: 1 } },
      request: {
        path: "v1/predictions",
        headers: { Prefer: "wait" },
        body: {
          input: {
            num_outputs: 1,
            prompt: "a lighthouse at dusk",
            lora_weights: "https://huggingface.co/acme/tiny-style",
          },
          version: "0a1b2c",
        },
      },
      reply: {
        id: "job-1",
        status: "processing",
        urls: {
          get: "https://api.replicate.com/v1/predictions/job-1",
          cancel: "https://api.replicate.com/v1/predictions/job-1/cancel",
        },
      },
      statuses: [
        { id: "job-1", status: "processing", logs: "step 1\nstep 2" },
        { id: "job-1", status: "succeeded", output: ["https://media.example/picture.jpeg"] },
      ],
      media: { url: "https://media.example/picture.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "replicate",
    task: "text-to-speech",
    example: {
      model: "acme/tiny-voice",
      arguments: { inputs: "Mind the step." },
      request: {
        path: "v1/models/acme/tiny-voice/predictions",
        headers: { Prefer: "wait" },
        body: { input: { text: "Mind the step." } },
      },
      reply: {
        id: "job-2",
        status: "succeeded",
        urls: {
          get: "https://api.replicate.com/v1/predictions/job-1",
          cancel: "https://api.replicate.com/v1/predictions/job-1/cancel",
        },
        output: "https://media.example/step.wav",
      },
      media: { url: "https://media.example/step.wav", type: "audio/wav", base64: "UklGRgAAAABXQVZF" },
    },
  },
  {
    provider: "replicate",
    task: "text-to-video",
    example: {
      model: "acme/tiny-film",
      arguments: { inputs: "waves on a beach" },
      request: {
        path: "v1/models/acme/tiny-film/predictions",
        headers: { Prefer: "wait" },
        body: { input: { prompt: "waves on a beach" } },
      },
      reply: {
        id: "job-3",
        status: "starting",
        urls: {
          get: "https://api.replicate.com/v1/predictions/job-1",
          cancel: "https://api.replicate.com/v1/predictions/job-1/cancel",
        },
      },
      statuses: [{ id: "job-3", status: "succeeded", output: "https://media.example/waves.mp4" }],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "replicate",
    task: "automatic-speech-recognition",
    example: {
      model: "acme/tiny-listener",
      arguments: { inputs: { $blob: { type: "audio/flac", base64: "ZkxhQw==" } } },
      request: {
        path: "v1/models/acme/tiny-listener/predictions",
        headers: { Prefer: "wait" },
        body: { input: { audio: "data:audio/flac;base64,ZkxhQw==" } },
      },
      reply: {
        id: "job-4",
        status: "succeeded",
        urls: {
          get: "https://api.replicate.com/v1/predictions/job-1",
          cancel: "https://api.replicate.com/v1/predictions/job-1/cancel",
        },
        output: { transcription: "Mind the step.", txt_file: null },
      },
      output: { text: "Mind the step." },
    },
  },
  {
    provider: "replicate",
    task: "image-to-image",
    example: {
      model: "acme/tiny-edit",
      arguments: { inputs: { $blob: { type: "", base64: "/9j/2Q==" } }, parameters: { prompt: "make it snow" } },
      request: {
        path: "v1/models/acme/tiny-edit/predictions",
        headers: { Prefer: "wait" },
        body: {
          input: {
            prompt: "make it snow",
            image: "data:image/jpeg;base64,/9j/2Q==",
            images: ["data:image/jpeg;base64,/9j/2Q=="],
            input_image: "data:image/jpeg;base64,/9j/2Q==",
            input_images: ["data:image/jpeg;base64,/9j/2Q=="],
          },
        },
      },
      reply: {
        id: "job-5",
        status: "succeeded",
        urls: {
          get: "https://api.replicate.com/v1/predictions/job-1",
          cancel: "https://api.replicate.com/v1/predictions/job-1/cancel",
        },
        output: ["https://media.example/snow.jpeg"],
      },
      media: { url: "https://media.example/snow.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "runway",
    task: "text-to-image",
    example: {
      model: "gen4_image",
      arguments: { inputs: "a lighthouse at dusk", parameters: { ratio: "1280:720", seed: 7 } },
      request: {
        path: "v1/text_to_image",
        body: { ratio: "1280:720", seed: 7, promptText: "a lighthouse at dusk", model: "gen4_image" },
      },
      reply: { id: "job-1" },
      statuses: [
        { id: "job-1", createdAt: "2026-11-22T12:00:00Z", status: "PENDING" },
        { id: "job-1", createdAt: "2026-11-22T12:00:00Z", status: "RUNNING", progress: 0.5 },
        {
          id: "job-1",
          createdAt: "2026-11-22T12:00:00Z",
          status: "SUCCEEDED",
          output: ["https://media.example/picture.png"],
        },
      ],
      media: { url: "https://media.example/picture.png", type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "runway",
    task: "text-to-video",
    example: {
      model: "veo3.1",
      arguments: { inputs: "waves on a beach", parameters: { ratio: "1280:720", duration: 4 } },
      request: {
        path: "v1/text_to_video",
        body: { ratio: "1280:720", duration: 4, promptText: "waves on a beach", model: "veo3.1" },
      },
      reply: { id: "job-1" },
      statuses: [
        { id: "job-1", createdAt: "2026-11-22T12:00:00Z", status: "THROTTLED" },
        {
          id: "job-1",
          createdAt: "2026-11-22T12:00:00Z",
          status: "SUCCEEDED",
          output: ["https://media.example/waves.mp4"],
        },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "runway",
    task: "image-to-video",
    example: {
      model: "gen4_turbo",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "the water moves", ratio: "1280:720" },
      },
      request: {
        path: "v1/image_to_video",
        body: {
          promptText: "the water moves",
          ratio: "1280:720",
          promptImage: "data:image/png;base64,iVBORw0KGgo=",
          model: "gen4_turbo",
        },
      },
      reply: { id: "job-1" },
      statuses: [
        { id: "job-1", createdAt: "2026-11-22T12:00:00Z", status: "RUNNING", progress: 0.1 },
        {
          id: "job-1",
          createdAt: "2026-11-22T12:00:00Z",
          status: "SUCCEEDED",
          output: ["https://media.example/waves.mp4"],
        },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "sambanova",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: {
        messages: [{ role: "user", content: "Name a colour as JSON." }],
        response_format: { type: "json_schema", json_schema: { name: "colour", strict: true } },
      },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour as JSON." }],
          response_format: { type: "json_schema", json_schema: { name: "colour", strict: false } },
        },
      },
      reply: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: '{"colour":"blue"}' } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: '{"colour":"blue"}' } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "sambanova",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "sambanova",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: "one text" },
      request: { body: { model: "acme/tiny-embedder", input: "one text", inputs: "one text" } },
      reply: { data: [{ index: 0, embedding: [0.25, 0.75] }] },
      output: [[0.25, 0.75]],
    },
  },
  {
    provider: "scaleway",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "scaleway",
    task: "responses",
    example: {
      model: "acme/tiny-chat",
      arguments: { input: "Name a colour.", max_output_tokens: 16, temperature: 0 },
      request: { body: { model: "acme/tiny-chat", input: "Name a colour.", max_output_tokens: 16, temperature: 0 } },
      reply: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
      output: {
        id: "resp_1",
        object: "response",
        created_at: 1760000000,
        status: "completed",
        error: null,
        incomplete_details: null,
        model: "acme/tiny-chat",
        output: [
          {
            type: "message",
            id: "msg_1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text: "Blue.", annotations: [] }],
          },
        ],
        output_text: "Blue.",
        usage: {
          input_tokens: 9,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 2,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 11,
        },
      },
    },
  },
  {
    provider: "scaleway",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4, temperature: 0.5 } },
      request: { body: { model: "acme/tiny-base", prompt: "Once upon a", max_tokens: 4, temperature: 0.5 } },
      reply: {
        id: "text-1",
        object: "text_completion",
        created: 1760000000,
        model: "acme/tiny-base",
        choices: [{ index: 0, text: " time there was", finish_reason: "length" }],
      },
      output: { generated_text: " time there was" },
    },
  },
  {
    provider: "scaleway",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: "one text", encoding_format: "float" },
      request: { body: { input: "one text", model: "acme/tiny-embedder" } },
      reply: { data: [{ embedding: [0.25, 0.75] }] },
      output: [[0.25, 0.75]],
    },
  },
  {
    provider: "stability",
    task: "text-to-image",
    example: {
      model: "core",
      arguments: {
        inputs: "a lighthouse at dusk",
        parameters: { aspect_ratio: "16:9", seed: 7, output_format: "png" },
      },
      request: {
        path: "v2beta/stable-image/generate/core",
        body: { aspect_ratio: "16:9", seed: "7", output_format: "png", prompt: "a lighthouse at dusk" },
      },
      reply: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
      media: { type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "stability",
    task: "image-to-image",
    example: {
      model: "upscale/creative",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "a lighthouse in snow", creativity: 0.3 },
      },
      request: {
        path: "v2beta/stable-image/upscale/creative",
        body: {
          prompt: "a lighthouse in snow",
          creativity: "0.3",
          image: { $blob: { type: "image/png", base64: "iVBORw0KGgo=", name: "image.png" } },
        },
      },
      reply: { id: "job-1" },
      statuses: [{ id: "job-1", status: "in-progress" }, { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } }],
      media: { type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "together",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: {
        messages: [{ role: "user", content: "Name a colour as JSON." }],
        response_format: { type: "json_schema", json_schema: { name: "colour", schema: { type: "object" } } },
      },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour as JSON." }],
          response_format: { type: "json_schema", schema: { type: "object" } },
        },
      },
      reply: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: '{"colour":"blue"}' } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: '{"colour":"blue"}' } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "together",
    task: "text-generation",
    example: {
      model: "acme/tiny-base",
      arguments: { inputs: "Once upon a", parameters: { max_new_tokens: 4 } },
      request: { body: { model: "acme/tiny-base", prompt: "Once upon a", max_tokens: 4 } },
      reply: { model: "acme/tiny-base", choices: [{ text: " time there was", finish_reason: "length", seed: 7 }] },
      output: { generated_text: " time there was", details: { finish_reason: "length", seed: 7 } },
    },
  },
  {
    provider: "together",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { num_inference_steps: 5 } },
      request: {
        body: { steps: 5, prompt: "a lighthouse at dusk", response_format: "base64", model: "acme/tiny-painter" },
      },
      reply: { data: [{ index: 0, b64_json: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "together",
    task: "image-to-image",
    example: {
      model: "acme/FLUX.1-Kontext-tiny",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow", num_inference_steps: 5 },
      },
      request: {
        body: {
          prompt: "make it snow",
          image_url: "data:image/png;base64,iVBORw0KGgo=",
          steps: 5,
          response_format: "base64",
          model: "acme/FLUX.1-Kontext-tiny",
        },
      },
      reply: { data: [{ index: 0, b64_json: "/9j/2Q==" }] },
      media: { base64: "/9j/2Q==", type: "image/jpeg" },
    },
  },
  {
    provider: "together",
    task: "text-to-video",
    example: {
      model: "acme/tiny-film",
      arguments: {
        inputs: "waves on a beach",
        parameters: { num_inference_steps: 5, target_size: { width: 320, height: 240 } },
      },
      request: {
        path: "v2/videos",
        body: { steps: 5, width: 320, height: 240, prompt: "waves on a beach", model: "acme/tiny-film" },
      },
      reply: { id: "job-1", status: "queued" },
      statuses: [
        { id: "job-1", status: "in_progress" },
        { id: "job-1", status: "completed", outputs: { video_url: "https://media.example/waves.mp4" } },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "together",
    task: "image-to-video",
    example: {
      model: "acme/tiny-film",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "v2/videos",
        body: {
          prompt: "make it snow",
          frame_images: [{ input_image: "data:image/png;base64,iVBORw0KGgo=", frame: "first" }],
          model: "acme/tiny-film",
        },
      },
      reply: { id: "job-1" },
      statuses: [
        { id: "job-1", status: "in_progress" },
        { id: "job-1", status: "completed", outputs: { video_url: "https://media.example/waves.mp4" } },
      ],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "together",
    task: "feature-extraction",
    example: {
      model: "acme/tiny-embedder",
      arguments: { inputs: ["first text", "second text"], encoding_format: "float" },
      request: {
        body: { encoding_format: "float", input: ["first text", "second text"], model: "acme/tiny-embedder" },
      },
      reply: {
        object: "list",
        model: "acme/tiny-embedder",
        data: [
          { object: "embedding", index: 1, embedding: [0.5, -0.5] },
          { object: "embedding", index: 0, embedding: [0.25, 0.75] },
        ],
      },
      output: [
        [0.25, 0.75],
        [0.5, -0.5],
      ],
    },
  },
  {
    provider: "together",
    task: "text-to-speech",
    example: {
      model: "acme/Kokoro-tiny",
      arguments: { inputs: "Mind the step." },
      request: { body: { voice: "af_alloy", input: "Mind the step.", model: "acme/Kokoro-tiny" } },
      reply: { $blob: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" } },
      media: { type: "audio/mpeg", base64: "SUQzBAAAAAAAAA==" },
    },
  },
  {
    provider: "together",
    task: "automatic-speech-recognition",
    example: {
      model: "acme/tiny-listener",
      arguments: { inputs: "https://media.example/step.flac" },
      request: { body: { model: "acme/tiny-listener", file: "https://media.example/step.flac" } },
      reply: { text: "Mind the step." },
      output: { text: "Mind the step." },
    },
  },
  {
    provider: "wavespeed",
    task: "text-to-image",
    example: {
      model: "acme/tiny-painter",
      mapping: { hfModelId: "acme/tiny-style", adapter: "lora" },
      arguments: { inputs: "a lighthouse at dusk", parameters: { seed: 7, images: ["ignored"] } },
      request: {
        path: "api/v3/acme/tiny-painter",
        body: { seed: 7, prompt: "a lighthouse at dusk", loras: [{ path: "acme/tiny-style", scale: 1 }] },
      },
      reply: {
        code: 200,
        data: {
          id: "job-1",
          status: "created",
          urls: { get: "https://api.wavespeed.ai/api/v3/predictions/job-1/result" },
        },
      },
      statuses: [
        { data: { id: "job-1", status: "processing", outputs: [] } },
        { data: { id: "job-1", status: "completed", outputs: ["https://media.example/picture.jpeg"] } },
      ],
      media: { url: "https://media.example/picture.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "wavespeed",
    task: "text-to-video",
    example: {
      model: "acme/tiny-film",
      arguments: { inputs: "waves on a beach", parameters: { duration: 5 } },
      request: { path: "api/v3/acme/tiny-film", body: { duration: 5, prompt: "waves on a beach" } },
      reply: {
        code: 200,
        data: {
          id: "job-1",
          status: "created",
          urls: { get: "https://api.wavespeed.ai/api/v3/predictions/job-1/result" },
        },
      },
      statuses: [{ data: { id: "job-1", status: "completed", outputs: ["https://media.example/waves.mp4"] } }],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "wavespeed",
    task: "image-to-image",
    example: {
      model: "acme/tiny-edit",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "api/v3/acme/tiny-edit",
        body: { image: "iVBORw0KGgo=", images: ["iVBORw0KGgo="], prompt: "make it snow" },
      },
      reply: {
        code: 200,
        data: {
          id: "job-1",
          status: "created",
          urls: { get: "https://api.wavespeed.ai/api/v3/predictions/job-1/result" },
        },
      },
      statuses: [{ data: { id: "job-1", status: "completed", outputs: ["https://media.example/snow.jpeg"] } }],
      media: { url: "https://media.example/snow.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "wavespeed",
    task: "image-to-video",
    example: {
      model: "acme/tiny-edit",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow", images: ["c2Vjb25k"] },
      },
      request: {
        path: "api/v3/acme/tiny-edit",
        body: { image: "iVBORw0KGgo=", images: ["c2Vjb25k"], prompt: "make it snow" },
      },
      reply: {
        code: 200,
        data: {
          id: "job-1",
          status: "created",
          urls: { get: "https://api.wavespeed.ai/api/v3/predictions/job-1/result" },
        },
      },
      statuses: [{ data: { id: "job-1", status: "completed", outputs: ["https://media.example/waves.mp4"] } }],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "wavespeed",
    task: "image-text-to-image",
    example: {
      model: "acme/tiny-edit",
      arguments: { parameters: { prompt: "a lighthouse at dusk" } },
      request: {
        path: "api/v3/acme/tiny-edit",
        body: {
          image: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII=",
          images: ["iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR42mNgAAIAAAUAAen63NgAAAAASUVORK5CYII="],
          prompt: "a lighthouse at dusk",
        },
      },
      reply: {
        code: 200,
        data: {
          id: "job-1",
          status: "created",
          urls: { get: "https://api.wavespeed.ai/api/v3/predictions/job-1/result" },
        },
      },
      statuses: [{ data: { id: "job-1", status: "completed", outputs: ["https://media.example/snow.jpeg"] } }],
      media: { url: "https://media.example/snow.jpeg", type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "wavespeed",
    task: "image-text-to-video",
    example: {
      model: "acme/tiny-edit",
      arguments: {
        inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } },
        parameters: { prompt: "make it snow" },
      },
      request: {
        path: "api/v3/acme/tiny-edit",
        body: { image: "iVBORw0KGgo=", images: ["iVBORw0KGgo="], prompt: "make it snow" },
      },
      reply: {
        code: 200,
        data: {
          id: "job-1",
          status: "created",
          urls: { get: "https://api.wavespeed.ai/api/v3/predictions/job-1/result" },
        },
      },
      statuses: [{ data: { id: "job-1", status: "completed", outputs: ["https://media.example/waves.mp4"] } }],
      media: { url: "https://media.example/waves.mp4", type: "video/mp4", base64: "AAAAGGZ0eXBtcDQyAAAAAA==" },
    },
  },
  {
    provider: "yandex",
    task: "text-to-image",
    example: {
      model: "b1g01234567890abcdef/yandex-art/latest",
      arguments: { inputs: "a lighthouse at dusk", parameters: { seed: 7, width: 1024, height: 512 } },
      request: {
        path: "foundationModels/v1/imageGenerationAsync",
        body: {
          modelUri: "art://b1g01234567890abcdef/yandex-art/latest",
          generationOptions: { seed: "7", aspectRatio: { widthRatio: "1024", heightRatio: "512" } },
          messages: [{ weight: "1", text: "a lighthouse at dusk" }],
        },
      },
      reply: { id: "job-1", description: "", done: false, metadata: null },
      statuses: [
        { id: "job-1", description: "", done: false, metadata: null },
        { id: "job-1", description: "", done: true, metadata: null, response: { image: "/9j/2Q==", modelVersion: "" } },
      ],
      media: { type: "image/jpeg", base64: "/9j/2Q==" },
    },
  },
  {
    provider: "zai-org",
    task: "conversational",
    example: {
      model: "acme/tiny-chat",
      arguments: { messages: [{ role: "user", content: "Name a colour." }], max_tokens: 8, temperature: 0 },
      request: {
        body: {
          model: "acme/tiny-chat",
          messages: [{ role: "user", content: "Name a colour." }],
          max_tokens: 8,
          temperature: 0,
        },
      },
      reply: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
      output: {
        id: "chat-1",
        object: "chat.completion",
        created: 1760000000,
        model: "acme/tiny-chat",
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    },
  },
  {
    provider: "zai-org",
    task: "text-to-image",
    example: {
      model: "tiny-painter",
      arguments: { inputs: "a lighthouse at dusk", parameters: { size: "64x64" } },
      request: {
        path: "api/paas/v4/async/images/generations",
        headers: { "x-source-channel": "hugging_face", "accept-language": "en-US,en" },
        body: { size: "64x64", model: "tiny-painter", prompt: "a lighthouse at dusk" },
      },
      reply: { id: "job-1", model: "tiny-painter", task_status: "PROCESSING" },
      statuses: [
        { task_status: "PROCESSING" },
        { task_status: "SUCCESS", image_result: [{ url: "https://media.example/picture.png" }] },
      ],
      media: { url: "https://media.example/picture.png", type: "image/png", base64: "iVBORw0KGgo=" },
    },
  },
  {
    provider: "zai-org",
    task: "image-to-text",
    example: {
      model: "tiny-reader",
      arguments: { inputs: { $blob: { type: "image/png", base64: "iVBORw0KGgo=" } } },
      request: {
        path: "api/paas/v4/layout_parsing",
        headers: { "x-source-channel": "hugging_face", "accept-language": "en-US,en" },
        body: { model: "tiny-reader", file: "data:image/png;base64,iVBORw0KGgo=" },
      },
      reply: { md_results: "# Title" },
      output: { generated_text: "# Title", generatedText: "# Title" },
    },
  },
];
