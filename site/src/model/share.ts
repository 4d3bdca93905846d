/** A record that an address contains: only the id of the record, or the whole record. */
export type SharedRecord =
  /** Id of a bundled record, or of a model to look up. */
  | { readonly kind: "id"; readonly id: string }
  /** The whole record, compressed. */
  | { readonly kind: "record"; readonly packed: string };

/**
 * Maximum length of an uncompressed text, in characters. This limit prevents a hostile link from filling the memory.
 */
const LONGEST_TEXT = 512 * 1024;

/**
 * Reads the record in an address: `?id=owner/name`, or a whole record after `#`. Returns undefined if the address
 * contains no record.
 */
export function readShared({ search, hash }: Pick<Location, "search" | "hash">): SharedRecord | undefined {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const packed = fields.get("record");
  if (packed !== null) return { kind: "record", packed };
  const id = new URLSearchParams(search).get("id") ?? fields.get("id");
  return id === null || id.trim() === "" ? undefined : { kind: "id", id: id.trim() };
}

/**
 * Returns the last part of an address: `?id=` with the id of a record, or `#record=` with the whole record. The browser
 * sends the part after `?` to the server of the page, but never the part after `#`.
 *
 * @param hash current fragment of the address. Its other fields are kept, such as the open tab
 */
export function sharedAddress(shared: SharedRecord, hash: string): string {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  fields.delete("record");
  fields.delete("id");
  const kept = hash.includes("=") ? fields.toString().replaceAll("%3A", ":").replaceAll("%2F", "/") : "";
  if (shared.kind === "record") return `#${[`record=${shared.packed}`, kept].filter(Boolean).join("&")}`;
  return `?id=${encodeURIComponent(shared.id).replaceAll("%2F", "/")}${kept && `#${kept}`}`;
}

/** Compresses a text if the browser supports it, and encodes it for an address. */
export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    return `z${toLetters(new Uint8Array(await new Response(stream).arrayBuffer()))}`;
  } catch {
    return `p${toLetters(bytes)}`;
  }
}

/** Decodes a text from {@link pack}. Returns undefined if the text is damaged or too long. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const bytes = fromLetters(packed.slice(1));
    const plain = new Blob([bytes]).stream();
    if (packed.startsWith("p")) return await readLimited(plain);
    return packed.startsWith("z")
      ? await readLimited(plain.pipeThrough(new DecompressionStream("deflate-raw")))
      : undefined;
  } catch {
    return undefined;
  }
}

async function readLimited(stream: ReadableStream<BufferSource>): Promise<string | undefined> {
  const reader = stream.pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > LONGEST_TEXT) {
      await reader.cancel();
      return undefined;
    }
  }
}

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
