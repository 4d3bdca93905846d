import { inflateSync } from "node:zlib";

/** Size of the header of a WOFF file, and of each entry of its table directory, in bytes. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
/** Size of the header of an OpenType file, and of each entry of its table directory, in bytes. */
const HEADER = 12;
const ENTRY = 16;

/**
 * Decompresses a WOFF font to an OpenType font, which the rasteriser can read.
 *
 * @throws Error if the file is not a WOFF font
 * @source https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("the font is not a WOFF file: use a .woff file");
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(2 ** power * ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * ENTRY, 10);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [from, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)];
    const bytes = woff.subarray(from, from + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const entry = HEADER + index * ENTRY;
    woff.copy(header, entry, at, at + 4);
    woff.copy(header, entry + 4, at + 16, at + 20);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([header, ...tables]);
}
