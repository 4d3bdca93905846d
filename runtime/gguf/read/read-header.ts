import { MoreBytes, nameOf, parseStart, type ReadOptions, type Source } from "./bytes.ts";
import { parseGguf } from "./gguf.ts";
import { type Header, HeaderError } from "./header.ts";
import { filesOfIndex, parseSafetensors } from "./safetensors.ts";

/** Maximum number of files of one model. */
const MOST_FILES = 1000;
/** Number of files whose headers are read at the same time. */
const AT_ONCE = 4;

/** Matches the end of the name of a file that is one of several, such as `-00001-of-00003.gguf`. */
const PART = /-(\d{5})-of-(\d{5})(?=\.gguf$)/;

/**
 * Reads the header of a model file: the metadata, and name, type, shape and size of each tensor. The weights are not
 * loaded.
 *
 * Formats: GGUF (versions 2 and 3), safetensors, and the index of a model in several safetensors files. If a URL names
 * one part of a GGUF file, or an index, all files are read. For files on the user's machine, pass all parts as a list.
 *
 * @param source URL on a server that supports ranges, a file, or the files of one model
 * @throws HeaderError for a damaged file, another format, or a header that is larger than allowed; HubApiError,
 *   ConnectionError and RequestTimeoutError as in the client; the reason of `options.signal`
 * @example const { metadata } = await readHeader("https://huggingface.co/acme/tiny/resolve/main/tiny-Q4_K_M.gguf")
 */
export async function readHeader(source: Source | readonly Source[], options: ReadOptions = {}): Promise<Header> {
  const [first, ...others] = Array.isArray(source) ? (source as readonly Source[]) : [source as Source];
  if (first === undefined) throw new HeaderError("the list of files is empty; pass all files of the model");
  const files = others.length > 0 ? [first, ...others] : await filesOf(first, options);
  if (files.length > MOST_FILES) throw new HeaderError(`the model has ${files.length} files; allowed: ${MOST_FILES}`);
  const headers: Header[] = [];
  for (let from = 0; from < files.length; from += AT_ONCE) {
    headers.push(...(await Promise.all(files.slice(from, from + AT_ONCE).map((file) => readOne(file, options)))));
  }
  return merged(headers, files);
}

/** Returns the files of a model, of which one is given. Only a URL says where the others are. */
async function filesOf(source: Source, options: ReadOptions): Promise<readonly Source[]> {
  if (source instanceof Blob) return [source];
  const url = new URL(source);
  const [, , count] = PART.exec(url.pathname) ?? [];
  if (count !== undefined) {
    return Array.from({ length: Math.min(Number(count), MOST_FILES + 1) }, (_, index) =>
      withPath(url, url.pathname.replace(PART, `-${String(index + 1).padStart(5, "0")}-of-${count}`)),
    );
  }
  if (!url.pathname.endsWith(".json")) return [source];
  const names = await parseStart(source, options, (bytes, isWhole) => {
    if (!isWhole) throw new MoreBytes(bytes.length + 1);
    return filesOfIndex(bytes);
  });
  const folder = url.pathname.slice(0, url.pathname.lastIndexOf("/") + 1);
  return names.map((name) => withPath(url, folder + name));
}

function withPath(url: URL, path: string): string {
  const other = new URL(url);
  other.pathname = path;
  return other.href;
}

async function readOne(source: Source, options: ReadOptions): Promise<Header> {
  try {
    return await parseStart(source, options, (bytes) => {
      if (bytes.length < 9) throw new MoreBytes(9);
      if (startsWith(bytes, "GGUF")) return parseGguf(bytes);
      // A safetensors file begins with the length of its header, which begins with a brace.
      if (bytes[8] === 0x7b) return parseSafetensors(bytes);
      throw new HeaderError("the file is neither GGUF nor safetensors");
    });
  } catch (error) {
    if (!(error instanceof HeaderError) || error.message.startsWith(nameOf(source))) throw error;
    throw new HeaderError(`${nameOf(source)}: ${error.message}`);
  }
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((character, index) => bytes[index] === character.charCodeAt(0));
}

/** Joins the headers of the files of one model. @throws HeaderError if they are not files of one model */
function merged(headers: readonly Header[], files: readonly Source[]): Header {
  const [first] = headers;
  if (first === undefined) throw new HeaderError("the list of files is empty; pass all files of the model");
  for (const [index, { format, metadata }] of headers.entries()) {
    const count = metadata["split.count"] ?? headers.length;
    const number = metadata["split.no"] ?? index;
    if (format !== first.format || (format === "gguf" && (count !== headers.length || number !== index))) {
      const file = files[index] === undefined ? "a file" : nameOf(files[index]);
      throw new HeaderError(
        `${file} is not part ${index + 1} of ${headers.length} of the model; pass all parts in order`,
      );
    }
  }
  return { ...first, tensors: headers.flatMap(({ tensors }) => tensors) };
}
