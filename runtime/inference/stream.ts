import type { Answer } from "./answer.ts";
import type { BodyReader } from "./body.ts";
import { Progress } from "./chunk.ts";
import { Assembler } from "./collect.ts";
import type { Collected, FinalMessage } from "./collect.ts";
import { ConnectionError, InputError } from "./errors.ts";
import { EventSplitter } from "./events.ts";
import type { CallResponse } from "./options.ts";
import { readable } from "./readable.ts";
import { DONE, readRecord, readWhole } from "./record.ts";
import { LATE } from "./watch.ts";
import type { Piece } from "./platform.ts";

/** What is known of an answer before its body. */
export interface ResponseHead extends CallResponse {
  /** The provider's name for this answer; `""` when there is none. */
  readonly requestId: string;
}

/** After the last record a server that closes properly is given so long, so that the connection can be used again. */
const CLOSE_WITHIN_MS = 50;
/** Types that servers give to server-sent events; the first is the right one. */
const EVENT_TYPES = new Set(["text/event-stream", "", "text/plain"]);

const OVER = { done: true, value: undefined } as const;

interface Source {
  readonly answer: Answer;
  readonly reader: BodyReader;
}

/**
 * The chunks of an answer, as they come. Nothing is sent before the first of them, the `response` or the whole is asked
 * for. Leaving the loop cancels the request. The network is read only when all chunks that have arrived were taken.
 * @param open  sends the request
 * @param onEnd called once, when the stream is over for whatever reason
 */
export function chunks<T>(open: () => Promise<Answer>, onEnd?: () => void): ChunkStream<T> {
  return new Chunks<T>(open, onEnd);
}

/** The chunks of an answer, as they come. */
export interface ChunkStream<T> extends AsyncGenerator<T, void, undefined> {
  /** Status, headers and request id. Sends the request. */
  readonly response: Promise<ResponseHead>;
  /** The next chunk. @throws ProviderApiError, ProviderOutputError (`truncated`), RequestTimeoutError, ConnectionError */
  next(): Promise<IteratorResult<T, void>>;
  /** Ends the stream: the request is cancelled. */
  return(): Promise<IteratorResult<T, void>>;
  /**
   * Reads to the end. @returns what the same call gives without streaming: choices with whole messages, tool calls put
   * together, usage @throws as `next`; InputError when chunks were taken before
   */
  collect(): Promise<Collected>;
  /** Reads to the end. @returns the message of the first choice @throws as `collect` */
  finalMessage(): Promise<FinalMessage>;
  /** The chunks as a stream of the platform. Cancelling it cancels the request. */
  toReadableStream(): ReadableStream<T>;
}

/** See {@link chunks}. */
class Chunks<T> implements ChunkStream<T> {
  readonly #open: () => Promise<Answer>;
  #onEnd: (() => void) | undefined;
  #opened: Promise<Answer> | undefined;
  #source: Source | undefined;
  /** What has arrived and was not taken. */
  #events = new EventSplitter();
  /** `[DONE]` was read. */
  #isDone = false;
  /** The server has ended the answer. */
  #hasClosed = false;
  #isOver = false;
  /** Bytes since the last whole record. */
  #unfinished = 0;
  /** A `next` has not settled; the following one waits for the last. */
  #isBusy = false;
  #last: Promise<unknown> | undefined;
  #collected: Promise<Collected> | undefined;
  readonly #progress = new Progress();

  constructor(open: () => Promise<Answer>, onEnd?: () => void) {
    this.#open = open;
    this.#onEnd = onEnd;
  }

