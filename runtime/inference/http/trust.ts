import { isLocalNetwork, isLoopback, isPrivateHost } from "./network.ts";

/** Parses an address. Returns undefined for an invalid address. */
export function readAddress(url: string, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Decodes percent escapes. If an escape is invalid, returns the text unchanged. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns true if `hosts` contains the host of `address`. The forms of an entry are `host`, `host:port` and `*.host`;
 * an entry without a port matches only the default port.
 */
export function isHostAmong(address: URL, hosts: readonly string[]): boolean {
  const { host } = address;
  return hosts.some((entry) => entry === host || (entry.startsWith("*.") && host.endsWith(entry.slice(1))));
}

/**
 * Returns true if requests may be sent to an address: by https, by http in the caller's own network, or by http to
 * any host if `allowHttp` is true.
 */
function isAllowed({ protocol, hostname }: URL, allowHttp: boolean): boolean {
  return protocol === "https:" || (protocol === "http:" && (allowHttp || isLocalNetwork(hostname)));
}

/**
 * Returns true if a token may be sent to `url`. The host must be among `hosts`, and `isAllowed` must permit the
 * address.
 */
export function mayReceiveToken(url: string, hosts: readonly string[], allowHttp = false): boolean {
  const address = readAddress(url);
  if (address === undefined || hasUser(address) || !isAllowed(address, allowHttp)) return false;
  return isHostAmong(address, hosts);
}

/**
 * The target of a request. Its address is either configured or comes from a response.
 * - `provider`: the router, a provider, the hub or the caller's endpoint. May receive credentials.
 * - `media`: an address from a response. Never receives credentials. A private address is refused, except a loopback
 *   address if the call itself was sent to a loopback address (`isLocalCall`).
 */
export type Target =
  | {
      readonly trust: "provider";
      readonly url: string;
      /** The credentials, if there are any. `header` may be in any letter case. */
      readonly authorization?: { readonly header: string; readonly value: string } | undefined;
      /** Hosts that may receive the credentials: `host`, `host:port`, `*.host`. */
      readonly hosts: readonly string[];
    }
  | { readonly trust: "media"; readonly url: string; readonly isLocalCall?: boolean };

/**
 * Returns the reason why a target must not be called, or undefined if it may be called. @param allowHttp true if http
 * is allowed to any host
 */
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

/** Returns true if a call was sent to this machine. Then addresses in the response may be on this machine too. */
export function isLocalCall(url: string): boolean {
  return isLoopback(readAddress(url)?.hostname ?? "");
}

/**
 * Returns the reason why an address from a response must not be called, or undefined if it may be called. @param
 * isLocal true if the call was sent to this machine
 */
export function objectionToForeign(address: URL, isLocal: boolean): string | undefined {
  const objection = objectionToForm(address);
  if (objection !== undefined) return objection;
  if (!isPrivateHost(address.hostname) || (isLocal && isLoopback(address.hostname))) return undefined;
  return "the URL is from a response and leads into a private network";
}

function objectionToForm(address: URL): string | undefined {
  const { protocol } = address;
  if (protocol !== "https:" && protocol !== "http:") return "only http and https URLs are called";
  return hasUser(address) ? "a user or password within an address is not sent; pass an access token" : undefined;
}

function hasUser({ username, password }: URL): boolean {
  return username !== "" || password !== "";
}
