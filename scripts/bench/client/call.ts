import { InferenceClient as HubClient } from "@huggingface/inference";
import OpenAI from "openai";
import { InferenceClient } from "../../../runtime/inference/index.ts";
import { BARE, contenders } from "./clients.ts";
import { compared, fair, listed, report, take } from "./measure.ts";
import { CHAT_REPLY } from "./replies.ts";

/** What a client itself costs: a small conversation with a `fetch` that answers at once, and the making of a client. */
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
const names = all.map(({ name }) => name);
const wall = times.map((time) => compared(time.wall, base?.wall).above);
const cpu = times.map((time) => compared(time.cpu, base?.cpu).above);
report({
  name: "a small chat call, above a bare fetch and json()",
  measured: fair(wall[0] ?? Number.NaN, cpu[0] ?? Number.NaN),
  most: 5,
  unit: "µs",
  beside: `by the clock ${listed(names, wall)}; processor: ${listed(names, cpu)}`,
});

const MADE = 20_000;
const sink: unknown[] = [undefined];
const makers = [
  () => new InferenceClient("hf_0123456789abcdefghijklmnopqrstuv"),
  () => new HubClient("hf_0123456789abcdefghijklmnopqrstuv"),
  () => new OpenAI({ apiKey: "hf_0123456789abcdefghijklmnopqrstuv" }),
].map((make) => () => {
  for (let index = 0; index < MADE; index++) sink[0] = make();
});
const made = (await take(makers, MADE, 9, 2)).map(
  (time) =>
    compared(
      time.wall,
      time.wall.map(() => 0),
    ).above,
);
report({
  name: "a new client",
  measured: made[0] ?? Number.NaN,
  most: 1,
  unit: "µs",
  beside: listed(["@huggingface/inference", "openai"], made.slice(1)),
});
