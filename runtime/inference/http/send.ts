import { InferenceError, InputError, ProviderOutputError } from "../errors.ts";
import { Answer } from "./answer.ts";
import { readResponse } from "./body.ts";
import type { RawResponse } from "./body.ts";
import { Exchange } from "./exchange.ts";
import type { SendOptions, SendRequest } from "./exchange.ts";
import { harmless, mergeHeaders, USER_AGENT, withoutSecrets } from "./headers.ts";
import { redactUrl } from "./redact.ts";
import { checkHiddenEnd, mayFollowHidden, nextPlace } from "./redirect.ts";
import { DEFAULT_MAX_RETRIES, isPassing, neverLeft, waitBefore } from "./retry.ts";
import { DEFAULT_TIMEOUT, delay, LATE, Watch } from "./timeout.ts";
import { mayReceiveToken, objectionTo } from "./trust.ts";
import type { Target } from "./trust.ts";

/** A failed attempt: a response, or a thrown error. */
type Failure = { readonly response: RawResponse } | { readonly response?: undefined; readonly thrown: unknown };

/**
 * Sends a request, retries it if that is safe, and returns the first response with status 2xx. Redirects are followed
 * one by one, so that neither credentials nor body reach another origin.
 * @throws the errors of `checkTarget` and `headersFor`, before anything is sent; ConnectionError, RequestTimeoutError,
 *   ProviderApiError or HubApiError; the reason of `options.signal`; an error of a hook
 */
export async function send(target: Target, request: SendRequest, options: SendOptions = {}): Promise<Answer> {
  checkTarget(target, options);
  const { signal, maxRetries = DEFAULT_MAX_RETRIES } = options;
  const { url } = target;
  const { method, body } = request;
  const headers = headersFor(target, request, options);
  signal?.throwIfAborted();
  for (let attempt = 1; ; attempt++) {
    const exchange = new Exchange({ url, method, headers, body, options, attempt });
    const outcome = await attempted(exchange, target);
    if (outcome instanceof Answer) return outcome;
    const wait = attempt > maxRetries ? undefined : waitAfter(outcome, exchange);
    if (wait === undefined) throw await errorFor(outcome, exchange);
    outcome.response?.body.cancel();
    await delay(wait, signal);
  }
}

/** Throws if a target must not be called: InputError, or ProviderOutputError if its address is from a response. */
function checkTarget(target: Target, { provider, task, allowHttp }: SendOptions): void {
  const objection = objectionTo(target, allowHttp);
  if (objection === undefined) return;
  const message = `refused to call ${redactUrl(target.url).slice(0, 200)}: ${objection}`;
  throw target.trust === "media" ? new ProviderOutputError(message, { provider, task }) : new InputError(message);
}

/**
 * Returns the headers of a request, with names in lower case. @throws InputError with the name of the invalid header
 */
export function headersFor(target: Target, request: SendRequest, options: SendOptions): Record<string, string> {
  if (target.trust === "media") return mergeHeaders(harmless(request.headers));
  const { billTo, headers, secretHeaders, allowHttp } = options;
  const { authorization, url, hosts } = target;
  // The caller may replace the token with a header such as `authorization`. This header is only sent to hosts that may
  // receive the token.
  const isLess = headers !== undefined && !mayReceiveToken(url, hosts, allowHttp);
  const own = isLess ? withoutSecrets(headers, secretHeaders) : headers;
  return mergeHeaders(
    USER_AGENT,
    request.headers,
    billTo === "" ? undefined : { "x-hf-bill-to": billTo },
    authorization && { [authorization.header]: authorization.value },
    own,
  );
}

/** Makes one attempt and follows its redirects. */
async function attempted(exchange: Exchange, target: Target): Promise<Answer | Failure> {
  const { headersTimeout = DEFAULT_TIMEOUT } = exchange.options;
  try {
    let response = await fetchOnce(exchange, "manual");
    for (let redirects = 0; nextPlace(exchange, response, target, redirects); redirects++) {
      response = await fetchOnce(exchange, "manual");
    }
    if (response.isHiddenRedirect) {
      // Browsers hide the target of a redirect, so the client cannot follow it. If the request may safely be
      // redirected, it is repeated, and the browser follows the redirect.
      mayFollowHidden(exchange);
      response = await fetchOnce(exchange, "follow");
      checkHiddenEnd(exchange, response, target);
    }
    return response.ok ? new Answer(response, exchange) : { response };
  } catch (thrown) {
    return { thrown: thrown === LATE ? exchange.timedOut("headers", headersTimeout) : thrown };
  }
}

