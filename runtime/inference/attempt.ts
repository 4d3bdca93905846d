import { mayReceiveToken } from "./address.ts";
import { discard } from "./body.ts";
import { after, further } from "./lazy.ts";
import { Received } from "./received.ts";
import type { SendOptions, SendRequest } from "./sending.ts";
import type { Target } from "./trust.ts";
import { DEFAULT_TIMEOUT, ENDS_SILENT_REQUESTS, LONGEST_TIMER, NEVER, Watch } from "./watch.ts";
import type { Body } from "./platform.ts";

/** One request under way. Never handed out: it holds the credentials. */
export interface Exchange {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Body | undefined;
  readonly options: SendOptions;
}

/**
 * Milliseconds after which a wait must be ended from here; `Infinity`: never. Node's own `fetch` ends waits of 300 s, for
 * headers and for the body, itself.
 */
export function limitOf(given: number | undefined, { fetch = globalThis.fetch }: SendOptions): number {
  const limit = given ?? DEFAULT_TIMEOUT;
  const isLeft = limit >= DEFAULT_TIMEOUT && ENDS_SILENT_REQUESTS && fetch === globalThis.fetch;
  return limit === 0 || isLeft || limit > LONGEST_TIMER ? NEVER : limit;
}

/** How an attempt failed: by an answer, or by something thrown. */
export type Outcome = { readonly response: Response } | { readonly response?: undefined; readonly thrown: unknown };

/**
 * Sends a request, again where that is safe, and gives the first answer with a status of 2xx.
 * @throws as `send`
 */
export function transmit(target: Target, request: SendRequest, options: SendOptions): Promise<Received> {
  const { signal } = options;
  const headers = plainHeaders(target, request, options);
  // What cannot go out just like this is looked at closely, and refused with the reason.
  const goFurther = (begun?: Outcome): Promise<Received> =>
    after(further(begun && ` (status ${begun.response?.status})`), ({ send }) => send(target, request, options, begun));
  if (headers === undefined) return goFurther();
  signal?.throwIfAborted();
  const exchange: Exchange = { url: target.url, method: request.method, headers, body: request.body, options };
  return fetchWithin(exchange, "manual").then(
    (response) => (response.ok ? new Received(response, exchange) : goFurther({ response })),
    (thrown: unknown) => {
      signal?.throwIfAborted();
      return goFurther({ thrown });
    },
  );
}

/** The headers of a request that goes straight to where its credentials may go; undefined: it needs a closer look. */
function plainHeaders(target: Target, request: SendRequest, options: SendOptions): Record<string, string> | undefined {
  if (target.trust === "media" || options.billTo || options.onRequest || options.onResponse) return undefined;
  const { authorization, url, hosts } = target;
  if (!mayReceiveToken(url, authorization && hosts)) return undefined;
  const headers: Record<string, string> = {};
  if (!addPlain(headers, request.headers) || !addPlain(headers, options.headers)) return undefined;
  // Its own characters were looked at when it was made of the token.
  if (authorization !== undefined) headers[authorization.header.toLowerCase()] = authorization.value;
  return headers;
}

const PLAIN_NAME = /^[a-z][a-z\d-]*$/i;
const UNUSUAL = /[^\t -~]/;

/** Adds headers under names in lower case; false: one of them needs a closer look. */
function addPlain(to: Record<string, string>, from: Readonly<Record<string, unknown>> = {}): boolean {
  for (const name of Object.keys(from)) {
    const value = from[name];
    if (typeof value !== "string" || !PLAIN_NAME.test(name) || UNUSUAL.test(value)) return false;
    to[name.toLowerCase()] = value;
  }
  return true;
}

/** What `fetch` is told; fields without a value count as absent. */
type Initial = { [Name in keyof RequestInit]: RequestInit[Name] | undefined } & { duplex: "half" | undefined };

/**
 * One `fetch`, ended at once by the signal or the limit on the wait for headers, even when the caller's `fetch` heeds
 * neither.
 */
export function fetchWithin(exchange: Exchange, redirect: "manual" | "follow"): Promise<Response> {
  const { url, method, headers, body, options } = exchange;
  const { fetch = globalThis.fetch, signal, credentials } = options;
  const limit = limitOf(options.headersTimeout, options);
  // A controller costs as much as all the rest of a call; without one, Node's own limit ends a silent request.
  const needsEnd = signal !== undefined || limit < DEFAULT_TIMEOUT || !ENDS_SILENT_REQUESTS;
  const controller = needsEnd ? new AbortController() : undefined;
  const duplex = body instanceof ReadableStream ? "half" : undefined;
  const init: Initial = { method, headers, body, redirect, credentials, duplex, signal: controller?.signal };
  // A caller's own `fetch` may throw at once, or give something else than a promise.
  const sent = new Promise<Response>((resolve) => resolve(fetch(url, init as RequestInit)));
  if (signal === undefined && limit === NEVER) return sent;
  return new Promise((resolve, reject) => {
    let isOver = false;
    const stop = (error: unknown): void => {
      isOver = true;
      reject(error);
      controller?.abort(error);
    };
    const watch = new Watch(limit, stop, signal);
    const answered = (response: Response): void => {
      watch.end();
      if (isOver) discard(response);
      else resolve(response);
    };
    const failed = (error: unknown): void => {
      watch.end();
      reject(error);
    };
    watch.arm();
    void sent.then(answered, failed);
  });
}
