import type { Answer } from "../http/answer.ts";
import { HubApiError, InputError } from "../http/errors.ts";
import { isMapping } from "../http/json.ts";
import type { NetworkOptions } from "../http/options.ts";
import { send } from "../http/send.ts";
import { limited } from "../http/timeout.ts";
import { parseUrl } from "../http/trust.ts";
import { HUB_BASE } from "../inference/provider/address.ts";
import { bearerTarget, tokenOf } from "../inference/route/credentials.ts";
import { isModelId } from "../inference/route/hub.ts";

/** Options of the functions that ask a hub. */
export interface HubOptions extends Pick<
  NetworkOptions,
  "fetch" | "fetchOptions" | "signal" | "allowHttp" | "headersTimeout" | "idleTimeout" | "maxRetries"
> {
  /** Token for gated and private models. It is sent to the host of the hub, and to no other host. */
  readonly accessToken?: string | undefined;
  /** URL of the hub, or of a mirror. It may have a path. Default: `https://huggingface.co`. */
  readonly hubUrl?: string | undefined;
  /** Maximum time for one answer of the hub, including retries, in milliseconds. Default: no limit. */
  readonly timeout?: number | undefined;
}

/** Maximum size of an answer in bytes. A list of 20,000 files is shorter. */
const LARGEST_ANSWER = 8 * 1024 * 1024;

/** An answer, and its body. */
export interface Reply<Value = unknown> {
  readonly value: Value;
  readonly answer: Answer;
}

/** Returns the URL of a path on the hub. */
export function hubAddress(path: string, { hubUrl = HUB_BASE }: HubOptions): string {
  return addressAt(hubUrl, path);
}

/** Joins the URL of a server, which may end in a slash, and a path. */
export function addressAt(server: string, path: string): string {
  return (server.endsWith("/") ? server.slice(0, -1) : server) + path;
}

/**
 * Sends a GET request, and reads the answer as JSON or as text.
 *
 * @throws InputError for an invalid URL or token; HubApiError, whose message says what to do; ConnectionError;
 *   RequestTimeoutError; the reason of `options.signal`
 */
export async function ask(url: string, options: HubOptions): Promise<Reply>;
export async function ask(url: string, options: HubOptions, as: "text"): Promise<Reply<string>>;
export async function ask(url: string, options: HubOptions, as: "json" | "text" = "json"): Promise<Reply> {
  const { accessToken, timeout, fetch, fetchOptions, allowHttp, headersTimeout, idleTimeout, maxRetries } = options;
  const token = tokenOf(accessToken);
  const scope = limited(options.signal, timeout, "total");
  const network = { fetch, fetchOptions, allowHttp, headersTimeout, idleTimeout, maxRetries, signal: scope.signal };
  try {
    const answer = await send(
      bearerTarget(url, token),
      { method: "GET", headers: { accept: as === "json" ? "application/json" : "*/*" }, body: undefined },
      { ...network, maxResponseBytes: LARGEST_ANSWER, api: "hub" },
    );
    return { value: await answer[as](), answer };
  } catch (error) {
    throw error instanceof HubApiError ? withWayOut(error, token !== "") : error;
  } finally {
    scope.end();
  }
}

/** Adds to an error what the caller can do about it. */
function withWayOut(error: HubApiError, hasToken: boolean): HubApiError {
  const { message, httpRequest, httpResponse, attempts, isRetryable, retryAfterMs } = error;
  const wayOut = wayOutOf(httpResponse.status, hasToken, retryAfterMs);
  if (wayOut === undefined) return error;
  return new HubApiError(`${message}; ${wayOut}`, httpRequest, httpResponse, { attempts, isRetryable, retryAfterMs });
}

function wayOutOf(status: number, hasToken: boolean, retryAfterMs: number | undefined): string | undefined {
  switch (status) {
    case 401:
    case 403:
      return hasToken
        ? "the token does not allow this: ask for access on the model's page, or pass the token of a user who has it"
        : "the model is private or gated, or does not exist: check its id, or pass accessToken";
    case 404:
      return hasToken
        ? "check the spelling of the id"
        : "check the spelling of the id, or pass accessToken if the model is private";
    case 429: {
      const wait = retryAfterMs === undefined ? "later" : `in ${Math.ceil(retryAfterMs / 1000)} s`;
      return `try again ${wait}${hasToken ? "" : ", or pass accessToken for a higher limit"}`;
    }
    default:
      return undefined;
  }
}

/**
 * Returns the URL of the next page of a list, or undefined after the last page. Only the server of the list is trusted
 * to continue it.
 *
 * @throws HubApiError if the next page is on another server, or is the same page again
 * @source hub-docs, "Hub API Endpoints": the response is paginated, use the `Link` header to get the next pages
 */
export function nextPage({ answer }: Reply): string | undefined {
  const links = (answer.headers.get("link") ?? "").split(/,\s*(?=<)/);
  const target = links.find((link) => /;\s*rel="?next"?(?:;|$)/.test(link))?.match(/^<([^>]*)>/)?.[1];
  if (target === undefined) return undefined;
  const here = parseUrl(answer.url);
  const next = parseUrl(target, here);
  if (next === undefined || next.origin !== here?.origin) {
    throw answer.attempt.malformed("the next page of the list is on another server, which is not asked; check hubUrl");
  }
  if (next.href === here.href) throw answer.attempt.malformed("the list names its own page as the next page");
  return next.href;
}

/** Checks that a text is the id of a model: `name` or `owner/name`. @throws InputError */
export function assertModelId(id: unknown): asserts id is string {
  if (isModelId(id)) return;
  throw new InputError(`${JSON.stringify(id)} is not a model id; expected "owner/name", or "name" for an old model`);
}

/** Returns the items of a list that are objects. */
export function mappingsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}
