import { asJson, isMapping } from "../../http/json.ts";
import { textOf, type Piece } from "../message/read.ts";
import {
  contentOf,
  conversationOf,
  dataIn,
  functionOf,
  isPlainText,
  jsonIn,
  listOf,
  mappingsIn,
  nested,
  numberIn,
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

const NAME = "gemini-content";

/** Fields of chat completions that this format has no counterpart for, with the values that change nothing. */
const UNSUPPORTED: Readonly<Record<string, unknown>> = {
  audio: undefined,
  function_call: undefined,
  functions: undefined,
  logit_bias: undefined,
  logprobs: false,
  metadata: undefined,
  modalities: undefined,
  parallel_tool_calls: true,
  prediction: undefined,
  store: false,
  top_logprobs: undefined,
  user: undefined,
};

/** Finish reasons of the format. Reasons that stand for a filter are listed in `FILTERS`. */
const FINISH_REASONS: Readonly<Record<string, string>> = { STOP: "stop", MAX_TOKENS: "length" };
const FILTERS = new Set([
  "SAFETY",
  "RECITATION",
  "LANGUAGE",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "IMAGE_SAFETY",
  "IMAGE_PROHIBITED_CONTENT",
  "IMAGE_RECITATION",
]);

/**
 * The format of `generateContent`, the API of Gemini.
 * @source the types of the Python package google-genai 2.25.0, for the names of fields
 */
export const geminiContent: ChatFormat = { unsupported: UNSUPPORTED, request, reply, events };

function request(body: Piece): Record<string, unknown> {
  const fields = supported(NAME, body, UNSUPPORTED);
  const { messages, tools, tool_choice, generationConfig, stream: _, stream_options: __, ...rest } = fields;
  const { system, turns } = conversationOf(messages, WRITER);
  const [config, others] = splitConfig(rest);
  const merged = { ...config, ...Object(generationConfig) };
  return present({
    ...others,
    systemInstruction: system.length === 0 ? undefined : { parts: system },
    contents: turns.map(({ isModel, parts }) => ({ role: isModel ? "model" : "user", parts })),
    tools: tools === undefined ? undefined : toolsOf(mappingsIn(tools)),
    toolConfig: tool_choice === undefined ? undefined : { functionCallingConfig: toolChoice(tool_choice) },
    generationConfig: Object.keys(merged).length === 0 ? undefined : merged,
  });
}

/** Returns the settings of the model, and the fields of the body that are no settings. */
function splitConfig(fields: Piece): [config: Piece, others: Piece] {
  const { max_tokens, max_completion_tokens, temperature, top_p, top_k, stop, n, seed, ...rest } = fields;
  const { presence_penalty, frequency_penalty, reasoning_effort, response_format, ...others } = rest;
  const config = {
    maxOutputTokens: max_completion_tokens ?? max_tokens,
    temperature,
    topP: top_p,
    topK: top_k,
    stopSequences: listOf(stop),
    candidateCount: n,
    seed,
    presencePenalty: presence_penalty,
    frequencyPenalty: frequency_penalty,
    thinkingConfig: reasoning_effort === undefined ? undefined : { thinkingLevel: reasoning_effort },
    ...outputFormat(response_format),
  };
  return [present(config), others];
}

function outputFormat(format: unknown): Piece {
  const { type } = isMapping(format) ? format : {};
  if (type !== "json_schema" && type !== "json_object") return {};
  return {
    responseMimeType: "application/json",
    responseJsonSchema: nested(format, "json_schema")["schema"],
  };
}

const WRITER: PartWriter = {
  part,
  toolCall: (call) => {
    const { name, input } = functionOf(call);
    const signature = nested(nested(call, "extra_content"), "google")["thought_signature"];
    return present({ functionCall: present({ id: call["id"], name, args: input }), thoughtSignature: signature });
  },
  toolResult: ({ tool_call_id, content }, name) => {
    const text = textOf(content);
    const value = jsonIn(text);
    return {
      functionResponse: { id: tool_call_id, name, response: isMapping(value) ? value : { output: text } },
    };
  },
};

/** Converts a part. Parts of the format itself have no `type`, and are sent as they came. */
function part(given: Piece): unknown {
  const own = unplaced(given);
  const { type, text, thinking, thought_signature } = own;
  switch (type) {
    case undefined:
      return own;
    case "text":
      return present({ text, thoughtSignature: thought_signature });
    case "thinking":
      return present({ text: thinking, thought: true, thoughtSignature: thought_signature });
    case "image_url":
    case "video_url": {
      const { [type]: media } = own;
      return fileOf(isMapping(media) ? media.url : media);
    }
    case "input_audio": {
      const { data, format } = nested(own, "input_audio");
      return { inlineData: { mimeType: `audio/${stringIn(format)}`, data } };
    }
    case "file": {
      const { file_data } = nested(own, "file");
      if (file_data !== undefined) return fileOf(file_data);
      throw unsupportedPart(NAME, "file without file_data");
    }
    default:
      throw unsupportedPart(NAME, type);
  }
}

function fileOf(url: unknown): Piece {
  const inline = dataIn(url);
  if (inline === undefined) return { fileData: { fileUri: url } };
  return { inlineData: { mimeType: inline.type, data: inline.data } };
}

/** Returns the functions as one tool. Tools of the server, such as Google Search, are sent as they came. */
function toolsOf(tools: readonly Piece[]): unknown[] {
  const functions = tools.filter(({ type }) => type === "function").map((tool) => nested(tool, "function"));
  const declarations = functions.map(({ name, description, parameters }) =>
    present({ name, description, parametersJsonSchema: parameters }),
  );
  const others = tools.filter(({ type }) => type !== "function");
  return [...(declarations.length > 0 ? [{ functionDeclarations: declarations }] : []), ...others];
}

const MODES: Readonly<Record<string, string>> = { auto: "AUTO", none: "NONE", required: "ANY" };

function toolChoice(choice: unknown): unknown {
  const { name } = nested(choice, "function");
  if (name !== undefined) return { mode: "ANY", allowedFunctionNames: [name] };
  return { mode: MODES[stringIn(choice)] ?? choice };
}

function reply(answer: Piece): Piece {
  const choices = candidatesOf(answer).map((candidate, position) => {
    const sent = new Candidate();
    const { content, tool_calls: calls } = sent.read(partsIn(candidate), answer["responseId"]);
    const message = {
      role: "assistant",
      content: contentOf(content),
      ...(calls.length > 0 && { tool_calls: calls.map(unplaced) }),
    };
    const index = typeof candidate["index"] === "number" ? candidate["index"] : position;
    return { index, message, finish_reason: sent.finishReason(candidate["finishReason"]) };
  });
  return { ...headOf(answer, "chat.completion"), choices, usage: usageOf(answer["usageMetadata"]) };
}

function headOf({ responseId, modelVersion }: Piece, object: string): Piece {
  return { id: stringIn(responseId), object, created: 0, model: stringIn(modelVersion) };
}

/** Returns the candidates of a reply. A prompt that was blocked has none, so the reason becomes one. */
function candidatesOf(answer: Piece): Piece[] {
  const candidates = mappingsIn(answer["candidates"]);
  const { blockReason } = nested(answer, "promptFeedback");
  return candidates.length === 0 && blockReason !== undefined ? [{ finishReason: "SAFETY" }] : candidates;
}

function partsIn(candidate: Piece): Piece[] {
  return mappingsIn(nested(candidate, "content")["parts"]);
}

function usageOf(usage: unknown): Piece {
  const counts = isMapping(usage) ? usage : {};
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount: thoughts, totalTokenCount } = counts;
  const { cachedContentTokenCount: cached, toolUsePromptTokenCount } = counts;
  return {
    prompt_tokens: numberIn(promptTokenCount) + numberIn(toolUsePromptTokenCount),
    completion_tokens: numberIn(candidatesTokenCount) + numberIn(thoughts),
    total_tokens: numberIn(totalTokenCount),
    ...(typeof cached === "number" && { prompt_tokens_details: { cached_tokens: cached } }),
    ...(typeof thoughts === "number" && { completion_tokens_details: { reasoning_tokens: thoughts } }),
  };
}

