/**
 * Returns whether a host lies within a private network, is this machine, or is reserved. `hostname`: as `URL` gives it, that is
 * with decimal, octal, hexadecimal and mapped forms already resolved. A public name that resolves to a private address
 * is not recognised: only the platform knows what a name resolves to.
 */
export function isPrivateHost(hostname: string): boolean {
  const name = plainName(hostname);
  if (name.startsWith("[")) return isPrivateV6(name.slice(1, -1));
  const v4 = v4Of(name);
  if (v4 !== undefined) return isPrivateV4(v4);
  // A name without a dot is looked up in the local network first.
  return !name.includes(".") || /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/.test(name);
}

/** Returns whether an address names this very machine: `localhost`, 127.0.0.0/8 or `::1`. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])\.?$/i.test(hostname);
}

/** First address and prefix length of the blocks that private networks use. */
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
 * Returns whether a host is on a network of the caller's own, where servers often speak plain http: this machine, a private
 * address, a name without a dot, or a name that ends in `.local`, `.internal`, `.svc` or `.cluster.local`.
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

/** A range of addresses: the first one, and how many bits all have in common. */
type Block = readonly [address: readonly [number, number, number], bits: number];

/**
 * First address and prefix length of the blocks that are not for the public internet. @source RFC 6890, IANA registry
 */
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
 * Returns true for a private IPv6 address. `text`: without brackets, as `URL` writes it (lower case, one `::` at
 * most).
 */
function isPrivateV6(text: string): boolean {
  const groups = groupsOf(text);
  const [first = 0, second = 0] = groups;
  const embedded = (at: number) =>
    isPrivateV4([(groups[at] ?? 0) >> 8, (groups[at] ?? 0) & 255, (groups[at + 1] ?? 0) >> 8]);
  // ::ffff:a.b.c.d carries a v4 address; ::, ::1 and the old forms are private.
  if (groups.slice(0, 4).every((group) => group === 0)) return groups[4] !== 0 || groups[5] !== 0xffff || embedded(6);
  if (first === 0x64 && second === 0xff9b) return groups[2] !== 0 || embedded(6);
  if (first === 0x2002) return embedded(1);
  // Global unicast is 2000::/3; documentation, benchmarking and Teredo lie within.
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
