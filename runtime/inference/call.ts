import { InputError } from "../http/errors.ts";
import type { Answer } from "../http/answer.ts";
import type { SendOptions } from "../http/options.ts";
import { isJsonType } from "../http/headers.ts";
import { redactUrl } from "../http/redact.ts";
import { send } from "../http/send.ts";
import { upload } from "../http/upload.ts";
import { submissionOf, waitFor, type Submission } from "./job/poll.ts";
import { checkInput } from "./media/input.ts";
import { withParsed } from "./message/parsed.ts";
import { deliver, fetchMedia, readReply } from "./media/output.ts";
import type { BaseArgs, BoundOptions } from "./options.ts";
import type { ResponseListener } from "./pace.ts";
import { withExtraBody } from "./provider/request.ts";
import { chooseRoute, namesProvider, sendingOf, targetOf, type Route } from "./route/choose.ts";
import { resolveToken } from "./route/credentials.ts";
import type { PlannedRequest, Providers, SendUpload } from "./provider/types.ts";
import type { StreamedAnswer } from "./stream/stream.ts";

/** The arguments of a call for any task: the arguments that every call accepts, and the input of the task. */
export interface AnyArgs extends BaseArgs {
  readonly [name: string]: unknown;
}

/** A call, with its arguments and options. */
export interface Invocation {
  /** The providers that the call can use. */
  readonly providers: Providers;
  readonly task: string;
  readonly args: AnyArgs;
  /** The merged options of the client and of the call. */
  readonly options: BoundOptions;
  /** Read each response to the first request of the call, including responses that cause a retry. */
  readonly listeners?: Iterable<ResponseListener> | undefined;
}

/** A finished call, and the response that contained its result. */
export interface CallResult {
  readonly data: unknown;
  readonly answer: Answer;
  /** The JSON body of the response. Undefined for a file and a job. */
  readonly body?: unknown;
}

/** The first request of a call, and its response. */
interface FirstReply {
  readonly route: Route;
  readonly sending: SendOptions;
  readonly url: string;
  readonly answer: Answer;
}

/**
 * Performs one call at one provider, from input to result.
 * @throws InputError, RoutingError, HubApiError, ProviderApiError, ProviderOutputError, ConnectionError,
 *   RequestTimeoutError, or the reason of the signal
 */
export async function perform(invocation: Invocation): Promise<CallResult> {
  const { route, sending, url, answer } = await sendFirst(checked(invocation), false);
  const { task, call } = route;
  if (task.isJob(call)) {
    const submission = await submissionOf(route, invocation.options, sending, url, answer);
    const { data, answer: last = answer } = await waitFor(submission);
    return { data, answer: last };
  }
  const reply = await readReply(answer, task.answer);
  const result = answer.attempt.explaining(reply, () => task.read(call, reply));
  const data = await deliver(result, sending, url);
  const { parse } = invocation.options;
  const body = reply instanceof Blob ? undefined : reply;
  if (parse === undefined) return { data, answer, body };
  return { data: answer.attempt.explaining(reply, () => withParsed(data, invocation.args, parse)), answer, body };
}

/** Sends a call with a streamed response. @throws the errors of `perform` */
export async function performStream(invocation: Invocation): Promise<StreamedAnswer> {
  if (invocation.options.parse !== undefined) {
    throw new InputError("parse does not work for streams; pass each piece of text to a ResponseParser");
  }
  return performRawStream(checked(invocation));
}

/** Sends a call that starts a job. @throws InputError for a task that does not run as a job; the errors of `perform` */
export async function performJob(invocation: Invocation): Promise<Submission> {
  const checkJob = ({ task, adapter, call }: Route): void => {
    if (task.isJob(call)) return;
    const { when } = adapter.tasks[task.task]?.job ?? {};
    const unless = when === undefined ? "" : ` unless ${JSON.stringify(when)}`;
    throw new InputError(
      `${adapter.displayName} answers ${task.task} directly${unless}: call the client's function, not the function of jobs`,
    );
  };
  const { route, sending, url, answer } = await sendFirst(checked(invocation), false, checkJob);
  return submissionOf(route, invocation.options, sending, url, answer);
}

/**
 * Performs any task and returns the response as received, without checking it and without waiting for a job. @throws
 * the errors of `perform`
 */
export async function performRaw(invocation: Invocation): Promise<CallResult> {
  const { route, answer } = await sendFirst(invocation, false);
  const form = isJsonType(answer.mediaType) ? "json" : route.task.answer;
  const data = await readReply(answer, form);
  return { data, answer, body: data instanceof Blob ? undefined : data };
}

/** Sends a call of any task with a streamed response. @throws the errors of `perform` */
export async function performRawStream(invocation: Invocation): Promise<StreamedAnswer> {
  const { answer, route } = await sendFirst(invocation, true);
  return { answer, form: route.task.stream };
}

/** Checks the input. @returns the call, with its arguments under the names that providers use @throws InputError */
export function checked(invocation: Invocation): Invocation {
  const { task, args, options } = invocation;
  return { ...invocation, args: checkInput(task, args, namesProvider(args, options)) };
}

/** Finds the route of a call. @throws the errors of `chooseRoute`; the signal's reason */
export async function resolveRoute({ providers, task, args, options }: Invocation, stream: boolean): Promise<Route> {
  options.signal?.throwIfAborted();
  // The arguments become part of the route, so the access token is removed from them.
  const { accessToken = options.accessToken, ...input } = args;
  const token = await resolveToken(accessToken, options.signal);
  return chooseRoute({ providers, task, args: input, options, stream, token });
}

/** Sends the first request of a call. @param check checks the route before anything is sent */
async function sendFirst(invocation: Invocation, stream: boolean, check?: (route: Route) => void): Promise<FirstReply> {
  const { extraBody, onUpload, onEvent } = invocation.options;
  const route = await resolveRoute(invocation, stream);
  check?.(route);
  const sending = sendingOf(route, invocation.options);
  let report = onUpload;
  const post = (request: PlannedRequest, options: SendOptions): Promise<Answer> => {
    const target = targetOf(route, request.url);
    return report === undefined ? send(target, request, options) : upload(target, request, options, report);
  };
  const sendUpload: SendUpload = async (request, read) => {
    const answer = await post(request, { ...sending, isBillable: false });
    report = undefined;
    const reply = await answer.json();
    return answer.attempt.explaining(reply, () => read(reply));
  };
  const planned = await route.task.request(route.call, (url) => fetchMedia(url, sending), sendUpload);
  const request = extraBody === undefined ? planned : withExtraBody(planned, extraBody);
  const onHead = (status: number, headers: Headers): void => {
    for (const listener of invocation.listeners ?? []) listener.read(status, headers, route.adapter.rateLimits);
  };
  const { call, adapter } = route;
  onEvent?.({ type: "route", task: call.task, provider: adapter.id, model: call.model, url: redactUrl(request.url) });
  return { route, sending, url: request.url, answer: await post(request, { ...sending, onHead }) };
}
