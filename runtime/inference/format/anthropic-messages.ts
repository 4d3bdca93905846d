import { InputError } from "../../http/errors.ts";
import { asJson, isMapping } from "../../http/json.ts";
import { textOf, type Piece } from "../message/read.ts";
import {
  contentOf,
  conversationOf,
  dataIn,
  DONE,
  functionOf,
  isPlainText,
  jsonIn,
  listOf,
  mappingsIn,
  nested,
  numberIn,
  partsOf,
  placed,
  present,
  stringIn,
  supported,
  unplaced,
  unsupportedPart,
  type ChatFormat,
  type EventReader,
  type PartWriter,
} from "./chat-format.ts";

const NAME = "anthropic-messages";

/** Fields of chat completions that Messages has no counterpart for, with the values that change nothing. */
const UNSUPPORTED: Readonly<Record<string, unknown>> = {
  audio: undefined,
  frequency_penalty: 0,
  function_call: undefined,
  functions: undefined,
  logit_bias: undefined,
  logprobs: false,
  modalities: undefined,
  n: 1,
  prediction: undefined,
  presence_penalty: 0,
  seed: undefined,
  store: false,
  top_logprobs: undefined,
};

/** Finish reasons by stop reason. Other stop reasons are returned unchanged. */
const FINISH_REASONS: Readonly<Record<string, string>> = {
  end_turn: "stop",
  stop_sequence: "stop",
  max_tokens: "length",
  model_context_window_exceeded: "length",
  tool_use: "tool_calls",
  refusal: "content_filter",
};

/** The Messages format of Anthropic. @source the types of the Python package anthropic 1.13.0, for the names of fields */
export const anthropicMessages: ChatFormat = { unsupported: UNSUPPORTED, request, reply, events };

function request(body: Piece): Record<string, unknown> {
  const fields = supported(NAME, body, UNSUPPORTED);
  const { messages, max_tokens, max_completion_tokens, stop, tools, tool_choice, parallel_tool_calls, ...rest } =
    fields;
  const { response_format, reasoning_effort, user, stream_options: _, output_config, metadata, ...others } = rest;
  const { system, turns } = conversationOf(messages, WRITER);
  const output = present({ effort: reasoning_effort, format: outputFormat(response_format), ...Object(output_config) });
  return present({
    ...others,
    max_tokens: max_completion_tokens ?? max_tokens,
    system: system.length === 0 ? undefined : short(system),
    messages: turns.map(({ isModel, parts }) => ({ role: isModel ? "assistant" : "user", content: short(parts) })),
    stop_sequences: listOf(stop),
    tools: tools === undefined ? undefined : mappingsIn(tools).map(toolOf),
    tool_choice: toolChoice(tool_choice, parallel_tool_calls),
    output_config: Object.keys(output).length === 0 ? undefined : output,
    metadata: user === undefined ? metadata : { ...Object(metadata), user_id: user },
  });
}

/** Returns a single text as a string, and other parts unchanged. */
function short(parts: readonly unknown[]): unknown {
  const [first, ...others] = parts;
  return others.length === 0 && isPlainText(first) ? first.text : parts;
}

const WRITER: PartWriter = {
  part,
  toolCall: (call) => {
    const { name, input } = functionOf(call);
    return { type: "tool_use", id: call["id"], name, input };
  },
  toolResult: ({ tool_call_id, content }) => ({
    type: "tool_result",
    tool_use_id: tool_call_id,
    content: typeof content === "string" ? content : partsOf(content).map(part),
  }),
};

/** Converts a part. Blocks of the format itself, such as thinking, are sent as they came. */
function part(given: Piece): unknown {
  const block = unplaced(given);
  const { type, image_url, file, ...others } = block;
  switch (type) {
    case "image_url": {
      const url = isMapping(image_url) ? image_url.url : image_url;
      return { type: "image", source: sourceOf(url), ...others };
    }
    case "file": {
      const { file_data, filename } = nested({ file }, "file");
      if (dataIn(file_data) === undefined) throw unsupportedPart(NAME, "file without file_data as a data: URL");
      return { type: "document", source: sourceOf(file_data), ...present({ title: filename }), ...others };
    }
    case "input_audio":
    case "video_url":
      throw unsupportedPart(NAME, type);
    default:
      return block;
  }
}

function sourceOf(url: unknown): Piece {
  const inline = dataIn(url);
  return inline === undefined ? { type: "url", url } : { type: "base64", media_type: inline.type, data: inline.data };
}

function toolOf(tool: Piece): unknown {
  // Tools of the server, such as web search, have no function.
  if (tool["type"] !== "function") return tool;
  const { name, description, parameters = { type: "object", properties: {} }, strict } = nested(tool, "function");
  return present({ name, description, input_schema: parameters, strict });
}

const TOOL_CHOICES: Readonly<Record<string, string>> = { auto: "auto", none: "none", required: "any" };

function toolChoice(choice: unknown, parallel: unknown): unknown {
  const isSingle = parallel === false ? { disable_parallel_tool_use: true } : undefined;
  if (choice === undefined && isSingle === undefined) return undefined;
  const { name } = nested(choice, "function");
  if (name !== undefined) return { type: "tool", name, ...isSingle };
  if (isMapping(choice)) return { ...choice, ...isSingle };
  const type = TOOL_CHOICES[stringIn(choice ?? "auto")] ?? choice;
  return { type, ...(type !== "none" && isSingle) };
}

function outputFormat(format: unknown): unknown {
  const { type } = isMapping(format) ? format : {};
  if (type === undefined || type === "text") return undefined;
  if (type === "json_schema") return { type, schema: nested(format, "json_schema")["schema"] };
  throw new InputError(
    `response_format of the type ${JSON.stringify(type)} is not available: the format ${NAME} accepts json_schema.`,
  );
}

