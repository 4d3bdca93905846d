import { isObject } from "../http/json.ts";
import { read } from "../inference/provider/paths.ts";
import { chatReply } from "./chat.ts";
import type { ChatMessage } from "./options.ts";
import type { Part } from "./parts.ts";
import { halvesOf, wordsOf } from "./replies.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The text of reasoning that no one can read. A client sends it back unchanged. */
const ENCRYPTED = "gAAAAABmock";

/**
 * Returns the response of the Responses API that a request asks for. With `background: true`, it is the first response of
 * the example, whose job has only begun.
 *
 * @param message the message of the response, whatever the request asks for
 */
export function responseAnswer(
  { reply, statuses, output }: Part["example"],
  body: Fields,
  message?: ChatMessage,
): Fields {
  if (statuses !== undefined && isBackground(body) && body["stream"] !== true) return Object(reply);
  const chat = { choices: [{ message: { role: "assistant", content: read(output, ["output_text"]) } }] };
  const answered = read(chatReply(chat, chatRequest(body), message), ["choices", 0, "message"]);
  return { ...Object(statuses?.at(-1) ?? reply), output: itemsOf(Object(answered), body) };
}

export function isBackground(body: unknown): boolean {
  return isObject(body) && body["background"] === true;
}

/** Returns the events of a stream, numbered from 0. */
export function responseEvents(response: Fields): readonly Fields[] {
  const begun = { ...response, status: "in_progress", output: [], usage: null };
  return [
    { type: "response.created", response: begun },
    { type: "response.in_progress", response: begun },
    ...listOf(response["output"]).flatMap(itemEvents),
    { type: "response.completed", response },
  ].map((event, index) => ({ ...event, sequence_number: index }));
}

/** Converts a request to the parts of a chat completion that `chatReply` reads. */
function chatRequest({ input, tools, tool_choice, text }: Fields): Fields {
  return {
    messages: typeof input === "string" ? [{ role: "user", content: input }] : listOf(input).map(messageOf),
    tools: listOf(tools).map(({ name, parameters }) => ({ function: { name, parameters } })),
    tool_choice,
    response_format: read(text, ["format"]),
  };
}

/** Converts the message of a chat to the items of a response. The request can ask for reasoning. */
function itemsOf({ content, tool_calls: calls }: Fields, { reasoning, include }: Fields): readonly Fields[] {
  return [
    ...(reasoning === undefined ? [] : [reasoningItem(include)]),
    ...(typeof content === "string" ? [messageItem(content)] : []),
    ...listOf(calls).map(({ id, function: called }, index) => ({
      type: "function_call",
      id: `fc_${index + 1}`,
      call_id: id,
      name: read(called, ["name"]),
      arguments: read(called, ["arguments"]),
      status: "completed",
    })),
  ];
}

function messageOf({ type, role, content, output }: Fields): Fields {
  return type === "function_call_output" ? { role: "tool", content: output } : { role, content };
}

function reasoningItem(include: unknown): Fields {
  const isEncrypted = Array.isArray(include) && include.includes("reasoning.encrypted_content");
  const summary = [{ type: "summary_text", text: "It asks for a colour." }];
  return { type: "reasoning", id: "rs_1", summary, ...(isEncrypted && { encrypted_content: ENCRYPTED }) };
}

function messageItem(text: string): Fields {
  const content = [{ type: "output_text", text, annotations: [] }];
  return { type: "message", id: "msg_1", role: "assistant", status: "completed", content };
}

function itemEvents(item: Fields, output_index: number): readonly Fields[] {
  const place = { item_id: item["id"], output_index };
  const { type, content } = item;
  const added = { ...item, ...(type !== "reasoning" && { status: "in_progress" }) };
  const start =
    type === "message" ? { ...added, content: [] } : type === "function_call" ? { ...added, arguments: "" } : item;
  const parts = type === "message" ? listOf(content) : [];
  return [
    { type: "response.output_item.added", output_index, item: start },
    ...parts.flatMap((part, content_index) => partEvents(part, { ...place, content_index })),
    ...(type === "function_call" ? argumentEvents(String(item["arguments"]), place) : []),
    { type: "response.output_item.done", output_index, item },
  ];
}

function partEvents(part: Fields, place: Fields): readonly Fields[] {
  const text = String(part["text"]);
  return [
    { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
    ...wordsOf(text).map((delta) => ({ type: "response.output_text.delta", ...place, delta, logprobs: [] })),
    { type: "response.output_text.done", ...place, text, logprobs: [] },
    { type: "response.content_part.done", ...place, part },
  ];
}

function argumentEvents(text: string, place: Fields): readonly Fields[] {
  return [
    ...halvesOf(text).map((delta) => ({ type: "response.function_call_arguments.delta", ...place, delta })),
    { type: "response.function_call_arguments.done", ...place, arguments: text },
  ];
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
