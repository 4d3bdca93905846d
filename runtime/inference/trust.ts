import { isHostAmong, isLoopback, readAddress } from "./address.ts";
import type { Address } from "./address.ts";

/**
 * Where a request goes, and whether that place was configured or came out of a response.
 * - `provider`: router, provider, hub or an endpoint of the caller. May receive credentials, over https or on loopback.
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

/**
 * Whether a host lies within a private network, is this machine, or is reserved. `hostname`: as `URL` gives it, that is
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

/** Why a target must not be called; undefined: it may be. */
export function objectionTo(target: Target): string | undefined {
  const address = readAddress(target.url);
  if (address === undefined) return "it is not a complete address; expected https://host/path";
  if (target.trust === "media") return objectionToForeign(address, target.isLocalCall === true);
  const objection = objectionToForm(address);
  if (objection !== undefined) return objection;
  if (!address.isConfidential) return "http is for this machine alone; use https";
  if (target.authorization === undefined || isHostAmong(address, target.hosts)) return undefined;
  const hosts = target.hosts.join(", ") || "no host";
  return `credentials are only sent to ${hosts}; name the host in \`trustedHosts\``;
}

/** Whether a call went to this machine; then what its response names may lie there too. */
export function isLocalCall(url: string): boolean {
  return isLoopback(readAddress(url)?.hostname ?? "");
}

/** Why an address out of a response must not be called; `isLocal`: the call itself went to this machine. */
export function objectionToForeign(address: Address, isLocal: boolean): string | undefined {
  const objection = objectionToForm(address);
  if (objection !== undefined) return objection;
  if (!isPrivateHost(address.hostname) || (isLocal && isLoopback(address.hostname))) return undefined;
  return "it came out of a response and leads into a private network";
}

function objectionToForm({ protocol, hasUser }: Address): string | undefined {
  if (protocol !== "https:" && protocol !== "http:") return "only http and https are called";
  return hasUser ? "a user or password within an address is not sent; pass an access token" : undefined;
}

function plainName(hostname: string): string {
  const name = hostname.toLowerCase();
  return name.endsWith(".") ? name.slice(0, -1) : name;
}

function v4Of(name: string): number[] | undefined {
  return /^\d+\.\d+\.\d+\.\d+$/.test(name) ? name.split(".").map(Number) : undefined;
}

/** First address and prefix length of the blocks that are not for the public internet. @source RFC 6890, IANA registry */
const PRIVATE_V4: readonly (readonly [address: readonly [number, number, number], bits: number])[] = [
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

function isPrivateV4([first = 0, second = 0, third = 0]: readonly number[]): boolean {
  const value = (first << 16) | (second << 8) | third;
  return PRIVATE_V4.some(([[one, two, three], bits]) => {
    const rest = 24 - bits;
    return value >> rest === ((one << 16) | (two << 8) | three) >> rest;
  });
}

/** `text`: without brackets, as `URL` writes it (lower case, hexadecimal, one `::` at most). */
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
