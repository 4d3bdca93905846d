import { ProviderOutputError } from "../../http/errors.ts";
import type { Answer } from "../../http/answer.ts";
import type { SendOptions } from "../../http/options.ts";
import { send } from "../../http/send.ts";
import { isLocalCall, type Target } from "../../http/trust.ts";
import { deliver, readReply, type Result } from "../media/output.ts";
import type { ClientOptions } from "../options.ts";
import { targetOf, type Route } from "../route/choose.ts";
import type { JobPlan } from "../provider/job-plan.ts";
import type { JobRequest, PollStatus, SubmitReply } from "../provider/types.ts";
import { waitForJob } from "./poll.ts";

/** A job that a provider has accepted. */
export interface Submission {
  readonly plan: JobPlan;
  readonly submit: SubmitReply;
  readonly route: Route;
  readonly options: ClientOptions;
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
  options: ClientOptions,
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
  const { poll } = options;
  const tell = (status: PollStatus): void => {
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
