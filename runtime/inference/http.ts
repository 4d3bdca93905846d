import { Answer } from "./answer.ts";
import { fetchWithin, limitOf } from "./attempt.ts";
import type { Outcome } from "./attempt.ts";
import { discard } from "./body.ts";
import { InferenceError, InputError, ProviderOutputError } from "./errors.ts";
import { headersFor, TracedExchange } from "./exchange.ts";
import { statusError } from "./failure.ts";
import { redactUrl } from "./redact.ts";
import { checkHiddenEnd, mayFollowHidden, nextPlace } from "./redirect.ts";
import { DEFAULT_MAX_RETRIES, isPassing, neverLeft, waitBefore } from "./retry.ts";
import type { SendOptions, SendRequest } from "./sending.ts";
import { delay } from "./timeout.ts";
import { objectionTo } from "./trust.ts";
import type { Target } from "./trust.ts";
import { LATE } from "./watch.ts";

/**
 * Sends a request, again where that is safe, and gives the first answer with a status of 2xx. Redirects are followed
 * by hand, so that neither credentials nor body reach another origin.
 * @param begun how the first attempt ended, where it was made already
 * @throws InputError before anything is sent; ConnectionError, RequestTimeoutError, ProviderApiError or HubApiError; the
 *   reason of `options.signal`
 */
export async function send(
  target: Target,
  request: SendRequest,
  options: SendOptions = {},
  begun?: Outcome,
): Promise<Answer> {
  checkTarget(target, options);
  const headers = headersFor(target, request, options);
  options.signal?.throwIfAborted();
  const maxRetries = options.maxRetries ?? DEFAULT_MAX_RETRIES;
  for (let attempt = 1; ; attempt++) {
    const known = attempt === 1 ? begun : undefined;
    const exchange = new TracedExchange({
      url: target.url,
      method: request.method,
      headers,
      body: request.body,
      options,
    });
    const outcome = await attempted(exchange, target, attempt, known);
    if (outcome instanceof Answer) return outcome;
    const wait = attempt > maxRetries ? undefined : waitAfter(outcome, exchange, attempt);
    if (wait === undefined) throw await errorFor(outcome, exchange);
    if (outcome.response !== undefined) discard(outcome.response);
    await delay(wait, options.signal);
  }
}

/** One attempt with its redirects. `begun`: how its first request ended, where that was sent already. */
async function attempted(
  exchange: TracedExchange,
  target: Target,
  attempt: number,
  begun: Outcome | undefined,
): Promise<Answer | Outcome> {
  const { options } = exchange;
  try {
    if (begun !== undefined && begun.response === undefined) throw begun.thrown;
    let response = begun?.response ?? (await fetchOnce(exchange, attempt));
    if (!response.ok) response = await follow(exchange, target, attempt, response);
    return response.ok ? new Answer(response, exchange) : { response };
  } catch (thrown) {
    return {
      thrown: thrown === LATE ? exchange.timedOut("headers", limitOf(options.headersTimeout, options)) : thrown,
    };
  }
}

/** @throws InputError for an address that was configured, ProviderOutputError for one that came out of a response */
function checkTarget(target: Target, { provider, task }: SendOptions): void {
  const objection = objectionTo(target);
  if (objection === undefined) return;
  const message = `refused to call ${redactUrl(target.url).slice(0, 200)}: ${objection}`;
  throw target.trust === "media" ? new ProviderOutputError(message, { provider, task }) : new InputError(message);
}

/** Milliseconds until the next attempt; undefined when there must be none. */
function waitAfter(outcome: Outcome, exchange: TracedExchange, failures: number): number | undefined {
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

async function errorFor(outcome: Outcome, exchange: TracedExchange): Promise<unknown> {
  const { signal } = exchange.options;
  if (signal?.aborted === true) return signal.reason;
  if (exchange.stopped !== undefined) return exchange.stopped.error;
  if (outcome.response !== undefined) return statusError(new Answer(outcome.response, exchange));
  return outcome.thrown instanceof InferenceError ? outcome.thrown : exchange.broken(outcome.thrown);
}

/** Follows redirects by hand. */
async function follow(exchange: TracedExchange, target: Target, attempt: number, first: Response): Promise<Response> {
  let response = first;
  for (let redirects = 0; nextPlace(exchange, response, target, redirects); redirects++) {
    response = await fetchOnce(exchange, attempt);
  }
  return response.type === "opaqueredirect" ? followHidden(exchange, target) : response;
}

/** One `fetch`, told to the caller's hooks. */
function fetchOnce(exchange: TracedExchange, attempt: number): Promise<Response> {
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
function tell(exchange: TracedExchange, hook: () => void, response?: Response): void {
  try {
    hook();
  } catch (error) {
    exchange.stopped = { error };
    if (response !== undefined) discard(response);
    throw error;
  }
}

/** Browsers hide where a redirect leads; where that is safe, they follow it themselves. */
async function followHidden(exchange: TracedExchange, target: Target): Promise<Response> {
  mayFollowHidden(exchange);
  const response = await fetchWithin(exchange, "follow");
  checkHiddenEnd(exchange, response, target);
  return response;
}