function reply({ id, model, content, stop_reason, stop_details, usage }: Piece): Piece {
  const blocks = mappingsIn(content);
  const parts = blocks.flatMap((block, index) => (isToolUse(block) ? [] : [placed(block, index)]));
  const calls = blocks.filter(isToolUse).map((block) => ({
    id: block["id"],
    type: "function",
    function: { name: block["name"], arguments: asJson(block["input"] ?? {}) ?? "" },
  }));
  const message = {
    role: "assistant",
    content: contentOf(parts),
    ...refusalOf(stop_details),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
  const choices = [{ index: 0, message, finish_reason: finishReason(stop_reason) }];
  return { id, object: "chat.completion", created: 0, model, choices, usage: usageOf(usage) };
}

function isToolUse({ type }: Piece): boolean {
  return type === "tool_use";
}

function finishReason(reason: unknown): unknown {
  return FINISH_REASONS[stringIn(reason)] ?? reason ?? null;
}

function refusalOf(details: unknown): { readonly refusal?: string } {
  const refusal = isMapping(details) ? stringIn(details.explanation) : "";
  return refusal === "" ? {} : { refusal };
}

function usageOf(usage: unknown): Piece {
  const { input_tokens, output_tokens, output_tokens_details, ...cache } = isMapping(usage) ? usage : {};
  const cached = cache["cache_read_input_tokens"];
  const prompt = numberIn(input_tokens) + numberIn(cached) + numberIn(cache["cache_creation_input_tokens"]);
  const completion = numberIn(output_tokens);
  const thinking = isMapping(output_tokens_details) ? output_tokens_details.thinking_tokens : undefined;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    ...(typeof cached === "number" && { prompt_tokens_details: { cached_tokens: cached } }),
    ...(typeof thinking === "number" && { completion_tokens_details: { reasoning_tokens: thinking } }),
  };
}

function events(): EventReader {
  const stream = new Stream();
  return (event) => stream.read(event);
}

/** The state of a stream. */
class Stream {
  #head: Piece = {};
  #usage: Piece = {};
  /** True if a block was not plain text, so that the message consists of parts. */
  #hasParts = false;
  #toolCalls = 0;
  /** The block that is being sent. The server sends one block at a time. */
  #block: Piece = {};
  /** The JSON of the block's input so far. */
  #json = "";

  read(event: Piece): ReturnType<EventReader> {
    switch (event["type"]) {
      case "message_start": {
        const { id, model, usage } = nested(event, "message");
        this.#head = { id, object: "chat.completion.chunk", created: 0, model };
        this.#usage = isMapping(usage) ? usage : {};
        return this.#chunk({ role: "assistant" });
      }
      case "content_block_start":
        return this.#start(nested(event, "content_block"), numberIn(event["index"]));
      case "content_block_delta":
        return this.#delta(nested(event, "delta"), numberIn(event["index"]));
      case "content_block_stop":
        return this.#stop(numberIn(event["index"]));
      case "message_delta": {
        const { stop_reason, stop_details } = nested(event, "delta");
        this.#usage = { ...this.#usage, ...present({ ...nested(event, "usage") }) };
        return this.#chunk(refusalOf(stop_details), finishReason(stop_reason), { usage: usageOf(this.#usage) });
      }
      case "message_stop":
        return DONE;
      default:
        return undefined;
    }
  }

  #start(block: Piece, index: number): ReturnType<EventReader> {
    this.#block = block;
    this.#json = "";
    if (isToolUse(block)) {
      const { id, name, input } = block;
      const whole = isMapping(input) && Object.keys(input).length > 0 ? asJson(input) : "";
      this.#json = whole ?? "";
      return this.#toolCall({ id, type: "function", function: { name, arguments: this.#json } }, this.#toolCalls++);
    }
    return isPlainText(block) && block.text === "" ? undefined : this.#part(block, index);
  }

  #delta(delta: Piece, index: number): ReturnType<EventReader> {
    const { type, partial_json, citation, ...fields } = delta;
    switch (type) {
      case "input_json_delta":
        this.#json += stringIn(partial_json);
        if (!isToolUse(this.#block) || partial_json === "") return undefined;
        return this.#toolCall({ function: { arguments: partial_json } }, this.#toolCalls - 1);
      case "citations_delta":
        return this.#part({ type: "text", citations: [citation] }, index);
      default:
        // The other deltas contain the fields of the block: `text`, `thinking` or `signature`.
        return this.#part({ type: this.#block["type"], ...fields }, index);
    }
  }

  /** Completes a block: a tool call without input, or the input of a tool that the server runs. */
  #stop(index: number): ReturnType<EventReader> {
    const { type } = this.#block;
    if (isToolUse(this.#block)) {
      return this.#json === "" ? this.#toolCall({ function: { arguments: "{}" } }, this.#toolCalls - 1) : undefined;
    }
    return this.#json === "" ? undefined : this.#part({ type, input: jsonIn(this.#json) }, index);
  }

  #part(block: Piece, index: number): ReturnType<EventReader> {
    this.#hasParts ||= !isPlainText(block);
    return this.#chunk({ content: this.#hasParts ? [placed(block, index)] : textOf([block]) });
  }

  #toolCall(call: Piece, index: number): ReturnType<EventReader> {
    return this.#chunk({ tool_calls: [{ index, ...call }] });
  }

  #chunk(delta: Piece, finish_reason: unknown = null, more: Piece = {}): ReturnType<EventReader> {
    return { ...this.#head, choices: [{ index: 0, delta, finish_reason }], ...more };
  }
}
