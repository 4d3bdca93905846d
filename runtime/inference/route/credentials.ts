import { InputError } from "../../http/errors.ts";
import type { SendOptions } from "../../http/options.ts";
import { unlessAborted } from "../../http/timeout.ts";
import { parseUrl, type Target } from "../../http/trust.ts";
import type { AccessToken, ClientOptions } from "../options.ts";
import type { Adapter } from "../provider/adapter.ts";
import { ROUTER_BASE } from "../provider/address.ts";
import { withHostValues } from "../provider/values.ts";
import type { AuthMethod, Call, ProviderObject } from "../provider/types.ts";

/** The header that contains a secret. */
export interface Authorization {
  readonly header: string;
  readonly value: string;
}

const TOKEN = /^[\x21-\x7e]+$/;

/**
 * Returns the token of a call, or an empty string if there is none. Removes white space around the token, because tokens
 * from files and environment variables often end with a line break.
 * @param given the option `accessToken`, or the result of the function in it
 * @param place the location of the value, for error messages
 * @throws InputError if the value is not a token; the message does not show the value
 */
export function tokenOf(given: unknown, place = "accessToken"): string {
  if (given === undefined) return "";
  if (typeof given !== "string") {
    const got = given === null ? "null" : `a ${typeof given}`;
    const problem = `${place} must be a string or a function that returns a string; got ${got}`;
    throw new InputError(problem, { subject: "accessToken" });
  }
  const token = given.trim();
  if (token === "" || TOKEN.test(token)) return token;
  const problem = `${place} contains a space, a line break or another invalid character`;
  throw new InputError(problem, { subject: "accessToken" });
}

/**
 * Returns the token of a call. Calls the function if `accessToken` is one. @throws the errors of `tokenOf` and of the
 * function; the signal's reason
 */
export async function resolveToken(
  accessToken: AccessToken | undefined,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (typeof accessToken !== "function") return tokenOf(accessToken);
  return tokenOf(await unlessAborted(Promise.resolve(accessToken()), signal));
}

/** Returns true if a token is for the hub and its router. Any other token is a provider's own key. */
export function isHubToken(token: string): boolean {
  return token.startsWith("hf_");
}

/** Returns the header that contains the token, or undefined without a token. @param token as returned by `tokenOf` */
export function authorizationOf(
  { auth }: Adapter,
  method: AuthMethod,
  token: string | undefined,
): Authorization | undefined {
  if (method === "none" || token === undefined || token === "") return undefined;
  const { header, value } = method === "hub-token" ? auth.routed : auth.key;
  return { header, value: value.split("{token}").join(token) };
}

/**
 * Returns the kind of authentication for a call. @throws InputError for a hub token if the router does not forward
 * calls to the provider
 */
export function authFor(adapter: Adapter, token: string): AuthMethod {
  const { displayName, clientSideOnly, hubOrg, isPseudo } = adapter;
  if (isHubToken(token) && !isForwarded(adapter)) {
    throw new InputError(
      clientSideOnly
        ? `${displayName} is called directly and needs its own key as accessToken, not a hub token`
        : `the router does not forward to ${displayName}: pass the provider's own key as accessToken`,
      { subject: "accessToken" },
    );
  }
  // If the router does not know the provider, the provider is called directly, even without a key.
  return clientSideOnly || (hubOrg === undefined && isPseudo !== true) ? "provider-key" : authAt(token);
}

export function authAt(token: string): AuthMethod {
  if (token === "") return "none";
  return isHubToken(token) ? "hub-token" : "provider-key";
}

/** Returns true if the router forwards calls to a provider, or is itself the provider. */
export function isForwarded({
  status,
  clientSideOnly,
  hubOrg,
  isPseudo,
}: Pick<ProviderObject, "status" | "clientSideOnly" | "hubOrg" | "isPseudo">): boolean {
  return status !== "retired" && clientSideOnly !== true && (hubOrg !== undefined || isPseudo === true);
}

/** Returns the host of a URL that the caller configured. @throws InputError if the URL is not valid */
export function hostOf(url: string): string {
  const parsed = parseUrl(url);
  // The message does not show the value, because the caller may have passed a token by mistake.
  if (parsed === undefined) throw new InputError("not a complete address: expected https://host/path");
  return parsed.host;
}

/** Returns the target of a request to a URL, whose host alone gets the token. @throws the errors of `hostOf` */
export function bearerTarget(url: string, token = ""): Target {
  const authorization = token === "" ? undefined : { header: "Authorization", value: `Bearer ${token}` };
  return { trust: "provider", url, authorization, hosts: [hostOf(url)] };
}

const ROUTER_HOST = new URL(ROUTER_BASE).host;

/**
 * Returns the host of the router. @param routerUrl URL of the router from the caller's options @throws the errors
 * of `hostOf`
 */
export function routerHostOf(routerUrl: string | undefined): string {
  return routerUrl === undefined ? ROUTER_HOST : hostOf(routerUrl);
}

/** Returns the hosts that may receive the credentials of a call. @throws InputError if a value in a host is missing */
export function receiversOf(adapter: Adapter, call: Call): readonly string[] {
  const { auth, endpointUrl, routerBase } = call;
  if (endpointUrl !== undefined) return [hostOf(endpointUrl)];
  // Providers with `acceptsFullUrl` exist only at the router, so they have no hosts of their own.
  if (auth === "provider-key" && !adapter.acceptsFullUrl) {
    return adapter.hosts.map((host) => withHostValues(host, adapter, call));
  }
  return [routerHostOf(routerBase)];
}

/**
 * Returns the options that all requests of a call share, including requests to the hub. Secrets and limits of the call
 * are left out.
 */
export function networkOf(options: ClientOptions): SendOptions {
  const { fetch, fetchOptions, allowHttp, headersTimeout, idleTimeout, retry, onRequest, onResponse } = options;
  const maxRetries = options.retry_on_error === false ? 0 : options.maxRetries;
  return { fetch, fetchOptions, allowHttp, headersTimeout, idleTimeout, maxRetries, retry, onRequest, onResponse };
}

const CREDENTIALS = ["include", "omit", "same-origin"] as const;

/** Returns the option `credentials` of `fetch`. @throws InputError for a mode that `fetch` does not support */
export function credentialsOf({ includeCredentials }: ClientOptions): SendOptions["credentials"] {
  if (includeCredentials === undefined || includeCredentials === false || includeCredentials === "") return undefined;
  const found = includeCredentials === true ? "include" : CREDENTIALS.find((one) => one === includeCredentials);
  if (found !== undefined) return found;
  throw new InputError(`includeCredentials must be true, false or one of ${CREDENTIALS.join(", ")}`);
}
