import type { Call, RoutedAdapter } from "./adapter.ts";
import { ROUTER_BASE, readAddress } from "./address.ts";
import { hostsOf } from "./authorization.ts";
import { InputError } from "./input-error.ts";

/** Whether an address is on the router. */
export function isRouter(address: string, routerBase = ROUTER_BASE): boolean {
  return hostOf(address) === hostOf(routerBase);
}

/** The host of an address that the caller configured. @throws InputError when it cannot be read */
export function hostOf(url: string): string {
  const address = readAddress(url);
  // Never the value: it may be a token in the wrong place.
  if (address === undefined) throw new InputError("not a complete address: expected https://host/path");
  return address.host;
}

/** Hosts that may receive the credentials of a call. What stands in for a provider at the router has no host but that. */
export function receiversOf(adapter: RoutedAdapter, { auth, endpointUrl, routerBase }: Call): readonly string[] {
  if (endpointUrl !== undefined) return [hostOf(endpointUrl)];
  if (auth === "provider-key" && adapter.acceptsFullUrl !== true) return hostsOf(adapter);
  return routerBase === undefined ? ROUTER_HOSTS : [hostOf(routerBase)];
}

const ROUTER_HOSTS: readonly string[] = [new URL(ROUTER_BASE).host];
