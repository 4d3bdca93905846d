import { contenders } from "./clients.ts";
import { compared, listed, report, rounded, take } from "./measure.ts";
import { answerOf, eachInItsOwnChunk, inChunksOf, oneLargeEvent } from "./replies.ts";

/** This program measures how fast clients read the stream of a chat, compared with code that only counts bytes. */
const EVENTS = 2000;
const PIECE = 64 * 1024;

let pieces: readonly Uint8Array[] = [];
const send = async (): Promise<Response> => answerOf(pieces);
const all = contenders(send);
const names = all.map(({ name }) => name);

async function bare(): Promise<number> {
  const reader = (await send()).body?.getReader();
  for (let bytes = 0; ;) {
    const piece = await reader?.read();
    if (piece?.value === undefined) return bytes;
    bytes += piece.value.byteLength;
  }
}

async function perEvent(name: string, chunks: readonly Uint8Array[]): Promise<void> {
  pieces = chunks;
  const characters = await Promise.all(all.map(({ stream }) => stream()));
  if (new Set(characters).size !== 1) throw new Error(`the clients read different texts: ${characters.join(", ")}`);
  const [base, ...times] = await take([bare, ...all.map(({ stream }) => stream)], EVENTS, 25, 6);
  const [own, peer] = times;
  const above = times.map((time) => compared(time.cpu, base?.cpu).above);
  report({
    name: `${name}, against @huggingface/inference, processor time`,
    measured: compared(own?.cpu, peer?.cpu).ratio,
    most: 1.1,
    unit: "×",
    beside: `µs an event above a bare reader: ${listed(names, above)}`,
  });
}

/** Returns how many milliseconds a client takes to read one event of `size` bytes that arrives in chunks of 1 KB. */
async function large(size: number, index: number, rounds: number): Promise<number> {
  pieces = inChunksOf(1024, oneLargeEvent(size));
  const { stream } = all[index] ?? { stream: () => Promise.resolve(0) };
  const [times] = await take([stream], 1000, rounds, rounds > 1 ? 1 : 0);
  return compared(
    times?.wall,
    times?.wall.map(() => 0),
  ).above;
}

await perEvent("streaming, one event per chunk", eachInItsOwnChunk(EVENTS));
await perEvent("streaming, chunks of 64 KiB", inChunksOf(PIECE, eachInItsOwnChunk(EVENTS)));
const megabyte = await large(1_000_000, 0, 7);
const four = await large(4_000_000, 0, 7);
const others: number[] = [];
// The other clients read an event of 1 MB instead of 4 MB, because their time grows with the square of the size.
for (let index = 1; index < all.length; index++) others.push((await large(1_000_000, index, 1)) / 1000);
report({
  name: "time to read one event of 4 MB in pieces of 1 KB",
  measured: four / 1000,
  most: 0.2,
  unit: "s",
  beside: `one of 1 MB: hubsmith ${rounded(megabyte / 1000)}, ${listed(names.slice(1), others)}`,
});
report({
  name: "time for 4 MB compared with 1 MB (4 if the time grows linearly)",
  measured: four / megabyte,
  most: 6,
  unit: "×",
});
