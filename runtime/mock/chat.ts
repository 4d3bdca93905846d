import { isObject } from "../http/json.ts";
import { read } from "../inference/provider/paths.ts";
import type { ChatMessage, ScriptedCall } from "./options.ts";

/**
 * Changes a chat reply to what the request asks for: calls of tools, an object that matches `response_format`, or an
 * answer that repeats the results of tools.
 *
 * @param reply the reply of the provider's example, which is returned unchanged if the request asks for none of these
 * @param scripted the message to return, whatever the request asks for
 */
export function chatReply(reply: unknown, body: unknown, scripted?: ChatMessage): unknown {
  if (!isObject(reply) || !isObject(body) || !Array.isArray(reply["choices"])) return reply;
  const change = scripted ?? changeOf(body);
  if (change === undefined) return reply;
  const choices = (reply["choices"] as unknown[]).map((choice) => {
    if (!isObject(choice) || !isObject(choice["message"])) return choice;
    const { content = null, calls } = change;
    const message = { ...choice["message"], content };
    if (calls === undefined) return { ...choice, message };
    const tool_calls = calls.map(({ name, arguments: args }, index) => ({
      id: `call_${index + 1}`,
      type: "function",
      function: { name, arguments: JSON.stringify(args) },
    }));
    return { ...choice, message: { ...message, tool_calls }, finish_reason: "tool_calls" };
  });
  return { ...reply, choices };
}

function changeOf({
  messages,
  tools,
  tool_choice: choice,
  response_format: format,
}: Readonly<Record<string, unknown>>): ChatMessage | undefined {
  const said = Array.isArray(messages) ? messages.filter(isObject) : [];
  const last = said.at(-1);
  if (last?.["role"] === "tool") return { content: resultsOf(said).join("\n") };
  const offered = Array.isArray(tools) ? tools.map((tool: unknown) => read(tool, ["function"])).filter(isObject) : [];
  if (offered.length > 0 && choice !== "none") return { calls: callsOf(offered, last) };
  const schema = schemaIn(format);
  return schema === undefined ? undefined : { content: JSON.stringify(sampleOf(schema)) };
}

/**
 * Returns the schema in `response_format`. Each provider can put the schema in a different field of this object.
 * Returns undefined if there is no schema, or the schema describes an empty object.
 */
function schemaIn(format: unknown): unknown {
  if (!isObject(format)) return undefined;
  const { json_schema: described, schema = described } = format;
  const found: unknown = isObject(schema) && isObject(schema["schema"]) ? schema["schema"] : schema;
  return isObject(found) && JSON.stringify(sampleOf(found)) !== "{}" ? found : undefined;
}

/** Returns the results of tools at the end of the conversation. */
function resultsOf(messages: readonly Readonly<Record<string, unknown>>[]): string[] {
  const start = messages.findLastIndex(({ role }) => role !== "tool");
  return messages.slice(start + 1).map(({ content }) => String(content));
}

/**
 * Returns calls of the tools that the last message mentions. If it mentions no tool, returns a call of the first tool.
 */
function callsOf(
  tools: readonly Readonly<Record<string, unknown>>[],
  last: Readonly<Record<string, unknown>> | undefined,
): ScriptedCall[] {
  const text = JSON.stringify(last?.["content"] ?? "");
  const named = tools.filter(({ name }) => text.includes(String(name)));
  const called = named.length > 0 ? named : tools.slice(0, 1);
  return called.map(({ name, parameters }) => ({ name: String(name), arguments: sampleOf(parameters) }));
}

/** Returns a value that matches a JSON Schema: an example or default in the schema, or a simple value. */
export function sampleOf(schema: unknown, root: unknown = schema): unknown {
  if (!isObject(schema)) return null;
  const { $ref, const: only, default: preset, examples, enum: values, anyOf, oneOf, allOf, type, properties } = schema;
  if (typeof $ref === "string") return sampleOf(read(root, $ref.split("/").slice(1)), root);
  for (const list of [examples, values]) if (Array.isArray(list) && list.length > 0) return list[0] as unknown;
  if (only !== undefined) return only;
  if (preset !== undefined) return preset;
  for (const list of [anyOf, oneOf, allOf]) if (Array.isArray(list)) return sampleOf(list[0], root);
  switch (Array.isArray(type) ? (type[0] as unknown) : type) {
    case "string":
      return "blue".padEnd(Number(schema["minLength"] ?? 0), ".");
    case "integer":
    case "number":
      return (
        Number(schema["minimum"] ?? schema["exclusiveMinimum"] ?? 0) +
        (schema["exclusiveMinimum"] === undefined ? 0 : 1)
      );
    case "boolean":
      return true;
    case "array":
      return Array.from({ length: Number(schema["minItems"] ?? 1) }, () => sampleOf(schema["items"] ?? {}, root));
    case "null":
      return null;
    default:
      return Object.fromEntries(Object.entries(Object(properties)).map(([name, part]) => [name, sampleOf(part, root)]));
  }
}
