import type { ServerResponse } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Cut } from "./options.ts";
import type { File } from "./replies.ts";

/** A response with a JSON body that explains an error. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function refusalAnswer(error: unknown): Answer {
  const status = error instanceof Refusal ? error.status : 500;
  return { status, json: { error: error instanceof Error ? error.message : "unknown" } };
}

export function fileAnswer({ type, bytes }: File): Answer {
  return { headers: { "content-type": type }, bytes };
}

/** How a response is sent. */
export interface Delivery {
  /** Milliseconds before each chunk of a streamed body, except the first. */
  readonly chunkMs: number;
  readonly cutAfter: Cut | undefined;
}

/** Sends a response. Resolves when it was sent, or the connection was closed. */
export async function deliver(
  response: ServerResponse,
  answer: Answer,
  { chunkMs, cutAfter }: Delivery,
): Promise<void> {
  const { type, chunks } = bodyOf(answer);
  const whole = Array.isArray(chunks) && answer.stream === undefined ? { "content-length": chunks[0].length } : {};
  const headers = { "content-type": type, "x-request-id": "mock", ...answer.headers, ...whole };
  response.writeHead(answer.status ?? 200, headers);
  let sent = 0;
  let room = cutAfter?.bytes ?? Infinity;
  for await (const item of chunks) {
    if (sent === cutAfter?.chunks || room <= 0 || response.destroyed) break;
    if (sent > 0) await sleep(chunkMs, undefined, { ref: false });
    const chunk = encoded(item).subarray(0, room);
    // The callback runs when the chunk was sent, so that a cut does not lose it.
    if (chunk.length > 0) await new Promise<unknown>((resolve) => response.write(chunk, resolve));
    sent++;
    room -= chunk.length;
  }
  if (cutAfter === undefined) response.end();
  else response.destroy();
  // Rejects if the client closed the connection early.
  await finished(response).catch(() => undefined);
}

function bodyOf({ json, text, bytes, stream }: Answer) {
  if (stream !== undefined) return { type: "text/event-stream", chunks: stream };
  if (json !== undefined) return { type: "application/json", chunks: [Buffer.from(JSON.stringify(json))] as const };
  if (text !== undefined) return { type: "text/plain; charset=utf-8", chunks: [Buffer.from(text)] as const };
  return { type: "application/octet-stream", chunks: [bytes ?? new Uint8Array()] as const };
}

function encoded(chunk: unknown): Uint8Array {
  if (chunk instanceof Uint8Array) return chunk;
  return Buffer.from(typeof chunk === "string" ? chunk : `data: ${JSON.stringify(chunk)}\n\n`);
}
