import { InputError } from "../../http/errors.ts";

/**
 * The chunks of a result, and the result itself. The request is sent when the first chunk or the result is read.
 * Leaving a loop over the chunks cancels the request.
 */
export interface ResultStream<Piece, Result> extends AsyncIterable<Piece> {
  /**
   * Returns the whole result. If no loop reads the chunks, this function reads them.
   *
   * @throws the errors of reading the chunks; InputError if a loop over the chunks was left before its end
   */
  result(): Promise<Result>;
}

/** Creates a stream from a generator that yields chunks and returns the result. */
export function resultStream<Piece, Result>(pieces: AsyncGenerator<Piece, Result>): ResultStream<Piece, Result> {
  let settle: { resolve: (result: Result) => void; reject: (error: unknown) => void };
  const settled = new Promise<Result>((resolve, reject) => (settle = { resolve, reject }));
  // Prevents an unhandled rejection, because a caller that loops over the stream may never await the result.
  settled.catch(() => {});
  let reader: "a loop" | "result()" | undefined;

  async function* read(): AsyncGenerator<Piece, void> {
    try {
      for (;;) {
        const { done, value } = await pieces.next();
        if (done === true) return settle.resolve(value);
        yield value;
      }
    } catch (error) {
      settle.reject(error);
      throw error;
    } finally {
      settle.reject(
        new InputError("there is no result, because the caller left the loop before the end of the stream"),
      );
      await pieces.return(undefined as never);
    }
  }

  return {
    [Symbol.asyncIterator]() {
      if (reader !== undefined) throw new InputError(`the stream is already being read by ${reader}`);
      reader = "a loop";
      return read();
    },
    async result() {
      if (reader === undefined) {
        reader = "result()";
        for await (const _ of read());
      }
      return settled;
    },
  };
}
