import type { Answer } from "./answer.ts";
import { asChunk } from "./chunk.ts";
import type { Chunk } from "./chunk.ts";
import type { ServerEvent } from "./events.ts";
import { messageIn } from "./failure.ts";
import { parseJson } from "./json.ts";
import { isJsonType } from "./media-type.ts";

/** The record after the last one. */
export const DONE = Symbol("[DONE]");

/** Records that only keep the connection open. */
const KEEP_ALIVE = /^\W*(?:ping|pong|keep-?alive|heart-?beat)\W*$/i;

/**
 * What a record holds: a chunk, `DONE`, or nothing (undefined).
 * @param hasClosed the connection is closed: the last record may have been cut off
 * @throws ProviderApiError for an error of the server, ProviderOutputError for anything that is no chunk
 */
export function readRecord(
  record: ServerEvent | undefined,
  answer: Answer | undefined,
  hasClosed: boolean,
): Chunk | typeof DONE | undefined {
  if (record === undefined || answer === undefined) return undefined;
  const { data, event } = record;
  if (event === undefined && data.startsWith("{")) return readChunk(answer, data, hasClosed);
  if (data.trim() === "[DONE]") return DONE;
  if (event === "error") throw refusal(answer, valueIn(data), data);
  if (data === "" || KEEP_ALIVE.test(data) || (event !== undefined && KEEP_ALIVE.test(event))) return undefined;
  return readChunk(answer, data, hasClosed);
}

/** An answer that is no stream: JSON counts as one chunk. @throws as `readRecord` */
export async function readWhole(answer: Answer): Promise<unknown> {
  const { mediaType } = answer;
  if (!isJsonType(mediaType)) {
    throw answer.malformed(`expected text/event-stream, got ${mediaType}`, await answer.errorText());
  }
  return asChunk(readChunk(answer, await answer.text(), false));
}

function readChunk(answer: Answer, data: string, hasClosed: boolean): Chunk | undefined {
  let value: unknown;
  try {
    value = parseJson(data);
  } catch (cause) {
    if (hasClosed) return undefined;
    throw answer.notJson(data, cause);
  }
  if (typeof value !== "object" || value === null) {
    throw answer.malformed(`expected an object, got ${data.slice(0, 100)}`, data);
  }
  const { error } = value as Chunk;
  // Some servers send `error: null` with every chunk.
  if (error !== undefined && error !== null && error !== false && error !== "") throw refusal(answer, value, data);
  return value;
}

function refusal(answer: Answer, value: unknown, data: string): Error {
  const words = messageIn(value) || data.trim();
  return answer.refusal(`the provider ended its answer with an error: ${words.slice(0, 500)}`, data);
}

/** The value of a text of JSON; undefined: it is none. */
function valueIn(data: string): unknown {
  try {
    return parseJson(data);
  } catch {
    return undefined;
  }
}
