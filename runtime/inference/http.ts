import { Answer } from "./answer.ts";
import { discard } from "./body.ts";
import { InferenceError, InputError, ProviderOutputError } from "./errors.ts";
import { Exchange, headersFor } from "./exchange.ts";
import type { SendOptions, SendRequest } from "./exchange.ts";
import { statusError } from "./failure.ts";
import { redactUrl } from "./redact.ts";
import { checkHiddenEnd, mayFollowHidden, nextPlace } from "./redirect.ts";
import { DEFAULT_MAX_RETRIES, isPassing, neverLeft, waitBefore } from "./retry.ts";
import { delay, DEFAULT_HEADERS_TIMEOUT, ENDS_SILENT_REQUESTS, Watch } from "./timeout.ts";
import { objectionTo } from "./trust.ts";
import type { Target } from "./trust.ts";

/**
 * Sends a request, again where that is safe, and gives the first answer with a status of 2xx. Redirects are followed
 * by hand, so that neither credentials nor body reach another origin.
 * @throws InputError before anything is sent; ConnectionError, RequestTimeoutError, ProviderApiError or HubApiError; the
 *   reason of `options.signal`
 */
export async function send(target: Target, request: SendRequest, options: SendOptions = {}): Promise<Answer> {
  checkTarget(target, options);
  const headers = headersFor(target, request, options);
  options.signal?.throwIfAborted();
  const maxRetries = options.maxRetries ?? DEFAULT_MAX_RETRIES;
  for (let attempt = 1; ; attempt++) {
    const exchange = new Exchange(target.url, request.method, headers, request.body, options);
    let outcome: Outcome;
    try {
      let response = await fetchOnce(exchange, attempt);
      if (!response.ok) response = await follow(exchange, target, attempt, response);
      if (response.status >= 200 && response.status < 300) return new Answer(response, exchange);
      outcome = { response };
    } catch (thrown) {
      outcome = { thrown };
    }
    const wait = attempt > maxRetries ? undefined : waitAfter(outcome, exchange, attempt);
    if (wait === undefined) throw await errorFor(outcome, exchange);
    if (outcome.response !== undefined) discard(outcome.response);
    await delay(wait, options.signal);
  }
}

/** How an attempt failed: by an answer, or by something thrown. */
type Outcome = { readonly response: Response } | { readonly response?: undefined; readonly thrown: unknown };

/** @throws InputError for an address that was configured, ProviderOutputError for one that came out of a response */
function checkTarget(target: Target, { provider, task }: SendOptions): void {
  const objection = objectionTo(target);
  if (objection === undefined) return;
  const message = `refused to call ${redactUrl(target.url).slice(0, 200)}: ${objection}`;
  throw target.trust === "media" ? new ProviderOutputError(message, { provider, task }) : new InputError(message);
}

/** Milliseconds until the next attempt; undefined when there must be none. */
function waitAfter(outcome: Outcome, exchange: Exchange, failures: number): number | undefined {
  const { options, body, headers, stopped } = exchange;
  if (stopped !== undefined || body instanceof ReadableStream) return undefined;
  const mayRepeat = options.isBillable !== true || "idempotency-key" in headers;
  const { response } = outcome;
  if (response !== undefined) {
    if (!mayRepeat || !isPassing(response.status, response.headers)) return undefined;
    return waitBefore(failures, response.headers, options.retry);
  }
  // An error of ours is final: a limit that was reached, a redirect that is not followed.
  if (options.signal?.aborted === true || outcome.thrown instanceof InferenceError) return undefined;
  return mayRepeat || neverLeft(outcome.thrown) ? waitBefore(failures, undefined, options.retry) : undefined;
}

async function errorFor(outcome: Outcome, exchange: Exchange): Promise<unknown> {
  const { signal } = exchange.options;
  if (signal?.aborted === true) return signal.reason;
  if (exchange.stopped !== undefined) return exchange.stopped.error;
  if (outcome.response !== undefined) return statusError(new Answer(outcome.response, exchange));
  return outcome.thrown instanceof InferenceError ? outcome.thrown : exchange.broken(outcome.thrown);
}

