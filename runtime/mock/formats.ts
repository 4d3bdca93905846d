import type { ChatFormatName } from "../../generated/records.ts";
import { isObject } from "../http/json.ts";
import { read } from "../inference/provider/paths.ts";
import { chatReply } from "./chat.ts";
import type { ChatMessage } from "./options.ts";
import type { Part } from "./parts.ts";
import { halvesOf, recordsOf, wordsOf } from "./replies.ts";
import { responseAnswer, responseEvents } from "./responses.ts";

type Fields = Readonly<Record<string, unknown>>;

/** How the server reads requests in a chat format, and writes its replies. */
interface Dialect {
  /** Converts a request to the parts of a chat completion that `chatReply` reads. */
  readonly request: (body: Fields) => Fields;
  /** Returns the reply with another message. */
  readonly reply: (reply: Fields, message: Fields) => unknown;
  /** Returns the events of a stream for a reply. */
  readonly events: (reply: Fields) => readonly Fields[];
}

const DIALECTS: Readonly<Record<ChatFormatName, Dialect>> = {
  "anthropic-messages": {
    request: ({ messages, tools, tool_choice, output_config }) => ({
      messages: listOf(messages).flatMap(({ role, content }) => {
        const results = listOf(content).filter(({ type }) => type === "tool_result");
        if (results.length === 0) return [{ role, content }];
        return results.map(({ content: result }) => ({ role: "tool", content: result }));
      }),
      tools: listOf(tools).map(({ name, input_schema }) => ({ function: { name, parameters: input_schema } })),
      tool_choice: read(tool_choice, ["type"]),
      response_format: read(output_config, ["format"]),
    }),
    reply: (reply, { content, tool_calls: calls }) => ({
      ...reply,
      content: [
        ...(typeof content === "string" ? [{ type: "text", text: content }] : []),
        ...callsIn(calls).map(({ id, name, input }) => ({ type: "tool_use", id, name, input })),
      ],
      ...(calls !== undefined && { stop_reason: "tool_use" }),
    }),
    events: ({ content, stop_reason, usage, ...message }) => [
      { type: "message_start", message: { ...message, content: [], stop_reason: null, usage } },
      ...listOf(content).flatMap(blockEvents),
      { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage },
      { type: "message_stop" },
    ],
  },
  "gemini-content": {
    request: ({ contents, tools, toolConfig, generationConfig }) => ({
      messages: listOf(contents).flatMap(({ role, parts }) => {
        const results = listOf(parts).flatMap(({ functionResponse: result }) => (isObject(result) ? [result] : []));
        if (results.length === 0) return [{ role, content: parts }];
        return results.map(({ response }) => ({ role: "tool", content: read(response, ["output"]) }));
      }),
      tools: listOf(tools).flatMap(({ functionDeclarations }) =>
        listOf(functionDeclarations).map(({ name, parametersJsonSchema }) => ({
          function: { name, parameters: parametersJsonSchema },
        })),
      ),
      tool_choice: read(toolConfig, ["functionCallingConfig", "mode"]) === "NONE" ? "none" : "auto",
      response_format: { schema: read(generationConfig, ["responseJsonSchema"]) },
    }),
    reply: (reply, { content, tool_calls: calls }) => ({
      ...reply,
      candidates: [
        {
          index: 0,
          finishReason: "STOP",
          content: {
            role: "model",
            parts: [
              ...(typeof content === "string" ? [{ text: content }] : []),
              ...callsIn(calls).map(({ id, name, input: args }) => ({ functionCall: { id, name, args } })),
            ],
          },
        },
      ],
    }),
    events: ({ candidates, usageMetadata, ...head }) => [
      ...listOf(read(candidates, [0, "content", "parts"]))
        .flatMap((part) =>
          typeof part["text"] === "string" ? wordsOf(part["text"]).map((text) => ({ text })) : [part],
        )
        .map((part) => ({ ...head, candidates: [{ index: 0, content: { role: "model", parts: [part] } }] })),
      { ...head, candidates: [{ index: 0, finishReason: read(candidates, [0, "finishReason"]) }], usageMetadata },
    ],
  },
};

/** Returns the reply of a chat, in the format of the provider. `message` replaces the message of the reply. */
export function chatAnswer(part: Part, body: unknown, message?: ChatMessage): unknown {
  const { format, stream } = part.spec;
  const { reply, output } = part.example;
  if (stream === "response-events") return responseAnswer(part.example, Object(body), message);
  if (format === undefined) return chatReply(reply, body, message);
  const { request, reply: write } = DIALECTS[format];
  const chat = chatReply(output, request(Object(body)), message);
  return chat === output ? reply : write(Object(reply), Object(read(chat, ["choices", 0, "message"])));
}

/** Returns a reply of `chatAnswer` as the records of a stream. */
export function chatEvents(part: Part, body: unknown, message?: ChatMessage): readonly string[] {
  const { format, stream } = part.spec;
  const reply = chatAnswer(part, body, message);
  const toEvents = stream === "response-events" ? responseEvents : format && DIALECTS[format].events;
  if (toEvents === undefined) return recordsOf(part, reply);
  return toEvents(Object(reply)).map((event) => {
    const name = typeof event["type"] === "string" ? `event: ${event["type"]}\n` : "";
    return `${name}data: ${JSON.stringify(event)}\n\n`;
  });
}

function blockEvents(block: Fields, index: number): readonly Fields[] {
  const isText = block["type"] === "text";
  const deltas = isText
    ? wordsOf(String(block["text"])).map((text) => ({ type: "text_delta", text }))
    : halvesOf(JSON.stringify(block["input"])).map((half) => ({ type: "input_json_delta", partial_json: half }));
  return [
    { type: "content_block_start", index, content_block: { ...block, ...(isText ? { text: "" } : { input: {} }) } },
    ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
    { type: "content_block_stop", index },
  ];
}

function callsIn(calls: unknown) {
  return listOf(calls).map((call) => ({
    id: call["id"],
    name: read(call, ["function", "name"]),
    input: JSON.parse(String(read(call, ["function", "arguments"]))) as unknown,
  }));
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
