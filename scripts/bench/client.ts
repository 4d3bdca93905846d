import { spawn } from "node:child_process";
import { once } from "node:events";
import { InferenceClient as HubClient } from "@huggingface/inference";
import OpenAI from "openai";
import { InferenceClient } from "../../runtime/inference/index.ts";
import { median, race, ratio, report, shown } from "./measure.ts";

/* Compares the processor time of the inference client with plain `fetch` and with other clients. */

const TOKEN = "hf_0123456789abcdefghijklmnopqrstuv";
const messages: { role: "user"; content: string }[] = [{ role: "user", content: "What is the capital of France?" }];
const ARGS = { model: "acme/chat-small", messages, max_tokens: 64 };
const HEAD = { id: "chatcmpl-6f0f6a3e", created: 1_760_000_000, model: ARGS.model };
const REPLY = JSON.stringify({
  ...HEAD,
  object: "chat.completion",
  choices: [
    { index: 0, message: { role: "assistant", content: "The capital of France is Paris." }, finish_reason: "stop" },
  ],
  usage: { prompt_tokens: 14, completion_tokens: 8, total_tokens: 22 },
});

/** The clients that are compared, ours first. They send requests with `send`. Without an address, they use the router. */
function clients(send: typeof fetch, address?: string) {
  const options = { fetch: send, ...(address !== undefined && { endpointUrl: address }) };
  const [ours, hubs] = [new InferenceClient(TOKEN, options), new HubClient(TOKEN, options)];
  const { completions } = new OpenAI({
    apiKey: TOKEN,
    baseURL: address ?? "https://router.huggingface.co/v1",
    fetch: send,
  }).chat;
  return {
    hubsmith: { chat: () => ours.chatCompletion(ARGS), stream: () => count(ours.chatCompletionStream(ARGS)) },
    "@huggingface/inference": {
      chat: () => hubs.chatCompletion(ARGS),
      stream: () => count(hubs.chatCompletionStream(ARGS)),
    },
    openai: {
      chat: () => completions.create(ARGS),
      stream: async () => count(await completions.create({ ...ARGS, stream: true })),
    },
  };
}

/** Returns the number of characters in a stream. */
async function count(chunks: AsyncIterable<object>): Promise<number> {
  let characters = 0;
  for await (const chunk of chunks) {
    const { choices } = chunk as { choices: readonly { delta: { content?: string | null } }[] };
    characters += choices[0]?.delta.content?.length ?? 0;
  }
  return characters;
}

/** Races the same call of all clients, and reports our time relative to `@huggingface/inference`. */
async function compare(
  name: string,
  most: number,
  bare: () => Promise<unknown>,
  calls: Readonly<Record<string, () => Promise<unknown>>>,
  units: number,
  times = units,
): Promise<void> {
  const repeat = (call: () => Promise<unknown>) => async () => {
    for (let index = 0; index < times; index++) await call();
  };
  const [base, ...all] = await race([bare, ...Object.values(calls)].map(repeat), { units });
  const above = Object.keys(calls).map((client, index) => `${client} ${shown(median(all[index]) - median(base))}`);
  report(
    `${name}, against @huggingface/inference`,
    ratio(all[0], all[1]),
    "×",
    { most },
    `µs above a bare one: ${above.join(", ")}`,
  );
}

type Clients = ReturnType<typeof clients>;
const chats = ({ hubsmith, "@huggingface/inference": hub, openai }: Clients) => ({
  hubsmith: hubsmith.chat,
  "@huggingface/inference": hub.chat,
  openai: openai.chat,
});
const request = (send: typeof fetch, address: string) => async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" };
  return (await send(`${address}/chat/completions`, { method: "POST", headers, body: JSON.stringify(ARGS) })).json();
};

/** Small calls whose `fetch` answers at once. */
async function stub(): Promise<void> {
  const send = async () => new Response(REPLY, { headers: { "content-type": "application/json" } });
  await compare(
    "a small chat call without a network",
    1.3,
    request(send, "https://a.example"),
    chats(clients(send)),
    500,
  );
}

const SERVER = `require("node:http").createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(200, { "content-type": "application/json" }).end(${JSON.stringify(REPLY)}));
}).listen(0, "127.0.0.1", function () { console.log(this.address().port); });`;

/** Small calls to a server in a process of its own, whose time does not count. */
async function sockets(): Promise<void> {
  const server = spawn(process.execPath, ["-e", SERVER], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = (await once(server.stdout, "data")) as [Buffer];
    const address = `http://127.0.0.1:${port.toString().trim()}/v1`;
    await compare("a small chat call over sockets", 1.1, request(fetch, address), chats(clients(fetch, address)), 150);
  } finally {
    server.kill();
  }
}

const EVENTS = 2000;
const eventOf = (content: string): string =>
  `data: ${JSON.stringify({ ...HEAD, object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

/** Splits bytes into chunks of `size` bytes. */
function chunksOf(size: number, texts: readonly string[]): Uint8Array[] {
  const bytes = Buffer.from(texts.join(""));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** Returns a function that answers with a stream of these chunks. A chunk is sent only when the reader asks for it. */
function streaming(chunks: readonly Uint8Array[]): typeof fetch {
  return async () => {
    let at = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const chunk = chunks[at++];
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

/** Streams, compared with code that only reads the bytes. */
async function streams(): Promise<void> {
  const events = [
    ...Array.from({ length: EVENTS - 1 }, (_, index) => eventOf(` word${index % 100}`)),
    "data: [DONE]\n\n",
  ];
  const cases = {
    "one event per chunk": events.map((text) => Buffer.from(text)),
    "chunks of 64 KiB": chunksOf(65_536, events),
  };
  for (const [name, chunks] of Object.entries(cases)) {
    const send = streaming(chunks);
    const { hubsmith, "@huggingface/inference": hub, openai } = clients(send);
    const calls = { hubsmith: hubsmith.stream, "@huggingface/inference": hub.stream, openai: openai.stream };
    const bare = async () => (await send("https://a.example")).arrayBuffer();
    await compare(`a stream, per event, ${name}`, 1.1, bare, calls, EVENTS, 1);
  }
}

/** One large event in small chunks: the time may grow only linearly with the size. */
async function largeEvent(): Promise<void> {
  const [one = [], four = []] = await race(
    [1, 4].map((megabytes) => {
      const send = streaming(chunksOf(1024, [eventOf("x".repeat(megabytes * 1e6)), "data: [DONE]\n\n"]));
      return clients(send).hubsmith.stream;
    }),
    { units: 1000, rounds: 9 },
  );
  report(
    "an event of 4 MB in chunks of 1 KB, against one of 1 MB",
    ratio(four, one),
    "×",
    { most: 6 },
    `${shown(median(four))} ms`,
  );
}

await stub();
await sockets();
await streams();
await largeEvent();
