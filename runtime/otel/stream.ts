import type { Operation } from "./operation.ts";

/** Functions of a stream that read it. They send the request, if it was not sent before. */
const READERS: ReadonlySet<string | symbol> = new Set(["next", "collect", "result"]);
/** Functions that call other functions of the same stream. */
const COMPOSED: ReadonlySet<string | symbol> = new Set(["finalMessage", "toReadableStream"]);

/** Ends the span of a run whose chunks the program has dropped. Some platforms have no registry. */
const dropped =
  typeof FinalizationRegistry === "undefined"
    ? undefined
    : new FinalizationRegistry<Operation>((operation) => operation.end());

const nothing = (): void => {};

/**
 * Returns a stream that does all its work within a span, which begins when the stream is first read.
 * @param see receives the name and the result of each function that read or left the stream
 */
export function inSpan<Stream extends object>(
  target: Stream,
  operation: Operation,
  see: (name: string, result: unknown) => void,
): Stream {
  const proxy = new Proxy(target, {
    get(_, name) {
      if (name === "response") {
        const head = operation.track((): unknown => Reflect.get(target, name, target), nothing);
        // A program that only loops over the stream gets the error from the loop, not from this promise.
        head.catch(nothing);
        return head;
      }
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== "function") return own;
      if (name === Symbol.asyncIterator) return () => iterate(own.call(target) as object);
      return (...given: unknown[]): unknown => {
        if (READERS.has(name)) {
          return operation.track(
            () => own.apply(target, given) as unknown,
            (result) => see(String(name), result),
          );
        }
        if (name === "return" || name === "throw") see("return", undefined);
        return own.apply(COMPOSED.has(name) ? proxy : target, given) as unknown;
      };
    },
  });
  const iterate = (iterator: object): object => {
    if (iterator === target) return proxy;
    const chunks = inSpan(iterator, operation, see);
    dropped?.register(chunks, operation);
    return chunks;
  };
  return proxy;
}
