import { type Json, isObject } from "./paths.ts";
import { modelIdIn } from "../entry-paths.ts";

/** The reason why a look-up failed. */
export type LookUpFailure =
  /** The text is not a model id. */
  | "invalid"
  | "missing"
  /** The hub shows the model only to users who are signed in. */
  | "closed"
  | "limit"
  | "offline"
  /** The response was invalid or too late. */
  | "broken";

/** The result of a look-up: the hub's response, or the reason for the failure. */
export type LookUpResult =
  | { readonly ok: true; readonly answer: { [key: string]: Json } }
  | { readonly ok: false; readonly failure: LookUpFailure; readonly retryAfterSeconds?: number };

/** Time limit for a response, in milliseconds. */
const TIMEOUT_MS = 20_000;

const HUB = "https://huggingface.co";

/** Maximum length of a response, in characters. Even responses with many thousand files are shorter. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

/**
 * Requests a model from the hub's public API. The request contains only the id, and no cookies.
 *
 * @param typed id of a repository, or the address of its page
 * @param signal aborts the look-up, for example because a newer look-up begins
 * @param hub address of the hub. Default: the public hub
 * @throws only the reason of `signal`, if the caller aborted the look-up
 */
export async function lookUp(typed: string, signal: AbortSignal, hub: string = HUB): Promise<LookUpResult> {
  const id = modelIdIn(typed);
  if (id === undefined) return { ok: false, failure: "invalid" };
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await ask(hub, id, AbortSignal.any([signal, limit]));
    if (!response.ok) return failureOf(response);
    const result = withoutMostFiles(await readAnswer(response));
    if (!result.ok) return result;
    const providers = await providersOf(hub, id, AbortSignal.any([signal, limit]));
    return providers === undefined ? result : { ok: true, answer: { ...result.answer, [PROVIDERS]: providers } };
  } catch {
    signal.throwIfAborted();
    return { ok: false, failure: limit.aborted ? "broken" : "offline" };
  }
}

/** Maximum number of files that are kept in addition to GGUF files. */
const MOST_OTHER_FILES = 100;

/** Removes most files except GGUF files from a response, because some repositories have thousands of other files. */
function withoutMostFiles(result: LookUpResult): LookUpResult {
  if (!result.ok) return result;
  const { siblings, ...answer } = result.answer;
  const files = Array.isArray(siblings) ? siblings : [];
  const isGguf = (file: Json): boolean => isObject(file) && /\.gguf"?$/i.test(JSON.stringify(file["rfilename"]));
  const others = new Set(files.filter((file) => !isGguf(file)).slice(0, MOST_OTHER_FILES));
  const kept = files.filter((file) => others.has(file) || isGguf(file));
  return { ok: true, answer: kept.length === 0 ? answer : { ...answer, siblings: kept } };
}

function ask(hub: string, idAndQuery: string, signal: AbortSignal): Promise<Response> {
  return fetch(`${hub.replace(/\/+$/, "")}/api/models/${idAndQuery}`, {
    signal,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { Accept: "application/json" },
  });
}

/** The field with the providers of a model. The hub returns this field only if a request asks for no other fields. */
const PROVIDERS = "inferenceProviderMapping";

/**
 * Returns the providers of a model. If the request fails, returns undefined instead of throwing an error, because the
 * rest of the record is useful without the providers.
 */
async function providersOf(hub: string, id: string, signal: AbortSignal): Promise<Json | undefined> {
  try {
    const response = await ask(hub, `${id}?expand[]=${PROVIDERS}`, signal);
    const result = response.ok ? await readAnswer(response) : failureOf(response);
    const mapping = result.ok ? result.answer[PROVIDERS] : undefined;
    // In older responses, the mapping is an object with a field per provider.
    if (!isObject(mapping)) return mapping;
    return Object.entries(mapping).map(([provider, entry]) => ({ ...(isObject(entry) && entry), provider }));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

async function readAnswer(response: Response): Promise<LookUpResult> {
  const text = await readText(response);
  if (text === undefined) return { ok: false, failure: "broken" };
  try {
    const answer: Json = JSON.parse(text);
    return isObject(answer) ? { ok: true, answer } : { ok: false, failure: "broken" };
  } catch {
    return { ok: false, failure: "broken" };
  }
}

/** Returns the text of a response, or undefined if the text is too long. */
async function readText({ body }: Response): Promise<string | undefined> {
  if (body === null) return "";
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LARGEST_ANSWER) {
      await reader.cancel();
      return undefined;
    }
  }
}

function failureOf({ status, headers }: Response): LookUpResult {
  if (status === 429) {
    const seconds = secondsOf(headers.get("retry-after"));
    return { ok: false, failure: "limit", ...(seconds !== undefined && { retryAfterSeconds: seconds }) };
  }
  if (status === 404 || status === 410) return { ok: false, failure: "missing" };
  if (status === 401 || status === 403) return { ok: false, failure: "closed" };
  return { ok: false, failure: status === 400 ? "invalid" : "broken" };
}

/** Parses a `Retry-After` header, which is a number or a date. Returns seconds. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
