/*
 * Types of the platform that not every project has by name: without the library "dom", Node's types have `RequestInit`
 * alone.
 */

/** What `fetch` takes as a body. */
export type Body = NonNullable<RequestInit["body"]>;
/** When `fetch` sends cookies: `omit`, `same-origin` or `include`. */
export type Credentials = NonNullable<RequestInit["credentials"]>;
/** A piece of a body, or its end. */
export type Piece = Awaited<ReturnType<ReadableStreamDefaultReader<Uint8Array>["read"]>>;
