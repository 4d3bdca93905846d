import type { InferenceError } from "../errors.ts";
import type { RawResponse } from "./body.ts";
import type { Exchange } from "./exchange.ts";
import { harmless, mergeHeaders } from "./headers.ts";
import { isLocalCall, objectionToForeign, readAddress } from "./trust.ts";
import type { Target } from "./trust.ts";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Sets the next address of the exchange if the response is a redirect. Another origin receives neither credentials nor
 * body. A later redirect back to the first origin does not restore credentials and body.
 * @param count number of redirects that were followed before
 * @returns false if the response is not a redirect
 * @throws ProviderApiError or HubApiError if the redirect must not be followed
 */
export function nextPlace(exchange: Exchange, response: RawResponse, target: Target, count: number): boolean {
  const location = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
  if (location === null) return false;
  response.body.cancel();
  if (count === MAX_REDIRECTS) throw refusal(exchange, response, `it is the ${count + 1}th in a row`);
  const here = addressOf(exchange, response, exchange.url);
  const next = addressOf(exchange, response, location, here);
  dropBody(exchange, response);
  if (next.origin !== here.origin) {
    const objection = objectionToLeaving(exchange, here, next, target);
    if (objection !== undefined) throw refusal(exchange, response, objection);
    exchange.headers = mergeHeaders(harmless(exchange.headers));
  }
  exchange.url = next.href;
  return true;
}

/**
 * Checks that the browser may follow a redirect itself, although it hides the target. This is safe for a GET whose only
 * secret is `Authorization`, because browsers do not send this header to another origin.
 * @throws ConnectionError if the request must not be repeated
 */
export function mayFollowHidden(exchange: Exchange): void {
  if (exchange.method === "GET" && exchange.hasOnlyAuthorization) return;
  throw exchange.broken(new Error("it redirects, and a browser does not show where to; call the final address"));
}

/**
 * Checks the address to which the browser followed a hidden redirect. @throws ProviderApiError or HubApiError if the
 * address is not allowed
 */
export function checkHiddenEnd(exchange: Exchange, response: RawResponse, target: Target): void {
  const here = addressOf(exchange, response, exchange.url);
  const end = addressOf(exchange, response, response.url, here);
  const objection = end.origin === here.origin ? undefined : objectionToLeaving(exchange, here, end, target);
  if (objection !== undefined) {
    response.body.cancel();
    throw refusal(exchange, response, objection);
  }
  exchange.url = end.href;
}

/**
 * Changes a request into a GET without a body, as browsers do. Status 303 changes every request, and status 301 or 302
 * changes only a POST.
 */
function dropBody(exchange: Exchange, response: RawResponse): void {
  const { status } = response;
  const becomesGet = status === 303 || (status < 303 && exchange.method === "POST");
  if (becomesGet && exchange.method !== "GET") {
    exchange.method = "GET";
    exchange.body = undefined;
    const { "content-type": _, "content-length": __, ...headers } = exchange.headers;
    exchange.headers = headers;
  } else if (exchange.body instanceof ReadableStream) {
    throw refusal(exchange, response, "the request body is a stream, which cannot be sent twice");
  }
}

function objectionToLeaving(exchange: Exchange, here: URL, next: URL, target: Target): string | undefined {
  if (exchange.body !== undefined) return "a request body is never sent to another origin";
  if (exchange.method !== "GET") return `${exchange.method} is not repeated at another origin`;
  if (here.protocol === "https:" && next.protocol === "http:") return "the redirect leads from https to http";
  const isLocal = target.trust === "media" ? target.isLocalCall === true : isLocalCall(target.url);
  return objectionToForeign(next, isLocal);
}

function addressOf(exchange: Exchange, response: RawResponse, location: string, here?: URL): URL {
  const address = readAddress(location, here);
  if (address === undefined) throw refusal(exchange, response, "the URL of the redirect is invalid");
  return address;
}

function refusal(exchange: Exchange, response: RawResponse, reason: string): InferenceError {
  const { method, url } = exchange.request();
  const message = `${method} ${url} redirects with status ${response.status}; not followed: ${reason}`;
  return exchange.refusal(message, exchange.response(response));
}
