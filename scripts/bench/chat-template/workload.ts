import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the benchmark renders: conversations of any length, and hand-written functions that give the same text. */

/** The templates, by their name in `goldens/chat`: those that every engine under test can run on these conversations. */
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

/** Names and sources of the templates. */
export function readTemplates(): (readonly [name: string, source: string])[] {
  const folder = join(process.cwd(), "runtime/template/goldens/chat");
  return TEMPLATES.map((name) => [name, readFileSync(join(folder, `${name}.jinja`), "utf8")]);
}

/** A call as chat APIs write it. */
interface ToolCall {
  readonly id: string;
  readonly type: "function";
  readonly function: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> };
}

/** One message of a conversation. */
export interface Message {
  readonly role: string;
  readonly content: string;
  readonly name?: string;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly ToolCall[];
}

/** What a template is rendered with. */
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

/** Six turns that repeat: question, call, result, answer, question, answer. */
function makeMessage(index: number): Message {
  const text = `${index}. ${PARAGRAPH.repeat(1 + (index % 4))}`;
  const id = `call${index}`;
  switch (index % 6) {
    case 1: {
      const call = { name: "weather", arguments: { city: `Town ${index}`, days: index, unit: "celsius" } };
      return { role: "assistant", content: "", tool_calls: [{ id, type: "function", function: call }] };
    }
    case 2:
      return { role: "tool", name: "weather", tool_call_id: id, content: `{"temperature": ${index}, "sky": "clear"}` };
    case 3:
    case 5:
      return { role: "assistant", content: `<think>\nLet me see.\n</think>\n\n${text}` };
    default:
      return { role: "user", content: text };
  }
}

/** A conversation of `length` messages after a system message, with three tools. */
export function makeConversation(length: number): Conversation {
  const messages = Array.from({ length }, (_, index) => makeMessage(index));
  return {
    messages: [{ role: "system", content: "You are a careful assistant. Use the tools when they help." }, ...messages],
    tools: ["weather", "tides", "events"].map(makeTool),
    documents: null,
    add_generation_prompt: messages.at(-1)?.role !== "assistant",
    bos_token: "<s>",
    eos_token: "</s>",
  };
}

/** JSON as Python writes it: a blank after every comma and colon. */
function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${pythonJson(inner)}`)
    .join(", ")}}`;
}

/** `default-system.jinja`, as one would write it by hand. */
function defaultSystem({ messages, bos_token, add_generation_prompt }: Conversation): string {
  const first = messages[0];
  const own = first?.role === "system";
  const opening = own ? first.content : "Answer truthfully, or say that the answer is not known.";
  let out = `${String(bos_token)}@@system\n${opening.trim()}\n@@\n`;
  for (let index = own ? 1 : 0; index < messages.length; index++) {
    const turn = messages[index] as Message;
    out += `@@${turn.role}`;
    if (turn.name) out += `(${turn.name})`;
    out += `\n${turn.content.trim()}\n@@\n`;
  }
  return add_generation_prompt === true ? `${out}@@assistant\n` : out;
}

/** The calls of one turn of `tools-as-json-lines.jinja`. */
function callLines(turn: Message): string {
  let out = "";
  for (const call of turn.tool_calls ?? []) {
    if (turn.content !== "" || out !== "") out += "\n";
    out += `<call>{"name": "${call.function.name}", "arguments": ${pythonJson(call.function.arguments)}}</call>`;
  }
  return out;
}

/** `tools-as-json-lines.jinja`, as one would write it by hand. */
function toolsAsJsonLines({ messages, tools, add_generation_prompt }: Conversation): string {
  let out = `<sys>${messages[0]?.content}\n\nYou may call functions. Each line describes one:\n`;
  for (const tool of tools) out += `${pythonJson(tool.function)}\n`;
  out += 'To call one, write <call>{"name": …, "arguments": …}</call>.</sys>\n';
  for (let index = 1; index < messages.length; index++) {
    const turn = messages[index] as Message;
    if (turn.role === "user") out += `<user>${turn.content}</user>\n`;
    else if (turn.role === "assistant") out += `<bot>${turn.content}${callLines(turn)}</bot>\n`;
    else {
      if (messages[index - 1]?.role !== "tool") out += "<results>\n";
      out += `${turn.content}\n`;
      if (messages[index + 1]?.role !== "tool") out += "</results>\n";
    }
  }
  return add_generation_prompt === true ? `${out}<bot>` : out;
}

/** The floor: what the same text costs without any engine. */
export const BY_HAND: Readonly<Record<string, (conversation: Conversation) => string>> = {
  "default-system": defaultSystem,
  "tools-as-json-lines": toolsAsJsonLines,
};
