import { ConnectionError } from "../../http/errors.ts";
import type { Answer } from "../../http/answer.ts";
import type { BodyReader } from "../../http/body.ts";
import { isJsonType } from "../../http/headers.ts";
import { messageIn } from "../../http/server-message.ts";
import { isMapping, isObject, parseJson } from "../../http/json.ts";
import { DONE, type EventReader } from "../format/chat-format.ts";
import type { ResponseEvents } from "../format/response-events.ts";
import { asChunk, type Piece } from "../message/read.ts";
import { Progress, type Chunk } from "./chunk.ts";
import { EventSplitter, type ServerEvent } from "./events.ts";

/** The form of the records in a stream. */
export interface StreamForm {
  /** True if each line is a JSON document. Otherwise, the stream consists of server-sent events. */
  readonly isLines: boolean;
  /** Returns a function that converts the records of one stream, in order. Undefined if the records are chunks. */
  readonly events?: (() => EventReader) | undefined;
  /** Returns a reader for the events of the Responses API. Undefined for any other stream. */
  readonly response?: (() => ResponseEvents) | undefined;
  /** Converts a whole response, which counts as one record. Undefined if the response is a chat completion. */
  readonly reply?: ((reply: Piece) => Piece) | undefined;
}

/**
 * Maximum wait for the end of the response after the last record, in milliseconds. The connection can be reused only
 * after the response has ended.
 */
const CLOSE_WITHIN_MS = 50;

/** Matches a record that only keeps the connection open. */
const KEEP_ALIVE = /^\W*(?:ping|pong|keep-?alive|heart-?beat)\W*$/i;

/** Reads the records of a stream. `take` returns the next record that has arrived. `fill` waits for more bytes. */
export class Records {
  readonly #answer: Answer;
  readonly #reader: BodyReader;
  readonly #convert: EventReader | undefined;
  readonly #events: EventSplitter;
  readonly #progress: Progress | ResponseEvents;
  /** True if `[DONE]` was read. */
  #isDone = false;
  /** True if the server has ended the response. */
  #hasClosed = false;
  /** Number of bytes that have arrived. */
  #size = 0;

  constructor(answer: Answer, reader: BodyReader, form?: StreamForm) {
    this.#answer = answer;
    this.#reader = reader;
    this.#convert = form?.events?.();
    this.#progress = form?.response?.() ?? new Progress();
    this.#events = new EventSplitter(form?.isLines);
  }

