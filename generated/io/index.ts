// Generated – do not edit.
// source:    spec/io/*.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { CallSchemas, SchemaTable } from "../contract.ts";
import type { CallId } from "./types.ts";

/** Schemas that several other schemas refer to. */
export const DEFINITIONS: SchemaTable = {
  BoundingBox: {
    type: "object",
    required: ["xmin", "ymin", "xmax", "ymax"],
    properties: {
      xmin: { type: "integer" },
      ymin: { type: "integer" },
      xmax: { type: "integer" },
      ymax: { type: "integer" },
    },
  },
  ChatCompletionCompletionTokensDetails: {
    type: "object",
    properties: {
      reasoning_tokens: { type: ["integer", "null"], minimum: 0 },
      audio_tokens: { type: ["integer", "null"], minimum: 0 },
    },
  },
  ChatCompletionInputURL: {
    type: "object",
    required: ["url"],
    properties: { url: { type: "string" }, detail: { type: ["string", "null"] } },
  },
  ChatCompletionPromptTokensDetails: {
    type: "object",
    properties: {
      cached_tokens: { type: ["integer", "null"], minimum: 0 },
      audio_tokens: { type: ["integer", "null"], minimum: 0 },
    },
  },
  ClassificationOutput: {
    type: "object",
    required: ["label", "score"],
    properties: { label: { type: "string" }, score: { type: "number" } },
  },
  ClassificationOutputTransform: { enum: ["sigmoid", "softmax", "none"] },
  FeatureExtractionVector: { type: "array", items: { type: "number" } },
  FeatureExtractionVectorGrid: { type: "array", items: { $ref: "FeatureExtractionVectorList" } },
  FeatureExtractionVectorList: { type: "array", items: { $ref: "FeatureExtractionVector" } },
  GenerationParameters: {
    type: "object",
    properties: {
      temperature: { type: "number", minimum: 0 },
      top_k: { type: "integer", minimum: 1 },
      top_p: { type: "number", maximum: 1, exclusiveMinimum: 0 },
      typical_p: { type: "number", maximum: 1, exclusiveMinimum: 0 },
      epsilon_cutoff: { type: "number", minimum: 0, exclusiveMaximum: 1 },
      eta_cutoff: { type: "number", minimum: 0, exclusiveMaximum: 1 },
      max_length: { type: "integer", minimum: 1 },
      max_new_tokens: { type: "integer", minimum: 1 },
      min_length: { type: "integer", minimum: 0 },
      min_new_tokens: { type: "integer", minimum: 0 },
      do_sample: { type: "boolean" },
      early_stopping: { anyOf: [{ type: "boolean" }, { const: "never" }] },
      num_beams: { type: "integer", minimum: 1 },
      num_beam_groups: { type: "integer", minimum: 1 },
      penalty_alpha: { type: "number", minimum: 0, maximum: 1 },
      use_cache: { type: "boolean" },
    },
  },
  ImageFeatureExtractionGrid: { type: "array", items: { $ref: "ImageFeatureExtractionMatrix" } },
  ImageFeatureExtractionMatrix: { type: "array", items: { $ref: "ImageFeatureExtractionVector" } },
  ImageFeatureExtractionVector: { type: "array", items: { type: "number" } },
  ReinforcementLearningFrame: {
    type: "array",
    items: { type: "array", items: { $ref: "ReinforcementLearningVector" } },
  },
  ReinforcementLearningVector: { type: "array", items: { type: "number" } },
  ResponsesInputPart: {
    type: "object",
    required: ["type"],
    properties: {
      type: { type: "string" },
      text: { type: "string" },
      image_url: { type: ["string", "null"] },
      file_data: { type: "string" },
      file_id: { type: ["string", "null"] },
      filename: { type: "string" },
    },
  },
  ResponsesItem: {
    anyOf: [
      {
        type: "object",
        required: ["type", "id", "role", "status", "content"],
        properties: {
          type: { const: "message" },
          id: { type: "string" },
          role: { const: "assistant" },
          status: { enum: ["in_progress", "completed", "incomplete"] },
          content: { type: "array", items: { $ref: "ResponsesPart" } },
        },
      },
      {
        type: "object",
        required: ["type", "call_id", "name", "arguments"],
        properties: {
          type: { const: "function_call" },
          id: { type: "string" },
          call_id: { type: "string" },
          name: { type: "string" },
          arguments: { type: "string" },
          status: { enum: ["in_progress", "completed", "incomplete"] },
        },
      },
      {
        type: "object",
        required: ["type", "id", "summary"],
        properties: {
          type: { const: "reasoning" },
          id: { type: "string" },
          summary: { type: "array", items: { $ref: "ResponsesPart" } },
          content: { type: ["array", "null"], items: { $ref: "ResponsesPart" } },
          encrypted_content: { type: ["string", "null"] },
        },
      },
    ],
  },
  ResponsesPart: {
    type: "object",
    required: ["type"],
    properties: { type: { type: "string" }, text: { type: "string" }, refusal: { type: "string" } },
  },
  ResponsesResponse: {
    type: "object",
    required: ["id", "output", "output_text"],
    properties: {
      id: { type: "string" },
      object: { type: "string" },
      created_at: { type: "number" },
      status: { type: "string" },
      incomplete_details: { anyOf: [{ type: "object", properties: { reason: { type: "string" } } }, { type: "null" }] },
      error: {
        anyOf: [
          {
            type: "object",
            required: ["code", "message"],
            properties: { code: { type: "string" }, message: { type: "string" } },
          },
          { type: "null" },
        ],
      },
      model: { type: "string" },
      output: { type: "array", items: { $ref: "ResponsesItem" } },
      output_text: { type: "string" },
      previous_response_id: { type: ["string", "null"] },
      usage: {
        anyOf: [
          {
            type: "object",
            required: ["input_tokens", "output_tokens", "total_tokens"],
            properties: {
              input_tokens: { type: "integer", minimum: 0 },
              input_tokens_details: { type: "object", properties: { cached_tokens: { type: "integer", minimum: 0 } } },
              output_tokens: { type: "integer", minimum: 0 },
              output_tokens_details: {
                type: "object",
                properties: { reasoning_tokens: { type: "integer", minimum: 0 } },
              },
              total_tokens: { type: "integer", minimum: 0 },
            },
          },
          { type: "null" },
        ],
      },
    },
  },
  TargetSize: {
    type: "object",
    required: ["width", "height"],
    properties: { width: { type: "integer", minimum: 1 }, height: { type: "integer", minimum: 1 } },
  },
  TextGenerationOutputFinishReason: { enum: ["length", "eos_token", "stop_sequence"] },
  TextGenerationOutputPrefillToken: {
    type: "object",
    required: ["id", "text", "logprob"],
    properties: {
      id: { type: "integer", minimum: 0 },
      text: { type: "string" },
      logprob: { type: ["number", "null"] },
    },
  },
  TextGenerationOutputToken: {
    type: "object",
    required: ["id", "text", "logprob", "special"],
    properties: {
      id: { type: "integer", minimum: 0 },
      text: { type: "string" },
      logprob: { type: ["number", "null"] },
      special: { type: "boolean" },
    },
  },
  TextGenerationStreamOutputToken: { $ref: "TextGenerationOutputToken" },
};

