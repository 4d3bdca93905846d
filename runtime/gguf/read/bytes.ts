import type { BodyReader } from "../../http/body.ts";
import type { NetworkOptions } from "../../http/options.ts";
import { HubApiError } from "../../http/errors.ts";
import { send } from "../../http/send.ts";
import { parseUrl } from "../../http/trust.ts";
import { bearerTarget, tokenOf } from "../../inference/route/credentials.ts";
import { HeaderError } from "./header.ts";

/** What a header is read from: a file in the browser or in memory, or a URL whose server supports ranges. */
export type Source = Blob | URL | string;

/** Options of `readHeader`. */
export interface ReadOptions extends Pick<
  NetworkOptions,
  "fetch" | "signal" | "allowHttp" | "headersTimeout" | "idleTimeout" | "maxRetries"
> {
  /** Token for a gated or private file. It is sent to the host of the URL, and to no other host. */
  readonly accessToken?: string | undefined;
  /** Maximum size of a header in bytes. Default: 64 MiB. A larger header is refused before it is loaded. */
  readonly maxHeaderBytes?: number | undefined;
}

const DEFAULT_MAX_HEADER_BYTES = 2 ** 26;

/** Bytes of the first request: enough for the header of most files without a vocabulary. */
const FIRST_BYTES = 2 ** 18;

/** Thrown by a parser that needs more bytes from the start of the file. */
export class MoreBytes {
  readonly size: number;
  constructor(size: number) {
    this.size = size;
  }
}

/**
 * Parses the start of a file. The parser gets the first bytes, and whether they are the whole file. It gets more of them
 * if it throws `MoreBytes`. At least twice as many bytes are loaded each time, so that the work grows with the header.
 *
 * @throws HeaderError when the header is larger than allowed, or the file ends in it; the errors of `send`
 */
export async function parseStart<T>(
  source: Source,
  options: ReadOptions,
  parse: (bytes: Uint8Array, isWhole: boolean) => T,
): Promise<T> {
  const { maxHeaderBytes = DEFAULT_MAX_HEADER_BYTES } = options;
  let bytes: Uint8Array = new Uint8Array();
  for (let wanted = Math.min(FIRST_BYTES, maxHeaderBytes); ;) {
    bytes = await loadTo(source, bytes, wanted, options);
    try {
      return parse(bytes, bytes.length < wanted);
    } catch (error) {
      if (!(error instanceof MoreBytes)) throw error;
      if (error.size > maxHeaderBytes) {
        throw new HeaderError(
          `${nameOf(source)}: the header needs ${error.size} bytes; allowed: ${maxHeaderBytes} (option maxHeaderBytes)`,
        );
      }
      if (bytes.length < wanted) {
        throw new HeaderError(
          `${nameOf(source)}: the file ends after ${bytes.length} bytes, inside its header; load the file again`,
        );
      }
      wanted = Math.min(maxHeaderBytes, Math.max(error.size, 2 * bytes.length));
    }
  }
}

/** Returns the first `size` bytes of a file, or the whole file if it is shorter. */
async function loadTo(source: Source, loaded: Uint8Array, size: number, options: ReadOptions): Promise<Uint8Array> {
  if (source instanceof Blob) return new Uint8Array(await source.slice(0, size).arrayBuffer());
  try {
    return await requestTo(source, loaded, size, options);
  } catch (error) {
    // The server says that the file ends before the range.
    if (loaded.length > 0 && error instanceof HubApiError && error.httpResponse?.status === 416) return loaded;
    throw error;
  }
}

async function requestTo(
  source: URL | string,
  loaded: Uint8Array,
  size: number,
  options: ReadOptions,
): Promise<Uint8Array> {
  const url = String(source);
  const answer = await send(
    bearerTarget(url, tokenOf(options.accessToken)),
    { method: "GET", headers: { range: `bytes=${loaded.length}-${size - 1}` }, body: undefined },
    { ...options, api: "hub" },
  );
  // A server that does not know ranges answers 200 and sends the file from its start.
  const from = answer.status === 206 ? loaded.length : 0;
  const reader = answer.open();
  const sent = answer.headers.get("content-range");
  if (answer.status === 206 && sent !== null && !sent.startsWith(`bytes ${from}-`)) {
    reader.cancel();
    const sentWords = JSON.stringify(sent);
    throw new HeaderError(`${nameOf(source)}: the server sent ${sentWords} instead of the bytes from ${from}`);
  }
  const whole = new Uint8Array(size);
  whole.set(loaded.subarray(0, from));
  const end = await fill(reader, whole, from);
  return whole.subarray(0, end);
}

/** Copies a body into `target`, and stops the download when `target` is full. Returns the end of the copied bytes. */
async function fill(reader: BodyReader, target: Uint8Array, from: number): Promise<number> {
  let end = from;
  try {
    while (end < target.length) {
      const piece = await reader.read();
      if (piece === undefined) break;
      const part = piece.subarray(0, target.length - end);
      target.set(part, end);
      end += part.length;
    }
  } finally {
    reader.cancel();
  }
  return end;
}

/** Returns a short name of a file for error messages, without the query of a URL, which can contain a secret. */
export function nameOf(source: Source): string {
  if (source instanceof Blob) return "name" in source && typeof source.name === "string" ? source.name : "the file";
  return parseUrl(String(source))?.pathname.split("/").at(-1) ?? "the URL";
}
