/** The parts of an address that decide about trust. Plain values: reading them off a `URL` each time is slow. */
export interface Address {
  readonly href: string;
  readonly protocol: string;
  readonly origin: string;
  /** With the port, unless it is the usual one. */
  readonly host: string;
  readonly hostname: string;
  readonly hasPort: boolean;
  readonly hasUser: boolean;
  /** https, or http to this machine: nobody on the way can read along. */
  readonly isConfidential: boolean;
}

const KEPT_AT_MOST = 64;
const kept = new Map<string, Address>();

/** An address, taken apart, or undefined when it is none. The last ones are kept: most calls go to the same place. */
export function readAddress(url: string, base?: string): Address | undefined {
  const known = base === undefined ? kept.get(url) : undefined;
  if (known !== undefined) return known;
  const address = takeApart(url, base);
  if (address === undefined || base !== undefined || url.length > 1000) return address;
  if (kept.size >= KEPT_AT_MOST) kept.clear();
  kept.set(url, address);
  return address;
}

function takeApart(url: string, base?: string): Address | undefined {
  let parsed: URL;
  try {
    parsed = new URL(url, base);
  } catch {
    return undefined;
  }
  const { href, protocol, origin, host, hostname, port, username, password } = parsed;
  const isConfidential = protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
  const hasUser = username !== "" || password !== "";
  return { href, protocol, origin, host, hostname, hasPort: port !== "", hasUser, isConfidential };
}

/** Whether an address names this very machine: `localhost`, 127.0.0.0/8 or `::1`. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/i.test(hostname);
}

/** Whether `address` is one of `hosts` (`host`, `host:port`, `*.host`). An entry without a port means the usual one. */
export function isHostAmong(address: Address, hosts: readonly string[]): boolean {
  for (const entry of hosts) {
    if (entry === address.host) return true;
    if (entry.startsWith("*.") && !address.hasPort && address.hostname.endsWith(entry.slice(1))) return true;
  }
  return false;
}

/** Whether a token may go to `url`: an allowed host, over https or on this machine. `hosts` absent: there is no token. */
export function mayReceiveToken(url: string, hosts: readonly string[] | undefined): boolean {
  const address = readAddress(url);
  if (address === undefined || address.hasUser || !address.isConfidential) return false;
  return hosts === undefined || isHostAmong(address, hosts);
}
