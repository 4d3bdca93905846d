import type { IncomingMessage } from "node:http";
import { isObject } from "../http/json.ts";
import { Refusal } from "./answer.ts";
import type { SeenRequest } from "./options.ts";
import type { Part } from "./parts.ts";
import { calledAt, HOST_HEADER } from "./place.ts";

const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** Reads a whole request. @throws Refusal for a body above 64 MiB */
export async function readRequest(request: IncomingMessage): Promise<SeenRequest> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_BODY_BYTES) throw new Refusal(413, "the body is larger than 64 MiB");
    pieces.push(piece);
  }
  const { method = "GET", url: path = "/" } = request;
  const entries = Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(", ")] as const);
  const headers = Object.fromEntries(entries);
  const host = headers[HOST_HEADER] ?? "";
  const bytes = Buffer.concat(pieces);
  const body = isJson(headers) ? parsed(bytes) : await formIn(headers, bytes);
  return { method, host, path, headers, bytes, body, ...calledAt(path, host, body), job: undefined };
}

function isJson(headers: Readonly<Record<string, string>>): boolean {
  return headers["content-type"]?.includes("json") === true;
}

/** Returns the fields of a form, or undefined for other bodies and invalid forms. */
async function formIn(headers: Readonly<Record<string, string>>, bytes: Buffer): Promise<unknown> {
  const type = headers["content-type"] ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type)) return undefined;
  const form = new Response(Uint8Array.from(bytes), { headers: { "content-type": type } }).formData();
  return form.then(Object.fromEntries, () => undefined);
}

function parsed(bytes: Buffer): unknown {
  try {
    const body: unknown = JSON.parse(bytes.toString("utf8"));
    return body;
  } catch {
    return undefined;
  }
}

/** Returns why the body of a request cannot be read, or undefined if it can be read. */
export function unreadable({ headers, bytes, body }: SeenRequest): string | undefined {
  if (bytes.length === 0) return "the body is empty";
  return isJson(headers) && !isObject(body) ? "the body is not a JSON object" : undefined;
}

/** Returns what is wrong with the body of a request, or undefined if the body is correct. */
export function flawOf(request: SeenRequest, { task, spec, example }: Part): string | undefined {
  const { headers, bytes, body } = request;
  const type = headers["content-type"] ?? "";
  const flaw = unreadable(request);
  if (flaw !== undefined) return bytes.length === 0 ? `${flaw}: ${task} takes ${wantedForm(spec)}` : flaw;
  const { input } = spec.input?.upload === undefined ? spec : {};
  const takesForm = input?.as === "multipart-file" || spec.bodyAs === "form";
  const takesOther = takesForm || input?.as === "raw-body" || spec.variants !== undefined;
  if (!isJson(headers) && !takesOther) return `content-type is ${JSON.stringify(type)}: ${task} requires JSON`;
  if (takesForm && !type.startsWith("multipart/form-data")) {
    return `content-type is ${JSON.stringify(type)}: ${task} requires a form (multipart/form-data)`;
  }
  if (task !== "conversational" || !isObject(body)) return undefined;
  // The field with the messages is the first list in the body of the example.
  const sent: object = Object(example.request.body);
  const [field = "messages"] = Object.entries(sent).find(([, value]) => Array.isArray(value)) ?? [];
  const turns = body[field];
  return Array.isArray(turns) && turns.length > 0 ? undefined : `${field} must be a list of at least one message`;
}

function wantedForm({ input, bodyAs }: Part["spec"]): string {
  if (input?.as === "multipart-file" || bodyAs === "form") return "a form (multipart/form-data)";
  return input?.as === "raw-body" ? "a file" : "a JSON object";
}
