import { getEventListeners } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { send } from "../../http/send.ts";
import { Chunks, type ChunkStream } from "./stream.ts";
import { Assembler } from "../message/assemble.ts";
import { endless, json, pieces, serve } from "../testing/faulty-server.ts";
import { InferenceClient } from "../client.ts";
import { post } from "../testing/fault.ts";

const USER = { role: "user", content: "Hello" };

/** Returns a stream of a response that arrives in the given chunks. */
function streamOf(parts: readonly (string | Uint8Array<ArrayBuffer>)[], seen: string[] = []): ChunkStream<unknown> {
  const open = async () => {
    let at = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          const part = parts[at++];
          seen.push("read");
          if (part === undefined) controller.close();
          else controller.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
        },
        cancel: () => void seen.push("cancelled"),
      },
      { highWaterMark: 0 },
    );
    const answer = new Response(body, { headers: { "content-type": "text/event-stream" } });
    const target = { trust: "provider", url: "https://acme.example/v1", hosts: [] } as const;
    return { answer: await send(target, { method: "POST", headers: {}, body: "{}" }, { fetch: async () => answer }) };
  };
  return new Chunks(open, () => seen.push("over"));
}

async function all(stream: AsyncIterable<unknown>): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of stream) values.push(value);
  return values;
}

const event = (value: unknown, end = "\n"): string => `data: ${JSON.stringify(value)}${end}${end}`;
const choice = (delta: object, finish: string | null = null, index = 0) => ({
  choices: [{ index, delta, finish_reason: finish }],
});

test("the records do not depend on where the bytes are split, or on the kind of line breaks", async () => {
  const values = [{ a: "grüße 🎈" }, { b: "x\ny" }, { c: [1, { d: null }] }, choice({}, "stop")];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("\n", "\r", "\r\n"),
      fc.array(fc.nat(400), { maxLength: 30 }),
      async (end, cuts) => {
        const text = [
          `: comment${end}${end}`,
          `data: {"a":${end}data:  "grüße 🎈"}${end}${end}`,
          ...values.slice(1).map((value) => `id: 7${end}retry: 5${end}${event(value, end)}`),
          `data:  [DONE] ${end}${end}`,
        ].join("");
        const whole = new TextEncoder().encode(text);
        const at = [...new Set([0, ...cuts, whole.length])]
          .filter((cut) => cut <= whole.length)
          .sort((one, other) => one - other);
        const parts = at.slice(1).map((cut, index) => whole.slice(at[index], cut));
        expect(await all(streamOf(parts))).toEqual(values);
      },
    ),
    { numRuns: 60 },
  );
});

test("a stream that arrives byte by byte is read correctly", async () => {
  const whole = new TextEncoder().encode(`\u{feff}${event({ a: "é" })}${event(choice({}, "stop"))}`);
  expect(await all(streamOf(Array.from(whole, (byte) => Uint8Array.of(byte))))).toEqual([
    { a: "é" },
    choice({}, "stop"),
  ]);
});

test("a character is read correctly if an empty chunk arrives between its bytes", async () => {
  const whole = new TextEncoder().encode(event({ a: "🎈" }));
  const half = whole.indexOf(0xf0) + 2;
  const parts = [whole.slice(0, half), new Uint8Array(0), whole.slice(half), "data: [DONE]\n\n"];
  expect(await all(streamOf(parts))).toEqual([{ a: "🎈" }]);
});

test("no request is sent before the first chunk is requested", async () => {
  const seen: string[] = [];
  const stream = streamOf([event({ a: 1 }), "data: [DONE]\n\n"], seen);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(seen).toEqual([]);
  expect(await stream.next()).toEqual({ done: false, value: { a: 1 } });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect(await stream.next()).toEqual({ done: true, value: undefined });
  expect(seen).toEqual(["read", "read", "read", "over"]);
});

