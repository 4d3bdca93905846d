import type { Exchange } from "./attempt.ts";
import {
  ConnectionError,
  InputError,
  ProviderApiError,
  HubApiError,
  ProviderOutputError,
  RequestTimeoutError,
} from "./errors.ts";
import type { HttpRequest, HttpResponse, InferenceError, OutputDetails, TimeoutKind } from "./errors.ts";
import { plainCause, redactHeaders, redactText, redactUrl, secretsOf } from "./redact.ts";
import type { ResponseEvent, SendOptions, SendRequest } from "./sending.ts";
import type { Target } from "./trust.ts";
import { DEFAULT_TIMEOUT } from "./watch.ts";
import type { Body } from "./platform.ts";

/** A header value that can be sent: visible Latin-1, spaces and tabs. A line break would start another header. */
const UNSENDABLE_VALUE = /[^\t\x20-\x7e\x80-\xff]/;
const UNSENDABLE_NAME = /[^!#$%&'*+.^_`|~\w-]/;
/** The only headers that say nothing about the caller: these may go to an origin that nobody chose. */
const HARMLESS = new Set(["accept", "accept-language", "content-type", "user-agent"]);

const REQUEST_ID_HEADERS = ["x-request-id", "request-id", "x-fal-request-id", "x-amzn-requestid", "cf-ray"];

/** The provider's name for an answer, for support requests; `""` when there is none. */
export function requestIdOf(headers: Headers): string {
  for (const name of REQUEST_ID_HEADERS) {
    const value = headers.get(name);
    if (value !== null) return value;
  }
  return "";
}

/** The headers of a request, names in lower case, each checked. @throws InputError naming the header, not its value */
export function headersFor(target: Target, request: SendRequest, options: SendOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const isForeign = target.trust === "media";
  addAll(headers, request.headers, isForeign);
  if (isForeign) return headers;
  if (options.headers !== undefined) addAll(headers, options.headers, false);
  if (options.billTo !== undefined && options.billTo !== "") add(headers, "x-hf-bill-to", options.billTo);
  if (target.authorization !== undefined) add(headers, target.authorization.header, target.authorization.value);
  return headers;
}

/** What of the headers may go on to another origin. */
export function harmless(headers: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  addAll(kept, headers, true);
  return kept;
}

function addAll(to: Record<string, string>, from: Readonly<Record<string, string>>, onlyHarmless: boolean): void {
  for (const name of Object.keys(from)) {
    const value = from[name];
    if (value !== undefined && (!onlyHarmless || HARMLESS.has(name.toLowerCase()))) add(to, name, value);
  }
}

function add(to: Record<string, string>, name: string, value: string): void {
  if (name === "" || name === "__proto__" || UNSENDABLE_NAME.test(name)) {
    throw new InputError(
      "a header name has a character that cannot be sent; allowed are letters, digits and !#$%&'*+-.^_`|~",
    );
  }
  if (typeof value !== "string" || UNSENDABLE_VALUE.test(value)) {
    // Never the value: it may be a token.
    throw new InputError(
      `the value of the header "${name.slice(0, 60)}" cannot be sent: it must be text without line breaks and without ` +
        "characters outside Latin-1; look for a stray newline in the token or option it is made of",
    );
  }
  to[name.toLowerCase()] = value;
}

/** An exchange that can tell about itself. Never handed out: it holds the credentials. */
export class TracedExchange implements Exchange {
  static of(exchange: Exchange): TracedExchange {
    return exchange instanceof TracedExchange ? exchange : new TracedExchange(exchange);
  }

  url: string;
  method: string;
  headers: Record<string, string>;
  body: Body | undefined;
  readonly options: SendOptions;
  readonly #firstHeaders: Readonly<Record<string, string>>;
  /** A hook of the caller threw this. */
  stopped: { readonly error: unknown } | undefined;

  constructor({ url, method, headers, body, options }: Exchange) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.#firstHeaders = headers;
    this.body = body;
    this.options = options;
  }

  /** Values that no error may show. Kept from the first request: a later origin may know them all the same. */
  get secrets(): readonly string[] {
    return secretsOf(this.#firstHeaders, this.options.secretHeaders);
  }

  /** Whether nothing but `Authorization`, which every platform drops on the way to another origin, tells of the caller. */
  get hasOnlyAuthorization(): boolean {
    return Object.keys(this.headers).every((name) => name === "authorization" || HARMLESS.has(name));
  }

  /** The request as errors show it. */
  request(): HttpRequest {
    const { secretHeaders } = this.options;
    const headers = redactHeaders(this.headers, secretHeaders, this.secrets);
    return { url: redactUrl(this.url, this.secrets), method: this.method, headers };
  }

  /** An answer as errors show it. @param body what was read of it, parsed when it is JSON; undefined: nothing was */
  response(status: number, headers: Headers, body: unknown): HttpResponse {
    const requestId = redactText(requestIdOf(headers), this.secrets);
    return { requestId, status, headers: redactHeaders(headers, this.options.secretHeaders, this.secrets), body };
  }

  /** An answer as hooks are told of it. */
  seen({ status, headers }: Response): Omit<ResponseEvent, "attempt"> {
    const { url, method } = this.request();
    const { requestId, headers: shown } = this.response(status, headers, undefined);
    return { url, method, status, requestId, headers: shown };
  }

  /** An answer with a status that ends the call. */
  refusal(message: string, response: HttpResponse): ProviderApiError | HubApiError {
    const ErrorKind = this.options.api === "hub" ? HubApiError : ProviderApiError;
    return new ErrorKind(redactText(message, this.secrets), this.request(), response);
  }

  /** An answer of 2xx that cannot be used; `problem`: what was expected and where. */
  malformed(problem: string, response: HttpResponse, details: OutputDetails = {}): InferenceError {
    const text = redactText(problem, this.secrets);
    const { api, provider = "provider", task = "inference" } = this.options;
    if (api === "hub") return this.refusal(`The hub's answer cannot be used: ${text}`, response);
    const message = `Received malformed response from ${provider} ${task} API: ${text}`;
    return new ProviderOutputError(message, {
      provider,
      task,
      httpResponse: response,
      responseBody: response.body,
      ...details,
    });
  }

  /** `fetch` or the reading of a body failed without a word of the server. */
  broken(thrown: unknown, response?: HttpResponse): ConnectionError | RequestTimeoutError {
    const cause = plainCause(thrown, this.secrets);
    const which = platformTimeout(cause);
    if (which !== undefined) return this.timedOut(which, DEFAULT_TIMEOUT, response);
    const what = response === undefined ? "no answer from" : `the answer (status ${response.status}) broke off, from`;
    const reason = innermost(cause);
    const request = this.request();
    const message = `${what} ${request.method} ${request.url}${reason === "" ? "" : `: ${reason}`}`;
    return new ConnectionError(message, { httpRequest: request, httpResponse: response, cause });
  }

  timedOut(which: TimeoutKind, afterMs: number, response?: HttpResponse): RequestTimeoutError {
    return new RequestTimeoutError(which, afterMs, { httpRequest: this.request(), httpResponse: response });
  }
}

/** Node's `fetch` has limits of its own, 300 s as ours. */
function platformTimeout(cause: Error, depth = 3): "headers" | "idle" | undefined {
  const { code } = cause as { code?: unknown };
  if (code === "UND_ERR_HEADERS_TIMEOUT") return "headers";
  if (code === "UND_ERR_BODY_TIMEOUT") return "idle";
  return cause.cause instanceof Error && depth > 0 ? platformTimeout(cause.cause, depth - 1) : undefined;
}

/** The deepest cause says what happened; the outer ones only "fetch failed". */
function innermost(cause: Error): string {
  const code = (cause as { code?: unknown }).code;
  const own = cause.message === "" && typeof code === "string" ? code : cause.message;
  return (cause.cause instanceof Error ? innermost(cause.cause) : "") || own;
}
