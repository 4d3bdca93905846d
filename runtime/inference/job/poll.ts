import type { Answer } from "../../http/answer.ts";
import { InferenceError, ProviderOutputError, RequestTimeoutError } from "../../http/errors.ts";
import type { SendOptions } from "../../http/options.ts";
import { waitBefore } from "../../http/retry.ts";
import { send } from "../../http/send.ts";
import { delay, limited, unlessAborted } from "../../http/timeout.ts";
import { isLocalCall, type Target } from "../../http/trust.ts";
import { deliver, readReply, type Result } from "../media/output.ts";
import type { BoundOptions, PollOptions } from "../options.ts";
import type { JobPlan } from "../provider/job-plan.ts";
import type { Call, JobRequest, JobState, PollStatus, SubmitReply } from "../provider/types.ts";
import { targetOf, type Route } from "../route/choose.ts";

/** A job that a provider has accepted. */
export interface Submission {
  readonly plan: JobPlan;
  readonly submit: SubmitReply;
  readonly route: Route;
  readonly options: BoundOptions;
  readonly sending: SendOptions;
  /** The response to the submit request. Absent if another process sent the request. */
  readonly answer: Answer | undefined;
}

/**
 * Reads the response to a submit request. @param url URL of the request @throws ProviderOutputError if the
 * response names no job
 */
export async function submissionOf(
  route: Route,
  options: BoundOptions,
  sending: SendOptions,
  url: string,
  answer: Answer,
): Promise<Submission> {
  const { job: plan, task } = route.task;
  if (plan === undefined) throw new TypeError(`${task} is not a job`);
  const submit = { url, reply: await readReply(answer, plan.form ?? "json") };
  // Throws if the reply contains no id, because a job without an id cannot be polled.
  answer.attempt.explaining(submit.reply, () => plan.id(submit));
  return { plan, submit, route, options, sending, answer };
}

/**
 * Waits for a job and returns its result. @param onStatus called with every status, in addition to the caller's own
 * `onStatus`
 */
export async function waitFor(
  { route, submit, plan, options, sending, answer }: Submission,
  onStatus?: (status: PollStatus) => void,
): Promise<{ readonly data: unknown; readonly answer: Answer | undefined }> {
  let last = answer;
  const ask = async (request: JobRequest, ends: AbortSignal | undefined): Promise<unknown> => {
    last = await askOnce({ sending, route, submit }, request, ends);
    return readReply(last, request.form ?? "json");
  };
  const { poll, onEvent } = options;
  const tell = (status: PollStatus): void => {
    onEvent?.({ type: "job", ...status });
    poll?.onStatus?.(status);
    onStatus?.(status);
  };
  let result: Result;
  try {
    const reply = await waitForJob(plan, route.call, submit, ask, {
      signal: sending.signal,
      poll: { intervalMs: poll?.intervalMs, timeout: poll?.timeout, onStatus: tell },
      maxRetries: sending.maxRetries,
      retry: options.retry,
      isResumed: answer === undefined,
      provider: route.adapter.id,
      task: route.call.task,
    });
    result = route.task.read(route.call, reply);
  } catch (error) {
    if (!(error instanceof ProviderOutputError) || error.httpResponse !== undefined || last === undefined) throw error;
    throw last.attempt.explain(error, error.responseBody ?? submit.reply);
  }
  return { data: await deliver(result, sending, submit.url), answer: last };
}

/** Sends one request about a job, without retries. */
export function askOnce(
  { sending, route, submit }: Pick<Submission, "sending" | "route" | "submit">,
  { method, url, headers, credentials, form = "json" }: JobRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const target: Target =
    credentials === "never" ? { trust: "media", url, isLocalCall: isLocalCall(submit.url) } : targetOf(route, url);
  const request = {
    method,
    headers: { accept: form === "json" ? "application/json" : "*/*", ...headers },
    body: undefined,
  };
  return send(target, request, { ...sending, signal, maxRetries: 0, isBillable: false });
}

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
