import type { PlannedRequest } from "./adapter.ts";
import { Answer } from "./answer.ts";
import { withExtraBody, withProgress } from "./body-options.ts";
import { checkedArgs, once } from "./call.ts";
import type { AnyArgs, Give, Routed, Sent } from "./call.ts";
import { ProviderOutputError } from "./errors.ts";
import { withFallback } from "./fallback.ts";
import { asJson } from "./json.ts";
import { whole } from "./lazy.ts";
import type { ClientOptions, WithResponse } from "./options.ts";
import type { Received } from "./received.ts";
import type { Runtime } from "./runtime.ts";
import { limited } from "./timeout.ts";

/** A call with a limit, or with further providers. @throws as `perform` */
export async function bounded<Output>(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  give: Give<Output>,
): Promise<Output> {
  const scope = limited(options.signal, options.timeout, "total");
  const { signal } = scope;
  try {
    const attempt = (each: AnyArgs): Promise<Output> => once(runtime, task, each, { ...options, signal }, give);
    if (options.fallbackProviders === undefined) return await attempt(args);
    // What is wrong with the input is wrong for all providers.
    await checkedArgs(task, args);
    return await withFallback(runtime, args, options, signal, attempt);
  } finally {
    scope.end();
  }
}

/** A request with the fields that the caller adds, and with reports on the way of its body. @throws InputError */
export async function changed(
  planned: PlannedRequest | Promise<PlannedRequest>,
  { extraBody, onUpload }: ClientOptions,
): Promise<Routed> {
  const request = await planned;
  const { url } = request;
  const extended = extraBody === undefined ? request : withExtraBody(request, extraBody);
  return { url, ...(onUpload === undefined ? extended : withProgress(extended, onUpload)) };
}

/** The result with what is known of the answer. */
export function withResponse(data: unknown, received: Received): WithResponse<unknown> {
  const { url, status, headers, requestId } = Answer.of(received);
  return { data, response: { url, status, headers }, requestId };
}

/** Why the result could not be read out of a reply. `thrown` by the words that tried. */
export async function unreadable(
  thrown: unknown,
  reply: unknown,
  { route, answer }: Pick<Sent, "route" | "answer">,
): Promise<unknown> {
  if (thrown instanceof ProviderOutputError) return withAnswer(thrown, reply, answer);
  try {
    // The words of plain tasks only tell that something is wrong.
    const { wholeAdapterOf } = await whole();
    wholeAdapterOf(route.adapter).task(route.call.task)?.read(route.call, reply);
  } catch (error) {
    return error instanceof ProviderOutputError ? withAnswer(error, reply, answer) : error;
  }
  return thrown;
}

/** The error, with status, headers, request id and body of the answer, secrets taken out. */
export function withAnswer(error: ProviderOutputError, reply: unknown, received: Received): ProviderOutputError {
  const answer = Answer.of(received);
  const httpResponse = answer.describe(reply instanceof Blob ? undefined : asJson(reply));
  const { provider, task, path, truncated, text, cause } = error;
  return new ProviderOutputError(answer.clean(error.message), {
    provider,
    task,
    path,
    truncated,
    text,
    cause,
    httpResponse,
    responseBody: httpResponse.body,
  });
}
