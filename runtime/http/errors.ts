/** Details of the requests that led to an error. */
export interface Retrying {
  /** Number of requests that were sent, including retries. */
  readonly attempts?: number | undefined;
  /** True if the same call may succeed later. */
  readonly isRetryable?: boolean | undefined;
  /** Time in milliseconds after which the server allows the next attempt. Absent if the server states no time. */
  readonly retryAfterMs?: number | undefined;
}

/**
 * Base class of all errors that the inference client throws. If the caller's `signal` aborts, its reason is thrown
 * unchanged.
 */
export class InferenceError extends Error {
  /** Identifies the kind of error, even if another iframe, worker or copy of the package created it. */
  override readonly name: string = "InferenceError";
  /** Number of requests that were sent, including retries. */
  readonly attempts: number;
  /** True if the same call may succeed later. */
  readonly isRetryable: boolean;
  /** Time in milliseconds after which the server allows the next attempt. Undefined if the server states no time. */
  readonly retryAfterMs: number | undefined;

  constructor(message?: string, options: ErrorOptions & Retrying = {}) {
    super(printable(message), options.cause === undefined ? {} : { cause: options.cause });
    this.attempts = options.attempts ?? 0;
    this.isRetryable = options.isRetryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** Returns the name, the message and the fields of the error. `JSON.stringify` uses this method. */
  toJSON(): object {
    // oxlint-disable-next-line typescript/no-misused-spread -- JSON contains only the error's own fields
    return { ...this, name: this.name, message: this.message };
  }
}

/**
 * Matches characters that change how a terminal shows a text: control characters except line breaks, and marks that
 * change the direction of writing. A server could send them in its messages.
 */
const UNPRINTABLE = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function printable(text = ""): string {
  return text.replaceAll(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The caller's arguments or options are wrong or incomplete. In most cases, no request was sent. */
export class InputError extends InferenceError {
  override readonly name: string = "InputError";
  /**
   * What is wrong: `model` if no provider that may be called serves the model, and `accessToken` if the token is invalid
   * or is for another server. Undefined for any other mistake.
   */
  readonly subject: "model" | "accessToken" | undefined;

  constructor(message?: string, options: ErrorOptions & Retrying & Pick<Partial<InputError>, "subject"> = {}) {
    super(message, options);
    this.subject = options.subject;
  }
}

/** No provider can serve the call, or all providers that were tried failed. */
export class RoutingError extends InferenceError {
  override readonly name: string = "RoutingError";
  /** The error of each provider that was tried, in the order of the attempts. Empty if no provider was tried. */
  readonly causes: readonly unknown[];

  constructor(
    message: string,
    details: Retrying & { readonly causes?: readonly unknown[]; readonly cause?: unknown } = {},
  ) {
    super(message, details);
    this.causes = details.causes ?? [];
  }
}

/**
 * The request that failed. Values of secret headers and query parameters are replaced by `"[redacted]"`. The body is
 * left out.
 */
export interface HttpRequest {
  /** URL of the request, without the secrets in its query. */
  readonly url: string;
  /** `GET`, `POST` and so on. */
  readonly method: string;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The response to the request that failed. Secrets that the server repeated are replaced by `"[redacted]"`. */
export interface HttpResponse {
  /** The request id, from the header `x-request-id` or the provider's own header. Empty if the response has no id. */
  readonly requestId: string;
  /** HTTP status, such as 429. */
  readonly status: number;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON body as an object or list, any other body as text. At most 1 MiB. Empty if nothing was read. */
  readonly body: string | Readonly<Record<string, unknown>>;
}

/** A server responded with a status other than 2xx, or sent an error inside a stream. */
class ApiError extends InferenceError {
  /** The request. */
  readonly httpRequest: HttpRequest;
  /** The response. */
  readonly httpResponse: HttpResponse;

  constructor(message: string, httpRequest: HttpRequest, httpResponse: HttpResponse, retrying: Retrying = {}) {
    super(message, retrying);
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

/** The provider or the router refused the call or failed: a status other than 2xx, or an error inside a stream. */
export class ProviderApiError extends ApiError {
  override readonly name: string = "ProviderApiError";
}

/** The model hub did not return the requested data: the providers of a model, or the default model of a task. */
export class HubApiError extends ApiError {
  override readonly name: string = "HubApiError";
}

/** Details of a response that cannot be used. */
export interface OutputDetails extends Retrying {
  /** Id of the provider. */
  readonly provider?: string | undefined;
  /** Task of the call, such as `conversational` or `text-to-image`. */
  readonly task?: string | undefined;
  /** Location in the response, such as `choices[0].message`. */
  readonly path?: string | undefined;
  /** The raw response, at most its first 64 KiB. */
  readonly responseBody?: unknown;
  /** The response. Absent if no single response caused the error. */
  readonly httpResponse?: HttpResponse | undefined;
  /** True if a stream ended before it was complete. */
  readonly truncated?: boolean | undefined;
  /** The text that a truncated stream returned before it ended. */
  readonly text?: string | undefined;
  /** The reason why the model stopped, such as `length` or `content_filter`. */
  readonly finishReason?: string | undefined;
  /** The error that caused this error. */
  readonly cause?: unknown;
}

const LONGEST_RAW_BODY = 64 * 1024;

/**
 * The response has status 2xx but cannot be used: it is malformed or truncated, or it belongs to a job that failed or
 * did not end.
 */
export class ProviderOutputError extends InferenceError {
  override readonly name: string = "ProviderOutputError";
  /** Id of the provider, if it is known. */
  readonly provider: string | undefined;
  /** Task of the call, if it is known. */
  readonly task: string | undefined;
  /**
   * Location of the problem in the response, such as `choices[0].message`. Undefined if the whole response is wrong.
   */
  readonly path: string | undefined;
  /** The raw response, at most its first 64 KiB. */
  readonly responseBody: unknown;
  /** Status, headers and body, if a single response caused the error. */
  readonly httpResponse: HttpResponse | undefined;
  /** True if a stream ended before it was complete. */
  readonly truncated: boolean;
  /** The text that a truncated stream returned before it ended. */
  readonly text: string | undefined;
  /** The reason why the model stopped, such as `length` or `content_filter`, if the answer states it. */
  readonly finishReason: string | undefined;

  constructor(message: string, details: OutputDetails = {}) {
    super(message, { ...details, isRetryable: details.isRetryable ?? details.truncated });
    this.provider = details.provider;
    this.task = details.task;
    this.path = details.path;
    this.responseBody = capped(details.responseBody);
    this.httpResponse = details.httpResponse;
    this.truncated = details.truncated === true;
    this.text = details.text;
    this.finishReason = details.finishReason;
  }
}

/** Details of a request without a complete response. */
interface RequestDetails extends Retrying {
  readonly httpRequest?: HttpRequest | undefined;
  readonly httpResponse?: HttpResponse | undefined;
  readonly cause?: unknown;
}

/** No response was received, or the response was cut off: the connection was refused, reset or closed early. */
export class ConnectionError extends InferenceError {
  override readonly name: string = "ConnectionError";
  /** The request, which may not have reached the server. */
  readonly httpRequest: HttpRequest;
  /** Present only if the response was cut off. `body` is the part that was received. */
  readonly httpResponse: HttpResponse | undefined;

  constructor(message: string, details: RequestDetails & { readonly httpRequest: HttpRequest }) {
    super(message, { isRetryable: true, ...details });
    this.httpRequest = details.httpRequest;
    this.httpResponse = details.httpResponse;
  }
}

/**
 * The limit that was reached. `total`: the option `timeout`, for the whole call. `headers`: until the response starts.
 * `idle`: between two chunks of a response. `poll`: the option `poll.timeout`, for the wait for a job.
 */
export type TimeoutKind = "total" | "headers" | "idle" | "poll";

const TIMEOUTS: Readonly<Record<TimeoutKind, string>> = {
  total: "The call did not finish",
  headers: "The response did not start",
  idle: "No more of the response arrived",
  poll: "The job did not finish",
};

/** A time limit was reached. */
export class RequestTimeoutError extends InferenceError {
  override readonly name: string = "RequestTimeoutError";
  /** The limit that was reached. */
  readonly which: TimeoutKind;
  /** The limit in milliseconds. */
  readonly afterMs: number;
  /** The request that took too long. Undefined for the limit of a whole call or of a job. */
  readonly httpRequest: HttpRequest | undefined;
  /** Present only if the response had started. */
  readonly httpResponse: HttpResponse | undefined;

  constructor(which: TimeoutKind, afterMs: number, details: RequestDetails = {}) {
    super(`${TIMEOUTS[which]} within ${afterMs} ms (${which} timeout)`, { isRetryable: true, ...details });
    this.which = which;
    this.afterMs = afterMs;
    this.httpRequest = details.httpRequest;
    this.httpResponse = details.httpResponse;
  }
}

/** Cuts a body to 64 KiB. Returns undefined if the body cannot be written as JSON. */
function capped(body: unknown): unknown {
  try {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return text !== undefined && text.length > LONGEST_RAW_BODY ? `${text.slice(0, LONGEST_RAW_BODY)}…` : body;
  } catch {
    // A body that cannot be written as JSON is left out, so that the error can be logged as JSON.
    return undefined;
  }
}

/**
 * A symbol for each error class. `instanceof` uses these symbols, so that it also recognises errors of another copy of
 * the package.
 */
const KINDS = new Map<unknown, symbol>(
  Object.entries({
    InferenceError,
    InputError,
    RoutingError,
    ProviderApiError,
    HubApiError,
    ProviderOutputError,
    ConnectionError,
    RequestTimeoutError,
  }).map(([name, type]) => [type, Symbol.for(`hubsmith.${name}`)]),
);
for (const [type, kind] of KINDS)
  Object.defineProperty((type as typeof InferenceError).prototype, kind, { value: true });

// A process may load both the ES modules and the CommonJS build. For `instanceof`, an error of one build must also be
// an instance of the same class in the other build.
Object.defineProperty(InferenceError, Symbol.hasInstance, {
  value(this: unknown, error: unknown): boolean {
    const kind = KINDS.get(this);
    if (kind === undefined) return Function.prototype[Symbol.hasInstance].call(this as typeof InferenceError, error);
    return typeof error === "object" && error !== null && kind in error;
  },
});
