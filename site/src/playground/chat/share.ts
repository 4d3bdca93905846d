import { pack, unpack } from "../../model/share.ts";

/** Maximum length of a shared state in an address, in characters. Some programs cut off the end of longer addresses. */
export const MOST_SHARED_CHARACTERS = 16_000;

const FIELD = "state=";

/**
 * Encodes a state for the part of an address after `#`. Compresses the state if the browser supports this.
 *
 * @throws RangeError if the encoded state is too long
 */
export async function writeShared(state: unknown): Promise<string> {
  const shared = FIELD + (await pack(JSON.stringify(state)));
  if (shared.length > MOST_SHARED_CHARACTERS) {
    const count = (value: number): string => value.toLocaleString("en");
    throw new RangeError(
      `This is too long for a link: ${count(shared.length)} characters of at most ${count(MOST_SHARED_CHARACTERS)}. Shorten the longest field.`,
    );
  }
  return shared;
}

/**
 * Reads the state from the part of an address that `writeShared` returned.
 *
 * @param hash with or without `#`
 * @returns undefined if the text is not a shared state
 * @throws Error if the state is damaged
 */
export async function readShared(hash: string): Promise<unknown> {
  if (!isShared(hash)) return undefined;
  const text = await unpack(hash.replace(/^#/, "").slice(FIELD.length));
  if (text === undefined) throw new Error("the link is damaged, or its content is too large");
  return JSON.parse(text);
}

/** Returns true if the hash of an address contains a shared state. */
export function isShared(hash: string): boolean {
  return hash.replace(/^#/, "").startsWith(FIELD);
}
