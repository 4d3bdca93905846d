import { asJson, isMapping, isObject } from "../../http/json.ts";

/** Matches the types of parts that contain text for the reader, in Chat Completions and in Responses. */
const TEXT_PARTS = new Set(["text", "output_text"]);
/** Types of parts that contain reasoning. */
export const THINKING_PARTS = new Set(["thinking", "reasoning"]);

/** Fields of a message and of a tool call that every provider sends and accepts. */
const PLAIN_MESSAGE = new Set(["role", "content", "name", "tool_calls"]);
const PLAIN_CALL = new Set(["id", "type", "index", "function"]);
const PLAIN_FUNCTION = new Set(["name", "arguments"]);

/** Returns true for null, an empty string and an empty list, which many servers send instead of leaving a field out. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Returns the text of a message's content: a string, or the joined text parts of a list. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) => (isMapping(part) && TEXT_PARTS.has(String(part.type)) ? part.text : part))
    .filter((text) => typeof text === "string")
    .join("");
}

/**
 * Returns the reasoning in a message or in a delta of a chunk, whatever the server calls it. Empty if there is none.
 */
export function reasoningOf({ reasoning, reasoning_content, content, reasoning_details }: Piece): string {
  if (typeof reasoning === "string" && reasoning !== "") return reasoning;
  if (typeof reasoning_content === "string" && reasoning_content !== "") return reasoning_content;
  const parts = Array.isArray(content) ? content : reasoning_details;
  return Array.isArray(parts) ? parts.map(thoughtIn).join("") : "";
}

function thoughtIn(part: unknown): string {
  if (!isMapping(part)) return "";
  const { type, thinking, text, summary } = part;
  if (THINKING_PARTS.has(String(type))) return textOf(thinking ?? text);
  // The entries of `reasoning_details` have types such as `reasoning.text`.
  return String(type).startsWith("reasoning.") ? textOf(text ?? summary) : "";
}

/** A message, or the delta of a chunk. A server may send any value in each field. */
export type Piece = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that the client adds to a message or a delta: `content` as a string, the list of parts that the
 * server sent as `parts`, and `reasoning`. Returns undefined if nothing is added.
 */
function addedTo(piece: Piece): Record<string, unknown> | undefined {
  const { content, reasoning } = piece;
  const thought = reasoningOf(piece);
  const isNew = thought !== "" && thought !== reasoning;
  if (Array.isArray(content)) {
    return { content: textOf(content), parts: content, ...(isNew && { reasoning: thought }) };
  }
  return isNew ? { reasoning: thought } : undefined;
}

/** Completes the delta of a chunk: adds `parts` and `reasoning`, and the missing fields of tool calls. */
export function completeDelta(delta: Record<string, unknown>): void {
  if (delta["tool_calls"] !== undefined) {
    if (Array.isArray(delta["tool_calls"]))
      delta["tool_calls"] = delta["tool_calls"].filter(isObject).map(completeCall);
    else delete delta["tool_calls"];
  }
  const added = addedTo(delta);
  if (added !== undefined) Object.assign(delta, added);
}

/**
 * Adds the missing fields to a piece of a tool call. Servers omit fields, or send null, in all pieces except the first.
 */
export function completeCall(call: Piece): object {
  const asked = isObject(call["function"]) ? call["function"] : {};
  const { name, arguments: text, ...others } = asked;
  return {
    ...call,
    id: typeof call["id"] === "string" ? call["id"] : "",
    type: typeof call["type"] === "string" ? call["type"] : "function",
    function: {
      ...others,
      ...(typeof name === "string" && { name }),
      arguments: typeof text === "string" ? text : isObject(text) ? (asJson(text) ?? "") : "",
    },
  };
}

/**
 * Completes the messages of a chat answer that was not streamed. Any other reply is returned unchanged.
 * @param provider id of the provider that sent the answer
 */
export function completeAnswer(answer: unknown, provider: string): unknown {
  return withChoices(answer, (choice) =>
    isMapping(choice["message"]) ? { ...choice, message: completeMessage(choice["message"], provider) } : choice,
  );
}

/** Completes a message. A message with plain fields only is returned unchanged. */
export function completeMessage<Message extends Piece>(message: Message, provider?: string): Message {
  const added = addedTo(message);
  const calls = message["tool_calls"];
  // Some servers send the arguments as an object instead of JSON text, and no id.
  const isRaw =
    Array.isArray(calls) && calls.some((call) => isMapping(call) && isObject(Object(call.function).arguments));
  if (added === undefined && !isRaw && isPlain(message)) return message;
  return {
    ...message,
    ...added,
    ...(isRaw && { tool_calls: calls.filter(isObject).map(completeCall) }),
    ...(isEmpty(provider) ? {} : { provider }),
  };
}

/** Returns true if every provider accepts the message. Empty fields do not count. */
function isPlain(message: Piece): boolean {
  const { content, tool_calls: calls } = message;
  return !isObject(content) && hasOnly(message, PLAIN_MESSAGE) && (!Array.isArray(calls) || calls.every(isPlainCall));
}

function isPlainCall(call: unknown): boolean {
  return (
    isMapping(call) && hasOnly(call, PLAIN_CALL) && isMapping(call.function) && hasOnly(call.function, PLAIN_FUNCTION)
  );
}

function hasOnly(piece: Piece, names: ReadonlySet<string>): boolean {
  return Object.keys(piece).every((name) => names.has(name) || isEmpty(piece[name]));
}

/**
 * Converts a complete chat answer to a single chunk of a stream: `message` becomes `delta`, and tool calls get their
 * index. Other values are returned unchanged.
 */
export function asChunk(answer: unknown): unknown {
  const chunk = withChoices(answer, ({ message, ...choice }) => {
    if (!isMapping(message)) return message === undefined ? choice : { ...choice, delta: message };
    const delta: Record<string, unknown> = { ...message };
    completeDelta(delta);
    const { tool_calls: calls } = delta;
    if (Array.isArray(calls)) delta["tool_calls"] = calls.map((call: object, index) => ({ index, ...call }));
    return { ...choice, delta };
  });
  return chunk === answer ? answer : { ...(chunk as object), object: "chat.completion.chunk" };
}

function withChoices(answer: unknown, change: (choice: Piece) => unknown): unknown {
  if (!isMapping(answer) || !Array.isArray(answer["choices"])) return answer;
  const choices = answer["choices"].map((choice: unknown) => (isMapping(choice) ? change(choice) : choice));
  return { ...answer, choices };
}
