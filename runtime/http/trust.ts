/** Parses a URL. Returns undefined for an invalid URL. */
export function parseUrl(url: string, base?: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

/** Decodes percent escapes. If an escape is invalid, returns the string unchanged. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns true if `hosts` contains the host of `url`. The forms of an entry are `host`, `host:port` and `*.host`;
 * an entry without a port matches only the default port.
 */
export function isHostAmong(url: URL, hosts: readonly string[]): boolean {
  const { host } = url;
  return hosts.some((entry) => entry === host || (entry.startsWith("*.") && host.endsWith(entry.slice(1))));
}

/**
 * Returns true if requests may be sent to a URL: by https, by http in the caller's own network, or by http to any host
 * if `allowHttp` is true.
 */
function isAllowed({ protocol, hostname }: URL, allowHttp: boolean): boolean {
  return protocol === "https:" || (protocol === "http:" && (allowHttp || isLocalNetwork(hostname)));
}

/** Returns true if a token may be sent to a URL, whose host must be among `hosts`. */
export function mayReceiveToken(given: string, hosts: readonly string[], allowHttp = false): boolean {
  const url = parseUrl(given);
  return url !== undefined && !hasUser(url) && isAllowed(url, allowHttp) && isHostAmong(url, hosts);
}

/**
 * The target of a request. Its URL is either configured or comes from a response.
 * - `provider`: the router, a provider, the hub or the caller's endpoint. May receive credentials.
 * - `media`: a URL from a response. Never receives credentials. A private address is refused, except a loopback
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
export function whyBlocked(target: Target, allowHttp = false): string | undefined {
  const url = parseUrl(target.url);
  if (url === undefined) return "it is not a complete address; expected https://host/path";
  if (target.trust === "media") return whyForeignBlocked(url, target.isLocalCall === true);
  const reason = whyMalformed(url);
  if (reason !== undefined) return reason;
  if (!isAllowed(url, allowHttp)) {
    return "http is only allowed to this machine and to private networks; use https, or set the option allowHttp: true";
  }
  if (target.authorization === undefined || isHostAmong(url, target.hosts)) return undefined;
  const hosts = target.hosts.join(", ") || "no host";
  return `credentials are only sent to ${hosts}; name the host in \`trustedHosts\``;
}

/** Returns true if a call was sent to this machine. Then URLs in the response may be on this machine too. */
export function isLocalCall(url: string): boolean {
  return isLoopback(parseUrl(url)?.hostname ?? "");
}

/**
 * Returns the reason why a URL from a response must not be called, or undefined if it may be called. @param
 * isLocal true if the call was sent to this machine
 */
export function whyForeignBlocked(url: URL, isLocal: boolean): string | undefined {
  const reason = whyMalformed(url);
  if (reason !== undefined) return reason;
  if (!isPrivateHost(url.hostname) || (isLocal && isLoopback(url.hostname))) return undefined;
  return "the URL is from a response and leads into a private network";
}

function whyMalformed(url: URL): string | undefined {
  const { protocol } = url;
  if (protocol !== "https:" && protocol !== "http:") return "only http and https URLs are called";
  return hasUser(url) ? "a user or password within an address is not sent; pass an access token" : undefined;
}

function hasUser({ username, password }: URL): boolean {
  return username !== "" || password !== "";
}

/**
 * Returns true if a host is in a private network, is this machine, or is reserved. A public name that resolves to a
 * private address is not detected, because only the platform can resolve names. @param hostname from a `URL`, which
 * writes every IPv4 address as four decimal numbers
 */
export function isPrivateHost(hostname: string): boolean {
  const name = plainName(hostname);
  if (name.startsWith("[")) return isPrivateV6(name.slice(1, -1));
  if (IS_V4.test(name)) return isWithin(v4Of(name), PRIVATE_V4);
  // A host name without a dot is looked up in the local network first, so it counts as private.
  return !name.includes(".") || PRIVATE_ENDS.has(name.slice(name.lastIndexOf(".") + 1));
}

/**
 * The last parts of names that the internet does not resolve: reserved names, and names of clusters and company
 * networks. @source IANA, Special-Use Domain Names; ICANN, reserved and high-risk strings
 */
const PRIVATE_ENDS = new Set([
  "alt",
  "arpa",
  "cluster",
  "consul",
  "corp",
  "home",
  "internal",
  "intranet",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "mail",
  "onion",
  "private",
  "svc",
  "test",
]);

/** Returns true if a host name means this machine: `localhost`, 127.0.0.0/8 or `::1`. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/i.test(hostname);
}

/** The address blocks of private networks. */
const LOCAL_V4 = ["0.0.0.0/24", "10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"];
/** The address blocks that cannot be reached from the internet. @source RFC 6890, IANA registry */
const PRIVATE_V4 = [
  ...LOCAL_V4,
  "0.0.0.0/8",
  "127.0.0.0/8",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/3",
];
const IS_V4 = /^\d+\.\d+\.\d+\.\d+$/;
const LOCAL_NAME = /^[^.]+$|\.(?:local|internal|svc|cluster\.local|localhost)$/;

/**
 * Returns true if a host is in the caller's own network, where servers often use plain http. Such a host is this
 * machine, a private address, a name without a dot, or a name that ends in `.local`, `.internal`, `.svc` or
 * `.cluster.local`.
 *
 * @source public-api.md, "Rules that callers can rely on"
 */
function isLocalNetwork(hostname: string): boolean {
  const name = plainName(hostname);
  if (isLoopback(name)) return true;
  // fc00::/7 and fe80::/10 are the private addresses of IPv6.
  if (name.startsWith("[")) return /^\[f(?:[cd]|e[89ab])/.test(name);
  return IS_V4.test(name) ? isWithin(v4Of(name), LOCAL_V4) : LOCAL_NAME.test(name);
}

function plainName(hostname: string): string {
  const name = hostname.toLowerCase();
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

/** Returns an IPv4 address as a number. */
function v4Of(address: string): number {
  return address.split(".").reduce((number, part) => number * 256 + Number(part), 0);
}

/** Returns true if an IPv4 address is in one of the blocks. A block is written as `first address/shared bits`. */
function isWithin(address: number, blocks: readonly string[]): boolean {
  return blocks.some((block) => {
    const [first = "", bits] = block.split("/");
    const size = 2 ** (32 - Number(bits));
    return Math.floor(address / size) === v4Of(first) / size;
  });
}

/**
 * Returns true for a private IPv6 address. @param text the address without brackets, as in `URL`: lower case, at most
 * one `::`
 */
function isPrivateV6(text: string): boolean {
  const groups = groupsOf(text);
  const [first = 0, second = 0] = groups;
  const embedded = (at: number) => isWithin((groups[at] ?? 0) * 0x10000 + (groups[at + 1] ?? 0), PRIVATE_V4);
  // In `::/64`, only `::ffff:a.b.c.d` can be public: it contains an IPv4 address. All others, such as `::1`, are
  // private.
  if (groups.slice(0, 4).every((group) => group === 0)) return groups[4] !== 0 || groups[5] !== 0xffff || embedded(6);
  if (first === 0x64 && second === 0xff9b) return groups[2] !== 0 || embedded(6);
  if (first === 0x2002) return embedded(1);
  // Public addresses are in 2000::/3, except the blocks for documentation, benchmarking and Teredo.
  return first >> 13 !== 1 || (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x3fff;
}

function groupsOf(text: string): number[] {
  const [head = "", tail] = text.split("::");
  const read = (part: string | undefined) => (part ? part.split(":").map((group) => Number.parseInt(group, 16)) : []);
  const start = read(head);
  if (tail === undefined) return start;
  const end = read(tail);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}
