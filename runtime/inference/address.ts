import type { ProviderSpec, ProviderTask } from "../../generated/records.ts";
import type { Call } from "./adapter.ts";

/** The start of an address, where the name of a model might stand. */
export const WEB_ADDRESS = /^https?:/i;

/** Where calls with a hub token go. */
export const ROUTER_BASE = "https://router.huggingface.co";

/** True for a call that goes through the router. */
export function isRouted({ clientSideOnly }: ProviderSpec, { auth, endpointUrl }: Call): boolean {
  return auth !== "provider-key" && clientSideOnly !== true && endpointUrl === undefined;
}

/** The address before the route, without a slash at its end. */
export function baseOf(provider: ProviderSpec, task: ProviderTask, call: Call): string {
  const { id, baseUrl, routedBase = `{routerBase}/${id}` } = provider;
  const base = isRouted(provider, call) ? routedBase : (task.baseUrl ?? baseUrl);
  return base.replace("{routerBase}", () => call.routerBase ?? ROUTER_BASE);
}

/** The parts of an address that decide about trust. Plain values: reading them off a `URL` each time is slow. */
export interface Address {
  readonly href: string;
  readonly protocol: string;
  readonly origin: string;
  /** With the port, unless it is the usual one. */
  readonly host: string;
  readonly hostname: string;
  readonly hasUser: boolean;
  /** https, or http to this machine: nobody on the way can read along. */
  readonly isConfidential: boolean;
}

const KEPT_AT_MOST = 64;
const LONGEST_KEPT = 1000;
const kept = new Map<string, Address>();

/** An address, taken apart, or undefined when it is none. The last ones are kept: most calls go to the same place. */
export function readAddress(url: string): Address | undefined {
  let address = kept.get(url);
  if (address !== undefined || !URL.canParse(url)) return address;
  const { href, protocol, origin, host, hostname, username, password } = new URL(url);
  const isConfidential = protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
  address = { href, protocol, origin, host, hostname, hasUser: username + password !== "", isConfidential };
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  if (url.length < LONGEST_KEPT) kept.set(url, address);
  return address;
}

/** Whether an address names this very machine: `localhost`, 127.0.0.0/8 or `::1`. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/i.test(hostname);
}

/** Whether `address` is one of `hosts` (`host`, `host:port`, `*.host`). An entry without a port means the usual one. */
export function isHostAmong(address: Address, hosts: readonly string[]): boolean {
  const { host } = address;
  return hosts.some((entry) => entry === host || (entry.startsWith("*.") && host.endsWith(entry.slice(1))));
}

/** Whether a token may go to `url`: an allowed host, over https or on this machine. `hosts` absent: there is no token. */
export function mayReceiveToken(url: string, hosts: readonly string[] | undefined): boolean {
  const address = readAddress(url);
  if (address === undefined || address.hasUser || !address.isConfidential) return false;
  return hosts === undefined || isHostAmong(address, hosts);
}
