import { Answer } from "./answer.ts";
import { Attempt } from "./attempt.ts";
import { readResponse, type RawResponse } from "./body.ts";
import { InferenceError, InputError, ProviderOutputError } from "./errors.ts";
import { mergeHeaders, safeHeaders, USER_AGENT, withoutSecrets } from "./headers.ts";
import type { SendOptions, SendRequest } from "./options.ts";
import { redactUrl } from "./redact.ts";
import { checkHiddenEnd, followRedirect, mayFollowHidden } from "./redirect.ts";
import { askedWait, DEFAULT_MAX_RETRIES, isTransient, neverSent, waitBefore } from "./retry.ts";
import { DEFAULT_TIMEOUT, delay, Watch } from "./timeout.ts";
import { mayReceiveToken, whyBlocked, type Target } from "./trust.ts";

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
  const { signal, maxRetries = DEFAULT_MAX_RETRIES, onEvent } = options;
  const complete = { ...request, headers: headersFor(target, request, options) };
  signal?.throwIfAborted();
  for (let number = 1; ; number++) {
    const attempt = new Attempt(target.url, complete, options, number);
    const start = performance.now();
    const outcome = await outcomeOf(attempt, target);
    onEvent?.(attempt.event(performance.now() - start));
    if (attempt.response !== undefined) options.onHead?.(attempt.response.status, attempt.response.headers);
    if (outcome instanceof Answer) return outcome;
    const wait = number > maxRetries ? undefined : waitAfter(outcome, attempt);
    if (wait === undefined) throw await errorFor(outcome, attempt);
    onEvent?.({ type: "retry", attempt: number, waitMs: wait });
    outcome.response?.body.cancel();
    await delay(wait, signal);
  }
}

/** Throws if a target must not be called: InputError, or ProviderOutputError if its URL is from a response. */
function checkTarget(target: Target, { provider, task, allowHttp }: SendOptions): void {
  const reason = whyBlocked(target, allowHttp);
  if (reason === undefined) return;
  const message = `refused to call ${redactUrl(target.url).slice(0, 200)}: ${reason}`;
  throw target.trust === "media" ? new ProviderOutputError(message, { provider, task }) : new InputError(message);
}

/**
 * Returns the headers of a request, with names in lower case. @throws InputError with the name of the invalid header
 */
export function headersFor(target: Target, request: SendRequest, options: SendOptions): Record<string, string> {
  if (target.trust === "media") return mergeHeaders(safeHeaders(request.headers));
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
async function outcomeOf(attempt: Attempt, target: Target): Promise<Answer | Failure> {
  try {
    let response = await fetchOnce(attempt, "manual");
    for (let redirects = 0; followRedirect(attempt, response, target, redirects); redirects++) {
      response = await fetchOnce(attempt, "manual");
    }
    if (response.isHiddenRedirect) {
      // Browsers hide the target of a redirect, so the client cannot follow it. If the request may safely be
      // redirected, it is repeated, and the browser follows the redirect.
      mayFollowHidden(attempt);
      response = await fetchOnce(attempt, "follow");
      checkHiddenEnd(attempt, response, target);
    }
    return response.ok ? new Answer(response, attempt) : { response };
  } catch (thrown) {
    return { thrown };
  }
}

/** Returns the milliseconds until the next attempt, or undefined if there must be no further attempt. */
function waitAfter(failure: Failure, { options, body, headers, stopped, number }: Attempt): number | undefined {
  if (stopped !== undefined || body instanceof ReadableStream) return undefined;
  const mayRepeat = options.isBillable !== true || "idempotency-key" in headers;
  const { response } = failure;
  if (response !== undefined) {
    if (!mayRepeat || !isTransient(response.status, response.headers)) return undefined;
    return waitBefore(number, askedWait(response.headers), options.retry);
  }
  // An error of this package is not retried: a limit was reached, or a redirect was refused.
  if (options.signal?.aborted === true || failure.thrown instanceof InferenceError) return undefined;
  return mayRepeat || neverSent(failure.thrown) ? waitBefore(number, undefined, options.retry) : undefined;
}

async function errorFor(failure: Failure, attempt: Attempt): Promise<unknown> {
  if (failure.response === undefined) return attempt.failure(failure.thrown);
  attempt.options.signal?.throwIfAborted();
  return new Answer(failure.response, attempt).statusError();
}

/** Sends one request and calls the caller's hooks. */
async function fetchOnce(attempt: Attempt, redirect: "manual" | "follow"): Promise<RawResponse> {
  const { onRequest, onResponse } = attempt.options;
  attempt.response = undefined;
  callHook(attempt, () => onRequest?.({ ...attempt.request(), attempt: attempt.number }));
  const response = (attempt.response = await fetchWithin(attempt, redirect));
  try {
    callHook(attempt, () => onResponse?.(attempt.eventOf(response)));
  } catch (error) {
    response.body.cancel();
    throw error;
  }
  return response;
}

/** Calls the caller's hook. An error of the hook ends the call and is thrown unchanged. */
function callHook(attempt: Attempt, hook: () => void): void {
  try {
    hook();
  } catch (error) {
    attempt.stopped = { error };
    throw error;
  }
}

/**
 * Calls `fetch`. When the signal aborts or `headersTimeout` has passed, the wait ends at once, even if the caller's
 * `fetch` continues.
 */
function fetchWithin(attempt: Attempt, redirect: "manual" | "follow"): Promise<RawResponse> {
  const { url, method, headers, body, options } = attempt;
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
