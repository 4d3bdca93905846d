import { readFileSync } from "node:fs";
import { join } from "node:path";

/** This module provides the templates and conversations for the measurements. */

/** Names of templates in `goldens/chat` that every engine can render with these conversations. */
const TEMPLATES = [
  "tools-as-json-lines",
  "tools-typescript",
  "tools-python-signature",
  "tool-results-grouped",
  "json-schema-forms",
  "think-stripped",
  "think-budget",
  "default-system",
  "checks-everything",
  "nested-parts",
] as const;

/** Returns the names and sources of the templates. */
export function readTemplates(): (readonly [name: string, source: string])[] {
  const folder = join(process.cwd(), "runtime/template/goldens/chat");
  return TEMPLATES.map((name) => [name, readFileSync(join(folder, `${name}.jinja`), "utf8")]);
}

interface ToolCall {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> };
}

export interface Message {
  readonly role: string;
  readonly content: string;
  readonly name?: string;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly ToolCall[];
}

/** The variables with which a template is rendered. */
export interface Conversation extends Record<string, unknown> {
  readonly messages: readonly Message[];
  readonly tools: readonly Tool[];
}

interface Tool {
  readonly type: "function";
  readonly function: { readonly name: string; readonly description: string; readonly parameters: unknown };
}

const PARAGRAPH =
  "The lighthouse keeper wrote down the weather, the ships that passed, and what he had cooked for supper that day. ";

function makeTool(name: string): Tool {
  const properties = {
    city: { type: "string", description: "Name of the city" },
    days: { type: "integer", description: "How many days ahead", minimum: 0, maximum: 10 },
    unit: { type: "string", enum: ["celsius", "fahrenheit"], default: "celsius" },
    tags: { type: "array", items: { type: "string" } },
  };
  const parameters = { type: "object", properties, required: ["city"] };
  return { type: "function", function: { name, description: `Tells the ${name} of a city.`, parameters } };
}

/**
 * Returns a message of a conversation. Messages repeat in this order: question, call, result, answer, question, answer.
 */
function makeMessage(index: number, seed: number): Message {
  const text = `${seed}.${index}. ${PARAGRAPH.repeat(1 + ((index + seed) % 4))}`;
  const id = `call${seed}-${index}`;
  switch (index % 6) {
    case 1: {
      const call = { name: "weather", arguments: { city: `Town ${seed}`, days: index, unit: "celsius" } };
      return { role: "assistant", content: "", tool_calls: [{ id, type: "function", function: call }] };
    }
    case 2:
      return { role: "tool", name: "weather", tool_call_id: id, content: `{"temperature": ${seed}, "sky": "clear"}` };
    case 3:
    case 5:
      return { role: "assistant", content: `<think>\nLet me see ${seed}.\n</think>\n\n${text}` };
    default:
      return { role: "user", content: text };
  }
}

/**
 * Returns a conversation of `length` messages after a system message, with three tools.
 *
 * @param seed two conversations with different seeds have no texts in common except the tools
 */
export function makeConversation(length: number, seed = 0): Conversation {
  const messages = Array.from({ length }, (_, index) => makeMessage(index, seed));
  const conversation = {
    messages: [{ role: "system", content: `You are a careful assistant. Today is day ${seed}.` }, ...messages],
    tools: ["weather", "tides", "events"].map(makeTool),
    documents: null,
    add_generation_prompt: messages.at(-1)?.role !== "assistant",
    bos_token: "<s>",
    eos_token: "</s>",
  };
  // Makes the texts and objects look as if a request had just been parsed: each text is one piece in memory, and the
  // objects are new.
  return JSON.parse(JSON.stringify(conversation)) as Conversation;
}

/** Returns conversations with different texts. */
export const changing = (length: number, count: number, seed: number): Conversation[] =>
  Array.from({ length: count }, (_, index) => makeConversation(length, seed * count + index));

/** Returns a conversation at every stage, as an application renders it: once after each new message. */
export function growing(length: number, seed: number): Conversation[] {
  const whole = makeConversation(length, seed);
  return Array.from({ length }, (_, index) => ({ ...whole, messages: whole.messages.slice(0, index + 2) }));
}
