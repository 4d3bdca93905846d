export interface ServerEvent {
  readonly event: string | undefined;
  readonly data: string;
}

const LINE_FEED = 10;
const SPACE = 32;
const MORE_FOLLOWS = { stream: true } as const;
/**
 * A decoder that keeps byte order marks. A default decoder would remove a mark at the start of every chunk. The mark at
 * the start of the stream is removed separately.
 */
const plainDecoder = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Splits a stream of server-sent events or of lines, whose chunks may end at any byte. Each byte is read once, even if a long
 * event arrives in small chunks. Ids and reconnection times are ignored, because a response is never requested again.
 *
 * @source WHATWG HTML, "Server-sent events", parsing an event stream
 */
export class EventSplitter {
  /** Complete lines of the stream. The lines before the offset `#at` have already been read. */
  #lines = "";
  #at = 0;
  /** The last, incomplete line. */
  #begun = "";
  #data: string | undefined;
  #event: string | undefined;
  #isFirst = true;
  /** True if the last chunk ended with a carriage return. A line feed after it belongs to the same line end. */
  #afterReturn = false;
  readonly #isLines: boolean;
  /** Keeps the first bytes of a character that was split between two chunks. */
  #decoder: TextDecoder | undefined;

  /** @param isLines true if each line that is not empty is the data of an event, as in a stream of JSON lines */
  constructor(isLines = false) {
    this.#isLines = isLines;
  }

  feed(bytes: Uint8Array): void {
    if (bytes.length > 0) this.#add(this.#decode(bytes));
  }

  /** Ends the stream, and completes the last event if no empty line follows it. */
  close(): void {
    this.#add(`${this.#decoder?.decode() ?? ""}\n\n`);
  }

  /** Returns the next complete event, or undefined if more bytes are needed. */
  next(): ServerEvent | undefined {
    const lines = this.#lines;
    while (this.#at < lines.length) {
      const start = this.#at;
      const end = lines.indexOf("\n", start);
      if (end < 0) return undefined;
      this.#at = end + 1;
      if (end > start && this.#isLines) return { event: undefined, data: lines.slice(start, end) };
      if (end > start) this.#field(lines, start, end);
      else if (this.#data !== undefined) return this.#whole(this.#data);
      else this.#event = undefined;
    }
    return undefined;
  }

  #whole(data: string): ServerEvent {
    const event = this.#event;
    this.#data = undefined;
    this.#event = undefined;
    return { event, data };
  }

  #field(lines: string, start: number, end: number): void {
    if (lines.startsWith("data:", start)) {
      const value = lines.slice(start + (lines.charCodeAt(start + 5) === SPACE ? 6 : 5), end);
      this.#data = this.#data === undefined ? value : `${this.#data}\n${value}`;
    } else if (lines.startsWith("event:", start)) {
      this.#event = lines.slice(start + (lines.charCodeAt(start + 6) === SPACE ? 7 : 6), end) || undefined;
    } else if (end - start === 4 && lines.startsWith("data", start)) {
      this.#data = this.#data === undefined ? "" : `${this.#data}\n`;
    }
  }

  /**
   * Decodes bytes. If the last byte is an ASCII character, no character is split, so the faster `plainDecoder` can be
   * used.
   */
  #decode(bytes: Uint8Array): string {
    const endsWhole = (bytes[bytes.length - 1] ?? 0) < 0x80;
    if (endsWhole && this.#decoder === undefined) return plainDecoder.decode(bytes);
    const text = (this.#decoder ??= new TextDecoder("utf-8", { ignoreBOM: true })).decode(bytes, MORE_FOLLOWS);
    if (endsWhole) this.#decoder = undefined;
    return text;
  }

  #add(piece: string): void {
    let text = piece;
    if (text === "") return;
    if (this.#isFirst && text.startsWith("\uFEFF")) text = text.slice(1);
    this.#isFirst = false;
    if (this.#afterReturn && text.charCodeAt(0) === LINE_FEED) text = text.slice(1);
    this.#afterReturn = false;
    if (text.includes("\r")) {
      this.#afterReturn = text.endsWith("\r");
      text = text.replaceAll(/\r\n?/g, "\n");
    }
    const end = text.charCodeAt(text.length - 1) === LINE_FEED ? text.length : text.lastIndexOf("\n") + 1;
    if (end === 0) {
      this.#begun += text;
      return;
    }
    const lines = this.#begun + (end === text.length ? text : text.slice(0, end));
    this.#lines = this.#at < this.#lines.length ? this.#lines.slice(this.#at) + lines : lines;
    this.#at = 0;
    this.#begun = end === text.length ? "" : text.slice(end);
  }
}