function events(): EventReader {
  const sent = new Map<number, Candidate>();
  return (event) => {
    const choices = candidatesOf(event).map((piece, position) => {
      const index = typeof piece["index"] === "number" ? piece["index"] : position;
      const candidate = sent.get(index) ?? new Candidate();
      sent.set(index, candidate);
      const { content, tool_calls: calls } = candidate.read(partsIn(piece), event["responseId"]);
      const delta = {
        role: "assistant",
        ...(content.length > 0 && { content: candidate.hasParts ? content : textOf(content) }),
        ...(calls.length > 0 && { tool_calls: calls }),
      };
      return { index, delta, finish_reason: candidate.finishReason(piece["finishReason"]) };
    });
    const { usageMetadata: usage } = event;
    return { ...headOf(event, "chat.completion.chunk"), choices, ...(isMapping(usage) && { usage: usageOf(usage) }) };
  };
}

/** The parts of a candidate in our form: parts of the content, and tool calls. */
interface Parts {
  readonly content: readonly Piece[];
  readonly tool_calls: readonly Piece[];
}

/** Reads the parts of one candidate, which a stream sends in several events. */
class Candidate {
  /** True if a part was not plain text, so that the message consists of parts. */
  hasParts = false;
  #index = -1;
  #last: unknown;
  #toolCalls = 0;

