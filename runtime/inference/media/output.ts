import { ConnectionError, ProviderOutputError } from "../../http/errors.ts";
import type { Answer } from "../../http/answer.ts";
import type { SendOptions } from "../../http/options.ts";
import { bareType, isJsonType } from "../../http/headers.ts";
import { DEFAULT_MAX_RETRIES, waitBefore } from "../../http/retry.ts";
import { send } from "../../http/send.ts";
import { delay } from "../../http/timeout.ts";
import { isLocalCall, unescaped } from "../../http/trust.ts";
import { base64Of, decodeBase64 } from "./bytes.ts";
import { looksLikeText, sniffType } from "./sniff.ts";

/** The form of a response. */
export type AnswerForm = "json" | "binary" | "json-or-binary";

/** Media that were downloaded or decoded. */
export interface FetchedMedia {
  readonly base64: string;
  readonly contentType: string;
  readonly blob: Blob;
}

/** The source of media. The URL may be a `data:` URL. */
export type MediaSource = { readonly url: string } | { readonly base64: string } | { readonly blob: Blob };

/** A finished value, or a file that must be downloaded or decoded first. */
export type Result =
  | { readonly kind: "value"; readonly value: unknown }
  | {
      readonly kind: "media";
      readonly source: MediaSource;
      /** MIME type for media whose bytes do not show their type. */
      readonly mime?: string | undefined;
      readonly as: "blob" | "url" | "dataUrl";
      /** Creates the result from the media. If absent, the media are the result. */
      readonly finish?: ((media: FetchedMedia) => unknown) | undefined;
    }
  | { readonly kind: "text"; readonly url: string; readonly finish: (text: string) => unknown };

/** Content types that do not identify the type of a file. */
const UNKNOWN_TYPES = new Set(["", "application/octet-stream", "binary/octet-stream", "application/x-binary"]);
const UNKNOWN = "application/octet-stream";

/**
 * Downloads a file whose URL is in a response, without credentials. Decodes `data:` URLs. A download that is
 * cut off is repeated, because downloading a file is free.
 * @param isLocal true if the call was sent to this machine; then the file may be on this machine too
 * @returns the file with its detected type
 * @throws ProviderOutputError if the response is not a file; ProviderApiError for a status other than 2xx; the errors
 *   of `send`
 */
export async function fetchMedia(url: string, options: SendOptions = {}, isLocal = false): Promise<Blob> {
  if (/^data:/i.test(url)) return decodeDataUrl(url, options);
  for (let failures = 1; ; failures++) {
    const answer = await sendForeign(url, "*/*", options, isLocal);
    try {
      return await readMedia(answer);
    } catch (error) {
      if (!(error instanceof ConnectionError) || failures > (options.maxRetries ?? DEFAULT_MAX_RETRIES)) throw error;
    }
    await delay(waitBefore(failures, undefined, options.retry) ?? 0, options.signal);
  }
}

/**
 * Returns the body of a response as a file with its detected type. @throws ProviderOutputError for an empty body, an
 * HTML page or JSON
 */
export async function readMedia(answer: Answer): Promise<Blob> {
  const declared = answer.mediaType;
  const pieces = (await answer.pieces()) as Uint8Array<ArrayBuffer>[];
  const type = typeOf(pieces, declared);
  if (type !== undefined) return new Blob(pieces, { type });
  if (pieces.length === 0) throw answer.attempt.malformed("expected a file, got an empty body");
  const text = await new Blob(pieces.slice(0, 64)).text();
  throw answer.attempt.malformed(
    `expected a file, got ${declared || "text"}: ${answer.attempt.clean(text.trim().slice(0, 200))}`,
    text,
  );
}

/**
 * Returns a file that a JSON response contains as base64.
 * @param declared the type of the file, if it is known
 * @throws ProviderOutputError if the string is not base64 or not a file
 */
export function blobFromBase64(text: string, declared: string, options: SendOptions = {}): Blob {
  if (/^data:/i.test(text.slice(0, 5))) return decodeDataUrl(text, options);
  const shown = `expected a file as base64, got "${text.slice(0, 40)}${text.length > 40 ? "…" : ""}"`;
  return blobOf(decodeBase64(text), declared, shown, options);
}

/** Returns the file in a `data:` URL. @throws ProviderOutputError if it contains none */
export function decodeDataUrl(url: string, options: SendOptions = {}): Blob {
  const { maxResponseBytes = Infinity } = options;
  const comma = url.indexOf(",");
  const head = url.slice(5, Math.max(5, comma));
  if (comma < 0 || head.length > 1000) throw noFile("expected a data: URL with a comma", options);
  const rest = url.slice(comma + 1);
  if (rest.length * 0.75 > maxResponseBytes + 2) {
    throw noFile(`expected at most ${maxResponseBytes} bytes (option maxResponseBytes), got more`, options);
  }
  const isBase64 = /;\s*base64\s*$/i.test(head);
  const text = isBase64 && !rest.includes("%") ? rest : unescaped(rest);
  const bytes = isBase64 ? decodeBase64(text) : new TextEncoder().encode(text);
  return blobOf(bytes, head, `expected a file, got data:${url.slice(5, 45)}…`, options);
}

/** Returns a file with its detected type. @throws ProviderOutputError if the bytes are not a file */
function blobOf(
  bytes: Uint8Array<ArrayBuffer> | undefined,
  declared: string,
  problem: string,
  options: SendOptions,
): Blob {
  const type = bytes && typeOf([bytes], bareType(declared));
  if (bytes === undefined || type === undefined) throw noFile(problem, options);
  return new Blob([bytes], { type });
}

/** Returns the type of a file, or undefined if the bytes are not a file. */
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

function noFile(problem: string, { provider = "provider", task = "inference" }: SendOptions): ProviderOutputError {
  const message = `Received malformed response from ${provider} ${task} API: ${problem}`;
  return new ProviderOutputError(message, { provider, task });
}

/** Reads the body of a response in the form that the task declares. */
export function readReply(answer: Answer, form: AnswerForm): Promise<unknown> {
  const isJson = form === "json" || (form === "json-or-binary" && isJsonType(answer.mediaType));
  return isJson ? answer.json() : readMedia(answer);
}

/** Returns the value of a result. Downloads or decodes the files in the result. @param calledUrl URL of the call */
export async function deliver(result: Result, sending: SendOptions, calledUrl: string): Promise<unknown> {
  if (result.kind === "value") return result.value;
  const isLocal = isLocalCall(calledUrl);
  if (result.kind === "text") {
    const answer = await sendForeign(result.url, "text/plain, */*", sending, isLocal);
    return result.finish(await answer.text());
  }
  const { source, as, mime = "", finish } = result;
  if (as === "url" && "url" in source) return source.url;
  const blob =
    "blob" in source
      ? source.blob
      : "url" in source
        ? await fetchMedia(source.url, sending, isLocal)
        : blobFromBase64(source.base64, mime, sending);
  if (as !== "dataUrl" && finish === undefined) return blob;
  const base64 = await base64Of(blob);
  if (finish !== undefined) return finish({ base64, contentType: blob.type, blob });
  return `data:${blob.type};base64,${base64}`;
}

/** Sends a request to a URL from a response. */
function sendForeign(url: string, accept: string, options: SendOptions, isLocal: boolean): Promise<Answer> {
  const request = { method: "GET", headers: { accept }, body: undefined };
  return send({ trust: "media", url, isLocalCall: isLocal }, request, {
    ...options,
    credentials: "omit",
    isBillable: false,
  });
}