/** Returns the milliseconds until the next attempt, or undefined if there must be no further attempt. */
function waitAfter(failure: Failure, exchange: Exchange): number | undefined {
  const { options, body, headers, stopped, attempt } = exchange;
  if (stopped !== undefined || body instanceof ReadableStream) return undefined;
  const mayRepeat = options.isBillable !== true || "idempotency-key" in headers;
  const { response } = failure;
  if (response !== undefined) {
    if (!mayRepeat || !isPassing(response.status, response.headers)) return undefined;
    return waitBefore(attempt, response.headers, options.retry);
  }
  // An error of this package is not retried: a limit was reached, or a redirect was refused.
  if (options.signal?.aborted === true || failure.thrown instanceof InferenceError) return undefined;
  return mayRepeat || neverLeft(failure.thrown) ? waitBefore(attempt, undefined, options.retry) : undefined;
}

async function errorFor(failure: Failure, exchange: Exchange): Promise<unknown> {
  const { signal } = exchange.options;
  if (signal?.aborted === true) return signal.reason;
  if (exchange.stopped !== undefined) return exchange.stopped.error;
  if (failure.response !== undefined) return new Answer(failure.response, exchange).statusError();
  return failure.thrown instanceof InferenceError ? failure.thrown : exchange.broken(failure.thrown);
}

/** Sends one request and calls the caller's hooks. */
async function fetchOnce(exchange: Exchange, redirect: "manual" | "follow"): Promise<RawResponse> {
  const { onRequest, onResponse } = exchange.options;
  callHook(exchange, () => onRequest?.({ ...exchange.request(), attempt: exchange.attempt }));
  const response = await fetchWithin(exchange, redirect);
  try {
    callHook(exchange, () => onResponse?.(exchange.seen(response)));
  } catch (error) {
    response.body.cancel();
    throw error;
  }
  return response;
}

/** Calls a hook of the caller. An error of the hook ends the call and is thrown unchanged. */
function callHook(exchange: Exchange, hook: () => void): void {
  try {
    hook();
  } catch (error) {
    exchange.stopped = { error };
    throw error;
  }
}

/**
 * Calls `fetch`. When the signal aborts or `headersTimeout` has passed, the wait ends at once, even if the caller's
 * `fetch` continues.
 */
function fetchWithin(exchange: Exchange, redirect: "manual" | "follow"): Promise<RawResponse> {
  const { url, method, headers, body, options } = exchange;
  const { fetch = globalThis.fetch, fetchOptions, signal, credentials, headersTimeout = DEFAULT_TIMEOUT } = options;
  // With a signal, a call takes about twice the processor time. So `fetch` only gets a signal if the caller sets a
  // limit or a signal. Otherwise, the platform's own time limit ends the request.
  const isBounded = signal !== undefined || options.headersTimeout !== undefined;
  const controller = isBounded ? new AbortController() : undefined;
  const init = {
    ...fetchOptions,
    method,
    headers,
    body,
    redirect,
    ...(controller && { signal: controller.signal }),
    ...(credentials && { credentials }),
    ...(body instanceof ReadableStream && { duplex: "half" }),
  };
  return new Promise((resolve, reject) => {
    let isOver = false;
    const stop = (reason: unknown): void => {
      isOver = true;
      reject(reason);
      controller?.abort(reason);
    };
    const watch = new Watch(headersTimeout, stop, signal);
    const call = async (): Promise<void> => {
      try {
        const response = readResponse(await fetch(url, init as RequestInit));
        if (isOver) response.body.cancel();
        else resolve(response);
      } catch (error) {
        reject(error);
      } finally {
        watch.end();
      }
    };
    watch.arm();
    void call();
  });
}
