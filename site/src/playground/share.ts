/** Longest shared state in an address, in characters; browsers and chat programs cut longer addresses. */
export const MOST_SHARED_CHARACTERS = 16_000;
/** Longest state that is read out of an address, in bytes: a small text can unpack to a huge one. */
const MOST_BYTES = 512 * 1024;

const PLAIN = "state=";
const PACKED = "packed=";

/**
 * Writes a state for the part of an address behind `#`; packed where the browser can.
 *
 * @throws RangeError when it is too long to be shared
 */
export async function writeShared(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed =
    typeof CompressionStream === "function" ? await pipe(bytes, new CompressionStream("deflate-raw")) : undefined;
  const shared = packed === undefined ? PLAIN + toBase64(bytes) : PACKED + toBase64(packed);
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
 * @throws Error when it is one that cannot be read, RangeError when it is too large
 */
export async function readShared(hash: string): Promise<unknown> {
  const text = hash.replace(/^#/, "");
  if (text.startsWith(PLAIN)) return parse(fromBase64(text.slice(PLAIN.length)));
  if (!text.startsWith(PACKED)) return undefined;
  return parse(await pipe(fromBase64(text.slice(PACKED.length)), new DecompressionStream("deflate-raw")));
}

/** True when the address carries a shared state. */
export function isShared(hash: string): boolean {
  return /^#?(?:state|packed)=/.test(hash);
}

function parse(bytes: Uint8Array): unknown {
  if (bytes.length > MOST_BYTES) throw new RangeError("The shared state is too large.");
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** Sends bytes through a stream, and stops as soon as too many come out. */
async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const through = new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(stream);
  for await (const chunk of through) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new RangeError("The shared state is too large.");
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Base64 as addresses like it: `-` and `_`, without `=`. */
function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}
