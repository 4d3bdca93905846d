/** Returns true for a file in memory, which may be empty. */
export function isFile(value: unknown): value is Blob | ArrayBuffer | ArrayBufferView {
  return value instanceof Blob || isBytes(value);
}

export function isBytes(value: unknown): value is ArrayBuffer | ArrayBufferView {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

/** Returns the bytes. Copies bytes that are in shared memory, because a Blob does not accept shared memory. */
export function ownBytes(given: ArrayBuffer | ArrayBufferView): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = ArrayBuffer.isView(given) ? given : new Uint8Array(given);
  if (buffer instanceof ArrayBuffer) return new Uint8Array(buffer, byteOffset, byteLength);
  return new Uint8Array(buffer, byteOffset, byteLength).slice();
}

/**
 * Functions of the platform that are ten times as fast as `atob`: Node's `Buffer`, and `fromBase64` in newer
 * browsers.
 */
interface FastPlatform {
  readonly Buffer?: {
    from(text: string, encoding: "base64"): Uint8Array<ArrayBuffer>;
    from(bytes: ArrayBuffer, offset: number, length: number): { toString(form: "base64"): string };
  };
  readonly Uint8Array: { readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };
}

/**
 * Decodes base64 in the standard or the URL-safe alphabet, with or without padding and line breaks.
 * @returns undefined if the text is not base64
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const size = sizeOf(text);
  const bytes = decodeFast(text);
  // Some decoders skip invalid characters. So the result is only used if its size matches the length of the text.
  if (bytes?.length === size) return bytes;
  const plain = text
    .replaceAll(/[\t\n\f\r ]+/g, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/")
    .replace(/={1,2}$/, "");
  if (plain.length % 4 === 1 || /[^\w+/]/.test(plain) || plain.includes("_")) return undefined;
  return decodeFast(plain) ?? Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
}

/** Returns the number of bytes that a base64 text without line breaks encodes, or -1 for an impossible length. */
function sizeOf(text: string): number {
  let end = text.length;
  while (end > 0 && end > text.length - 2 && text.endsWith("=", end)) end--;
  return end % 4 === 1 ? -1 : Math.floor((end * 3) / 4);
}

function decodeFast(text: string): Uint8Array<ArrayBuffer> | undefined {
  const { Buffer: buffer, Uint8Array: bytes } = globalThis as unknown as FastPlatform;
  if (buffer !== undefined) return buffer.from(text, "base64");
  try {
    return bytes.fromBase64?.(text);
  } catch {
    return undefined;
  }
}

/** Number of bytes that are encoded at once: a multiple of three, so that only the end has padding. */
const CHUNK = 3 * 8192;

/** Returns bytes as base64, with padding. */
export function encodeBase64(bytes: Uint8Array<ArrayBuffer>): string {
  const { Buffer: buffer } = globalThis as unknown as FastPlatform;
  if (buffer !== undefined) return buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  let text = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += btoa(String.fromCharCode(...bytes.subarray(start, start + CHUNK)));
  }
  return text;
}

/** Reads a file as base64. */
export async function base64Of(file: Blob): Promise<string> {
  return encodeBase64(new Uint8Array(await file.arrayBuffer()));
}