/** The schemas of the input and the output of each call. */
export const CALLS: Readonly<Record<CallId, CallSchemas>> = {
  "any-to-any": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          properties: {
            text: { type: "string" },
            image: { media: "image" },
            audio: { media: "audio" },
            video: { media: "video" },
          },
        },
        parameters: {
          type: "object",
          properties: {
            generation_mode: { enum: ["text", "image", "audio"] },
            max_new_tokens: { type: "integer", minimum: 1 },
            generation_parameters: { $ref: "GenerationParameters" },
          },
        },
      },
    },
    output: {
      type: "object",
      properties: { generated_text: { type: "string" }, image: { media: "image" }, audio: { media: "audio" } },
    },
  },
  "audio-classification": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "audio" },
        parameters: {
          type: "object",
          properties: {
            function_to_apply: { $ref: "ClassificationOutputTransform" },
            top_k: { type: "integer", minimum: 1 },
          },
        },
      },
    },
    output: { type: "array", items: { $ref: "ClassificationOutput" } },
  },
  "audio-text-to-text": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["audio"],
          properties: { audio: { media: "audio" }, text: { type: "string" } },
        },
        parameters: {
          type: "object",
          properties: {
            max_new_tokens: { type: "integer", minimum: 1 },
            generation_parameters: { $ref: "GenerationParameters" },
          },
        },
      },
    },
    output: { type: "object", required: ["generated_text"], properties: { generated_text: { type: "string" } } },
  },
  "audio-to-audio": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: { inputs: { media: "audio" }, parameters: { type: "object" } },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["label", "blob", "content-type"],
        properties: { label: { type: "string" }, blob: { media: "audio" }, "content-type": { type: "string" } },
      },
    },
  },
  "automatic-speech-recognition": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "audio" },
        parameters: {
          type: "object",
          properties: {
            return_timestamps: { type: "boolean" },
            generation_parameters: { $ref: "GenerationParameters" },
          },
        },
      },
    },
    output: {
      type: "object",
      required: ["text"],
      properties: {
        text: { type: "string" },
        chunks: {
          type: "array",
          items: {
            type: "object",
            required: ["text", "timestamp"],
            properties: {
              text: { type: "string" },
              timestamp: {
                type: "array",
                minItems: 2,
                maxItems: 2,
                items: { anyOf: [{ type: "number", minimum: 0 }, { type: "null" }] },
              },
            },
          },
        },
      },
    },
  },
  "chat-completion": {
    input: {
      type: "object",
      required: ["messages"],
      properties: {
        messages: {
          type: "array",
          minItems: 1,
          items: {
            type: "object",
            required: ["role"],
            properties: {
              role: { type: "string" },
              content: {
                anyOf: [
                  { type: "string" },
                  {
                    type: "array",
                    items: {
                      type: "object",
                      required: ["type"],
                      properties: {
                        type: { enum: ["text", "image_url", "input_audio", "audio_url", "video_url", "file"] },
                        text: { type: "string" },
                        image_url: { $ref: "ChatCompletionInputURL" },
                        input_audio: {
                          type: "object",
                          required: ["data", "format"],
                          properties: { data: { type: "string" }, format: { type: "string" } },
                        },
                        audio_url: { $ref: "ChatCompletionInputURL" },
                        video_url: { $ref: "ChatCompletionInputURL" },
                        file: {
                          type: "object",
                          properties: {
                            file_data: { type: ["string", "null"] },
                            file_id: { type: ["string", "null"] },
                            filename: { type: ["string", "null"] },
                          },
                        },
                      },
                    },
                  },
                  { type: "null" },
                ],
              },
              name: { type: ["string", "null"] },
              tool_calls: {
                type: ["array", "null"],
                items: {
                  type: "object",
                  required: ["id", "type", "function"],
                  properties: {
                    id: { type: "string" },
                    type: { type: "string" },
                    function: {
                      type: "object",
                      required: ["name", "arguments"],
                      properties: { name: { type: "string" }, arguments: { type: "string" } },
                    },
                  },
                },
              },
              tool_call_id: { type: ["string", "null"] },
              reasoning_content: { type: ["string", "null"] },
              reasoning: { type: ["string", "null"] },
            },
          },
        },
        model: { type: ["string", "null"] },
        max_completion_tokens: { type: ["integer", "null"], minimum: 1 },
        max_tokens: { type: ["integer", "null"], minimum: 1 },
        temperature: { type: ["number", "null"], minimum: 0, maximum: 2 },
        top_p: { type: ["number", "null"], maximum: 1, exclusiveMinimum: 0 },
        frequency_penalty: { type: ["number", "null"], minimum: -2, maximum: 2 },
        presence_penalty: { type: ["number", "null"], minimum: -2, maximum: 2 },
        logit_bias: {
          anyOf: [
            { type: "object", additionalProperties: { type: "number" } },
            { type: "array", items: { type: "number" } },
            { type: "null" },
          ],
        },
        seed: { type: ["integer", "null"] },
        n: { type: ["integer", "null"], minimum: 1 },
        stop: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }, { type: "null" }] },
        logprobs: { type: ["boolean", "null"] },
        top_logprobs: { type: ["integer", "null"], minimum: 0, maximum: 20 },
        reasoning_effort: { type: ["string", "null"] },
        response_format: {
          anyOf: [
            {
              type: "object",
              required: ["type"],
              properties: {
                type: { enum: ["text", "json_schema", "json_object"] },
                json_schema: {
                  type: "object",
                  required: ["name"],
                  properties: {
                    name: { type: "string" },
                    description: { type: ["string", "null"] },
                    schema: { type: ["object", "null"] },
                    strict: { type: ["boolean", "null"] },
                  },
                },
              },
            },
            { type: "null" },
          ],
        },
        stream: { type: "boolean" },
        stream_options: {
          anyOf: [{ type: "object", properties: { include_usage: { type: "boolean" } } }, { type: "null" }],
        },
        tools: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: ["type", "function"],
            properties: {
              type: { type: "string" },
              function: {
                type: "object",
                required: ["name"],
                properties: {
                  name: { type: "string" },
                  description: { type: ["string", "null"] },
                  strict: { type: ["boolean", "null"] },
                },
              },
            },
          },
        },
        tool_choice: {
          anyOf: [
            { enum: ["auto", "none", "required"] },
            {
              type: "object",
              required: ["function"],
              properties: {
                type: { type: "string" },
                function: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
              },
            },
            { type: "null" },
          ],
        },
        parallel_tool_calls: { type: ["boolean", "null"] },
        tool_prompt: { type: ["string", "null"] },
      },
    },
    output: {
      type: "object",
      required: ["id", "created", "model", "choices"],
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        created: { type: "integer", minimum: 0 },
        model: { type: "string" },
        choices: {
          type: "array",
          items: {
            type: "object",
            required: ["index", "message", "finish_reason"],
            properties: {
              index: { type: "integer", minimum: 0 },
              message: {
                type: "object",
                required: ["role"],
                properties: {
                  role: { type: "string" },
                  content: { type: ["string", "null"] },
                  reasoning_content: { type: ["string", "null"] },
                  reasoning: { type: ["string", "null"] },
                  refusal: { type: ["string", "null"] },
                  tool_calls: {
                    type: ["array", "null"],
                    items: {
                      type: "object",
                      required: ["id", "type", "function"],
                      properties: {
                        id: { type: "string" },
                        type: { type: "string" },
                        function: {
                          type: "object",
                          required: ["name", "arguments"],
                          properties: {
                            name: { type: "string" },
                            arguments: { type: "string" },
                            description: { type: ["string", "null"] },
                          },
                        },
                      },
                    },
                  },
                  tool_call_id: { type: ["string", "null"] },
                },
              },
              finish_reason: { type: "string" },
              logprobs: {
                anyOf: [
                  {
                    type: "object",
                    properties: {
                      content: {
                        type: ["array", "null"],
                        items: {
                          type: "object",
                          required: ["token", "logprob", "top_logprobs"],
                          properties: {
                            token: { type: "string" },
                            logprob: { type: "number" },
                            bytes: { type: ["array", "null"], items: { type: "integer", minimum: 0, maximum: 255 } },
                            top_logprobs: {
                              type: "array",
                              items: {
                                type: "object",
                                required: ["token", "logprob"],
                                properties: {
                                  token: { type: "string" },
                                  logprob: { type: "number" },
                                  bytes: {
                                    type: ["array", "null"],
                                    items: { type: "integer", minimum: 0, maximum: 255 },
                                  },
                                },
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                  { type: "null" },
                ],
              },
            },
          },
        },
        usage: {
          anyOf: [
            {
              type: "object",
              required: ["prompt_tokens", "completion_tokens", "total_tokens"],
              properties: {
                prompt_tokens: { type: "integer", minimum: 0 },
                completion_tokens: { type: "integer", minimum: 0 },
                total_tokens: { type: "integer", minimum: 0 },
                prompt_tokens_details: { anyOf: [{ $ref: "ChatCompletionPromptTokensDetails" }, { type: "null" }] },
                completion_tokens_details: {
                  anyOf: [{ $ref: "ChatCompletionCompletionTokensDetails" }, { type: "null" }],
                },
              },
            },
            { type: "null" },
          ],
        },
        system_fingerprint: { type: ["string", "null"] },
      },
    },
    streamOutput: {
      type: "object",
      required: ["id", "created", "model", "choices"],
      properties: {
        id: { type: "string" },
        object: { type: "string" },
        created: { type: "integer", minimum: 0 },
        model: { type: "string" },
        choices: {
          type: "array",
          items: {
            type: "object",
            required: ["index", "delta"],
            properties: {
              index: { type: "integer", minimum: 0 },
              delta: {
                type: "object",
                properties: {
                  role: { type: ["string", "null"] },
                  content: { type: ["string", "null"] },
                  reasoning_content: { type: ["string", "null"] },
                  reasoning: { type: ["string", "null"] },
                  refusal: { type: ["string", "null"] },
                  tool_calls: {
                    type: ["array", "null"],
                    items: {
                      type: "object",
                      required: ["index", "function"],
                      properties: {
                        index: { type: "integer", minimum: 0 },
                        id: { type: ["string", "null"] },
                        type: { type: ["string", "null"] },
                        function: {
                          type: "object",
                          properties: { name: { type: ["string", "null"] }, arguments: { type: ["string", "null"] } },
                        },
                      },
                    },
                  },
                  tool_call_id: { type: ["string", "null"] },
                },
              },
              finish_reason: { type: ["string", "null"] },
              logprobs: {
                anyOf: [
                  {
                    type: "object",
                    properties: {
                      content: {
                        type: ["array", "null"],
                        items: {
                          type: "object",
                          required: ["token", "logprob", "top_logprobs"],
                          properties: {
                            token: { type: "string" },
                            logprob: { type: "number" },
                            bytes: { type: ["array", "null"], items: { type: "integer", minimum: 0, maximum: 255 } },
                            top_logprobs: {
                              type: "array",
                              items: {
                                type: "object",
                                required: ["token", "logprob"],
                                properties: {
                                  token: { type: "string" },
                                  logprob: { type: "number" },
                                  bytes: {
                                    type: ["array", "null"],
                                    items: { type: "integer", minimum: 0, maximum: 255 },
                                  },
                                },
                              },
                            },
                          },
                        },
                      },
                    },
                  },
                  { type: "null" },
                ],
              },
            },
          },
        },
        usage: {
          anyOf: [
            {
              type: "object",
              required: ["prompt_tokens", "completion_tokens", "total_tokens"],
              properties: {
                prompt_tokens: { type: "integer", minimum: 0 },
                completion_tokens: { type: "integer", minimum: 0 },
                total_tokens: { type: "integer", minimum: 0 },
                prompt_tokens_details: { anyOf: [{ $ref: "ChatCompletionPromptTokensDetails" }, { type: "null" }] },
                completion_tokens_details: {
                  anyOf: [{ $ref: "ChatCompletionCompletionTokensDetails" }, { type: "null" }],
                },
              },
            },
            { type: "null" },
          ],
        },
        system_fingerprint: { type: ["string", "null"] },
      },
    },
  },
  "depth-estimation": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: { inputs: { media: "image" }, parameters: { type: "object" } },
    },
    output: { type: "object", properties: { depth: { media: "image" } } },
  },
  "document-question-answering": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["image", "question"],
          properties: { image: { media: "image" }, question: { type: "string" } },
        },
        parameters: {
          type: "object",
          properties: {
            doc_stride: { type: "integer", minimum: 0 },
            handle_impossible_answer: { type: "boolean" },
            lang: { type: "string" },
            max_answer_len: { type: "integer", minimum: 1 },
            max_seq_len: { type: "integer", minimum: 1 },
            max_question_len: { type: "integer", minimum: 1 },
            top_k: { type: "integer", minimum: 1 },
            word_boxes: {
              type: "array",
              items: {
                anyOf: [
                  { type: "string" },
                  { type: "array", minItems: 4, maxItems: 4, items: { type: "number" } },
                  {
                    type: "array",
                    minItems: 2,
                    maxItems: 2,
                    items: {
                      anyOf: [
                        { type: "string" },
                        { type: "array", minItems: 4, maxItems: 4, items: { type: "number" } },
                      ],
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["answer", "score", "start", "end"],
        properties: {
          answer: { type: "string" },
          score: { type: "number", minimum: 0, maximum: 1 },
          start: { type: "integer", minimum: 0 },
          end: { type: "integer", minimum: 0 },
        },
      },
    },
  },
  "feature-extraction": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
        normalize: { type: "boolean" },
        prompt_name: { type: ["string", "null"] },
        truncate: { type: ["boolean", "null"] },
        truncation_direction: { enum: ["left", "right"] },
      },
    },
    output: {
      anyOf: [
        { $ref: "FeatureExtractionVector" },
        { $ref: "FeatureExtractionVectorList" },
        { $ref: "FeatureExtractionVectorGrid" },
        { type: "array", items: { $ref: "FeatureExtractionVectorGrid" } },
      ],
    },
  },
  "fill-mask": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: { top_k: { type: "integer", minimum: 1 }, targets: { type: "array", items: { type: "string" } } },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["sequence", "score", "token", "token_str"],
        properties: {
          sequence: { type: "string" },
          score: { type: "number", minimum: 0, maximum: 1 },
          token: { type: "integer", minimum: 0 },
          token_str: { type: "string" },
        },
      },
    },
  },
  "image-classification": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            function_to_apply: { $ref: "ClassificationOutputTransform" },
            top_k: { type: "integer", minimum: 1 },
          },
        },
      },
    },
    output: { type: "array", items: { $ref: "ClassificationOutput" } },
  },
  "image-feature-extraction": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: { type: "object", properties: { pool: { type: "boolean" } } },
      },
    },
    output: {
      anyOf: [
        { $ref: "ImageFeatureExtractionVector" },
        { $ref: "ImageFeatureExtractionMatrix" },
        { $ref: "ImageFeatureExtractionGrid" },
        { type: "array", items: { $ref: "ImageFeatureExtractionGrid" } },
      ],
    },
  },
  "image-segmentation": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            mask_threshold: { type: "number", minimum: 0, maximum: 1 },
            overlap_mask_area_threshold: { type: "number", minimum: 0, maximum: 1 },
            subtask: { enum: ["instance", "panoptic", "semantic"] },
            threshold: { type: "number", minimum: 0, maximum: 1 },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["label", "mask"],
        properties: {
          label: { type: "string" },
          mask: { type: "string" },
          score: { type: ["number", "null"], minimum: 0, maximum: 1 },
        },
      },
    },
  },
  "image-text-to-image": {
    input: {
      type: "object",
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            prompt: { type: "string" },
            guidance_scale: { type: "number", minimum: 0 },
            negative_prompt: { type: "string" },
            num_inference_steps: { type: "integer", minimum: 1 },
            target_size: { $ref: "TargetSize" },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["image"], properties: { image: { media: "image" } } },
  },
  "image-text-to-text": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["image", "text"],
          properties: { image: { media: "image" }, text: { type: "string" } },
        },
        parameters: {
          type: "object",
          properties: {
            max_new_tokens: { type: "integer", minimum: 1 },
            return_full_text: { type: "boolean" },
            generation_parameters: { $ref: "GenerationParameters" },
          },
        },
      },
    },
    output: { type: "object", required: ["generated_text"], properties: { generated_text: { type: "string" } } },
  },
  "image-text-to-video": {
    input: {
      type: "object",
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            prompt: { type: "string" },
            guidance_scale: { type: "number", minimum: 0 },
            negative_prompt: { type: "string" },
            num_inference_steps: { type: "integer", minimum: 1 },
            num_frames: { type: "integer", minimum: 1 },
            target_size: { $ref: "TargetSize" },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["video"], properties: { video: { media: "video" } } },
  },
  "image-to-3d": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            remove_background: { type: "boolean" },
            foreground_ratio: { type: "number", maximum: 1, exclusiveMinimum: 0 },
            texture_resolution: { type: "integer", minimum: 1 },
            guidance_scale: { type: "number", minimum: 0 },
            num_inference_steps: { type: "integer", minimum: 1 },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["mesh"], properties: { mesh: { media: "any" } } },
  },
  "image-to-image": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            prompt: { type: "string" },
            guidance_scale: { type: "number", minimum: 0 },
            negative_prompt: { type: "string" },
            num_inference_steps: { type: "integer", minimum: 1 },
            target_size: { $ref: "TargetSize" },
          },
        },
      },
    },
    output: { type: "object", required: ["image"], properties: { image: { media: "image" } } },
  },
  "image-to-text": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            max_new_tokens: { type: "integer", minimum: 1 },
            generation_parameters: { $ref: "GenerationParameters" },
          },
        },
      },
    },
    output: { type: "object", required: ["generated_text"], properties: { generated_text: { type: "string" } } },
  },
  "image-to-video": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            prompt: { type: "string" },
            guidance_scale: { type: "number", minimum: 0 },
            negative_prompt: { type: "string" },
            num_inference_steps: { type: "integer", minimum: 1 },
            num_frames: { type: "integer", minimum: 1 },
            target_size: { $ref: "TargetSize" },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["video"], properties: { video: { media: "video" } } },
  },
  "keypoint-detection": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            threshold: { type: "number", minimum: 0, maximum: 1 },
            max_keypoints: { type: "integer", minimum: 1 },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["keypoints"],
        properties: {
          keypoints: {
            type: "array",
            items: {
              type: "object",
              required: ["x", "y"],
              properties: {
                x: { type: "number" },
                y: { type: "number" },
                score: { type: "number" },
                label: { type: "string" },
              },
            },
          },
          score: { type: "number", minimum: 0, maximum: 1 },
        },
      },
    },
  },
  "mask-generation": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          properties: {
            points_per_batch: { type: "integer", minimum: 1 },
            points_per_crop: { type: "integer", minimum: 1 },
            crops_n_layers: { type: "integer", minimum: 0 },
            crop_overlap_ratio: { type: "number", minimum: 0, maximum: 1 },
            crop_n_points_downscale_factor: { type: "integer", minimum: 1 },
            mask_threshold: { type: "number" },
            pred_iou_thresh: { type: "number", minimum: 0, maximum: 1 },
            stability_score_thresh: { type: "number", minimum: 0, maximum: 1 },
            stability_score_offset: { type: "number", minimum: 0 },
            crops_nms_thresh: { type: "number", minimum: 0, maximum: 1 },
          },
        },
      },
    },
    output: {
      type: "object",
      required: ["masks", "scores"],
      properties: {
        masks: { type: "array", items: { media: "image" } },
        scores: { type: "array", items: { type: "number" } },
      },
    },
  },
  "object-detection": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "image" },
        parameters: { type: "object", properties: { threshold: { type: "number", minimum: 0, maximum: 1 } } },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["label", "score", "box"],
        properties: {
          label: { type: "string" },
          score: { type: "number", minimum: 0, maximum: 1 },
          box: { $ref: "BoundingBox" },
        },
      },
    },
  },
  "question-answering": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["question", "context"],
          properties: { question: { type: "string" }, context: { type: "string" } },
        },
        parameters: {
          type: "object",
          properties: {
            top_k: { type: "integer", minimum: 1 },
            doc_stride: { type: "integer", minimum: 0 },
            max_answer_len: { type: "integer", minimum: 1 },
            max_seq_len: { type: "integer", minimum: 1 },
            max_question_len: { type: "integer", minimum: 1 },
            handle_impossible_answer: { type: "boolean" },
            align_to_words: { type: "boolean" },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["answer", "score", "start", "end"],
        properties: {
          answer: { type: "string" },
          score: { type: "number", minimum: 0, maximum: 1 },
          start: { type: "integer", minimum: 0 },
          end: { type: "integer", minimum: 0 },
        },
      },
    },
  },
  "reinforcement-learning": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["observation"],
          properties: {
            observation: {
              anyOf: [
                { type: "number" },
                { $ref: "ReinforcementLearningVector" },
                { $ref: "ReinforcementLearningFrame" },
                {
                  type: "object",
                  additionalProperties: {
                    anyOf: [
                      { type: "number" },
                      { $ref: "ReinforcementLearningVector" },
                      { $ref: "ReinforcementLearningFrame" },
                    ],
                  },
                },
              ],
            },
          },
        },
        parameters: {
          type: "object",
          properties: {
            deterministic: { type: "boolean" },
            target_return: { type: "number" },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: {
      type: "object",
      required: ["action"],
      properties: { action: { anyOf: [{ type: "number" }, { type: "array", items: { type: "number" } }] } },
    },
  },
  responses: {
    input: {
      type: "object",
      required: ["input"],
      properties: {
        input: {
          anyOf: [
            { type: "string" },
            {
              type: "array",
              items: {
                anyOf: [
                  {
                    type: "object",
                    required: ["role", "content"],
                    properties: {
                      type: { const: "message" },
                      role: { type: "string" },
                      content: {
                        anyOf: [{ type: "string" }, { type: "array", items: { $ref: "ResponsesInputPart" } }],
                      },
                    },
                  },
                  {
                    type: "object",
                    required: ["type", "call_id", "output"],
                    properties: {
                      type: { const: "function_call_output" },
                      call_id: { type: "string" },
                      output: { anyOf: [{ type: "string" }, { type: "array", items: { $ref: "ResponsesInputPart" } }] },
                    },
                  },
                  { $ref: "ResponsesItem" },
                ],
              },
            },
          ],
        },
        model: { type: ["string", "null"] },
        instructions: { type: ["string", "null"] },
        previous_response_id: { type: ["string", "null"] },
        store: { type: ["boolean", "null"] },
        background: { type: ["boolean", "null"] },
        include: { type: ["array", "null"], items: { type: "string" } },
        max_output_tokens: { type: ["integer", "null"], minimum: 1 },
        temperature: { type: ["number", "null"], minimum: 0, maximum: 2 },
        top_p: { type: ["number", "null"], maximum: 1 },
        reasoning: {
          anyOf: [
            {
              type: "object",
              properties: { effort: { type: ["string", "null"] }, summary: { type: ["string", "null"] } },
            },
            { type: "null" },
          ],
        },
        text: {
          anyOf: [
            {
              type: "object",
              properties: {
                format: {
                  type: "object",
                  required: ["type"],
                  properties: {
                    type: { type: "string" },
                    name: { type: "string" },
                    schema: { type: "object" },
                    strict: { type: ["boolean", "null"] },
                  },
                },
                verbosity: { type: ["string", "null"] },
              },
            },
            { type: "null" },
          ],
        },
        tools: {
          type: ["array", "null"],
          items: {
            type: "object",
            required: ["type"],
            properties: {
              type: { type: "string" },
              name: { type: "string" },
              description: { type: ["string", "null"] },
              parameters: { anyOf: [{ type: "object" }, { type: "null" }] },
              strict: { type: ["boolean", "null"] },
            },
          },
        },
        tool_choice: { anyOf: [{ type: "string" }, { type: "object" }, { type: "null" }] },
        parallel_tool_calls: { type: ["boolean", "null"] },
        metadata: { anyOf: [{ type: "object", additionalProperties: { type: "string" } }, { type: "null" }] },
        truncation: { type: ["string", "null"] },
      },
    },
    output: { $ref: "ResponsesResponse" },
    streamOutput: {
      anyOf: [
        {
          type: "object",
          required: ["type", "response"],
          properties: {
            type: {
              enum: [
                "response.created",
                "response.queued",
                "response.in_progress",
                "response.completed",
                "response.incomplete",
              ],
            },
            sequence_number: { type: "integer" },
            response: { $ref: "ResponsesResponse" },
          },
        },
        {
          type: "object",
          required: ["type", "output_index", "item"],
          properties: {
            type: { enum: ["response.output_item.added", "response.output_item.done"] },
            sequence_number: { type: "integer" },
            output_index: { type: "integer" },
            item: { $ref: "ResponsesItem" },
          },
        },
        {
          type: "object",
          required: ["type", "output_index", "part"],
          properties: {
            type: {
              enum: [
                "response.content_part.added",
                "response.content_part.done",
                "response.reasoning_summary_part.added",
                "response.reasoning_summary_part.done",
              ],
            },
            sequence_number: { type: "integer" },
            output_index: { type: "integer" },
            part: { $ref: "ResponsesPart" },
          },
        },
        {
          type: "object",
          required: ["type", "output_index", "delta"],
          properties: {
            type: {
              enum: [
                "response.output_text.delta",
                "response.refusal.delta",
                "response.function_call_arguments.delta",
                "response.reasoning_text.delta",
                "response.reasoning_summary_text.delta",
              ],
            },
            sequence_number: { type: "integer" },
            output_index: { type: "integer" },
            delta: { type: "string" },
          },
        },
        {
          type: "object",
          required: ["type", "output_index"],
          properties: {
            type: {
              enum: [
                "response.output_text.done",
                "response.refusal.done",
                "response.function_call_arguments.done",
                "response.reasoning_text.done",
                "response.reasoning_summary_text.done",
              ],
            },
            sequence_number: { type: "integer" },
            output_index: { type: "integer" },
            text: { type: "string" },
            refusal: { type: "string" },
            arguments: { type: "string" },
          },
        },
      ],
    },
  },
  "sentence-similarity": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["source_sentence", "sentences"],
          properties: { source_sentence: { type: "string" }, sentences: { type: "array", items: { type: "string" } } },
        },
        parameters: { type: "object" },
      },
    },
    output: { type: "array", items: { type: "number" } },
  },
  summarization: {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            clean_up_tokenization_spaces: { type: "boolean" },
            truncation: { enum: ["do_not_truncate", "longest_first", "only_first", "only_second"] },
            generate_parameters: { type: "object" },
          },
        },
      },
    },
    output: { type: "object", required: ["summary_text"], properties: { summary_text: { type: "string" } } },
  },
  "table-question-answering": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["table", "question"],
          properties: {
            table: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
            question: { type: "string" },
          },
        },
        parameters: {
          type: "object",
          properties: {
            padding: { enum: ["do_not_pad", "longest", "max_length"] },
            sequential: { type: "boolean" },
            truncation: { type: "boolean" },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["answer", "coordinates", "cells"],
        properties: {
          answer: { type: "string" },
          coordinates: {
            type: "array",
            items: { type: "array", minItems: 2, maxItems: 2, items: { type: "integer", minimum: 0 } },
          },
          cells: { type: "array", items: { type: "string" } },
          aggregator: { type: "string" },
        },
      },
    },
  },
  "tabular-classification": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              type: "object",
              additionalProperties: { type: "array", items: { type: ["string", "number", "null"] } },
            },
          },
        },
        parameters: { type: "object" },
      },
    },
    output: { type: "array", items: { type: ["string", "number"] } },
  },
  "tabular-regression": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              type: "object",
              additionalProperties: { type: "array", items: { type: ["string", "number", "null"] } },
            },
          },
        },
        parameters: { type: "object" },
      },
    },
    output: { type: "array", items: { type: "number" } },
  },
  "text-classification": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            function_to_apply: { $ref: "ClassificationOutputTransform" },
            top_k: { type: "integer", minimum: 1 },
          },
        },
      },
    },
    output: { type: "array", items: { $ref: "ClassificationOutput" } },
  },
  "text-generation": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            adapter_id: { type: ["string", "null"] },
            best_of: { type: ["integer", "null"], minimum: 1 },
            decoder_input_details: { type: "boolean" },
            details: { type: "boolean" },
            do_sample: { type: "boolean" },
            frequency_penalty: { type: ["number", "null"], minimum: -2, maximum: 2 },
            grammar: {
              anyOf: [
                {
                  type: "object",
                  required: ["type", "value"],
                  properties: { type: { const: "json" }, value: { type: ["object", "string"] } },
                },
                {
                  type: "object",
                  required: ["type", "value"],
                  properties: { type: { const: "regex" }, value: { type: "string" } },
                },
                {
                  type: "object",
                  required: ["type", "value"],
                  properties: {
                    type: { const: "json_schema" },
                    value: {
                      type: "object",
                      required: ["schema"],
                      properties: { name: { type: ["string", "null"] }, schema: { type: "object" } },
                    },
                  },
                },
                { type: "null" },
              ],
            },
            max_new_tokens: { type: ["integer", "null"], minimum: 1 },
            repetition_penalty: { type: ["number", "null"], exclusiveMinimum: 0 },
            return_full_text: { type: ["boolean", "null"] },
            seed: { type: ["integer", "null"], minimum: 0 },
            stop: { type: "array", maxItems: 4, items: { type: "string" } },
            temperature: { type: ["number", "null"], minimum: 0 },
            top_k: { type: ["integer", "null"], minimum: 1 },
            top_n_tokens: { type: ["integer", "null"], minimum: 0 },
            top_p: { type: ["number", "null"], maximum: 1, exclusiveMinimum: 0 },
            truncate: { type: ["integer", "null"], minimum: 1 },
            typical_p: { type: ["number", "null"], maximum: 1, exclusiveMinimum: 0 },
            watermark: { type: "boolean" },
          },
        },
        stream: { type: "boolean" },
      },
    },
    output: {
      type: "object",
      required: ["generated_text"],
      properties: {
        generated_text: { type: "string" },
        details: {
          anyOf: [
            {
              type: "object",
              required: ["finish_reason", "generated_tokens", "prefill", "tokens"],
              properties: {
                finish_reason: { $ref: "TextGenerationOutputFinishReason" },
                generated_tokens: { type: "integer", minimum: 0 },
                seed: { type: ["integer", "null"], minimum: 0 },
                prefill: { type: "array", items: { $ref: "TextGenerationOutputPrefillToken" } },
                tokens: { type: "array", items: { $ref: "TextGenerationOutputToken" } },
                top_tokens: { type: "array", items: { type: "array", items: { $ref: "TextGenerationOutputToken" } } },
                best_of_sequences: {
                  type: ["array", "null"],
                  items: {
                    type: "object",
                    required: ["generated_text", "finish_reason", "generated_tokens", "prefill", "tokens"],
                    properties: {
                      generated_text: { type: "string" },
                      finish_reason: { $ref: "TextGenerationOutputFinishReason" },
                      generated_tokens: { type: "integer", minimum: 0 },
                      seed: { type: ["integer", "null"], minimum: 0 },
                      prefill: { type: "array", items: { $ref: "TextGenerationOutputPrefillToken" } },
                      tokens: { type: "array", items: { $ref: "TextGenerationOutputToken" } },
                      top_tokens: {
                        type: "array",
                        items: { type: "array", items: { $ref: "TextGenerationOutputToken" } },
                      },
                    },
                  },
                },
              },
            },
            { type: "null" },
          ],
        },
      },
    },
    streamOutput: {
      type: "object",
      required: ["index", "token"],
      properties: {
        index: { type: "integer", minimum: 0 },
        token: { $ref: "TextGenerationStreamOutputToken" },
        top_tokens: { type: "array", items: { $ref: "TextGenerationStreamOutputToken" } },
        generated_text: { type: ["string", "null"] },
        details: {
          anyOf: [
            {
              type: "object",
              required: ["finish_reason", "generated_tokens", "input_length"],
              properties: {
                finish_reason: { $ref: "TextGenerationOutputFinishReason" },
                generated_tokens: { type: "integer", minimum: 0 },
                input_length: { type: "integer", minimum: 0 },
                seed: { type: ["integer", "null"], minimum: 0 },
              },
            },
            { type: "null" },
          ],
        },
      },
    },
  },
  "text-ranking": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["query", "texts"],
          properties: { query: { type: "string" }, texts: { type: "array", minItems: 1, items: { type: "string" } } },
        },
        parameters: {
          type: "object",
          properties: {
            top_k: { type: "integer", minimum: 1 },
            raw_scores: { type: "boolean" },
            return_text: { type: "boolean" },
            truncate: { type: "boolean" },
            truncation_direction: { enum: ["left", "right"] },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["index", "score"],
        properties: {
          index: { type: "integer", minimum: 0 },
          score: { type: "number" },
          text: { type: ["string", "null"] },
        },
      },
    },
  },
  "text-to-3d": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            negative_prompt: { type: "string" },
            guidance_scale: { type: "number", minimum: 0 },
            num_inference_steps: { type: "integer", minimum: 1 },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["mesh"], properties: { mesh: { media: "any" } } },
  },
  "text-to-audio": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: { type: "object", properties: { generation_parameters: { $ref: "GenerationParameters" } } },
      },
    },
    output: {
      type: "object",
      required: ["audio", "sampling_rate"],
      properties: { audio: { media: "audio" }, sampling_rate: { type: "number", exclusiveMinimum: 0 } },
    },
  },
  "text-to-image": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            guidance_scale: { type: "number", minimum: 0 },
            negative_prompt: { type: "string" },
            num_inference_steps: { type: "integer", minimum: 1 },
            width: { type: "integer", minimum: 1 },
            height: { type: "integer", minimum: 1 },
            scheduler: { type: "string" },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["image"], properties: { image: { media: "image" } } },
  },
  "text-to-speech": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: { type: "object", properties: { generation_parameters: { $ref: "GenerationParameters" } } },
      },
    },
    output: {
      type: "object",
      required: ["audio"],
      properties: { audio: { media: "audio" }, sampling_rate: { type: "number", exclusiveMinimum: 0 } },
    },
  },
  "text-to-video": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            num_frames: { type: "integer", minimum: 1 },
            guidance_scale: { type: "number", minimum: 0 },
            negative_prompt: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
            num_inference_steps: { type: "integer", minimum: 1 },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["video"], properties: { video: { media: "video" } } },
  },
  "token-classification": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            ignore_labels: { type: "array", items: { type: "string" } },
            stride: { type: "integer", minimum: 0 },
            aggregation_strategy: { enum: ["none", "simple", "first", "average", "max"] },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["score", "word", "start", "end"],
        properties: {
          entity_group: { type: "string" },
          entity: { type: "string" },
          score: { type: "number", minimum: 0, maximum: 1 },
          word: { type: "string" },
          start: { type: "integer", minimum: 0 },
          end: { type: "integer", minimum: 0 },
        },
      },
    },
  },
  translation: {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          properties: {
            src_lang: { type: "string" },
            tgt_lang: { type: "string" },
            clean_up_tokenization_spaces: { type: "boolean" },
            truncation: { enum: ["do_not_truncate", "longest_first", "only_first", "only_second"] },
            generate_parameters: { type: "object" },
          },
        },
      },
    },
    output: { type: "object", required: ["translation_text"], properties: { translation_text: { type: "string" } } },
  },
  "unconditional-image-generation": {
    input: {
      type: "object",
      properties: {
        inputs: { type: ["string", "null"] },
        parameters: {
          type: "object",
          properties: {
            batch_size: { type: "integer", minimum: 1 },
            num_inference_steps: { type: "integer", minimum: 1 },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: {
      type: "object",
      required: ["images"],
      properties: { images: { type: "array", minItems: 1, items: { media: "image" } } },
    },
  },
  "video-classification": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "video" },
        parameters: {
          type: "object",
          properties: {
            function_to_apply: { $ref: "ClassificationOutputTransform" },
            num_frames: { type: "integer", minimum: 1 },
            frame_sampling_rate: { type: "integer", minimum: 1 },
            top_k: { type: "integer", minimum: 1 },
          },
        },
      },
    },
    output: { type: "array", items: { $ref: "ClassificationOutput" } },
  },
  "video-text-to-text": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["video", "text"],
          properties: { video: { media: "video" }, text: { type: "string" } },
        },
        parameters: {
          type: "object",
          properties: {
            num_frames: { type: "integer", minimum: 1 },
            max_new_tokens: { type: "integer", minimum: 1 },
            generation_parameters: { $ref: "GenerationParameters" },
          },
        },
      },
    },
    output: { type: "object", required: ["generated_text"], properties: { generated_text: { type: "string" } } },
  },
  "video-to-video": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: { media: "video" },
        parameters: {
          type: "object",
          properties: {
            prompt: { type: "string" },
            negative_prompt: { type: "string" },
            strength: { type: "number", minimum: 0, maximum: 1 },
            guidance_scale: { type: "number", minimum: 0 },
            num_inference_steps: { type: "integer", minimum: 1 },
            num_frames: { type: "integer", minimum: 1 },
            target_size: { $ref: "TargetSize" },
            seed: { type: "integer" },
          },
        },
      },
    },
    output: { type: "object", required: ["video"], properties: { video: { media: "video" } } },
  },
  "visual-document-retrieval": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["query", "images"],
          properties: { query: { type: "string" }, images: { type: "array", minItems: 1, items: { media: "image" } } },
        },
        parameters: { type: "object", properties: { top_k: { type: "integer", minimum: 1 } } },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["index", "score"],
        properties: { index: { type: "integer", minimum: 0 }, score: { type: "number" } },
      },
    },
  },
  "visual-question-answering": {
    input: {
      type: "object",
      required: ["inputs"],
      properties: {
        inputs: {
          type: "object",
          required: ["image", "question"],
          properties: { image: { media: "image" }, question: { type: "string" } },
        },
        parameters: { type: "object", properties: { top_k: { type: "integer", minimum: 1 } } },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["score"],
        properties: { answer: { type: "string" }, score: { type: "number", minimum: 0, maximum: 1 } },
      },
    },
  },
  "zero-shot-classification": {
    input: {
      type: "object",
      required: ["inputs", "parameters"],
      properties: {
        inputs: { type: "string" },
        parameters: {
          type: "object",
          required: ["candidate_labels"],
          properties: {
            candidate_labels: { type: "array", minItems: 1, items: { type: "string" } },
            hypothesis_template: { type: "string" },
            multi_label: { type: "boolean" },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["label", "score"],
        properties: { label: { type: "string" }, score: { type: "number", minimum: 0, maximum: 1 } },
      },
    },
  },
  "zero-shot-image-classification": {
    input: {
      type: "object",
      required: ["inputs", "parameters"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          required: ["candidate_labels"],
          properties: {
            candidate_labels: { type: "array", minItems: 1, items: { type: "string" } },
            hypothesis_template: { type: "string" },
          },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["label", "score"],
        properties: { label: { type: "string" }, score: { type: "number", minimum: 0, maximum: 1 } },
      },
    },
  },
  "zero-shot-object-detection": {
    input: {
      type: "object",
      required: ["inputs", "parameters"],
      properties: {
        inputs: { media: "image" },
        parameters: {
          type: "object",
          required: ["candidate_labels"],
          properties: { candidate_labels: { type: "array", minItems: 1, items: { type: "string" } } },
        },
      },
    },
    output: {
      type: "array",
      items: {
        type: "object",
        required: ["label", "score", "box"],
        properties: {
          label: { type: "string" },
          score: { type: "number", minimum: 0, maximum: 1 },
          box: { $ref: "BoundingBox" },
        },
      },
    },
  },
};