  /** Returns the next chunk that has arrived, or undefined if more must be read. @throws the errors of `readRecord` */
  take(): Chunk | undefined {
    while (!this.#isDone) {
      const event = this.#events.next();
      if (event === undefined) return undefined;
      const chunk = readRecord(event, this.#answer, this.#hasClosed, this.#convert);
      if (chunk === DONE) this.#isDone = true;
      else if (chunk !== undefined) {
        this.#progress.note(chunk as Chunk & Piece);
        return chunk;
      }
    }
    return undefined;
  }

  /**
   * Waits for the next bytes.
   * @returns false if the stream is complete
   * @throws ProviderOutputError if the stream was cut off or is too long; RequestTimeoutError; the signal's reason
   */
  async fill(): Promise<boolean> {
    if (this.#isDone) {
      await drain(this.#reader);
      // Some servers send no `finish_reason` at all. But if one of several answers has one, the others need one too.
      if (this.#progress.hasFinished && !this.#progress.hasAllFinished) throw this.#truncated();
      return false;
    }
    if (this.#hasClosed) {
      if (this.#progress.hasAllFinished) return false;
      throw this.#truncated();
    }
    const piece = await this.#nextPiece();
    this.#hasClosed = piece === undefined;
    // An empty line ends each record, but may be missing after the last record. `close` ends the last record.
    if (piece === undefined) this.#events.close();
    else this.#events.feed(piece);
    this.#size += piece?.byteLength ?? 0;
    const { limit } = this.#answer;
    if (this.#size <= limit) return true;
    throw this.#answer.attempt.malformed(`expected at most ${limit} bytes (option maxResponseBytes), got more`);
  }

  /**
   * Reads the next bytes. Returns undefined if the response has ended, or if it was cut off after every choice had
   * finished.
   */
  async #nextPiece(): Promise<Uint8Array | undefined> {
    try {
      return await this.#reader.read();
    } catch (error) {
      const reason = this.#answer.attempt.failure(error);
      if (!(reason instanceof ConnectionError)) throw reason;
      if (!this.#progress.hasAllFinished) throw this.#truncated(reason);
      return undefined;
    }
  }

  #truncated(cause?: unknown): Error {
    const details = { truncated: true, text: this.#answer.attempt.clean(this.#progress.text), cause };
    const problem = `expected ${this.#progress.end}, got the end of the stream`;
    return this.#answer.attempt.malformed(problem, undefined, details);
  }
}

/** Waits at most `CLOSE_WITHIN_MS` for the end of the response after the last record. */
async function drain(reader: BodyReader): Promise<void> {
  const timer = setTimeout(() => reader.cancel(), CLOSE_WITHIN_MS);
  try {
    while ((await reader.read()) !== undefined);
  } catch {
    // The stream is complete, so an error of its connection does not matter.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the content of a record: a chunk, `DONE`, or undefined if the record is empty.
 * @param hasClosed true if the connection is closed; then the last record may have been cut off
 * @throws ProviderApiError for an error of the server, ProviderOutputError for any other content
 */
function readRecord(
  { data, event }: ServerEvent,
  answer: Answer,
  hasClosed: boolean,
  convert: EventReader | undefined,
): Chunk | typeof DONE | undefined {
  if (event === undefined && data.startsWith("{")) return readChunk(answer, data, hasClosed, convert);
  if (data.trim() === "[DONE]") return DONE;
  if (event === "error") throw refusal(answer, valueIn(data), data);
  if (data === "" || KEEP_ALIVE.test(data) || (event !== undefined && KEEP_ALIVE.test(event))) return undefined;
  return readChunk(answer, data, hasClosed, convert);
}

/**
 * Reads a response that is not a stream. The JSON of the response counts as one chunk. @throws the errors of
 * `readRecord`
 */
export async function readWhole(answer: Answer, form?: StreamForm): Promise<unknown> {
  const { mediaType } = answer;
  if (!isJsonType(mediaType)) {
    const expected = form?.isLines === true ? "lines of JSON" : "text/event-stream";
    throw answer.attempt.malformed(`expected ${expected}, got ${mediaType}`, await answer.errorText());
  }
  return asChunk(readChunk(answer, await answer.text(), false, form?.reply));
}

/** @param convert converts a value of another format */
function readChunk<Converted = Chunk>(
  answer: Answer,
  data: string,
  hasClosed: boolean,
  convert?: (value: Piece) => Converted,
): Chunk | Converted | undefined {
  let value: unknown;
  try {
    value = parseJson(data);
  } catch (cause) {
    if (hasClosed) return undefined;
    throw answer.attempt.notJson(data, cause);
  }
  if (!isObject(value)) throw answer.attempt.malformed(`expected an object, got ${data.slice(0, 100)}`, data);
  const isRefused = convert === undefined ? isError(value) : hasError(value);
  if (isRefused) throw refusal(answer, value, data);
  return convert === undefined ? value : convert(value);
}

/** Every valid chunk has one of these fields. */
const CONTENT = ["choices", "token", "generated_text"] as const;
/** Fields in which servers send errors without a field `error`. */
const MESSAGES = ["message", "detail", "errors", "err_msg"] as const;

/**
 * Returns true if a record is an error. Some servers send `error: null` with every chunk. Other servers send errors
 * without a field `error`.
 */
function isError(value: Chunk): boolean {
  const { object } = value;
  if (hasError(value)) return true;
  if (CONTENT.some((field) => value[field] !== undefined)) return false;
  if (object !== undefined) return object === "error";
  if (MESSAGES.some((field) => messageIn(value[field]) !== "")) return true;
  return statusIn(value) !== undefined && messageIn(value) !== "";
}

/** Returns true for a record with an error. In the Responses API, the error is in the response that failed. */
function hasError({ error, response }: Chunk): boolean {
  return (error !== undefined && error !== null && error !== false && error !== "") || hasFailed(response);
}

function hasFailed(response: unknown): response is Piece {
  return isMapping(response) && hasError(response);
}

function refusal(answer: Answer, record: unknown, data: string): Error {
  const value = isMapping(record) && hasFailed(record.response) ? record.response : record;
  const words = messageIn(value) || data.trim();
  return answer.attempt.refusal(
    `the provider ended its answer with an error: ${words.slice(0, 500)}`,
    data,
    statusIn(value) ?? answer.status,
  );
}

/** The status that a kind of error stands for. @source the error objects of OpenAI, Anthropic and TGI */
const STATUS_OF: readonly (readonly [kind: string, status: number])[] = [
  ["rate_limit", 429],
  ["overloaded", 503],
  ["timeout", 504],
  ["server_error", 500],
  ["api_error", 500],
];

/** Returns the HTTP status that an error inside a stream states, as a number or as a kind of error. */
function statusIn(value: unknown, depth = 2): number | undefined {
  if (!isObject(value) || depth === 0) return undefined;
  for (const field of ["code", "status", "status_code", "statusCode", "http_status_code"]) {
    const stated = value[field];
    const status = typeof stated === "string" || typeof stated === "number" ? Number(stated) : 0;
    if (Number.isInteger(status) && status >= 400 && status < 600) return status;
  }
  const inner = statusIn(value["error"], depth - 1);
  if (inner !== undefined) return inner;
  const kinds = [value["type"], value["code"], value["error_type"]].filter((kind) => typeof kind === "string");
  return STATUS_OF.find(([kind]) =>
    kinds.some((own) => own === kind || (kind !== "api_error" && own.includes(kind))),
  )?.[1];
}

/** Parses a text as JSON. Returns undefined if the text is not JSON. */
function valueIn(data: string): unknown {
  try {
    return parseJson(data);
  } catch {
    return undefined;
  }
}