test("received chunks are returned before more bytes are read", async () => {
  const seen: string[] = [];
  const stream = streamOf([event({ a: 1 }) + event({ a: 2 }) + event({ a: 3 }), event({ a: 4 })], seen);
  for (const a of [1, 2, 3]) expect((await stream.next()).value).toEqual({ a });
  expect(seen).toEqual(["read"]);
  await stream.return();
  expect(seen).toEqual(["read", "cancelled", "over"]);
  expect(await stream.next()).toEqual({ done: true, value: undefined });
});

test("several chunks may be requested at once, and arrive in order", async () => {
  const stream = streamOf([event({ a: 1 }), event({ a: 2 }), event({ a: 3 }), "data: [DONE]\n\n"]);
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => stream.next()));
  expect(results.map(({ value }) => value)).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }, undefined, undefined]);
});

test("a slow reader slows the server down", async () => {
  const count = { written: 0 };
  const piece = event(choice({ content: "x".repeat(1000) }));
  const server = await serve(endless(piece, count));
  try {
    const stream = new Chunks(async () => ({ answer: await post(server.origin) }));
    await stream.next();
    // The server writes until the buffers of the sockets are full. Then it must wait for the reader.
    await expect
      .poll(async () => {
        const before = count.written;
        await new Promise((resolve) => setTimeout(resolve, 30));
        return count.written - before;
      })
      .toBe(0);
    expect(process.memoryUsage().external).toBeLessThan(200e6);
    for (let index = 0; index < 20_000; index++) await stream.next();
    expect(count.written).toBeGreaterThan(20_000);
    await stream.return();
    await expect.poll(() => server.busy()).toBe(0);
  } finally {
    await server.close();
  }
});

test("return() before the response arrives cancels the request", async () => {
  const seen: string[] = [];
  const stream = streamOf([event({ a: 1 })], seen);
  const first = stream.next();
  await stream.return();
  expect(await first).toEqual({ done: true, value: undefined });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(seen.sort()).toEqual(["cancelled", "over"]);
});

test("throw() ends the stream and rejects with the error", async () => {
  const seen: string[] = [];
  const stream = streamOf([event({ a: 1 }), event({ a: 2 })], seen);
  await stream.next();
  await expect(stream.throw(new Error("mine"))).rejects.toThrow("mine");
  expect(seen).toContain("cancelled");
});

