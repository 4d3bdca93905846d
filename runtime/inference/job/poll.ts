import { InferenceError, ProviderOutputError, RequestTimeoutError } from "../../http/errors.ts";
import type { SendOptions } from "../../http/options.ts";
import { waitBefore } from "../../http/retry.ts";
import { delay, limited, unlessAborted } from "../../http/timeout.ts";
import type { PollOptions } from "../options.ts";
import type { JobPlan } from "../provider/job-plan.ts";
import type { Call, JobRequest, JobState, SubmitReply } from "../provider/types.ts";

/** Options for waiting for a job. `maxRetries` is the number of polls in a row that may fail. Default: 4. */
export type JobOptions = Pick<SendOptions, "signal" | "maxRetries" | "retry" | "provider" | "task"> & {
  readonly poll?: PollOptions | undefined;
  /** True if another process sent the submit request, so that the job's first status is not known. */
  readonly isResumed?: boolean;
};

/** Sends a request about a job. @returns the parsed response */
export type Ask = (request: JobRequest, signal: AbortSignal | undefined) => Promise<unknown>;

/** Default number of polls in a row that may fail. A short network failure must not end the wait for a paid job. */
const FAILED_POLLS_IN_A_ROW = 4;

/**
 * Waits until a job is done. A poll that fails for a temporary reason (connection, 408, 429, 5xx) is repeated. If the
 * provider limits the number of polls, a failed poll counts too, and is followed by the usual interval.
 * @param submit the response to the submit request
 * @param ask    sends one request, without retries of its own
 * @returns the response that contains the result
 * @throws ProviderOutputError if the job failed, or did not end within the provider's `attempts`. If the job did not
 *   end within `poll.timeout`, the `cause` of the error is a RequestTimeoutError.
 * @throws the signal's reason, and the errors of `ask`
 * @source product specification, "States and transitions"
 */
export async function waitForJob(
  plan: JobPlan,
  call: Call,
  submit: SubmitReply,
  ask: Ask,
  options: JobOptions = {},
): Promise<unknown> {
  const scope = limited(options.signal, options.poll?.timeout, "poll");
  const { signal } = scope;
  try {
    signal?.throwIfAborted();
    const status = await finalStatus(plan, call, submit, ask, options, signal);
    const request = plan.result(call, submit);
    return request === undefined ? status : (await pollPatiently(() => ask(request, signal), options, signal)).reply;
  } catch (error) {
    throw error instanceof RequestTimeoutError && error.which === "poll" ? pollTimeout(error, options) : error;
  } finally {
    scope.end();
  }
}

/** Returns the error for a job that took too long. The job may still succeed, and can be resumed by its id. */
function pollTimeout(cause: RequestTimeoutError, { provider, task }: JobOptions): ProviderOutputError {
  const message = `Timed out while waiting for the result from ${provider} ${task} API after ${cause.afterMs} ms`;
  return new ProviderOutputError(message, { provider, task, cause, isRetryable: true });
}

async function finalStatus(
  plan: JobPlan,
  call: Call,
  submit: SubmitReply,
  ask: Ask,
  options: JobOptions,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { poll, provider, task } = options;
  const last = plan.attempts === "unlimited" ? Number.POSITIVE_INFINITY : plan.attempts;
  const interval = poll?.intervalMs ?? plan.intervalMs;
  const start = performance.now();
  const isDone = (state: JobState, given: unknown, attempt: number): boolean => {
    poll?.onStatus?.({ ...state, attempt, elapsedMs: performance.now() - start });
    if (state.status !== "failed") return state.status === "done";
    throw new ProviderOutputError(plan.failure(given), { provider, task, responseBody: given });
  };
  const first = options.isResumed === true ? undefined : plan.initial(submit.reply);
  if (first !== undefined && isDone(first, submit.reply, 0)) return submit.reply;
  let reply: unknown = submit.reply;
  let failure: InferenceError | undefined;
  for (let attempt = 1; attempt <= last; attempt++) {
    await delay(attempt === 1 ? Math.min(plan.firstWaitMs, interval) : interval, signal);
    const question = (): Promise<unknown> => ask(plan.status(call, submit, attempt), signal);
    const answered = await (last === Infinity ? pollPatiently(question, options, signal) : pollOnce(question, signal));
    failure = answered.failure;
    if (failure !== undefined) continue;
    reply = answered.reply;
    if (isDone(plan.state(reply), reply, attempt)) return reply;
  }
  const details = { provider, task, responseBody: reply, cause: failure, isRetryable: true };
  throw new ProviderOutputError(plan.exhausted(last), details);
}

/** The result of a poll: a response, or a failure that may be temporary. */
interface PollResult {
  readonly reply?: unknown;
  readonly failure?: InferenceError;
}

/** Polls once. @throws permanent failures and the signal's reason */
async function pollOnce(question: () => Promise<unknown>, signal: AbortSignal | undefined): Promise<PollResult> {
  try {
    return { reply: await unlessAborted(question(), signal) };
  } catch (failure) {
    signal?.throwIfAborted();
    if (!isTemporary(failure)) throw failure;
    return { failure };
  }
}

/** Repeats a poll after temporary failures, with exponential back-off. */
async function pollPatiently(
  question: () => Promise<unknown>,
  { maxRetries = FAILED_POLLS_IN_A_ROW, retry }: JobOptions,
  signal: AbortSignal | undefined,
): Promise<PollResult> {
  for (let failures = 1; ; failures++) {
    const answered = await pollOnce(question, signal);
    const { failure } = answered;
    if (failure === undefined) return answered;
    const wait = failures > maxRetries ? undefined : waitBefore(failures, failure.retryAfterMs, retry);
    if (wait === undefined) throw failure;
    await delay(wait, signal);
  }
}

/** Returns true for a failure after which the next poll may succeed. */
function isTemporary(error: unknown): error is InferenceError {
  const isOver = error instanceof RequestTimeoutError && error.which === "total";
  return error instanceof InferenceError && error.isRetryable && !isOver;
}
