import type { SendOptions } from "../http/exchange.ts";
import type { Target } from "../http/trust.ts";
import type { ClientOptions } from "../options.ts";
import type { Route } from "./choose.ts";
import { credentialsOf, hostOf, retriesOf } from "./credentials.ts";

export function targetOf({ hosts, authorization }: Route, url: string): Target {
  return { trust: "provider", url, authorization, hosts };
}

export function sendingOf({ adapter, task, call, authorization, pays }: Route, options: ClientOptions): SendOptions {
  return {
    signal: options.signal,
    fetch: options.fetch,
    fetchOptions: options.fetchOptions,
    allowHttp: options.allowHttp,
    retry: options.retry,
    onRequest: options.onRequest,
    onResponse: options.onResponse,
    idleTimeout: options.idleTimeout,
    headersTimeout: options.headersTimeout,
    maxResponseBytes: options.maxResponseBytes,
    maxRetries: retriesOf(options),
    credentials: credentialsOf(options),
    headers: options.headers,
    billTo: pays ? options.billTo : undefined,
    secretHeaders: authorization && [authorization.header.toLowerCase()],
    isBillable: task.isJob,
    // The provider whose format an endpoint uses did not send the response, so errors name the endpoint.
    provider: call.endpointUrl === undefined ? adapter.displayName : hostOf(call.endpointUrl),
    providerId: adapter.id,
    task: call.task,
  };
}
