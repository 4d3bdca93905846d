import { InputError } from "../../http/errors.ts";
import type { Answer } from "../../http/answer.ts";
import type { BodyReader } from "../../http/body.ts";
import { isJsonType } from "../../http/headers.ts";
import { isMapping } from "../../http/json.ts";
import type { EndReport } from "../events.ts";
import type { CallResponse } from "../options.ts";
import { Assembler, type Collected, type FinalMessage } from "../message/assemble.ts";
import type { Piece } from "../message/read.ts";
import { Records, readWhole, type StreamForm } from "./records.ts";

/** The status, headers and id of a response, without its body. */
export interface ResponseHead extends CallResponse {
  /** Id of the provider that answered. */
  readonly provider: string;
  /** The request id that the provider returned. Empty if there is none. */
  readonly requestId: string;
}

/** Content types that servers use for server-sent events. The first content type is the standard. */
const EVENT_TYPES = new Set(["text/event-stream", "", "text/plain"]);

/**
 * Cancels the download of a stream that the program has dropped without leaving its loop. The platform itself never
 * closes such a connection. Some platforms have no registry.
 */
const dropped =
  typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry<() => void>((cancel) => cancel());

/** A response with a stream, and the form of its records. */
export interface StreamedAnswer {
  readonly answer: Answer;
  /** Default: server-sent events whose data are chunks. */
  readonly form?: StreamForm | undefined;
  /** Receives the chunks and the end of the stream. */
  readonly end?: EndReport | undefined;
}

/** The chunks of a response. `Whole` is the joined response, and `Message` its last message. */
export interface ChunkStream<T, Whole = Collected, Message = FinalMessage> extends AsyncGenerator<T, void, undefined> {
  /** Status, headers and request id. Reading this property sends the request. */
  readonly response: Promise<ResponseHead>;
  /**
   * Returns the next chunk. @throws ProviderApiError, ProviderOutputError (`truncated`), RequestTimeoutError,
   * ConnectionError
   */
  next(): Promise<IteratorResult<T, void>>;
  /** Ends the stream, and cancels the request. */
  return(): Promise<IteratorResult<T, void>>;
  /**
   * Reads the stream to its end. @returns the result of the same call without streaming: choices with complete
   * messages, joined tool calls and usage @throws the errors of `next`; InputError if chunks were read before
   */
  collect(): Promise<Whole>;
  /**
   * Reads the stream to its end. @returns the message of the first choice, or the last message of a response @throws
   * the errors of `collect`
   */
  finalMessage(): Promise<Message>;
  /** Returns the chunks as a `ReadableStream`. Cancelling this `ReadableStream` cancels the request. */
  toReadableStream(): ReadableStream<T>;
}

/**
 * Reads the chunks of a response. The request is sent when the first chunk, the `response` or the complete result is
 * read. Leaving a loop over the chunks cancels the request. The network is read again only when the caller has received
 * all chunks that have arrived.
 */
export class Chunks<T, Whole, Message> implements ChunkStream<T, Whole, Message> {
  readonly #open: () => Promise<StreamedAnswer>;
  readonly #onEnd: (() => void) | undefined;
  readonly #chunks: AsyncGenerator<T, void, undefined>;
  #opened: Promise<StreamedAnswer> | undefined;
  #reader: BodyReader | undefined;
  /** True if `return` was called, perhaps while waiting for a chunk. */
  #isOver = false;
  #hasBegun = false;
  #collected: Promise<Whole> | undefined;

  /**
   * @param open  sends the request
   * @param onEnd called once, when the stream ends for any reason
   */
  constructor(open: () => Promise<StreamedAnswer>, onEnd?: () => void) {
    this.#open = open;
    this.#onEnd = onEnd;
    this.#chunks = this.#read();
  }