test("stream.response returns the status, the request id and the headers", async () => {
  const server = await serve(pieces([event(choice({ content: "a" }, "stop"))]));
  try {
    const stream = new Chunks(async () => ({ answer: await post(server.origin) }));
    const { status, requestId, headers } = await stream.response;
    expect([status, requestId, headers.get("content-type")]).toEqual([200, "stream-1", "text/event-stream"]);
    expect(await all(stream)).toHaveLength(1);
    expect(server.seen).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test("a rejected response that is not awaited is ignored; the loop throws", async () => {
  const server = await serve(json({ error: "no" }, 400));
  try {
    const stream = new Chunks(async () => ({ answer: await post(server.origin) }));
    void stream.response;
    await expect(stream.next()).rejects.toThrow("status 400: no");
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  } finally {
    await server.close();
  }
});

test("toReadableStream returns a ReadableStream that can be cancelled", async () => {
  const seen: string[] = [];
  const parts = [event({ a: 1 }), event({ a: 2 }), event(choice({}, "stop"))];
  const values: unknown[] = [];
  const reader = streamOf(parts, seen).toReadableStream().getReader();
  values.push((await reader.read()).value, (await reader.read()).value);
  expect(seen).toEqual(["read", "read"]);
  await reader.cancel();
  expect(values).toEqual([{ a: 1 }, { a: 2 }]);
  expect(seen).toEqual(["read", "read", "cancelled", "over"]);
  const broken = streamOf([event({ a: 1 })])
    .toReadableStream()
    .getReader();
  await broken.read();
  await expect(broken.read()).rejects.toMatchObject({ truncated: true });
});

test("collect() returns the same result as a call without streaming", async () => {
  const parts = [
    event({ id: "1", object: "chat.completion.chunk", model: "m", ...choice({ role: "assistant", content: "" }) }),
    event({ id: "1", object: "chat.completion.chunk", ...choice({ reasoning: "hm" }) }),
    event({ id: "1", object: "chat.completion.chunk", ...choice({ content: "Hel" }) }),
    event({ id: "1", object: "chat.completion.chunk", ...choice({ content: "no" }, "length", 1) }),
    event({ id: "1", object: "chat.completion.chunk", ...choice({ content: "lo" }, "stop") }),
    event({ id: "1", object: "chat.completion.chunk", choices: [], usage: { total_tokens: 5 } }),
    "data: [DONE]\n\n",
  ];
  const stream = streamOf(parts);
  const whole = await stream.collect();
  expect(whole).toEqual({
    id: "1",
    object: "chat.completion",
    model: "m",
    usage: { total_tokens: 5 },
    choices: [
      { index: 0, message: { role: "assistant", content: "Hello", reasoning: "hm" }, finish_reason: "stop" },
      { index: 1, message: { role: "assistant", content: "no" }, finish_reason: "length" },
    ],
  });
  expect(await stream.finalMessage()).toEqual(whole.choices[0]?.message);
  const begun = streamOf(parts);
  await begun.next();
  await expect(begun.collect()).rejects.toMatchObject({ name: "InputError" });
});

test("tool calls are joined from their pieces", () => {
  const assembler = new Assembler();
  const call = (piece: object) => assembler.add(choice({ tool_calls: [piece] }));
  call({ index: 0, id: "a", type: "function", function: { name: "weather", arguments: "" } });
  call({ index: 1, id: "b", type: "function", function: { name: "time", arguments: '{"zone":' } });
  call({ index: 0, function: { arguments: '{"city":"Ro' } });
  call({ index: 0, id: "a", function: { name: "weather", arguments: 'me"}' } });
  call({ index: 1, function: { arguments: '"CET"}' } });
  assembler.add(choice({}, "tool_calls"));
  const [first] = assembler.result().choices;
  expect(first?.finish_reason).toBe("tool_calls");
  expect(first?.message).toEqual({
    role: "assistant",
    content: null,
    tool_calls: [
      { id: "a", type: "function", function: { name: "weather", arguments: '{"city":"Rome"}' } },
      { id: "b", type: "function", function: { name: "time", arguments: '{"zone":"CET"}' } },
    ],
  });
});

test("joins tool calls without an index, accepts an object as arguments, and ignores invalid chunks", () => {
  const assembler = new Assembler();
  for (const nonsense of [null, 7, { choices: null }, { choices: [null, { delta: null }] }]) assembler.add(nonsense);
  for (const id of ["a", "b"]) {
    assembler.add(choice({ tool_calls: [{ id, function: { name: id, arguments: { n: 1 } } }] }));
    assembler.add(choice({ tool_calls: [null, "x"] }));
  }
  expect(assembler.result().choices[0]?.message.tool_calls).toEqual(
    ["a", "b"].map((id) => ({ id, type: "function", function: { name: id, arguments: '{"n":1}' } })),
  );
});

test("text-generation streams can be collected, with choices or with tokens", async () => {
  const texts = streamOf([
    event({ choices: [{ index: 0, text: "He" }] }),
    event({ choices: [{ index: 0, text: "y", finish_reason: "stop" }] }),
  ]);
  expect(await texts.finalMessage()).toEqual({ role: "assistant", content: "Hey" });
  const token = (text: string, special = false) => ({ token: { id: 1, text, special }, generated_text: null });
  const tokens = [token("He"), token("y"), { ...token("</s>", true), generated_text: "Hey" }];
  expect(await streamOf(tokens.map((value) => event(value))).collect()).toMatchObject({ generated_text: "Hey" });
  const cut = streamOf(tokens.slice(0, 2).map((value) => event(value)));
  await expect(all(cut)).rejects.toMatchObject({ truncated: true, text: "Hey" });
});

test.each([
  [
    { index: 0, id: "a", function: { name: "f" } },
    { index: 0, id: "a", name: "f", arguments: "" },
  ],
  [
    { index: 0, id: null, type: null, function: { name: null, arguments: "{" } },
    { index: 0, id: "", arguments: "{" },
  ],
  [
    { index: 1, function: { arguments: { n: 1 } }, extra: 2 },
    { index: 1, id: "", arguments: '{"n":1}', extra: 2 },
  ],
])("in chunks, every tool call has an id, a type and arguments: %j", async (sent, told) => {
  const { name, arguments: text, ...rest } = { name: undefined, ...told };
  const [chunk] = await all(streamOf([event(choice({ tool_calls: [sent] }, "tool_calls"))]));
  const call = { type: "function", ...rest, function: { ...(name !== undefined && { name }), arguments: text } };
  expect(chunk).toEqual(choice({ tool_calls: [call] }, "tool_calls"));
});

test("the field `tool_calls` is left out if it is null", async () => {
  const [chunk] = await all(streamOf([event(choice({ content: "Hi", tool_calls: null }, "stop"))]));
  expect(chunk).toStrictEqual(choice({ content: "Hi" }, "stop"));
});

test.each([
  [{ detail: "no credit" }, 200, false],
  [{ errors: [{ message: "no credit" }] }, 200, false],
  [{ error: { message: "no credit", code: 429 } }, 429, true],
  [{ error: { message: "no credit", code: "429" } }, 429, true],
  [{ error: { message: "no credit", code: [429] } }, 200, false],
  [{ error: { message: "no credit", type: "invalid_api_error" } }, 200, false],
  [{ error: "no credit", error_type: "overloaded" }, 503, true],
  [{ error: { message: "no credit", type: "server_error", code: null } }, 500, true],
  [{ type: "error", error: { type: "overloaded_error", message: "no credit" } }, 503, true],
  [{ ...choice({ content: "" }, "error"), error: { code: 402, message: "no credit" } }, 402, false],
  [{ status: 400, title: "Bad Request", detail: "no credit" }, 400, false],
  [{ status: 402, title: "no credit" }, 402, false],
  [{ code: 429, msg: "no credit" }, 429, true],
])("%j is an error with status %d", async (record, status, isRetryable) => {
  const stream = streamOf([event(record), "data: [DONE]\n\n"]);
  const error = await all(stream).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "ProviderApiError", isRetryable, httpResponse: { status } });
  expect((error as Error).message).toContain("no credit");
});

test.each([[["data: [DONE]\n\n"]], [[]]])(
  "if one of two answers has no end, the stream is cut off: %j",
  async (end) => {
    const parts = [event(choice({ content: "A" }, "stop")), event(choice({ content: "B" }, null, 1)), ...end];
    await expect(all(streamOf(parts))).rejects.toMatchObject({ name: "ProviderOutputError", truncated: true });
  },
);

test("maxResponseBytes limits all bytes of a stream", async () => {
  const server = await serve(endless(event(choice({ content: "A" })), { written: 0 }));
  const stream = new Chunks(async () => ({ answer: await post(server.origin, { maxResponseBytes: 10_000 }) }));
  await expect(stream.collect()).rejects.toThrow("expected at most 10000 bytes (option maxResponseBytes), got more");
  await server.close();
});

test("a stream that the program drops is cancelled, and its time limit does not keep the process alive", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const server = await serve(endless(event(choice({ content: "A" })), { written: 0 }));
  const controller = new AbortController();
  const started = vi.spyOn(globalThis, "setTimeout");
  const readOne = async (): Promise<void> => {
    const options = { endpointUrl: server.origin, timeout: 600_000, signal: controller.signal };
    await new InferenceClient("hf_any", options).chatCompletionStream({ model: "m", messages: [USER] }).next();
  };
  await readOne();
  const call = started.mock.calls.findIndex(([, milliseconds]) => milliseconds === 600_000);
  const timer: { hasRef(): boolean } | undefined = started.mock.results[call]?.value;
  started.mockRestore();
  expect(timer?.hasRef()).toBe(false);
  while (server.busy() > 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    collectGarbage();
  }
  expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  await server.close();
});
