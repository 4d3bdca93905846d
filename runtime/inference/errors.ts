/** Details of the requests behind an error. */
export interface Retrying {
  /** Requests that were sent, repeated ones included; 0: none was. */
  readonly attempts?: number | undefined;
  /** True if the same call may succeed later. */
  readonly isRetryable?: boolean | undefined;
  /** Milliseconds after which the server allows the next attempt, where it says so. */
  readonly retryAfterMs?: number | undefined;
}

/** Base of everything the inference client throws, apart from the reason of a caller's own `signal`. */
export class InferenceError extends Error {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "InferenceError";
  /** Requests that were sent, repeated ones included; 0: none was. */
  readonly attempts: number;
  /** True if the same call may succeed later. */
  readonly isRetryable: boolean;
  /** Milliseconds after which the server allows the next attempt; undefined where it does not say so. */
  readonly retryAfterMs: number | undefined;

  constructor(message?: string, options: ErrorOptions & Retrying = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.attempts = options.attempts ?? 0;
    this.isRetryable = options.isRetryable ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** Returns the name, the message and the fields of the error, which `JSON.stringify` shows. */
  toJSON(): object {
    // oxlint-disable-next-line typescript/no-misused-spread -- its own fields are what JSON shows
    return { ...this, name: this.name, message: this.message };
  }
}

/** The caller's arguments or options are wrong or incomplete. No request was sent. */
export class InputError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "InputError";
}

/** No provider can serve the call, or all that were tried failed. */
export class RoutingError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "RoutingError";
  /** The answers of the providers that were tried, in that order; empty when none was tried. */
  readonly causes: readonly unknown[];

  constructor(
    message: string,
    details: Retrying & { readonly causes?: readonly unknown[]; readonly cause?: unknown } = {},
  ) {
    super(message, details);
    this.causes = details.causes ?? [];
  }
}

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
  /** The JSON object or list; anything else as text, `""` when nothing was read. At most the first 1 MiB. */
  readonly body: string | Readonly<Record<string, unknown>>;
}

/** A server answered with a status other than 2xx, or with something that ends the call. */
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

/**
 * The provider or the router refused the call, or failed at it: a status other than 2xx, or an error within a stream.
 */
export class ProviderApiError extends ApiError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "ProviderApiError";
}

/** The model hub did not give what was asked for: the providers of a model, its task, the default models. */
export class HubApiError extends ApiError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "HubApiError";
}

/** Details of an answer that cannot be used. */
export interface OutputDetails extends Retrying {
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
    super(message, { ...details, isRetryable: details.isRetryable ?? details.truncated });
    this.provider = details.provider;
    this.task = details.task;
    this.path = details.path;
    this.responseBody = capped(details.responseBody);
    this.httpResponse = details.httpResponse;
    this.truncated = details.truncated === true;
    this.text = details.text;
  }
}

/** Details of a request without a whole answer. */
interface RequestDetails extends Retrying {
  readonly httpRequest?: HttpRequest | undefined;
  readonly httpResponse?: HttpResponse | undefined;
  readonly cause?: unknown;
}

/** No answer came, or it broke off: a connection refused, reset or closed half-way. */
export class ConnectionError extends InferenceError {
  /** Tells the kind of an error across realms and copies of the package. */
  override readonly name: string = "ConnectionError";
  /** The request, sent or not. */
  readonly httpRequest: HttpRequest;
  /** Set when the answer broke off; `body` is the part that had arrived. */
  readonly httpResponse: HttpResponse | undefined;

  constructor(message: string, details: RequestDetails & { readonly httpRequest: HttpRequest }) {
    super(message, { isRetryable: true, ...details });
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
  /** The request; undefined when the limit is that of a whole call or a job. */
  readonly httpRequest: HttpRequest | undefined;
  /** Set when the answer had begun. */
  readonly httpResponse: HttpResponse | undefined;

  constructor(which: TimeoutKind, afterMs: number, details: RequestDetails = {}) {
    super(`${TIMEOUTS[which]} within ${afterMs} ms (${which} timeout)`, { isRetryable: true, ...details });
    this.which = which;
    this.afterMs = afterMs;
    this.httpRequest = details.httpRequest;
    this.httpResponse = details.httpResponse;
  }
}

/** Returns a body that an error can keep: at most 64 KiB, and nothing that cannot be written as JSON. */
function capped(body: unknown): unknown {
  try {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return text !== undefined && text.length > LONGEST_RAW_BODY ? `${text.slice(0, LONGEST_RAW_BODY)}…` : body;
  } catch {
    // The error itself could not be logged.
    return undefined;
  }
}

/** The classes by name, so that `instanceof` knows errors of another copy of the package. */
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

// A process may hold the ES modules and the CommonJS build. An error of one is also an error of the other.
Object.defineProperty(InferenceError, Symbol.hasInstance, {
  value(this: unknown, error: unknown): boolean {
    const kind = KINDS.get(this);
    if (kind === undefined) return Function.prototype[Symbol.hasInstance].call(this as typeof InferenceError, error);
    return typeof error === "object" && error !== null && kind in error;
  },
});
