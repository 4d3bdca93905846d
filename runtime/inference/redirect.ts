import { discard } from "./body.ts";
import { harmless } from "./exchange.ts";
import type { TracedExchange } from "./exchange.ts";
import type { InferenceError } from "./errors.ts";
import { readAddress } from "./address.ts";
import type { Address } from "./address.ts";
import { isLocalCall, objectionToForeign } from "./trust.ts";
import type { Target } from "./trust.ts";

/** So many redirects in a row are followed. */
const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Points the exchange at the place that an answer redirects to. To another origin go neither credentials nor body, and
 * they do not come back on the way back.
 * @param count how many redirects were followed before
 * @returns false: the answer is no redirect
 * @throws ProviderApiError or HubApiError when the redirect must not be followed
 */
export function nextPlace(exchange: TracedExchange, response: Response, target: Target, count: number): boolean {
  const location = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
  if (location === null) return false;
  discard(response);
  if (count === MAX_REDIRECTS) throw refusal(exchange, response, `it is the ${count + 1}th in a row`);
  const here = addressOf(exchange, response, exchange.url);
  const next = addressOf(exchange, response, location, here);
  dropBody(exchange, response);
  if (next.origin !== here.origin) {
    const objection = objectionToLeaving(exchange, here, next, target);
    if (objection !== undefined) throw refusal(exchange, response, objection);
    exchange.headers = harmless(exchange.headers);
  }
  exchange.url = next.href;
  return true;
}

/**
 * A browser does not tell where a redirect leads. It drops `Authorization` itself on the way to another origin, so a
 * request without body and without any other secret may be repeated with the browser following.
 * @throws ConnectionError when the request must not be repeated
 */
export function mayFollowHidden(exchange: TracedExchange): void {
  if (exchange.method === "GET" && exchange.hasOnlyAuthorization) return;
  throw exchange.broken(new Error("it redirects, and a browser does not show where to; call the final address"));
}

/** Looks at where a browser ended. @throws ProviderApiError or HubApiError when that is no place for an answer */
export function checkHiddenEnd(exchange: TracedExchange, response: Response, target: Target): void {
  const here = addressOf(exchange, response, exchange.url);
  const end = addressOf(exchange, response, response.url, here);
  const objection = end.origin === here.origin ? undefined : objectionToLeaving(exchange, here, end, target);
  if (objection !== undefined) {
    discard(response);
    throw refusal(exchange, response, objection);
  }
  exchange.url = end.href;
}

/** A moved POST becomes a GET, as browsers do; 307 and 308 keep method and body. */
function dropBody(exchange: TracedExchange, response: Response): void {
  const { status } = response;
  const becomesGet = status === 303 || (status < 303 && exchange.method === "POST");
  if (becomesGet && exchange.method !== "GET") {
    exchange.method = "GET";
    exchange.body = undefined;
    const { "content-type": _, ...headers } = exchange.headers;
    exchange.headers = headers;
  } else if (exchange.body instanceof ReadableStream) {
    throw refusal(exchange, response, "its body cannot be sent twice");
  }
}

function objectionToLeaving(
  exchange: TracedExchange,
  here: Address,
  next: Address,
  target: Target,
): string | undefined {
  if (exchange.body !== undefined) return "a body is not sent on to another origin";
  if (exchange.method !== "GET") return `${exchange.method} is not repeated at another origin`;
  if (here.protocol === "https:" && next.protocol === "http:") return "it leads from https to http";
  const isLocal = target.trust === "media" ? target.isLocalCall === true : isLocalCall(target.url);
  return objectionToForeign(next, isLocal);
}

function addressOf(exchange: TracedExchange, response: Response, location: string, here?: Address): Address {
  const base = here?.href;
  const address = URL.canParse(location, base) ? readAddress(new URL(location, base).href) : undefined;
  if (address === undefined) throw refusal(exchange, response, "its address cannot be read");
  return address;
}

function refusal(exchange: TracedExchange, response: Response, reason: string): InferenceError {
  const { method, url } = exchange.request();
  const { status, headers } = response;
  const message = `${method} ${url} redirects with status ${status}; not followed: ${reason}`;
  return exchange.refusal(message, exchange.response(status, headers, undefined));
}
