import { transmit } from "./attempt.ts";
import { find, requestOf, sendingOf, targetOf } from "./call.ts";
import type { AnyArgs, Sent } from "./call.ts";
import type { ClientOptions } from "./options.ts";
import type { Route } from "./route.ts";
import type { Runtime } from "./runtime.ts";

/** Sends the first request of a call. @throws as `perform` */
export async function begin(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  signal: AbortSignal | undefined,
  stream: boolean,
): Promise<Sent> {
  const found = find(runtime, task, args, options, signal, stream);
  return sendTo(found instanceof Promise ? await found : found, options, signal);
}

/** Sends a routed call. */
export async function sendTo(route: Route, options: ClientOptions, signal: AbortSignal | undefined): Promise<Sent> {
  const sending = sendingOf(route, options, signal);
  const request = await requestOf(route, options);
  const answer = await transmit(targetOf(route, request.url), request, sending);
  return { route, options, sending, url: request.url, answer };
}
