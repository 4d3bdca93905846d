/** The body of a small chat response. */
export const CHAT_REPLY = JSON.stringify({
  id: "chatcmpl-6f0f6a3e",
  object: "chat.completion",
  created: 1_760_000_000,
  model: "acme/chat-small",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: "The capital of France is Paris." },
      finish_reason: "stop",
    },
  ],
  usage: { prompt_tokens: 14, completion_tokens: 8, total_tokens: 22 },
});

const bytesOf = new TextEncoder();

/** Returns one event of a stream that contains `text`. */
function eventOf(text: string, finish: "stop" | null = null): string {
  const piece = {
    id: "chatcmpl-6f0f6a3e",
    object: "chat.completion.chunk",
    created: 1_760_000_000,
    model: "acme/chat-small",
    choices: [{ index: 0, delta: { content: text }, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(piece)}\n\n`;
}

/** Returns the chunks of a stream with `events` events. Each event has its own chunk. */
export function eachInItsOwnChunk(events: number): Uint8Array[] {
  const texts = Array.from({ length: events - 1 }, (_, index) => eventOf(` word${index % 100}`));
  return [...texts, eventOf("", "stop"), "data: [DONE]\n\n"].map((text) => bytesOf.encode(text));
}

/** Returns the bytes of the given chunks in new chunks of `size` bytes. */
export function inChunksOf(size: number, chunks: readonly Uint8Array[]): Uint8Array[] {
  const whole = Buffer.concat(chunks);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < whole.length; at += size) parts.push(new Uint8Array(whole.subarray(at, at + size)));
  return parts;
}

/** Returns the chunks of a stream with one large event, whose text has `size` bytes. */
export function oneLargeEvent(size: number): Uint8Array[] {
  return [eventOf("x".repeat(size)), eventOf("", "stop"), "data: [DONE]\n\n"].map((text) => bytesOf.encode(text));
}

/** Returns a response whose body consists of these chunks. A chunk is sent only when the reader asks for it. */
export function answerOf(chunks: readonly Uint8Array[], type = "text/event-stream"): Response {
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[at++];
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers: { "content-type": type } });
}