/** Follows redirects by hand. */
async function follow(exchange: Exchange, target: Target, attempt: number, first: Response): Promise<Response> {
  let response = first;
  for (let redirects = 0; nextPlace(exchange, response, target, redirects); redirects++) {
    response = await fetchOnce(exchange, attempt);
  }
  return response.type === "opaqueredirect" ? followHidden(exchange, target) : response;
}

/** One `fetch`, told to the caller's hooks. */
function fetchOnce(exchange: Exchange, attempt: number): Promise<Response> {
  const { onRequest, onResponse } = exchange.options;
  if (onRequest !== undefined) tell(exchange, () => onRequest({ ...exchange.request(), attempt }));
  const answered = fetchWithin(exchange, "manual");
  if (onResponse === undefined) return answered;
  return answered.then((response) => {
    tell(exchange, () => onResponse({ ...exchange.seen(response), attempt }), response);
    return response;
  });
}

/** Calls a hook of the caller. What it throws ends the call and reaches the caller as it is. */
function tell(exchange: Exchange, hook: () => void, response?: Response): void {
  try {
    hook();
  } catch (error) {
    exchange.stopped = { error };
    if (response !== undefined) discard(response);
    throw error;
  }
}

/** Browsers hide where a redirect leads; where that is safe, they follow it themselves. */
async function followHidden(exchange: Exchange, target: Target): Promise<Response> {
  mayFollowHidden(exchange);
  const response = await fetchWithin(exchange, "follow");
  checkHiddenEnd(exchange, response, target);
  return response;
}

/**
 * One `fetch`, ended at once by the signal or the limit on the wait for headers, even when the caller's `fetch` heeds
 * neither.
 */
function fetchWithin(exchange: Exchange, redirect: "manual" | "follow"): Promise<Response> {
  const { fetch, url, headersTimeout } = exchange;
  const { signal } = exchange.options;
  const controller = mayEndEarly(exchange) ? new AbortController() : undefined;
  const init = initOf(exchange, redirect, controller);
  const isWatched = exchange.mustEnd(headersTimeout);
  if (signal === undefined && !isWatched) return fetch(url, init);
  return new Promise((resolve, reject) => {
    const end = (): void => {
      watch?.end();
      signal?.removeEventListener("abort", abort);
    };
    let isOver = false;
    const stop = (error: unknown): void => {
      isOver = true;
      end();
      reject(error);
      controller?.abort(error);
    };
    const abort = (): void => stop(signal?.reason);
    const onLate = (): void => stop(exchange.timedOut("headers", headersTimeout));
    const watch = isWatched ? new Watch(headersTimeout, onLate) : undefined;
    watch?.arm();
    signal?.addEventListener("abort", abort, { once: true });
    const answered = (response: Response): void => {
      end();
      if (isOver) discard(response);
      else resolve(response);
    };
    const failed = (error: unknown): void => {
      end();
      reject(error);
    };
    try {
      fetch(url, init).then(answered, failed);
    } catch (error) {
      failed(error);
    }
  });
}

/**
 * Whether a controller is needed, which costs as much as all the rest of a call. Without one, Node's own limit of 300 s
 * ends a silent request.
 */
function mayEndEarly({ options, headersTimeout }: Exchange): boolean {
  if (options.signal !== undefined) return true;
  return headersTimeout < (ENDS_SILENT_REQUESTS ? DEFAULT_HEADERS_TIMEOUT : Number.POSITIVE_INFINITY);
}

function initOf(
  { method, headers, body, options }: Exchange,
  redirect: "manual" | "follow",
  controller: AbortController | undefined,
): RequestInit {
  const init: RequestInit & { duplex?: "half" } = { method, headers, redirect };
  if (body !== undefined) init.body = body;
  if (body instanceof ReadableStream) init.duplex = "half";
  if (options.credentials !== undefined) init.credentials = options.credentials;
  if (controller !== undefined) init.signal = controller.signal;
  return init;
}
