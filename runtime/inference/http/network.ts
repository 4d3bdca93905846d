/**
 * Returns true if a host is in a private network, is this machine, or is reserved. A public name that resolves to a
 * private address is not detected, because only the platform can resolve names. @param hostname from a `URL`, which
 * writes every IPv4 address as four decimal numbers
 */
export function isPrivateHost(hostname: string): boolean {
  const name = plainName(hostname);
  if (name.startsWith("[")) return isPrivateV6(name.slice(1, -1));
  const v4 = v4Of(name);
  if (v4 !== undefined) return isPrivateV4(v4);
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
const LOCAL_V4: readonly Block[] = [
  [[0, 0, 0], 24],
  [[10, 0, 0], 8],
  [[100, 64, 0], 10],
  [[169, 254, 0], 16],
  [[172, 16, 0], 12],
  [[192, 168, 0], 16],
];
const LOCAL_NAME = /^[^.]+$|\.(?:local|internal|svc|cluster\.local|localhost)$/;

/**
 * Returns true if a host is in the caller's own network, where servers often use plain http. Such a host is this
 * machine, a private address, a name without a dot, or a name that ends in `.local`, `.internal`, `.svc` or
 * `.cluster.local`.
 *
 * @source public-api.md, "Rules that callers can rely on"
 */
export function isLocalNetwork(hostname: string): boolean {
  const name = plainName(hostname);
  if (isLoopback(name)) return true;
  // fc00::/7 and fe80::/10 are the private addresses of IPv6.
  if (name.startsWith("[")) return /^\[f(?:[cd]|e[89ab])/.test(name);
  const v4 = v4Of(name);
  return v4 === undefined ? LOCAL_NAME.test(name) : isWithin(v4, LOCAL_V4);
}

function plainName(hostname: string): string {
  const name = hostname.toLowerCase();
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

function v4Of(name: string): number[] | undefined {
  return /^\d+\.\d+\.\d+\.\d+$/.test(name) ? name.split(".").map(Number) : undefined;
}

/** A block of addresses: its first address, and the number of leading bits that all its addresses share. */
type Block = readonly [address: readonly [number, number, number], bits: number];

/** The address blocks that cannot be reached from the internet. @source RFC 6890, IANA registry */
const PRIVATE_V4: readonly Block[] = [
  [[0, 0, 0], 8],
  [[10, 0, 0], 8],
  [[100, 64, 0], 10],
  [[127, 0, 0], 8],
  [[169, 254, 0], 16],
  [[172, 16, 0], 12],
  [[192, 0, 0], 24],
  [[192, 0, 2], 24],
  [[192, 88, 99], 24],
  [[192, 168, 0], 16],
  [[198, 18, 0], 15],
  [[198, 51, 100], 24],
  [[203, 0, 113], 24],
  [[224, 0, 0], 3],
];

function isPrivateV4(address: readonly number[]): boolean {
  return isWithin(address, PRIVATE_V4);
}

function isWithin([first = 0, second = 0, third = 0]: readonly number[], blocks: readonly Block[]): boolean {
  const value = (first << 16) | (second << 8) | third;
  return blocks.some(([[one, two, three], bits]) => {
    const rest = 24 - bits;
    return value >> rest === ((one << 16) | (two << 8) | three) >> rest;
  });
}

/**
 * Returns true for a private IPv6 address. @param text the address without brackets, as in `URL`: lower case, at most
 * one `::`
 */
function isPrivateV6(text: string): boolean {
  const groups = groupsOf(text);
  const [first = 0, second = 0] = groups;
  const embedded = (at: number) =>
    isPrivateV4([(groups[at] ?? 0) >> 8, (groups[at] ?? 0) & 255, (groups[at + 1] ?? 0) >> 8]);
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
