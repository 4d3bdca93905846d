import {
  GGML_QUANTIZATION_TYPE_LAYOUT as LAYOUT,
  GGMLQuantizationType,
  type GGMLQuantizationTypeName,
} from "../../../generated/quantization.ts";
import { MoreBytes } from "./bytes.ts";
import { type Header, HeaderError, type MetadataValue, type Tensor } from "./header.ts";

/** Limits that no real file comes near. They are checked before anything is stored. */
const MOST_TENSORS = 2 ** 17;
const MOST_KEYS = 2 ** 16;
/** Items of all lists together. A vocabulary of 262,144 tokens has about a million. */
const MOST_ITEMS = 2 ** 22;
const MOST_DIMENSIONS = 4;
/** A list can contain lists, but not lists of lists of lists. */
const MOST_LEVELS = 2;

/** Fewest bytes that an entry takes: a key and its value, a tensor, a string. */
const KEY_BYTES = 13;
const TENSOR_BYTES = 28;
const STRING_BYTES = 8;

/** The number of bytes of each type of a value, by its number in the format. Strings and lists have none. */
const VALUE_BYTES: readonly (number | undefined)[] = [1, 1, 2, 2, 4, 4, 4, 1, undefined, undefined, 8, 8, 8];
const STRING = 8;
const LIST = 9;

/**
 * Parses the header of a GGUF file, version 2 or 3, from the first bytes of the file.
 *
 * @throws MoreBytes when the header is longer; HeaderError for a file that is damaged, big-endian or of another version
 * @source https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 */
export function parseGguf(bytes: Uint8Array): Header {
  const reader = new Reader(bytes);
  reader.skip(4);
  const version = reader.count("the version", 4);
  if (version === 2 ** 24 * 2 || version === 2 ** 24 * 3) {
    throw new HeaderError("the file is big-endian GGUF, which is not supported; convert it to little-endian");
  }
  if (version !== 2 && version !== 3) throw new HeaderError(`GGUF version ${version} is not supported; allowed: 2, 3`);
  const tensorCount = reader.count("the number of tensors", 8, MOST_TENSORS, TENSOR_BYTES);
  const keyCount = reader.count("the number of keys", 8, MOST_KEYS, KEY_BYTES);

  const metadata = Object.create(null) as Record<string, MetadataValue>;
  for (let index = 0; index < keyCount; index++) {
    const key = reader.string();
    if (Object.hasOwn(metadata, key)) throw reader.error(`the key ${JSON.stringify(key)} occurs twice`);
    metadata[key] = reader.value(reader.count("the type of a value", 4));
  }
  const tensors = Array.from({ length: tensorCount }, () => reader.tensor());
  return { format: "gguf", version, metadata, tensors };
}

class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;
  #items = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  error(problem: string): HeaderError {
    return new HeaderError(`byte ${this.#at}: ${problem}; the file is damaged`);
  }

  /** Moves on by `size` bytes, and returns where they begin. @throws MoreBytes */
  skip(size: number): number {
    const from = this.#at;
    if (from + size > this.#bytes.length) throw new MoreBytes(from + size);
    this.#at += size;
    return from;
  }

  /** Reads a number of 4 or 8 bytes. `each` is the fewest bytes that each of the counted items takes. */
  count(name: string, size: 4 | 8, most = Number.MAX_SAFE_INTEGER, each = 0): number {
    const from = this.skip(size);
    const value = size === 4 ? this.#view.getUint32(from, true) : Number(this.#view.getBigUint64(from, true));
    if (value > most) throw this.error(`${name} is ${value}; allowed: at most ${most}`);
    this.#need(value * each);
    return value;
  }

  #need(size: number): void {
    if (this.#at + size > this.#bytes.length) throw new MoreBytes(this.#at + size);
  }

  string(): string {
    const size = this.count("the length of a string", 8);
    const from = this.skip(size);
    return decoder.decode(this.#bytes.subarray(from, from + size));
  }

  value(type: number, level = 0): MetadataValue {
    if (type === STRING) return this.string();
    if (type === LIST) return this.#list(level);
    const size = VALUE_BYTES[type];
    if (size === undefined) throw this.error(`${type} is no type of a value`);
    return this.#number(type, this.skip(size));
  }

  #list(level: number): MetadataValue[] {
    if (level === MOST_LEVELS) throw this.error(`a list has more than ${MOST_LEVELS} levels`);
    const type = this.count("the type of a list", 4);
    const left = MOST_ITEMS - this.#items;
    const length = this.count("the length of a list", 8, left, VALUE_BYTES[type] ?? STRING_BYTES);
    this.#items += length;
    return Array.from({ length }, () => this.value(type, level + 1));
  }

  #number(type: number, from: number): MetadataValue {
    const view = this.#view;
    switch (type) {
      case 0:
        return view.getUint8(from);
      case 1:
        return view.getInt8(from);
      case 2:
        return view.getUint16(from, true);
      case 3:
        return view.getInt16(from, true);
      case 4:
        return view.getUint32(from, true);
      case 5:
        return view.getInt32(from, true);
      case 6:
        return view.getFloat32(from, true);
      case 7:
        return view.getUint8(from) !== 0;
      case 10:
        return safe(view.getBigUint64(from, true));
      case 11:
        return safe(view.getBigInt64(from, true));
      default:
        return view.getFloat64(from, true);
    }
  }

  tensor(): Tensor {
    const name = this.string();
    const dimensions = this.count("the number of dimensions", 4, MOST_DIMENSIONS);
    const shape = Array.from({ length: dimensions }, () => this.count("the size of a dimension", 8));
    const weights = shape.reduce((product, size) => product * size, 1);
    if (!Number.isSafeInteger(weights)) throw this.error(`the tensor ${JSON.stringify(name)} has too many weights`);
    const number = this.count("the type of a tensor", 4);
    this.skip(8); // Its place in the file.
    const type = nameOfType(number);
    const layout = type === undefined ? undefined : LAYOUT[type];
    const bytes = layout && Math.ceil((weights * layout.bitsPerWeight) / 8);
    return { name, type: type ?? String(number), shape, ...(bytes !== undefined && { bytes }) };
  }
}

const decoder = new TextDecoder();

function nameOfType(number: number): GGMLQuantizationTypeName | undefined {
  const names: Readonly<Record<number | string, string | number>> = GGMLQuantizationType;
  return names[number] as GGMLQuantizationTypeName | undefined;
}

/** Returns a number where it is exact, and otherwise a big integer. */
function safe(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
