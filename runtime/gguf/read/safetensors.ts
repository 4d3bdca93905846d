import { isMapping, parseJson } from "../../http/json.ts";
import { MoreBytes } from "./bytes.ts";
import { type Header, HeaderError, type Tensor } from "./header.ts";

/** Names of the types, by the number of bits of a weight. */
const TYPES = {
  4: ["F4"],
  6: ["F6_E2M3", "F6_E3M2"],
  8: ["BOOL", "U8", "I8", "F8_E4M3", "F8_E5M2", "F8_E8M0"],
  16: ["I16", "U16", "F16", "BF16"],
  32: ["I32", "U32", "F32"],
  64: ["I64", "U64", "F64", "C64"],
};

const BITS = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(TYPES).flatMap(([bits, names]) => names.map((name) => [name, Number(bits)] as const)),
);

/** Length of the number before the header. */
const LENGTH_BYTES = 8;

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses the header of a safetensors file from the first bytes of the file.
 *
 * @throws MoreBytes when the header is longer; HeaderError for a damaged file
 * @source https://github.com/huggingface/safetensors#format
 */
export function parseSafetensors(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = LENGTH_BYTES + Number(view.getBigUint64(0, true));
  if (end > bytes.length) throw new MoreBytes(end);
  const { __metadata__: about, ...entries } = jsonObject(bytes.subarray(LENGTH_BYTES, end));
  const metadata = Object.fromEntries(
    Object.entries(isMapping(about) ? about : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  const tensors = Object.entries(entries).map(([name, entry]) => tensorOf(name, entry));
  return { format: "safetensors", metadata, tensors };
}

function tensorOf(name: string, entry: unknown): Tensor {
  const { dtype, shape, data_offsets: offsets } = isMapping(entry) ? entry : {};
  const problem = (what: string): HeaderError =>
    new HeaderError(`the tensor ${JSON.stringify(name)}: ${what}; the file is damaged`);
  if (typeof dtype !== "string") throw problem("dtype is not a string");
  if (!isSizes(shape)) throw problem("shape is not a list of sizes");
  if (!isSizes(offsets) || offsets.length !== 2) throw problem("data_offsets are not two positions");
  const weights = shape.reduce((product, size) => product * size, 1);
  if (!Number.isSafeInteger(weights)) throw problem("it has too many weights");
  const bytes = (offsets[1] ?? 0) - (offsets[0] ?? 0);
  const bits = BITS.get(dtype);
  if (bytes < 0 || (bits !== undefined && Math.ceil((weights * bits) / 8) !== bytes)) {
    throw problem(`data_offsets contain ${bytes} bytes, which do not fit its shape`);
  }
  return { name, type: dtype, shape, bytes };
}

/**
 * Returns the names of the files that an index (`model.safetensors.index.json`) lists.
 *
 * @throws HeaderError for a name that is not a safetensors file in the same folder
 */
export function filesOfIndex(bytes: Uint8Array): string[] {
  const { weight_map: map } = jsonObject(bytes);
  const names = [...new Set(Object.values(isMapping(map) ? map : {}))];
  const wrong = names.find((name) => typeof name !== "string" || !/^\w[\w.-]*\.safetensors$/.test(name));
  if (names.length === 0) throw new HeaderError("the index has no weight_map with the names of its files");
  if (wrong !== undefined) {
    throw new HeaderError(`the index names ${JSON.stringify(wrong)}; allowed: a .safetensors file in the same folder`);
  }
  return names.map(String);
}

function jsonObject(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value = parseJson(decoder.decode(bytes));
    if (isMapping(value)) return value;
  } catch {
    // The error below says the same in plain words.
  }
  throw new HeaderError("the header is not a JSON object; the file is damaged");
}

function isSizes(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((size) => Number.isSafeInteger(size) && size >= 0);
}
