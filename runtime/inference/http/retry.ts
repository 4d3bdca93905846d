import type { RetryPolicy } from "../options.ts";

/** @source public-api.md, client options */
export const DEFAULT_MAX_RETRIES = 2;
const BASE_MS = 500;
const CAP_MS = 8000;
/** A server that asks for a longer wait gets no further attempt: the caller learns of it at once. */
const LONGEST_WAIT_MS = 60_000;
/** @source product facts: statuses after which the same request may succeed */
const PASSING_STATUSES = new Set([408, 429, 500, 502, 503, 504]);

/** Codes of failures before a request left this machine. */
const NEVER_LEFT = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EAI_FAIL",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
]);
/** The same in Deno. An address in its message cannot contain these words: spaces are escaped there. */
const NEVER_LEFT_WORDS = /: client error \(Connect\)/;

/**
 * Returns whether an answer with this status may be followed by another attempt. `x-should-retry` has the last word.
 */
export function isPassing(status: number, headers: Headers): boolean {
  const word = headers.get("x-should-retry")?.trim().toLowerCase();
  if (word === "true") return true;
  return word !== "false" && PASSING_STATUSES.has(status);
}

/**
 * Returns whether a failed `fetch` certainly sent nothing: the connection was never made. Unknown failures count as
 * sent.
 */
export function neverLeft(thrown: unknown, depth = 4): boolean {
  if (typeof thrown !== "object" || thrown === null || depth === 0) return false;
  const { code, syscall, message, cause } = thrown as Readonly<Record<string, unknown>>;
  if (typeof code === "string" && NEVER_LEFT.has(code)) return true;
  if (typeof message === "string" && NEVER_LEFT_WORDS.test(message)) return true;
  return syscall === "connect" || syscall === "getaddrinfo" || neverLeft(cause, depth - 1);
}

/**
 * Milliseconds to wait before the next attempt; undefined when the server asks for more than a minute.
 * @param failures how many attempts have failed, from 1
 * @param headers  of the last answer, if there was one: its own wish comes first
 */
export function waitBefore(
  failures: number,
  headers: Headers | undefined,
  policy: RetryPolicy = {},
): number | undefined {
  const asked = headers === undefined ? undefined : askedWait(headers);
  if (asked !== undefined) return asked > LONGEST_WAIT_MS ? undefined : asked;
  const longest = Math.min((policy.baseMs ?? BASE_MS) * 2 ** (failures - 1), policy.capMs ?? CAP_MS);
  // Full jitter: clients that failed together do not come back together.
  return Math.random() * longest;
}

/** Returns what the answer itself says about the wait, in milliseconds; undefined when it says nothing useful. */
export function askedWait(headers: Headers): number | undefined {
  const asked =
    amount(headers.get("retry-after-ms"), 1) ??
    amount(headers.get("retry-after"), 1000) ??
    untilDate(headers.get("retry-after")) ??
    rateLimitWait(headers);
  // A moment in the past says nothing: the usual back-off applies.
  return asked !== undefined && asked >= 0 ? asked : undefined;
}

/** Reads rate-limit headers. They count only when nothing is left: many servers send them with every answer. */
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

/** Reads a reset: seconds, the second since 1970, a date, or a text like `1m30s` and `250ms`. */
function resetWait(text: string | null): number | undefined {
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
  // `Date.parse` takes a bare negative number for a year.
  const time = text === null || !/[a-z]/i.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time - Date.now();
}
