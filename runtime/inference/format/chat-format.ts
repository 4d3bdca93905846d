import { InputError } from "../../http/errors.ts";
import { isMapping, parseJson } from "../../http/json.ts";
import type { Piece } from "../message/read.ts";

/** Marks the end of a stream. */
export const DONE = Symbol("[DONE]");

/**
 * Converts the events of one stream, in order. Returns undefined for an event without content, and `DONE` for the last
 * event.
 */
export type EventReader = (event: Piece) => Piece | typeof DONE | undefined;

/** A format for chats: converts it from and to chat completions, the format of OpenAI. */
export interface ChatFormat {
  /** Fields of chat completions that have no counterpart, with the values that change nothing. */
  readonly unsupported: Readonly<Record<string, unknown>>;
  /**
   * Converts the body of a chat completion to the body that servers of this format expect. Fields that chat completions
   * do not have are sent unchanged.
   * @throws InputError for a field that has no counterpart
   */
  readonly request: (body: Piece) => Record<string, unknown>;
  /** Converts a whole reply to a chat completion. */
  readonly reply: (reply: Piece) => Piece;
  /** Returns a reader for the events of one stream. */
  readonly events: () => EventReader;
}

/** Converts the parts of messages to the parts of a format. */
export interface PartWriter {
  /** Converts a part of a message's content. Returns undefined for a part that the format does not support. */
  readonly part: (part: Piece) => unknown;
  readonly toolCall: (call: Piece) => unknown;
  /** @param name name of the tool */
  readonly toolResult: (message: Piece, name: string) => unknown;
}

/** Messages of one side, in the parts of a format. */
export interface Turn {
  readonly isModel: boolean;
  readonly parts: unknown[];
}

/** The instructions and the turns of a chat, in the parts of a format. */
export interface Conversation {
  readonly system: readonly unknown[];
  readonly turns: readonly Turn[];
}

/**
 * Separates the instructions of a chat from its turns. Messages of the same side become one turn, because the result of
 * every tool must be in the turn after the calls.
 */
export function conversationOf(messages: unknown, writer: PartWriter): Conversation {
  const system: unknown[] = [];
  const turns: Turn[] = [];
  const toolNames = new Map<unknown, string>();
  for (const message of mappingsIn(messages)) {
    const { role, content, tool_calls: calls } = message;
    if (role === "tool") {
      add(turns, false, [writer.toolResult(message, toolNames.get(message["tool_call_id"]) ?? "")]);
      continue;
    }
    const parts = partsOf(content).map(writer.part);
    if (role === "system" || role === "developer") system.push(...parts);
    else if (role === "assistant") {
      for (const call of mappingsIn(calls)) toolNames.set(call["id"], functionOf(call).name);
      add(turns, true, [...parts, ...mappingsIn(calls).map(writer.toolCall)]);
    } else add(turns, false, parts);
  }
  return { system: system.filter(isDefined), turns };
}

function add(turns: Turn[], isModel: boolean, parts: readonly unknown[]): void {
  const own = parts.filter(isDefined);
  const last = turns.at(-1);
  if (last?.isModel === isModel) last.parts.push(...own);
  else if (own.length > 0) turns.push({ isModel, parts: own });
}

/** Returns the parts of a message's content. Texts without characters are left out, because servers refuse them. */
export function partsOf(content: unknown): Piece[] {
  const parts = typeof content === "string" ? [{ type: "text", text: content }] : mappingsIn(content);
  return parts.filter((part) => !isPlainText(part) || part["text"] !== "");
}

/** Returns true for a part that contains only a text. */
export function isPlainText(part: unknown): part is { readonly type: "text"; readonly text: string } {
  if (!isMapping(part) || part.type !== "text" || typeof part.text !== "string") return false;
  return Object.entries(part).every(([name, value]) => name === "type" || name === "text" || !isDefined(value));
}

/** Returns the name and the arguments of a tool call. */
export function functionOf(call: Piece): { readonly name: string; readonly input: unknown } {
  const asked = isMapping(call["function"]) ? call["function"] : {};
  const { name, arguments: text } = asked;
  return { name: stringIn(name), input: inputOf(text) };
}

/**
 * Parses the arguments of a tool call, which must be an object. Text that is not an object becomes a field of one, so
 * that the model sees its mistake.
 */
function inputOf(text: unknown): unknown {
  if (typeof text !== "string") return text ?? {};
  if (text.trim() === "") return {};
  const value = jsonIn(text);
  return isMapping(value) ? value : { INVALID_JSON: text };
}

/** Parses a text as JSON. Returns undefined if the text is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The fields of a tool, or of a schema in `response_format`. */
export function nested(value: unknown, name: string): Piece {
  const inner = isMapping(value) ? value[name] : undefined;
  return isMapping(inner) ? inner : {};
}

/** Returns the MIME type and the base64 of a `data:` URL, or undefined for any other value. */
export function dataIn(url: unknown): { readonly type: string; readonly data: string } | undefined {
  const text = stringIn(url);
  const comma = text.indexOf(",");
  const head = text.slice(0, Math.max(comma, 0));
  if (!/^data:/i.test(head) || !/;base64$/i.test(head)) return undefined;
  const [type = ""] = head.slice("data:".length).split(";");
  return { type, data: text.slice(comma + 1) };
}

/**
 * Returns the fields of a body without those that a format has no counterpart for. Null and values that change nothing,
 * such as `n: 1`, are left out.
 * @param unsupported for each field, the value that changes nothing
 * @throws InputError for any other value
 */
export function supported(format: string, body: Piece, unsupported: Readonly<Record<string, unknown>>): Piece {
  const fields = Object.entries(body).filter(([name, value]) => {
    if (!isDefined(value)) return false;
    if (!Object.hasOwn(unsupported, name)) return true;
    if (value === unsupported[name]) return false;
    throw new InputError(`${name} is not available: the format ${format} has no such setting. Leave ${name} out.`);
  });
  return Object.fromEntries(fields);
}

/** Returns the error for a part of a message that a format has no counterpart for. */
export function unsupportedPart(format: string, type: unknown): InputError {
  return new InputError(
    `a message contains a part of the type ${JSON.stringify(type)}, which the format ${format} does not support.`,
  );
}

/** Returns the objects in a list. Empty for any other value. */
export function mappingsIn(value: unknown): Piece[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

/** Returns the strings of a value that is a string or a list, such as `stop`. */
export function listOf(value: unknown): unknown {
  return typeof value === "string" ? [value] : value;
}

/** Returns an object without its fields that are undefined or null. */
export function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isDefined(value)));
}

export function stringIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function numberIn(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

function isDefined(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * Returns the content of a message: a string if there is only text, otherwise the list of parts, and null if there is
 * neither.
 */
export function contentOf(parts: readonly Piece[]): unknown {
  if (parts.length === 0) return null;
  return parts.every(isPlainText) ? parts.map(({ text }) => text).join("") : parts;
}

/**
 * Returns a part with its place among the parts. Pieces of a stream are joined by this index. The first text has none,
 * because a stream that starts with text sends strings.
 */
export function placed(part: Piece, index: number): Piece {
  return index === 0 && (part["type"] === "text" || part["type"] === "thinking") ? part : { ...part, index };
}

/** Returns a part without the index that `placed` added. */
export function unplaced(part: Piece): Piece {
  const { index: _, ...own } = part;
  return own;
}
