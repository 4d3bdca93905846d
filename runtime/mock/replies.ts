import type { JobUrl } from "../../generated/records.ts";
import { isObject } from "../http/json.ts";
import { read, stepsOf, withPath } from "../inference/provider/paths.ts";
import { literal, partNamed, type Part } from "./parts.ts";

/** Addresses of the mock server. They replace the links in a reply. */
export interface Links {
  /** The start of the address of every file, up to the path. */
  readonly media: string;
  /**
   * The address that replaces the provider's host. Undefined if the request has the header `x-mock-host`: links then
   * keep the provider's host.
   */
  readonly base: string | undefined;
}

const MEDIA = "https://media.example/";

/** Returns an id that contains the provider, the task and the number of a job. */
export function jobId({ provider, task }: Part, number: number): string {
  return `job~${provider}~${task}~${number}`;
}

/**
 * Returns the id that the job of an example has. If the reply contains only the URL of the job, the id is the last part
 * of this URL that is also a value of the reply, or else the last part of its path. Empty if the reply contains no id.
 */
function exampleId({ spec: { job }, example: { reply } }: Part): string {
  const { id, statusUrl } = job ?? {};
  const value = read(reply, stepsOf(id ?? statusUrl?.pathOf ?? statusUrl?.absolute ?? ""));
  if (typeof value !== "string") return typeof value === "number" ? String(value) : "";
  if (!/^https?:/.test(value)) return value;
  const { pathname, searchParams } = new URL(value);
  const path = pathname.split("/").reverse();
  const values = JSON.stringify(reply);
  return [...searchParams.values(), ...path].find((part) => values.includes(JSON.stringify(part))) ?? path[0] ?? "";
}

/** Replaces the id of the example's job by `id`, because each job of the mock server has its own id. */
function withId(text: string, part: Part, id: string): string {
  const known = exampleId(part);
  if (known === "") return text;
  return text.replaceAll(new RegExp(`(?<![\\w-])${literal(known)}(?![\\w-])`, "g"), () => id);
}

/** Returns the first job id in an address, with the provider and task of the job. */
export function readJobId(address: string): { readonly id: string; readonly part: Part } | undefined {
  const [id = "", provider = "", task = ""] = /job~([a-z0-9-]+)~([a-z0-9-]+)~\d+/.exec(address) ?? [];
  const part = partNamed(provider, task);
  return part && { id, part };
}

/** Returns the reply of an example. Replaces ids of jobs by `id`, and hosts in links by addresses from `links`. */
export function localized(value: unknown, part: Part, links: Links, id: string): unknown {
  if (typeof value === "string") return localizedText(withId(value, part, id), part, links);
  if (typeof value === "number") return String(value) === exampleId(part) ? id : value;
  if (Array.isArray(value)) return value.map((item) => localized(item, part, links, id));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, localized(item, part, links, id)]));
}

