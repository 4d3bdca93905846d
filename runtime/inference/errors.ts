import { InferenceError } from "./input-error.ts";
import { asJson } from "./json.ts";

export { InferenceError, InputError } from "./input-error.ts";
export { RoutingError } from "./routing-error.ts";

/** The request that failed. Values of secret headers and query parameters are `"[redacted]"`; the body is left out. */
export interface HttpRequest {
  /** Where it went, secrets in its query taken out. */
  readonly url: string;
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to a request that failed. Secrets that the server repeated are `"[redacted]"`. */
export interface HttpResponse {
  /** From `x-request-id` or the provider's own header for it; `""` when there was none. */
  readonly requestId: string;
  /** HTTP status, such as 429. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or text when it is not JSON; at most the first 1 MiB. */
  readonly body: unknown;
}

/** A server answered with a status other than 2xx, or with something that ends the call. */
class ApiError extends InferenceError {
  /** What was sent. */
  readonly httpRequest: HttpRequest;
  /** What came back. */
  readonly httpResponse: HttpResponse;

  constructor(message: string, httpRequest: HttpRequest, httpResponse: HttpResponse) {
    super(message);
    this.httpRequest = httpRequest;
    this.httpResponse = httpResponse;
  }

  /** The same as `httpRequest`. */
  get request(): HttpRequest {
    return this.httpRequest;
  }

  /** The same as `httpResponse`. */
  get response(): HttpResponse {
    return this.httpResponse;
  }
}

/** The provider or the router refused the call, or failed at it: a status other than 2xx, or an error within a stream. */
export class ProviderApiError extends ApiError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "ProviderApiError";
}

/** The model hub did not give what was asked for: the providers of a model, its task, the default models. */
export class HubApiError extends ApiError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "HubApiError";
}

/** What is known about an answer that could not be used. */
export interface OutputDetails {
  /** Id of the provider. */
  readonly provider?: string | undefined;
  /** Task of the call, as `conversational` or `text-to-image`. */
  readonly task?: string | undefined;
  /** Where in the answer, such as `choices[0].message`. */
  readonly path?: string | undefined;
  /** The raw answer, at most its first 64 KiB. */
  readonly responseBody?: unknown;
  /** Absent: the answer is not known as a whole. */
  readonly httpResponse?: HttpResponse | undefined;
  /** A stream ended before it was finished. */
  readonly truncated?: boolean | undefined;
  /** The text that a truncated stream had given until then. */
  readonly text?: string | undefined;
  /** The error behind this one. */
  readonly cause?: unknown;
}

const LONGEST_RAW_BODY = 64 * 1024;

/** The answer came with 2xx and cannot be used: malformed, truncated, a failed job, or a job that found no end. */
export class ProviderOutputError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "ProviderOutputError";
  /** Id of the provider, where it is known. */
  readonly provider: string | undefined;
  /** Task of the call, where it is known. */
  readonly task: string | undefined;
  /** Where in the answer, such as `choices[0].message`; undefined when it is about the whole. */
  readonly path: string | undefined;
  /** The raw answer, at most its first 64 KiB. */
  readonly responseBody: unknown;
  /** Status, headers and body, where there was one answer. */
  readonly httpResponse: HttpResponse | undefined;
  /** True: a stream ended before it was finished. */
  readonly truncated: boolean;
  /** The text that a truncated stream had given until then. */
  readonly text: string | undefined;

  constructor(message: string, details: OutputDetails = {}) {
    super(message, withCause(details.cause));
    this.provider = details.provider;
    this.task = details.task;
    this.path = details.path;
    this.responseBody = capped(details.responseBody);
    this.httpResponse = details.httpResponse;
    this.truncated = details.truncated === true;
    this.text = details.text;
  }
}

/** No answer came, or it broke off: a connection refused, reset or closed half-way. */
export class ConnectionError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "ConnectionError";
  /** What was sent, or was to be. */
  readonly httpRequest: HttpRequest;
  /** Set when the answer broke off; `body` is the part that had arrived. */
  readonly httpResponse: HttpResponse | undefined;

  constructor(
    message: string,
    details: {
      readonly httpRequest: HttpRequest;
      readonly httpResponse?: HttpResponse | undefined;
      readonly cause?: unknown;
    },
  ) {
    super(message, withCause(details.cause));
    this.httpRequest = details.httpRequest;
    this.httpResponse = details.httpResponse;
  }
}

/**
 * Which limit was reached: `total` (option `timeout`, the whole call), `headers` (until an answer began), `idle`
 * (between two pieces of an answer), `poll` (option `poll.timeout`, the wait for a job).
 */
export type TimeoutKind = "total" | "headers" | "idle" | "poll";

const TIMEOUTS: Readonly<Record<TimeoutKind, string>> = {
  total: "The call was not finished",
  headers: "No answer began",
  idle: "Nothing more of the answer came",
  poll: "The job was not done",
};

/** A time limit was reached. */
export class RequestTimeoutError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "RequestTimeoutError";
  /** The limit that was reached. */
  readonly which: TimeoutKind;
  /** The limit in milliseconds. */
  readonly afterMs: number;
  /** What was sent; undefined when the limit is about a whole call or a job. */
  readonly httpRequest: HttpRequest | undefined;
  /** Set when the answer had begun. */
  readonly httpResponse: HttpResponse | undefined;

  constructor(
    which: TimeoutKind,
    afterMs: number,
    details: { readonly httpRequest?: HttpRequest | undefined; readonly httpResponse?: HttpResponse | undefined } = {},
  ) {
    super(`${TIMEOUTS[which]} within ${afterMs} ms (${which} timeout)`);
    this.which = which;
    this.afterMs = afterMs;
    this.httpRequest = details.httpRequest;
    this.httpResponse = details.httpResponse;
  }
}

function withCause(cause: unknown): ErrorOptions {
  return cause === undefined ? {} : { cause };
}

function capped(body: unknown): unknown {
  if (body === undefined) return undefined;
  const text = typeof body === "string" ? body : asJson(body);
  // What cannot be written would make the error itself impossible to log.
  if (text === undefined) return undefined;
  return text.length > LONGEST_RAW_BODY ? `${text.slice(0, LONGEST_RAW_BODY)}…` : body;
}
