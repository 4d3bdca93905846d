import { ConnectionError, ProviderOutputError } from "../errors.ts";
import type { Answer } from "../http/answer.ts";
import type { SendOptions } from "../http/exchange.ts";
import { bareType, isJsonType } from "../http/headers.ts";
import { DEFAULT_MAX_RETRIES, waitBefore } from "../http/retry.ts";
import { send } from "../http/send.ts";
import { delay } from "../http/timeout.ts";
import { isLocalCall } from "../http/trust.ts";
import type { AnswerForm, MediaSource, Result } from "../types.ts";
import { decodeBase64, encodeBase64 } from "./base64.ts";
import { looksLikeText, sniffType } from "./sniff.ts";

/** Types that say nothing. */
const UNKNOWN_TYPES = new Set(["", "application/octet-stream", "binary/octet-stream", "application/x-binary"]);
const UNKNOWN = "application/octet-stream";

/**
 * Fetches a file that a response named, without credentials. `data:` addresses are decoded here. A download that broke
 * off is made again: the file is there, and fetching it costs nothing.
 * @param isLocal whether the call itself went to this machine; then the file may lie there too
 * @returns the file with its true type
 * @throws ProviderOutputError for what is no file, ProviderApiError for another status than 2xx, and as `send`
 */
export async function fetchMedia(url: string, options: SendOptions = {}, isLocal = false): Promise<Blob> {
  if (/^data:/i.test(url)) return decodeDataUrl(url, options);
  const sending: SendOptions = { ...options, credentials: "omit", isBillable: false };
  for (let failures = 1; ; failures++) {
    const request = { method: "GET", headers: { accept: "*/*" }, body: undefined };
    const answer = await send({ trust: "media", url, isLocalCall: isLocal }, request, sending);
    try {
      return await readMedia(answer);
    } catch (error) {
      if (!(error instanceof ConnectionError) || failures > (options.maxRetries ?? DEFAULT_MAX_RETRIES)) throw error;
    }
    await delay(waitBefore(failures, undefined, options.retry) ?? 0, options.signal);
  }
}

/**
 * Returns the body of an answer as a file with its true type. @throws ProviderOutputError for an empty body, a page or
 * JSON
 */
export async function readMedia(answer: Answer): Promise<Blob> {
  const declared = answer.mediaType;
  const pieces = (await answer.pieces()) as Uint8Array<ArrayBuffer>[];
  const type = typeOf(pieces, declared);
  if (type !== undefined) return new Blob(pieces, { type });
  if (pieces.length === 0) throw answer.malformed("expected a file, got an empty body");
  const text = await new Blob(pieces.slice(0, 64)).text();
  throw answer.malformed(
    `expected a file, got ${declared || "text"}: ${answer.clean(text.trim().slice(0, 200))}`,
    text,
  );
}

/**
 * Returns a file that came as base64 within JSON.
 * @param declared its type, as far as it is known
 * @throws ProviderOutputError when it is no base64 or no file
 */
export function blobFromBase64(text: string, declared: string, { provider, task }: SendOptions = {}): Blob {
  if (/^data:/i.test(text.slice(0, 5))) return decodeDataUrl(text, { provider, task });
  const bytes = decodeBase64(text);
  const type = bytes === undefined ? undefined : typeOf([bytes], bareType(declared));
  if (bytes !== undefined && type !== undefined) return new Blob([bytes], { type });
  throw noFile(`expected a file as base64, got "${text.slice(0, 40)}${text.length > 40 ? "…" : ""}"`, provider, task);
}

/** Returns the file within a `data:` address. @throws ProviderOutputError when there is none */
export function decodeDataUrl(url: string, { provider, task, maxResponseBytes }: SendOptions = {}): Blob {
  const comma = url.indexOf(",");
  const head = url.slice(5, Math.max(5, comma));
  if (comma < 0 || head.length > 1000) throw noFile("expected a data: address with a comma", provider, task);
  const rest = url.slice(comma + 1);
  if (maxResponseBytes !== undefined && rest.length * 0.75 > maxResponseBytes + 2) {
    throw noFile(`expected at most ${maxResponseBytes} bytes (option maxResponseBytes), got more`, provider, task);
  }
  const isBase64 = /;\s*base64\s*$/i.test(head);
  const bytes = isBase64 ? decodeBase64(rest.includes("%") ? unescaped(rest) : rest) : encoded(unescaped(rest));
  const type = bytes === undefined ? undefined : typeOf([bytes], bareType(head));
  if (bytes === undefined || type === undefined) {
    throw noFile(`expected a file, got data:${url.slice(5, 45)}…`, provider, task);
  }
  return new Blob([bytes], { type });
}

/** Returns the type of a file; undefined: it is none. */
function typeOf(pieces: readonly Uint8Array[], declared: string): string | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  const start = first.length >= 16 || pieces.length === 1 ? first : firstBytes(pieces);
  if (start.length === 0) return undefined;
  const sniffed = sniffType(start, declared);
  if (sniffed !== undefined) return sniffed;
  if (isTextType(declared) || looksLikeText(start)) return undefined;
  return UNKNOWN_TYPES.has(declared) ? UNKNOWN : declared;
}

function isTextType(type: string): boolean {
  if (type === "image/svg+xml" || type.startsWith("model/")) return false;
  return type.startsWith("text/") || /[/+](?:json|xml|problem\+json|javascript)$/.test(type);
}

function firstBytes(pieces: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(pieces.slice(0, 600).flatMap((piece) => [...piece.subarray(0, 64)]));
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function encoded(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function noFile(problem: string, provider = "provider", task = "inference"): ProviderOutputError {
  return new ProviderOutputError(`Received malformed response from ${provider} ${task} API: ${problem}`, {
    provider,
    task,
  });
}

/** Reads the body of an answer, in the form that a task gives. */
export function readReply(answer: Answer, form: AnswerForm): Promise<unknown> {
  const isJson = form === "json" || (form === "json-or-binary" && isJsonType(answer.mediaType));
  return isJson ? answer.json() : readMedia(answer);
}

/** Makes the value of a result: fetches or decodes its files. @param calledUrl where the call went */
export async function deliver(result: Result, sending: SendOptions, calledUrl: string): Promise<unknown> {
  if (result.kind === "value") return result.value;
  const isLocal = isLocalCall(calledUrl);
  if (result.kind === "text") return result.finish(await textAt(result.url, sending, isLocal));
  const { source, as, mime = "", finish } = result;
  if (as === "url" && "url" in source) return source.url;
  const blob = await blobOf(source, mime, sending, isLocal);
  if (as === "blob" && finish === undefined) return blob;
  const base64 = encodeBase64(new Uint8Array(await blob.arrayBuffer()));
  if (finish !== undefined) return finish({ base64, contentType: blob.type, blob });
  return as === "dataUrl" ? `data:${blob.type};base64,${base64}` : blob;
}

async function blobOf(source: MediaSource, mime: string, sending: SendOptions, isLocal: boolean): Promise<Blob> {
  if ("blob" in source) return source.blob;
  return "url" in source ? fetchMedia(source.url, sending, isLocal) : blobFromBase64(source.base64, mime, sending);
}

/** Fetches a text whose address a reply names, without credentials. */
async function textAt(url: string, sending: SendOptions, isLocal: boolean): Promise<string> {
  const options: SendOptions = { ...sending, credentials: "omit", isBillable: false };
  const request = { method: "GET", headers: { accept: "text/plain, */*" }, body: undefined };
  const answer = await send({ trust: "media", url, isLocalCall: isLocal }, request, options);
  return answer.text();
}