  get response(): Promise<ResponseHead> {
    const head = this.#start().then(({ url, status, headers, requestId }) => ({ url, status, headers, requestId }));
    // Whoever only iterates learns of a failure there.
    head.catch(() => {});
    return head;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<T, void>> {
    if (this.#isBusy) return this.#queue();
    try {
      this.#source?.reader.check();
      const ready = this.#take();
      if (ready !== undefined) return Promise.resolve(ready);
    } catch (error) {
      return Promise.reject(this.#fail(error));
    }
    if (this.#isOver) return Promise.resolve(OVER);
    this.#isBusy = true;
    const source = this.#source;
    if (source === undefined) return (this.#last = this.#begin());
    return (this.#last = this.#isDone || this.#hasClosed ? this.#finish(source) : this.#pull(source));
  }

  return(): Promise<IteratorResult<T, void>> {
    this.#events = new EventSplitter();
    if (!this.#isOver) {
      this.#source?.reader.cancel();
      this.#end();
    }
    return Promise.resolve(OVER);
  }

  /** Ends the stream like `return`, and fails with `error`. */
  async throw(error: unknown): Promise<IteratorResult<T, void>> {
    await this.return();
    throw error;
  }

  collect(): Promise<Collected> {
    if (this.#collected === undefined && (this.#isBusy || this.#isOver || this.#source !== undefined)) {
      return Promise.reject(new InputError("the stream is already being read; collect() takes the place of the loop"));
    }
    return (this.#collected ??= this.#collectAll());
  }

  async finalMessage(): Promise<FinalMessage> {
    const { choices, generated_text: text } = await this.collect();
    const [first] = choices;
    if (first !== undefined && first.text === undefined) return first.message;
    return { role: "assistant", content: first?.text ?? text ?? null };
  }

  toReadableStream(): ReadableStream<T> {
    return readable(this);
  }

  async #collectAll(): Promise<Collected> {
    const assembler = new Assembler();
    for await (const chunk of this) assembler.add(chunk);
    return assembler.result();
  }

  #start(): Promise<Answer> {
    this.#opened ??= this.#open();
    return this.#opened;
  }

  async #finish(source: Source): Promise<IteratorResult<T, void>> {
    try {
      return await this.#more(source);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  async #queue(): Promise<IteratorResult<T, void>> {
    await this.#last?.catch(() => {});
    return this.next();
  }

  async #begin(): Promise<IteratorResult<T, void>> {
    try {
      const answer = await this.#start();
      if (this.#isOver) {
        answer.discard();
        return this.#settle(OVER);
      }
      if (!EVENT_TYPES.has(answer.mediaType)) {
        const value = await readWhole(answer);
        this.#end();
        return this.#settle({ done: false, value: value as T });
      }
      this.#source = { answer, reader: answer.open() };
      return await this.#pull(this.#source);
    } catch (error) {
      throw this.#fail(error);
    }
  }

  #pull(source: Source): Promise<IteratorResult<T, void>> {
    return source.reader.read().then(this.#arrived, this.#broke);
  }

  /** Made once for all pieces, as `#broke` is. */
  readonly #arrived = ({ done, value }: Piece): IteratorResult<T, void> | Promise<IteratorResult<T, void>> => {
    const source = this.#source;
    try {
      if (this.#isOver || source === undefined) return this.#settle(OVER);
      source.reader.check();
      if (done) {
        this.#hasClosed = true;
        // The last record may lack the empty line after it.
        this.#events.close();
      } else this.#events.feed(value);
      const ready = this.#take();
      this.#checkSize(source.answer, ready, value?.byteLength);
      return ready === undefined ? this.#more(source) : this.#settle(ready);
    } catch (error) {
      throw this.#fail(error);
    }
  };

  /** A single record may not grow without end. */
  #checkSize(answer: Answer, ready: unknown, arrived = 0): void {
    this.#unfinished = ready === undefined ? this.#unfinished + arrived : 0;
    if (this.#unfinished <= answer.limit) return;
    throw answer.malformed(`expected records of at most ${answer.limit} bytes (option maxResponseBytes), got more`);
  }

  /** Reading failed: by a limit or the signal, or because the connection broke. */
  readonly #broke = (error: unknown): IteratorResult<T, void> => {
    const source = this.#source;
    if (this.#isOver || source === undefined) return this.#settle(OVER);
    const reason = source.answer.broken((source.reader.failure ?? { error }).error);
    if (!(reason instanceof ConnectionError)) throw this.#fail(reason);
    if (!this.#progress.hasAllFinished) throw this.#fail(this.#truncated(source.answer, reason));
    // Nothing is missing when every choice had finished.
    return this.#settle(this.#end());
  };

  /** All records that have arrived were taken. */
  #more(source: Source): IteratorResult<T, void> | Promise<IteratorResult<T, void>> {
    if (this.#isDone) return this.#drain(source.reader);
    if (!this.#hasClosed) return this.#pull(source);
    if (!this.#progress.hasFinished) throw this.#truncated(source.answer);
    return this.#settle(this.#end());
  }

  /** Waits a little for the end after the last record: a connection that was read to its end can be used again. */
  async #drain(reader: BodyReader): Promise<IteratorResult<T, void>> {
    const timer = setTimeout(() => reader.cancel(), this.#hasClosed ? 0 : CLOSE_WITHIN_MS);
    try {
      while (!(await reader.read()).done);
    } catch {
      // The stream is complete; how its connection ended does not matter.
    }
    clearTimeout(timer);
    return this.#settle(this.#end());
  }

  /** The next chunk that has arrived; undefined: more must be read. */
  #take(): IteratorResult<T, void> | undefined {
    while (!this.#isDone) {
      const event = this.#events.next();
      if (event === undefined) return undefined;
      const value = readRecord(event, this.#source?.answer, this.#hasClosed);
      if (value === DONE) this.#isDone = true;
      else if (value !== undefined) {
        this.#progress.note(value);
        return { done: false, value: value as T };
      }
    }
    return undefined;
  }

  #truncated(answer: Answer, cause?: unknown): Error {
    const details = { truncated: true, text: answer.clean(this.#progress.text), cause };
    return answer.malformed("expected [DONE] or a finish_reason, got the end of the stream", undefined, details);
  }

  #settle(result: IteratorResult<T, void>): IteratorResult<T, void> {
    this.#isBusy = false;
    return result;
  }

  /** Over because of `error`. @returns the error, to be thrown */
  #fail(error: unknown): unknown {
    this.#isBusy = false;
    this.#events = new EventSplitter();
    this.#source?.reader.cancel();
    this.#end();
    return error === LATE && this.#source !== undefined ? this.#source.answer.broken(error) : error;
  }

  #end(): IteratorResult<T, void> {
    this.#isOver = true;
    this.#source?.reader.close();
    this.#onEnd?.();
    this.#onEnd = undefined;
    return OVER;
  }
}