  get response(): Promise<ResponseHead> {
    const head = this.#answer().then(({ answer: { provider, url, status, headers, requestId } }) => ({
      provider,
      url,
      status,
      headers,
      requestId,
    }));
    // Prevents an unhandled rejection: a caller that only loops over the stream gets the error from the loop, not from
    // this promise.
    head.catch(() => {});
    return head;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<T, void>> {
    this.#hasBegun = true;
    return this.#chunks.next();
  }

  async return(): Promise<IteratorResult<T, void>> {
    this.#isOver = true;
    this.#reader?.cancel();
    // A generator that waits for a chunk ends only when the chunk arrives, so its end is not awaited.
    this.#chunks.return().catch(() => {});
    if (!this.#hasBegun) {
      this.#onEnd?.();
      this.#opened
        ?.then(({ answer, end }) => {
          answer.discard();
          return end?.end("left");
        })
        .catch(() => {});
    }
    return { done: true, value: undefined };
  }

  /** Ends the stream like `return`, and rejects with `error`. */
  async throw(error: unknown): Promise<IteratorResult<T, void>> {
    await this.return();
    throw error;
  }

  collect(): Promise<Whole> {
    if (this.#collected === undefined && (this.#hasBegun || this.#isOver)) {
      return Promise.reject(new InputError("the stream is already being read; collect() replaces the loop"));
    }
    return (this.#collected ??= this.#collectAll());
  }

  async finalMessage(): Promise<Message> {
    return finalMessageOf(await this.collect()) as Message;
  }

  toReadableStream(): ReadableStream<T> {
    const pull = async (controller: ReadableStreamDefaultController<T>): Promise<void> => {
      const { done, value } = await this.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    };
    const cancel = async (): Promise<void> => void (await this.return());
    // The high-water mark is 0, so that no chunk is read before the reader asks for it.
    return new ReadableStream<T>({ pull, cancel }, { highWaterMark: 0 });
  }

  // The form of the stream decides what is collected. The function that returns the stream states the type.
  async #collectAll(): Promise<Whole> {
    const { form, answer } = await this.#answer();
    const events = form?.response?.();
    const assembler = events === undefined ? new Assembler() : undefined;
    for await (const chunk of this) {
      events?.note(chunk as Piece);
      assembler?.add(chunk);
    }
    return (events?.result() ?? assembler?.result(answer.provider)) as Whole;
  }

  #answer(): Promise<StreamedAnswer> {
    return (this.#opened ??= this.#open());
  }

  #cancelWhenDropped(reader: BodyReader, end: EndReport | undefined): void {
    const onEnd = this.#onEnd;
    const cancel = (): void => {
      reader.cancel();
      end?.end("left");
      onEnd?.();
    };
    dropped?.register(this, cancel, this);
  }

  async *#read(): AsyncGenerator<T, void, undefined> {
    let end: EndReport | undefined;
    try {
      const opened = await this.#answer();
      const { answer, form } = opened;
      ({ end } = opened);
      if (this.#isOver) return answer.discard();
      if (!isStream(answer, form)) {
        const chunk = await readWhole(answer, form);
        end?.chunk(chunk);
        yield chunk as T;
        return end?.end("done");
      }
      const reader = (this.#reader = answer.open());
      this.#cancelWhenDropped(reader, end);
      const records = new Records(answer, reader, form);
      while (!this.#isOver) {
        const chunk = records.take();
        if (chunk === undefined) {
          if (!(await records.fill())) return end?.end("done");
        } else {
          end?.chunk(chunk);
          yield chunk as T;
          reader.check();
        }
      }
    } catch (error) {
      // A caller that left the loop does not expect an error.
      if (!this.#isOver) {
        end?.end("failed", error);
        throw error;
      }
    } finally {
      end?.end("left");
      dropped?.unregister(this);
      this.#reader?.cancel();
      this.#onEnd?.();
    }
  }
}

/** Returns the message of a chat's first choice, the text of a completion, or the last message of a response. */
function finalMessageOf(whole: unknown): unknown {
  if (!isMapping(whole) || !Array.isArray(whole.choices)) {
    const { output } = Object(whole) as { readonly output?: unknown };
    return Array.isArray(output) ? output.findLast((item) => isMapping(item) && item.type === "message") : undefined;
  }
  const { choices, generated_text: text } = whole as unknown as Collected;
  const [first] = choices;
  if (first !== undefined && first.text === undefined) return first.message;
  return { role: "assistant", content: first?.text ?? text ?? null };
}

function isStream({ mediaType }: Answer, form: StreamForm | undefined): boolean {
  return form?.isLines === true ? !isJsonType(mediaType) : EVENT_TYPES.has(mediaType);
}
