import { ConnectionError, ProviderApiError, ProviderOutputError, RequestTimeoutError } from "./errors.ts";
import type { HttpResponse } from "./errors.ts";
import type { PollOptions } from "./options.ts";
import { isPassing, waitBefore } from "./retry.ts";
import type { RetryPolicy } from "./retry.ts";
import { delay, limited } from "./timeout.ts";
import { unlessAborted } from "./unless-aborted.ts";

/** What a status reply says. */
export interface JobState {
  /** Whether to go on waiting. */
  readonly status: "pending" | "done" | "failed";
  /** The provider's own word. */
  readonly raw: string;
  /** How many jobs are served before this one, where the provider tells. */
  readonly queuePosition?: number | undefined;
  /** New lines of the log, where the provider tells. */
  readonly logs?: readonly string[] | undefined;
}

/** What `poll.onStatus` is told. */
export interface PollStatus extends JobState {
  /** Status replies so far; 0: the reply to the submit. */
  readonly attempt: number;
  /** Milliseconds since the wait began. */
  readonly elapsedMs: number;
}

/** A request about a job. `never`: the address came out of a reply and gets no credentials. */
export interface JobRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly credentials: "same-as-submit" | "never";
}

/** The first request of a job, and what came back. */
export interface Submitted {
  readonly url: string;
  readonly reply: unknown;
}

/** How a provider's jobs are waited for; `Call`: what its functions know of the call. */
export interface JobWait<Call> {
  /** What the reply to the submit already tells; undefined: nothing. */
  initial(submit: unknown): JobState | undefined;
  /**
   * @param attempt counted from 1
   * @throws ProviderOutputError when the reply to the submit does not tell where to ask
   */
  status(call: Call, submit: Submitted, attempt: number): JobRequest;
  /** Absent: the last reply about the job is the result. */
  readonly result?: ((call: Call, submit: Submitted, status: unknown) => JobRequest) | undefined;
  /** @throws ProviderOutputError for a reply that tells no status */
  state(reply: unknown): JobState;
  /** Milliseconds before the first question. */
  readonly firstWaitMs: number;
  /** Milliseconds between two questions. */
  readonly intervalMs: number;
  readonly attempts: number | "unlimited";
  /** Text of the error when the job failed. */
  failure(reply: unknown): string;
  /** Text of the error when the attempts ran out. */
  exhausted(attempts: number): string;
}

/** How the caller wants to wait. */
export interface JobOptions {
  readonly signal?: AbortSignal | undefined;
  readonly poll?: PollOptions | undefined;
  /** Polls in a row that may fail for a passing reason; default 4. */
  readonly maxRetries?: number | undefined;
  readonly retry?: RetryPolicy | undefined;
  readonly provider?: string | undefined;
  readonly task?: string | undefined;
}

/** Sends a request about a job. @returns the parsed reply */
export type Ask = (request: JobRequest, signal: AbortSignal | undefined) => Promise<unknown>;

/** A job that is paid for is not given up because of a moment without network. */
const FAILED_POLLS_IN_A_ROW = 4;

/**
 * Waits until a job is done. A poll that fails for a passing reason (connection, 408, 429, 5xx) is made again and does
 * not count as an attempt.
 * @param submit the answer to the request that began the job
 * @param ask    sends one request, without retries of its own
 * @returns the reply that holds the result
 * @throws ProviderOutputError when the job failed, after the provider's `attempts`, or after `poll.timeout` (its `cause` is
 *   the RequestTimeoutError); the reason of the signal; what `ask` threw
 * @source product specification, "States and transitions"
 */
export async function waitForJob<Call>(
  plan: JobWait<Call>,
  call: Call,
  submit: Submitted,
  ask: Ask,
  options: JobOptions = {},
): Promise<unknown> {
  const scope = limited(options.signal, options.poll?.timeout, "poll");
  try {
    scope.signal?.throwIfAborted();
    const patient = patientAsk(ask, options, scope.signal);
    const status = await finalStatus(plan, call, submit, patient, options, scope.signal);
    const request = plan.result?.(call, submit, status);
    return request === undefined ? status : await patient(request);
  } catch (error) {
    throw error instanceof RequestTimeoutError && error.which === "poll" ? ranOut(error, options) : error;
  } finally {
    scope.end();
  }
}

/** The job took longer than the caller waits: it may still end well, and can be found again by its id. */
function ranOut(cause: RequestTimeoutError, { provider, task }: JobOptions): ProviderOutputError {
  const message = `Timed out while waiting for the result from ${provider} ${task} API after ${cause.afterMs} ms`;
  return new ProviderOutputError(message, { provider, task, cause });
}

async function finalStatus<Call>(
  plan: JobWait<Call>,
  call: Call,
  submit: Submitted,
  ask: (request: JobRequest) => Promise<unknown>,
  { poll, provider, task }: JobOptions,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const last = plan.attempts === "unlimited" ? Number.POSITIVE_INFINITY : plan.attempts;
  const interval = poll?.intervalMs ?? plan.intervalMs;
  const start = performance.now();
  const isDone = (state: JobState, reply: unknown, attempt: number): boolean => {
    poll?.onStatus?.({ ...state, attempt, elapsedMs: performance.now() - start });
    if (state.status !== "failed") return state.status === "done";
    throw new ProviderOutputError(plan.failure(reply), { provider, task, responseBody: reply });
  };
  const first = plan.initial(submit.reply);
  if (first !== undefined && isDone(first, submit.reply, 0)) return submit.reply;
  let reply: unknown = submit.reply;
  for (let attempt = 1; attempt <= last; attempt++) {
    await delay(attempt === 1 ? Math.min(plan.firstWaitMs, interval) : interval, signal);
    reply = await ask(plan.status(call, submit, attempt));
    if (isDone(plan.state(reply), reply, attempt)) return reply;
  }
  throw new ProviderOutputError(plan.exhausted(last), { provider, task, responseBody: reply });
}

/** `ask`, again after failures that pass, and ended at once by the signal. */
function patientAsk(
  ask: Ask,
  { maxRetries = FAILED_POLLS_IN_A_ROW, retry }: JobOptions,
  signal: AbortSignal | undefined,
): (request: JobRequest) => Promise<unknown> {
  return async (request) => {
    for (let failures = 1; ; failures++) {
      try {
        return await unlessAborted(ask(request, signal), signal);
      } catch (error) {
        signal?.throwIfAborted();
        const response = passingResponse(error);
        const wait =
          failures > maxRetries || response === undefined ? undefined : waitBefore(failures, response, retry);
        if (wait === undefined) throw error;
        await delay(wait, signal);
      }
    }
  };
}

/** The headers of a failure that may pass, none for one without an answer; undefined: it will not pass. */
function passingResponse(error: unknown): Headers | undefined {
  if (error instanceof ProviderApiError) return passing(error.httpResponse);
  const isSilent =
    error instanceof ConnectionError || (error instanceof RequestTimeoutError && error.which !== "total");
  return isSilent ? new Headers() : undefined;
}

function passing({ status, headers }: HttpResponse): Headers | undefined {
  const real = new Headers(headers);
  return isPassing(status, real) ? real : undefined;
}