  read(parts: readonly Piece[], responseId: unknown): Parts {
    const content: Piece[] = [];
    const toolCalls: Piece[] = [];
    for (const own of parts) {
      if (isMapping(own["functionCall"])) toolCalls.push(this.#toolCall(own, responseId));
      else if (own["text"] !== "" || own["thoughtSignature"] !== undefined) content.push(this.#part(own));
    }
    return { content, tool_calls: toolCalls };
  }

  finishReason(reason: unknown): unknown {
    const word = stringIn(reason);
    if (word === "STOP" && this.#toolCalls > 0) return "tool_calls";
    return FILTERS.has(word) ? "content_filter" : (FINISH_REASONS[word] ?? (word === "" ? null : word.toLowerCase()));
  }

  #toolCall(own: Piece, responseId: unknown): Piece {
    const { id, name, args = {} } = nested(own, "functionCall");
    const { thoughtSignature: thought_signature } = own;
    const index = this.#toolCalls++;
    this.#last = undefined;
    return {
      index,
      id: stringIn(id) || `${stringIn(responseId) || "call"}_${index}`,
      type: "function",
      function: { name, arguments: asJson(args) ?? "" },
      ...(thought_signature !== undefined && { extra_content: { google: { thought_signature } } }),
    };
  }

  /** Pieces of text continue the part before them, unless one of them has a signature. */
  #part(own: Piece): Piece {
    const { text, thought, thoughtSignature, ...others } = own;
    const signature = thoughtSignature === undefined ? {} : { thought_signature: thoughtSignature };
    const isText = typeof text === "string";
    const kind = !isText || thoughtSignature !== undefined ? undefined : thought === true ? "thinking" : "text";
    if (kind === undefined || kind !== this.#last) this.#index += 1;
    this.#last = kind;
    const named = thought === true ? { type: "thinking", thinking: text } : { type: "text", text };
    const converted = isText ? { ...named, ...signature } : { ...others, ...signature };
    this.hasParts ||= !isPlainText(converted);
    return placed(converted, this.#index);
  }
}
