// Generated – do not edit.
// source:    spec/providers/ollama.yaml
// generator: generators/artifacts/providers.ts
// to change: edit the source, then run `npm run generate`
import type { ProviderSpec } from "../records.ts";
import { responses } from "./presets.ts";

/** The provider Ollama. */
export const ollama: ProviderSpec = {
  id: "ollama",
  displayName: "Ollama",
  baseUrl: "http://localhost:11434",
  tasks: {
    conversational: {
      route: "api/chat",
      stream: "json-lines",
      body: [
        {
          spread: "args",
          drop: [
            "messages",
            "max_tokens",
            "temperature",
            "top_p",
            "seed",
            "stop",
            "frequency_penalty",
            "presence_penalty",
            "response_format",
          ],
        },
        {
          set: {
            model: "$model",
            stream: false,
            messages: {
              op: "each",
              of: "$args.messages",
              map: {
                role: "$.role",
                content: "$.content",
                thinking: "$.reasoning",
                images: "$.images",
                tool_name: "$.name",
                tool_call_id: "$.tool_call_id",
                tool_calls: {
                  op: "each",
                  of: "$.tool_calls",
                  map: {
                    id: "$.id",
                    function: { name: "$.function.name", arguments: { op: "parsed", of: "$.function.arguments" } },
                  },
                },
              },
            },
            format: "$args.response_format.json_schema.schema",
          },
          setPath: {
            "options.num_predict": "$args.max_tokens",
            "options.temperature": "$args.temperature",
            "options.top_p": "$args.top_p",
            "options.seed": "$args.seed",
            "options.stop": "$args.stop",
            "options.frequency_penalty": "$args.frequency_penalty",
            "options.presence_penalty": "$args.presence_penalty",
          },
        },
        { when: { "args.response_format.type": "json_object" }, set: { format: "json" } },
      ],
      response: {
        check: { message: "object", model: "string" },
        return: {
          object: "chat.completion",
          id: "$.created_at",
          model: "$.model",
          choices: [
            {
              index: 0,
              message: {
                role: "$.message.role",
                content: "$.message.content",
                reasoning: "$.message.thinking",
                tool_calls: {
                  op: "each",
                  of: "$.message.tool_calls",
                  map: {
                    id: "$.id",
                    index: "$.function.index",
                    type: "function",
                    function: { name: "$.function.name", arguments: "$.function.arguments" },
                  },
                },
              },
              finish_reason: {
                op: "first",
                of: ["$.done_reason", { op: "switch", of: "$.done", cases: { true: "stop" } }],
              },
            },
          ],
          usage: { when: { "$.done": true }, prompt_tokens: "$.prompt_eval_count", completion_tokens: "$.eval_count" },
        },
      },
      chunk: {
        object: "chat.completion.chunk",
        id: "$.created_at",
        model: "$.model",
        choices: [
          {
            index: 0,
            delta: {
              role: "$.message.role",
              content: "$.message.content",
              reasoning: "$.message.thinking",
              tool_calls: {
                op: "each",
                of: "$.message.tool_calls",
                map: {
                  id: "$.id",
                  index: "$.function.index",
                  type: "function",
                  function: { name: "$.function.name", arguments: "$.function.arguments" },
                },
              },
            },
            finish_reason: {
              op: "first",
              of: ["$.done_reason", { op: "switch", of: "$.done", cases: { true: "stop" } }],
            },
          },
        ],
        usage: { when: { "$.done": true }, prompt_tokens: "$.prompt_eval_count", completion_tokens: "$.eval_count" },
      },
    },
    "text-generation": {
      route: "api/generate",
      stream: "json-lines",
      body: [
        { spread: "extra" },
        { set: { model: "$model", prompt: "$inputs", stream: false, options: "$args.parameters" } },
        {
          setPath: {
            "options.num_predict": "$param.max_new_tokens",
            "options.repeat_penalty": "$param.repetition_penalty",
          },
        },
      ],
      response: { check: { response: "string" }, take: "response", return: { generated_text: "$taken" } },
      chunk: {
        object: "text_completion",
        model: "$.model",
        choices: [
          {
            index: 0,
            text: "$.response",
            finish_reason: {
              op: "first",
              of: ["$.done_reason", { op: "switch", of: "$.done", cases: { true: "stop" } }],
            },
          },
        ],
        usage: { when: { "$.done": true }, prompt_tokens: "$.prompt_eval_count", completion_tokens: "$.eval_count" },
      },
    },
    responses: responses,
    "feature-extraction": {
      route: "api/embed",
      body: [{ spread: "extra" }, { spread: "parameters" }, { set: { model: "$model", input: "$inputs" } }],
      response: { check: { embeddings: "number[][]" }, take: "embeddings", sameLengthAs: "inputs", return: "taken" },
    },
  },
};
