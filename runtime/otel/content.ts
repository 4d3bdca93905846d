import { asJson, isMapping, parseJson } from "../http/json.ts";
import { reasoningOf, textOf, THINKING_PARTS } from "../inference/message/read.ts";

/** A part of a message in the form of the conventions. */
type Part = Readonly<Record<string, unknown>>;

/**
 * Returns the messages of a call as JSON, in the form of `gen-ai-input-messages.json`. Undefined if there are none.
 * @param args of a chat (`messages`), of the Responses API (`input`), or of another task (`inputs`)
 */
export function inputMessages({ messages, input = messages, inputs = input }: Part): string | undefined {
  if (typeof inputs === "string") return asJson([{ role: "user", parts: [{ type: "text", content: inputs }] }]);
  return Array.isArray(inputs) ? asJson(inputs.filter(isMapping).map(messageOf)) : undefined;
}

/** Returns the choices of an answer as JSON, in the form of `gen-ai-output-messages.json`. Undefined if there are none. */
export function outputMessages(answer: unknown): string | undefined {
  const { choices, output, status, generated_text: text } = isMapping(answer) ? answer : {};
  if (typeof text === "string") {
    return asJson([{ role: "assistant", parts: [{ type: "text", content: text }], finish_reason: "stop" }]);
  }
  if (Array.isArray(output)) {
    const parts = output.filter(isMapping).flatMap((item) => messageOf(item).parts);
    return asJson([{ role: "assistant", parts, finish_reason: String(status) }]);
  }
  if (!Array.isArray(choices)) return undefined;
  return asJson(
    choices.filter(isMapping).map(({ message, text: whole, finish_reason: reason }) => ({
      ...messageOf(isMapping(message) ? message : { role: "assistant", content: whole }),
      finish_reason: typeof reason === "string" ? reason : "",
    })),
  );
}

/** @param message a message, or an item of the Responses API, whose `type` can be a tool call or its result */
function messageOf(message: Part) {
  const { type, content, parts = content, name, call_id, tool_call_id: id = call_id, tool_calls: calls } = message;
  const { role = type === "function_call_output" ? "tool" : "assistant", output = content, summary } = message;
  const thoughts = Array.isArray(summary) ? summary.filter(isMapping).map(({ text }) => text) : [];
  const reasoning = reasoningOf(message) || thoughts.join("");
  const own: Part[] = reasoning === "" ? [] : [{ type: "reasoning", content: reasoning }];
  if (role === "tool") own.push({ type: "tool_call_response", id, response: textOf(output) });
  else if (type === "function_call") return { role: "assistant", parts: [callOf({ id, function: message })] };
  else if (Array.isArray(parts)) own.push(...parts.filter(isMapping).flatMap(partOf));
  else if (typeof parts === "string" && parts !== "") own.push({ type: "text", content: parts });
  if (Array.isArray(calls)) own.push(...calls.filter(isMapping).map(callOf));
  return { role: String(role), parts: own, ...(typeof name === "string" && { name }) };
}

/** Returns a part of a message. Files are left out, except for their type or URL. The reasoning is a part of its own. */
function partOf(part: Part): Part[] {
  const { type, text, image_url: image } = part;
  if (THINKING_PARTS.has(String(type))) return [];
  if (typeof text === "string") return [{ type: "text", content: text }];
  const uri = isMapping(image) ? image["url"] : image;
  const isLink = typeof uri === "string" && !uri.startsWith("data:");
  return isLink ? [{ type: "uri", modality: "image", uri }] : [{ type: String(type) }];
}

function callOf({ id, function: asked }: Part): Part {
  const { name, arguments: text } = isMapping(asked) ? asked : {};
  return { type: "tool_call", id, name: String(name), arguments: valueIn(text) };
}

function valueIn(text: unknown): unknown {
  try {
    return typeof text === "string" ? parseJson(text) : text;
  } catch {
    return text;
  }
}
