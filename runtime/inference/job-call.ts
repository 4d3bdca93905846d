import type { Call, JobPlan } from "./adapter.ts";
import { Answer } from "./answer.ts";
import { targetOf } from "./call.ts";
import { withAnswer } from "./call-details.ts";
import type { Done, Sent } from "./call.ts";
import { ProviderOutputError } from "./errors.ts";
import type { SendOptions } from "./sending.ts";
import { send } from "./http.ts";
import { waitForJob } from "./job.ts";
import type { JobRequest, JobWait, PollStatus, Submitted } from "./job.ts";
import type { ClientOptions } from "./options.ts";
import { finish } from "./output.ts";
import type { Route } from "./route.ts";
import { isLocalCall } from "./trust.ts";
import type { Target } from "./trust.ts";

/** A job that a provider has taken on. */
export interface Submission {
  readonly plan: JobPlan;
  readonly submit: Submitted;
  readonly route: Route;
  readonly options: ClientOptions;
  readonly sending: SendOptions;
  /** Absent: another process sent the submit. */
  readonly answer: Answer | undefined;
}

/** Reads the answer to a submit. @throws ProviderOutputError when it names no job */
export async function submissionOf({ route, options, sending, answer: received, url }: Sent): Promise<Submission> {
  const answer = Answer.of(received);
  const submit = { url, reply: await answer.json() };
  const { job: plan, task } = route.task;
  if (plan === undefined) throw new TypeError(`${task} is no job`);
  try {
    // A submit without an id cannot be asked about: that is told before the first question.
    plan.id(route.call, submit);
  } catch (error) {
    throw error instanceof ProviderOutputError ? withAnswer(error, submit.reply, answer) : error;
  }
  return { plan, submit, route, options, sending, answer };
}

/** Waits for the job of a submit, and gives its result. */
export async function finishJob(sent: Sent): Promise<Done> {
  const { data, answer = sent.answer } = await waitFor(await submissionOf(sent), sent.sending.signal);
  return { data, answer };
}

/** Waits for a job. `onStatus`: told of every answer, beside the caller's own. */
export async function waitFor(
  submission: Submission,
  signal: AbortSignal | undefined,
  onStatus?: (status: PollStatus) => void,
): Promise<{ readonly data: unknown; readonly answer: Answer | undefined }> {
  const { route, submit, plan, options, sending } = submission;
  let last = submission.answer;
  const ask = async (request: JobRequest, ends: AbortSignal | undefined): Promise<unknown> => {
    last = await askOnce(submission, request, ends);
    return last.json();
  };
  const { poll } = options;
  const tell = (status: PollStatus): void => {
    poll?.onStatus?.(status);
    onStatus?.(status);
  };
  try {
    const reply = await waitForJob(jobWait(plan, submission.answer !== undefined), route.call, submit, ask, {
      signal,
      poll: { intervalMs: poll?.intervalMs, timeout: poll?.timeout, onStatus: tell },
      maxRetries: sending.maxRetries,
      retry: options.retry,
      provider: route.adapter.id,
      task: route.call.task,
    });
    return {
      data: await finish({ route, url: submit.url, sending: { ...sending, signal } }, reply, last),
      answer: last,
    };
  } catch (error) {
    if (!(error instanceof ProviderOutputError) || error.httpResponse !== undefined || last === undefined) throw error;
    throw withAnswer(error, error.responseBody ?? submit.reply, last);
  }
}

/** A plan as the waiting takes it: without a way to the result where the last answer is the result. */
function jobWait(plan: JobPlan, isOwn: boolean): JobWait<Call> {
  // What stands in for the reply to another process's submit tells nothing about the job.
  return { ...plan, initial: (reply) => (isOwn ? plan.initial(reply) : undefined) };
}

/** One request about a job, without retries. */
export function askOnce(
  { sending, route, submit }: Submission,
  request: JobRequest,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  const isForeign = request.credentials === "never";
  const target: Target = isForeign
    ? { trust: "media", url: request.url, isLocalCall: isLocalCall(submit.url) }
    : targetOf(route, request.url);
  const headers = { accept: "application/json" };
  const planned = { method: request.method, headers, body: undefined };
  return send(target, planned, { ...sending, signal, maxRetries: 0, isBillable: false });
}
