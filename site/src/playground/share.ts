import { pack, unpack } from "../model/share.ts";

/** Longest shared state in an address, in characters; browsers and chat programs cut longer addresses. */
export const MOST_SHARED_CHARACTERS = 16_000;

const FIELD = "state=";

/**
 * Writes a state for the part of an address behind `#`; packed where the browser can.
 *
 * @throws RangeError when it is too long to be shared
 */
export async function writeShared(state: unknown): Promise<string> {
  const shared = FIELD + (await pack(JSON.stringify(state)));
  if (shared.length > MOST_SHARED_CHARACTERS) {
    const count = (value: number): string => value.toLocaleString("en");
    throw new RangeError(
      `This is too long for a link: ${count(shared.length)} characters of at most ${count(MOST_SHARED_CHARACTERS)}.`,
    );
  }
  return shared;
}

/**
 * Reads what `writeShared` wrote.
 *
 * @param hash with or without `#`
 * @returns undefined when the text is no shared state
 * @throws Error when it is one that cannot be read
 */
export async function readShared(hash: string): Promise<unknown> {
  if (!isShared(hash)) return undefined;
  const text = await unpack(hash.replace(/^#/, "").slice(FIELD.length));
  if (text === undefined) throw new Error("it is damaged, or too large");
  return JSON.parse(text);
}

/** Returns true if the address carries a shared state. */
export function isShared(hash: string): boolean {
  return hash.replace(/^#/, "").startsWith(FIELD);
}
