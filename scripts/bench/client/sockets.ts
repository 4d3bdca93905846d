import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { BARE, contenders } from "./clients.ts";
import { compared, listed, report, take } from "./measure.ts";
import { CHAT_REPLY } from "./replies.ts";

/** This program measures small chat calls over real sockets, one after another. The server runs in its own process. */
const CALLS = 150;
const ROUNDS = 41;
/**
 * Number of rounds that are not measured. In these rounds, which are 3,000 calls, Node still compiles the client, so
 * the processor time would be too high.
 */
const WARM_ROUNDS = 20;

/** Answers every request with the same response. Listens on a free port and sends the port to the parent process. */
function serve(): void {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "content-type": "application/json", "content-length": CHAT_REPLY.length });
      response.end(CHAT_REPLY);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
  process.on("disconnect", () => process.exit());
}

async function measure(): Promise<void> {
  // Starts this bundle again, in a second process. The bundler replaces `import.meta.url` with an address in the
  // repository, so `import.meta.url` does not name the bundle.
  const child = fork(process.argv[1] ?? "", ["serve"]);
  const port = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))));
  const address = `http://127.0.0.1:${port}/v1`;
  const bare = async (): Promise<unknown> => {
    const response = await fetch(`${address}/chat/completions`, { ...BARE, body: JSON.stringify(BARE.body) });
    return response.json();
  };
  const all = contenders(fetch, address);
  const works = [bare, ...all.map(({ chat }) => chat)].map((call) => async () => {
    for (let index = 0; index < CALLS; index++) await call();
  });
  const [base, ...times] = await take(works, CALLS, ROUNDS, WARM_ROUNDS);
  child.disconnect();
  const names = all.map(({ name }) => name);
  const [own, peer] = times;
  const cpu = times.map((time) => compared(time.cpu, base?.cpu).ratio);
  report({
    name: "processor time of a small chat call over sockets, compared with @huggingface/inference",
    measured: compared(own?.cpu, peer?.cpu).ratio,
    most: 1.1,
    unit: "×",
    beside: `against raw fetch: ${listed(names, cpu)}`,
  });
}

if (process.argv[2] === "serve") serve();
else await measure();
