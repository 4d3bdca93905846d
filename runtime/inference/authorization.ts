import type { AuthHeader, ProviderSpec } from "../../generated/records.ts";
import type { AuthMethod } from "./adapter.ts";
import { ROUTER_BASE } from "./address.ts";
import { InputError } from "./input-error.ts";

const BEARER: AuthHeader = { header: "Authorization", value: "Bearer {token}" };

/** The headers that carry secrets to a provider: through the router, and straight. */
export function authOf({ auth }: Pick<ProviderSpec, "auth">): {
  readonly routed: AuthHeader;
  readonly key: AuthHeader;
} {
  return { routed: BEARER, key: BEARER, ...auth };
}

const TOKEN = /^[\x21-\x7e]+$/;

const known = new WeakMap<object, readonly string[]>();

/** Hosts (`host` or `host:port`) that may receive a provider's key. */
export function hostsOf(provider: ProviderSpec): readonly string[] {
  let list = known.get(provider);
  if (list === undefined) {
    const { baseUrl, tasks, hosts = [] } = provider;
    const addresses = [baseUrl, ...Object.values(tasks).flatMap((task) => task.baseUrl ?? [])];
    const own = addresses.map((url) => new URL(url.replace("{routerBase}", ROUTER_BASE)).host);
    known.set(provider, (list = [...new Set([...own, ...hosts])]));
  }
  return list;
}

/**
 * The header that carries a secret; undefined without one.
 *
 * @throws InputError for a secret that cannot stand in a header; the message does not show it
 */
export function authorization(
  provider: Pick<ProviderSpec, "auth">,
  auth: AuthMethod,
  token: string | undefined,
): { readonly header: string; readonly value: string } | undefined {
  if (auth === "none" || token === undefined || token === "") return undefined;
  if (!TOKEN.test(token)) {
    throw new InputError("The access token holds a space, a line break or another character that no token has.");
  }
  const { header, value } = authOf(provider)[auth === "hub-token" ? "routed" : "key"];
  return { header, value: value.replace("{token}", () => token) };
}
