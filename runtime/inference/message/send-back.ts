import type { ProviderTask } from "../../../generated/records.ts";
import { isMapping } from "../../http/json.ts";
import { isEmpty, reasoningOf, textOf, THINKING_PARTS, type Piece } from "./read.ts";

type Rules = NonNullable<ProviderTask["reasoning"]>;

/** Fields that are not sent back if they are empty: servers send them with every message, but some refuse them. */
const LEFT_OUT_IF_EMPTY = new Set(["refusal", "annotations", "audio", "function_call", "tool_calls"]);
const REASONING = new Set(["reasoning", "reasoning_content", "reasoning_details"]);

/**
 * Prepares earlier answers for the next request. A message goes back to the provider that sent it as that provider sent
 * it. Another provider receives only the fields that it accepts. A message that the caller wrote stays unchanged.
 * @param provider id of the provider that receives the messages
 * @param rules    the field `reasoning` of the provider's task
 */
export function messagesFor(messages: unknown, provider: string, rules: Rules | undefined): unknown {
  if (!Array.isArray(messages)) return messages;
  return messages.map((message: unknown) =>
    isMapping(message) && message["role"] === "assistant" ? messageFor(message, provider, rules) : message,
  );
}

function messageFor(message: Piece, provider: string, rules: Rules | undefined): Piece {
  const { provider: sender, ...own } = message;
  const sent = typeof sender !== "string" ? message : sender === provider ? asSent(own, rules) : accepted(own, rules);
  const isMissing = rules?.sendBack === "must" && !isEmpty(own["tool_calls"]) && isEmpty(sent[rules.field]);
  const complete = isMissing ? { ...sent, [rules.field]: reasoningOf(own) } : sent;
  return without(complete, (name) => LEFT_OUT_IF_EMPTY.has(name) && isEmpty(complete[name]));
}

/** Returns a message as its provider sent it: without the fields that the client added. */
function asSent({ parts, ...message }: Piece, rules: Rules | undefined): Piece {
  const whole = parts === undefined ? message : { ...message, content: parts };
  if (rules?.sendBack === "never") return withoutReasoning(whole);
  // The client adds `reasoning` if the server calls it otherwise.
  const { reasoning: _, ...others } = whole;
  return rules?.field === "reasoning" || reasoningOf(others) === "" ? whole : others;
}

function withoutReasoning(message: Piece): Piece {
  const { content } = message;
  const isThinking = (part: unknown): boolean => isMapping(part) && THINKING_PARTS.has(String(part["type"]));
  const rest = Array.isArray(content) ? { ...message, content: content.filter((part) => !isThinking(part)) } : message;
  return without(rest, (name) => REASONING.has(name));
}

/** Returns the fields of another provider's message that every provider accepts. */
function accepted({ role, content, name, tool_calls: calls, ...others }: Piece, rules: Rules | undefined): Piece {
  return {
    role,
    content: content === null || content === undefined ? content : textOf(content),
    ...(!isEmpty(name) && { name }),
    ...(Array.isArray(calls) && { tool_calls: calls.map(plainCall) }),
    ...(rules?.sendBack === "must" && { [rules.field]: reasoningOf(others) }),
  };
}

function plainCall(call: unknown): unknown {
  if (!isMapping(call) || !isMapping(call["function"])) return call;
  const { id, type, function: asked } = call;
  return { id, type, function: { name: asked["name"], arguments: asked["arguments"] } };
}

function without(message: Piece, isLeftOut: (name: string) => boolean): Piece {
  if (!Object.keys(message).some(isLeftOut)) return message;
  return Object.fromEntries(Object.entries(message).filter(([name]) => !isLeftOut(name)));
}
