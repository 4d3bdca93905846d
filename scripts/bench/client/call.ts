import { BARE, contenders } from "./clients.ts";
import { compared, listed, report, take } from "./measure.ts";
import { CHAT_REPLY } from "./replies.ts";

/**
 * This program measures the processor time of a small chat call. It replaces `fetch` by a function that answers
 * immediately.
 */
const CALLS = 500;
const ROUNDS = 31;
const HEADERS = { "content-type": "application/json", "x-request-id": "request-1" };

const send = async (): Promise<Response> => new Response(CHAT_REPLY, { headers: HEADERS });
const all = contenders(send);
const bare = async (): Promise<unknown> => {
  const response = await (send as typeof fetch)("https://router.huggingface.co/v1/chat/completions", {
    ...BARE,
    body: JSON.stringify(BARE.body),
  });
  return response.json();
};

const works = [bare, ...all.map(({ chat }) => chat)].map((call) => async () => {
  for (let index = 0; index < CALLS; index++) await call();
});
const [base, ...times] = await take(works, CALLS, ROUNDS, 6);
const [own, peer] = times;
const above = times.map((time) => compared(time.cpu, base?.cpu).above);
report({
  name: "processor time of a small chat call whose fetch answers at once, compared with @huggingface/inference",
  measured: compared(own?.cpu, peer?.cpu).ratio,
  most: 1.3,
  unit: "×",
  beside: `µs above a bare fetch and json(): ${listed(
    all.map(({ name }) => name),
    above,
  )}`,
});