function localizedText(text: string, { provider, task }: Part, { media, base }: Links): string {
  if (text.startsWith(MEDIA)) return `${media}/${provider}/${task}/${text.slice(MEDIA.length)}`;
  if (base === undefined || !/^https?:\/\//.test(text)) return text;
  const { pathname, search } = new URL(text);
  return base + pathname + search;
}

/** Returns the reply with as many results as the request has inputs, if the task requires this. */
export function resized(reply: unknown, { spec: { response } }: Part, body: unknown): unknown {
  const { sameLengthAs, take = "" } = response ?? {};
  const inputs = sameLengthAs && (read(body, stepsOf(sameLengthAs)) ?? read(body, ["input"]));
  const steps = stepsOf(take.split("[*]", 1)[0] ?? "");
  const list = read(reply, steps);
  if (!Array.isArray(list)) return reply;
  const length = Array.isArray(inputs) ? inputs.length : list.length;
  const isBase64 = read(body, ["encoding_format"]) === "base64";
  const items = Array.from({ length }, (_, index): unknown => {
    const item: unknown = list[index % list.length];
    if (!isObject(item) || Array.isArray(item)) return item;
    const place = length === list.length || item["index"] === undefined ? {} : { index };
    return { ...item, ...place, ...(isBase64 && { embedding: floatsInBase64(item["embedding"]) }) };
  });
  return withPath(reply, steps, items);
}

/** Returns numbers as the clients of OpenAI ask for embeddings: 32-bit numbers in base64. */
function floatsInBase64(numbers: unknown): unknown {
  return Array.isArray(numbers) ? Buffer.from(new Float32Array(numbers).buffer).toString("base64") : numbers;
}

/**
 * Returns true if `path` is the path that `place` describes, such as the path for the status of a job. Returns false if
 * `place` contains no path.
 */
export function isAt(place: JobUrl | undefined, path: string, id: string, part: Part): boolean {
  const { suffix, route, pathOf, append = "" } = place ?? {};
  const found = pathOf === undefined ? undefined : read(part.example.reply, stepsOf(pathOf));
  const end =
    typeof found === "string" ? new URL(found, "https://provider.example").pathname + append : (suffix ?? route);
  if (end === undefined) return false;
  return decodeURIComponent(path).endsWith(withId(end, part, id).replace("{id}", id));
}

/** The content of a file, and its MIME type. */
export interface File {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Returns the file that a reply contains, or undefined. */
export function fileIn(reply: unknown): File | undefined {
  const file = isObject(reply) ? reply["$blob"] : undefined;
  if (!isObject(file)) return undefined;
  return { type: String(file["type"]), bytes: Buffer.from(String(file["base64"]), "base64") };
}

/** Returns the file to which the result of an example links. */
export function mediaOf({ example: { media } }: Part): File | undefined {
  return media && { type: media.type, bytes: Buffer.from(media.base64 ?? "", "base64") };
}

/**
 * Returns the records of a streamed response: those of the example, or server-sent events that each contain one word of
 * the reply's text.
 */
export function recordsOf({ spec: { stream }, example: { records } }: Part, reply: unknown): readonly string[] {
  if (records === undefined) return eventsOf(reply);
  const isLines = stream === "json-lines";
  return records.map((record) => (isLines ? `${JSON.stringify(record)}\n` : `data: ${JSON.stringify(record)}\n\n`));
}

export function eventsOf(reply: unknown): readonly string[] {
  const { choices, usage, ...head } = isObject(reply) ? reply : {};
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  if (!isObject(choice)) throw new TypeError("the example is a stream, but its reply has no choices");
  const message = choice["message"];
  const isChat = isObject(message);
  const content = isChat ? message["content"] : choice["text"];
  const words = wordsOf(typeof content === "string" ? content : "");
  const object = isChat ? "chat.completion.chunk" : "text_completion";
  const event = (fields: object): string => `data: ${JSON.stringify({ ...head, object, ...fields })}\n\n`;
  const piece = (text: string): string => {
    const part = isChat ? { delta: { role: "assistant", content: text } } : { text };
    return event({ choices: [{ index: 0, ...part, finish_reason: null }] });
  };
  const end = isChat ? { delta: {} } : { text: "" };
  const calls = isChat && Array.isArray(message["tool_calls"]) ? message["tool_calls"].filter(isObject) : [];
  const callPiece = (tool_call: object, index: number): string =>
    event({
      choices: [{ index: 0, delta: { role: "assistant", tool_calls: [{ index, ...tool_call }] }, finish_reason: null }],
    });
  return [
    ...words.map(piece),
    ...calls.flatMap((call, index) => toolCallPieces(call).map((part) => callPiece(part, index))),
    event({ choices: [{ index: 0, ...end, finish_reason: choice["finish_reason"] ?? "stop" }] }),
    ...(usage === undefined ? [] : [event({ choices: [], usage })]),
    "data: [DONE]\n\n",
  ];
}

/** Returns the chunks of a streamed tool call: first the name, then the arguments in two parts. */
function toolCallPieces({ function: called, ...call }: Readonly<Record<string, unknown>>): object[] {
  const { name, arguments: text } = isObject(called) ? called : {};
  const halves = halvesOf(String(text));
  return [{ ...call, function: { name, arguments: "" } }, ...halves.map((part) => ({ function: { arguments: part } }))];
}

/** Returns the words of a text, each with the space before it. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/(?<=\S)(?=\s)/).filter((word) => word !== "");
}

export function halvesOf(text: string): readonly string[] {
  const half = Math.ceil(text.length / 2);
  return [text.slice(0, half), text.slice(half)];
}
