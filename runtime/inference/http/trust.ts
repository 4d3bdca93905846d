import { isLocalNetwork, isLoopback, isPrivateHost } from "./network.ts";

/** Takes an address apart; undefined when it is none. @param base what a relative one begins at */
export function readAddress(url: string, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/**
 * Returns whether `address` is one of `hosts` (`host`, `host:port`, `*.host`). An entry without a port means the
 * usual one.
 */
export function isHostAmong(address: URL, hosts: readonly string[]): boolean {
  const { host } = address;
  return hosts.some((entry) => entry === host || (entry.startsWith("*.") && host.endsWith(entry.slice(1))));
}

/**
 * Returns whether requests may go there: by https, or by http on a network of the caller's own, or anywhere where
 * allowed.
 */
function isAllowed({ protocol, hostname }: URL, allowHttp: boolean): boolean {
  return protocol === "https:" || (protocol === "http:" && (allowHttp || isLocalNetwork(hostname)));
}

/** Returns whether a token may go to `url`: one of `hosts`, by https or where http is allowed. */
export function mayReceiveToken(url: string, hosts: readonly string[], allowHttp = false): boolean {
  const address = readAddress(url);
  if (address === undefined || hasUser(address) || !isAllowed(address, allowHttp)) return false;
  return isHostAmong(address, hosts);
}

/**
 * Where a request goes, and whether that place was configured or came out of a response.
 * - `provider`: router, provider, hub or an endpoint of the caller. May receive credentials.
 * - `media`: named by a response. Never receives credentials; no private address, unless it is a loopback address and
 *   the call itself went to one (`isLocalCall`).
 */
export type Target =
  | {
      readonly trust: "provider";
      readonly url: string;
      /** The credentials, when there are any; `header` in any letter case. */
      readonly authorization?: { readonly header: string; readonly value: string } | undefined;
      /** Hosts that may receive the credentials: `host`, `host:port`, `*.host`. */
      readonly hosts: readonly string[];
    }
  | { readonly trust: "media"; readonly url: string; readonly isLocalCall?: boolean };

/** Returns why a target must not be called; undefined: it may be. @param allowHttp http is allowed to any host */
export function objectionTo(target: Target, allowHttp = false): string | undefined {
  const address = readAddress(target.url);
  if (address === undefined) return "it is not a complete address; expected https://host/path";
  if (target.trust === "media") return objectionToForeign(address, target.isLocalCall === true);
  const objection = objectionToForm(address);
  if (objection !== undefined) return objection;
  if (!isAllowed(address, allowHttp)) {
    return "http is only allowed to this machine and to private networks; use https, or set the option allowHttp: true";
  }
  if (target.authorization === undefined || isHostAmong(address, target.hosts)) return undefined;
  const hosts = target.hosts.join(", ") || "no host";
  return `credentials are only sent to ${hosts}; name the host in \`trustedHosts\``;
}

/** Returns whether a call went to this machine; then what its response names may lie there too. */
export function isLocalCall(url: string): boolean {
  return isLoopback(readAddress(url)?.hostname ?? "");
}

/** Returns why an address out of a response must not be called; `isLocal`: the call itself went to this machine. */
export function objectionToForeign(address: URL, isLocal: boolean): string | undefined {
  const objection = objectionToForm(address);
  if (objection !== undefined) return objection;
  if (!isPrivateHost(address.hostname) || (isLocal && isLoopback(address.hostname))) return undefined;
  return "it came out of a response and leads into a private network";
}

function objectionToForm(address: URL): string | undefined {
  const { protocol } = address;
  if (protocol !== "https:" && protocol !== "http:") return "only http and https are called";
  return hasUser(address) ? "a user or password within an address is not sent; pass an access token" : undefined;
}

function hasUser({ username, password }: URL): boolean {
  return username !== "" || password !== "";
}
