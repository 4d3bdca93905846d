import type { InferenceError } from "./errors.ts";
import type { RawResponse } from "./body.ts";
import type { Attempt } from "./attempt.ts";
import { mergeHeaders, safeHeaders } from "./headers.ts";
import { isLocalCall, parseUrl, whyForeignBlocked, type Target } from "./trust.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sets the next URL of the attempt if the response is a redirect. Another origin receives neither credentials nor
 * body. A later redirect back to the first origin does not restore credentials and body.
 * @param count number of redirects that were followed before
 * @returns false if the response is not a redirect
 * @throws ProviderApiError or HubApiError if the redirect must not be followed
 */
export function followRedirect(attempt: Attempt, response: RawResponse, target: Target, count: number): boolean {
  const location = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
  if (location === null) return false;
  response.body.cancel();
  if (count === MAX_REDIRECTS) throw refusal(attempt, `it is the ${count + 1}th in a row`);
  const here = urlOf(attempt, attempt.url);
  const next = urlOf(attempt, location, here);
  dropBody(attempt, response.status);
  if (next.origin !== here.origin) {
    const reason = whyNotLeave(attempt, here, next, target);
    if (reason !== undefined) throw refusal(attempt, reason);
    attempt.headers = mergeHeaders(safeHeaders(attempt.headers));
  }
  attempt.url = next.href;
  return true;
}

/**
 * Checks that the browser may follow a redirect itself, although it hides the target. This is safe for a GET whose only
 * secret is `Authorization`, because browsers do not send this header to another origin.
 * @throws ConnectionError if the request must not be repeated
 */
export function mayFollowHidden(attempt: Attempt): void {
  if (attempt.method === "GET" && attempt.hasOnlyAuthorization) return;
  attempt.response = undefined;
  throw attempt.failure(new Error("it redirects, and a browser does not show where to; call the final address"));
}

/**
 * Checks the URL to which the browser followed a hidden redirect. @throws ProviderApiError or HubApiError if the URL is
 * not allowed
 */
export function checkHiddenEnd(attempt: Attempt, response: RawResponse, target: Target): void {
  const here = urlOf(attempt, attempt.url);
  const end = urlOf(attempt, response.url, here);
  const reason = end.origin === here.origin ? undefined : whyNotLeave(attempt, here, end, target);
  if (reason !== undefined) {
    response.body.cancel();
    throw refusal(attempt, reason);
  }
  attempt.url = end.href;
}

/**
 * Changes a request into a GET without a body, as browsers do. Status 303 changes every request, and status 301 or 302
 * changes only a POST.
 */
function dropBody(attempt: Attempt, status: number): void {
  const becomesGet = status === 303 || (status < 303 && attempt.method === "POST");
  if (becomesGet && attempt.method !== "GET") {
    attempt.method = "GET";
    attempt.body = undefined;
    const { "content-type": _, "content-length": __, ...headers } = attempt.headers;
    attempt.headers = headers;
  } else if (attempt.body instanceof ReadableStream) {
    throw refusal(attempt, "the request body is a stream, which cannot be sent twice");
  }
}

function whyNotLeave(attempt: Attempt, here: URL, next: URL, target: Target): string | undefined {
  if (attempt.body !== undefined) return "a request body is never sent to another origin";
  if (attempt.method !== "GET") return `${attempt.method} is not repeated at another origin`;
  if (here.protocol === "https:" && next.protocol === "http:") return "the redirect leads from https to http";
  const isLocal = target.trust === "media" ? target.isLocalCall === true : isLocalCall(target.url);
  return whyForeignBlocked(next, isLocal);
}

function urlOf(attempt: Attempt, location: string, here?: URL): URL {
  const url = parseUrl(location, here);
  if (url === undefined) throw refusal(attempt, "the URL of the redirect is invalid");
  return url;
}

function refusal(attempt: Attempt, reason: string): InferenceError {
  const { method, url } = attempt.request();
  return attempt.refusal(`${method} ${url} redirects with status ${attempt.response?.status}; not followed: ${reason}`);
}
