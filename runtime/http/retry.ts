import type { RetryPolicy } from "./options.ts";

/** Default number of retries. @source public-api.md, client options */
export const DEFAULT_MAX_RETRIES = 2;
const BASE_MS = 500;
const CAP_MS = 8000;
/**
 * Longest wait in milliseconds that a server may ask for. If a server asks for a longer wait, the call fails at once.
 */
const LONGEST_WAIT_MS = 60_000;
/** Statuses after which the same request may succeed later. @source product facts */
const TRANSIENT_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/** Error codes of failures that happen before a request is sent. */
const UNSENT_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EAI_FAIL",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
]);
/**
 * Matches Deno's message for failures that happen before a request is sent. The pattern contains spaces, so a URL
 * that a message quotes cannot match.
 */
const UNSENT_MESSAGE = /: client error \(Connect\)/;

/**
 * Returns true if a response with this status may be followed by a retry. The `x-should-retry` header takes
 * precedence.
 */
export function isTransient(status: number, headers: Headers): boolean {
  const word = headers.get("x-should-retry")?.trim().toLowerCase();
  if (word === "true") return true;
  return word !== "false" && TRANSIENT_STATUSES.has(status);
}

/**
 * Returns true if a failed `fetch` certainly sent nothing, because the connection was never made. After an unknown
 * failure, the request counts as sent.
 */
export function neverSent(thrown: unknown, depth = 4): boolean {
  if (typeof thrown !== "object" || thrown === null || depth === 0) return false;
  const { code, syscall, message, cause } = thrown as Readonly<Record<string, unknown>>;
  if (typeof code === "string" && UNSENT_CODES.has(code)) return true;
  if (typeof message === "string" && UNSENT_MESSAGE.test(message)) return true;
  return syscall === "connect" || syscall === "getaddrinfo" || neverSent(cause, depth - 1);
}

/**
 * Returns the milliseconds to wait before the next attempt, or undefined if the server asks for more than a minute.
 * @param failures number of failed attempts, from 1
 * @param asked    the wait that the last response asks for; it replaces the calculated wait
 */
export function waitBefore(failures: number, asked?: number, policy: RetryPolicy = {}): number | undefined {
  if (asked !== undefined) return asked > LONGEST_WAIT_MS ? undefined : asked;
  const longest = Math.min((policy.baseMs ?? BASE_MS) * 2 ** (failures - 1), policy.capMs ?? CAP_MS);
  // A random wait spreads the retries of clients that failed at the same time.
  return Math.random() * longest;
}

/** Returns the wait that a response asks for, in milliseconds. Undefined if the headers contain no valid wait. */
export function askedWait(headers: Headers): number | undefined {
  const asked =
    amount(headers.get("retry-after-ms"), 1) ??
    amount(headers.get("retry-after"), 1000) ??
    untilDate(headers.get("retry-after")) ??
    rateLimitWait(headers);
  // A time in the past is ignored, and the usual back-off applies.
  return asked !== undefined && asked >= 0 ? asked : undefined;
}

/**
 * Returns the wait from rate-limit headers, if they say that no more requests are allowed. Many servers send such
 * headers with every response.
 */
function rateLimitWait(headers: Headers): number | undefined {
  const standard = headers.get("ratelimit");
  if (standard !== null) {
    const remaining = /(?:^|[;,\s])r(?:emaining)?=(\d+)/.exec(standard)?.[1];
    const reset = /(?:^|[;,\s])(?:t|reset)=(\d+)/.exec(standard)?.[1];
    if (remaining === "0" && reset !== undefined) return Number(reset) * 1000;
  }
  for (const suffix of ["", "-requests", "-tokens"]) {
    for (const prefix of ["ratelimit-", "x-ratelimit-"]) {
      if (headers.get(`${prefix}remaining${suffix}`)?.trim() !== "0") continue;
      const wait = resetWait(headers.get(`${prefix}reset${suffix}`));
      if (wait !== undefined) return wait;
    }
  }
  return undefined;
}

/**
 * Returns the milliseconds until a reset: a number of seconds, seconds since 1970, a date, or a text such as `1m30s` or
 * `250ms`. Negative for a time in the past.
 */
export function resetWait(text: string | null): number | undefined {
  const seconds = amount(text, 1);
  if (seconds !== undefined) return seconds > 1e9 ? seconds * 1000 - Date.now() : seconds * 1000;
  const parts = /^(?:(\d+)h)?(?:(\d+)m(?!s))?(?:([\d.]+)s)?(?:([\d.]+)ms)?$/.exec(text?.trim() ?? "");
  if (parts === null || text === null || text.trim() === "") return untilDate(text);
  const [, hours = 0, minutes = 0, wholeSeconds = 0, milliseconds = 0] = parts;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(wholeSeconds)) * 1000 + Number(milliseconds);
}

function amount(text: string | null, unit: number): number | undefined {
  return text !== null && /^\s*\d+(?:\.\d+)?\s*$/.test(text) ? Number(text) * unit : undefined;
}

function untilDate(text: string | null): number | undefined {
  // A text without letters is not a date, although `Date.parse` would read a negative number as a year.
  const time = text === null || !/[a-z]/i.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time - Date.now();
}
