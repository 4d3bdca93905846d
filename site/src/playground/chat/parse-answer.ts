import { Template } from "hubsmith/template";
import {
  parseResponse,
  ResponseError,
  ResponseParser,
  type ResponseParserOptions,
  type ResponseTemplate,
} from "hubsmith/template/response";
import { messageOf } from "../../message-of.ts";
import { BUDGETS, FieldError, listOf, readJson, type ChatProblem } from "./run.ts";
import type { ChatState } from "./state.ts";

/** A part of a message that the page shows under its own heading. */
export interface MessagePart {
  /** For example `Text`, `Reasoning` or `Tool call: get_weather`. */
  readonly title: string;
  readonly text: string;
}

/** The message of an answer, or the problem that prevents parsing. */
export interface ParsedAnswer {
  readonly problem?: ChatProblem;
  readonly parts?: readonly MessagePart[];
  /** The message as JSON. */
  readonly message?: string;
}

/**
 * Parses the model's answer with the response template. Returns undefined if one of the two is empty. Returns problems
 * instead of throwing errors.
 *
 * @param prefix the prompt that the answer continues, or an empty string
 */
export function parseAnswer(state: ChatState, prefix: string): ParsedAnswer | undefined {
  if (state.responseTemplate.trim() === "" || state.answer === "") return undefined;
  try {
    const responseTemplate = readJson("responseTemplate", state.responseTemplate) as ResponseTemplate;
    const tools = state.tools.trim() === "" ? [] : (listOf("tools", state.tools) as readonly object[]);
    const options = { responseTemplate, prefix, tools, pythonValues: true, budgets: BUDGETS };
    try {
      const message = parseResponse(state.answer, options);
      return { message: printJson(message), parts: Object.entries(message).flatMap(partsOf) };
    } catch (error) {
      return { problem: problemOf(error, state, options) };
    }
  } catch (error) {
    if (error instanceof FieldError) return { problem: error.problem };
    return { problem: { field: "responseTemplate", message: messageOf(error) } };
  }
}

const PRINTER = new Template("{{ value | tojson(indent=2) }}");

/** Formats a value of `parseJson` as JSON, as Python does. */
export function printJson(value: unknown): string {
  return PRINTER.render({ value });
}

/** Names of the fields that models use. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ["content", "Text"],
  ["reasoning", "Reasoning"],
  ["reasoning_content", "Reasoning"],
  ["thinking", "Reasoning"],
]);

function partsOf([name, value]: readonly [string, unknown]): MessagePart[] {
  if (name === "role") return [];
  if (name === "tool_calls" && Array.isArray(value)) return value.map(callPart);
  return [{ title: TITLES.get(name) ?? name, text: typeof value === "string" ? value : printJson(value) }];
}

function callPart(call: unknown): MessagePart {
  const wanted = fieldOf(call, "function") ?? call;
  const name = fieldOf(wanted, "name");
  const title = typeof name === "string" ? `Tool call: ${name}` : "Tool call";
  return { title, text: printJson(fieldOf(wanted, "arguments") ?? wanted) };
}

function fieldOf(value: unknown, name: string): unknown {
  if (value instanceof Map) return value.get(name);
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function problemOf(error: unknown, state: ChatState, options: ResponseParserOptions): ChatProblem {
  const message = messageOf(error);
  if (!(error instanceof ResponseError) || error.code === "template" || error.code === "pattern") {
    const place = error instanceof ResponseError ? placeOfKey(state.responseTemplate, error.path) : undefined;
    return { field: "responseTemplate", message, ...(place && { place }) };
  }
  const place = error.code === "content" ? placeOfRegion(state.answer, options) : undefined;
  return { field: "answer", message, ...(place && { place }) };
}

type Place = NonNullable<ChatProblem["place"]>;

/** Returns the place of a text in a field: from `start`, up to `end` or the end of the line. */
function placeOf(text: string, start: number, end: number): Place {
  const before = text.slice(0, start).split("\n");
  const [marked = ""] = text.slice(start, end).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, width: Math.max(1, marked.length) };
}

/**
 * Returns the place of a key in valid JSON. If the JSON does not contain the key, returns the place of the nearest key
 * around it.
 *
 * @param path such as `fields.content.open`. `response_template` stands for the whole template
 */
function placeOfKey(json: string, path: string): Place | undefined {
  const wanted = `${path.replace(/^response_template\.?/, "")}.`;
  const keys: string[] = [];
  let best: { readonly at: number; readonly token: string; readonly path: string } | undefined;
  for (const { 0: token, index: at } of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") keys.push("");
    else if (token === "}" || token === "]") keys.pop();
    else if (/^\s*:/.test(json.slice(at + token.length, at + token.length + 100))) {
      keys.splice(-1, 1, String(JSON.parse(token)));
      const found = `${keys.join(".")}.`;
      if (wanted.startsWith(found) && found.length > (best?.path.length ?? 0)) best = { at, token, path: found };
    }
  }
  return best && placeOf(json, best.at, best.at + best.token.length);
}

/** Longest answer in which the place of a problem is looked for, in characters. */
const LONGEST_SEARCHED = 20_000;

/** Returns the place of the region that cannot be parsed: reads the answer character by character, until it fails. */
function placeOfRegion(answer: string, options: ResponseParserOptions): Place | undefined {
  if (answer.length > LONGEST_SEARCHED) return undefined;
  const parser = new ResponseParser(options);
  let body = "";
  for (let end = 1; end <= answer.length; end += 1) {
    try {
      for (const event of parser.feed(answer.charAt(end - 1))) {
        if (event.type === "region_open") body = "";
        if (event.type === "region_chunk") body += event.text;
      }
    } catch {
      return placeOfBody(answer, body, end);
    }
  }
  return placeOfBody(answer, body, answer.length);
}

function placeOfBody(answer: string, body: string, end: number): Place {
  const wanted = body.trim();
  const start = wanted === "" ? -1 : answer.lastIndexOf(wanted, end - wanted.length);
  return start === -1 ? placeOf(answer, end - 1, end) : placeOf(answer, start, start + wanted.length);
}
