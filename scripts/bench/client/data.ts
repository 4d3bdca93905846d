import { InferenceClient as HubClient } from "@huggingface/inference";
import { InferenceClient } from "../../../runtime/inference/index.ts";
import { compared, report, rounded, take } from "./measure.ts";
import { answerOf, inChunksOf } from "./replies.ts";

/** Large answers: an image of 10 MB in base64, and 2,048 embeddings of 1,024 numbers. Both come in pieces of 64 KiB. */
const KEY = "key-0123456789";
const PIECE = 64 * 1024;
const MODEL = "acme/model";

/** The question of the hub's client, and of ours, which provider has which model. */
const mappingOf = (task: string): string =>
  JSON.stringify({
    inferenceProviderMapping: {
      together: { providerId: MODEL, status: "live", task },
      nebius: { providerId: MODEL, status: "live", task },
      scaleway: { providerId: MODEL, status: "live", task },
    },
  });

/** A `fetch` that answers questions to the hub, and calls with `pieces`. */
function sender(task: string, pieces: readonly Uint8Array[]): typeof fetch {
  return async (input) => {
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const isQuestion = url.startsWith("https://huggingface.co/api/models/");
    return isQuestion ? Response.json(JSON.parse(mappingOf(task))) : answerOf(pieces, "application/json");
  };
}

async function image(): Promise<void> {
  const base64 = Buffer.alloc(10_000_000, (index: number) => index).toString("base64");
  const bytes = new Uint8Array(Buffer.alloc(10_000_000));
  for (let index = 0; index < bytes.length; index++) bytes[index] = (index * 7919) >> 3;
  const text = JSON.stringify({
    id: "1",
    model: MODEL,
    object: "list",
    data: [{ index: 0, b64_json: Buffer.from(bytes).toString("base64") || base64 }],
  });
  const send = sender("text-to-image", inChunksOf(PIECE, [Buffer.from(text)]));
  const args = { provider: "together", model: MODEL, inputs: "a boat" } as const;
  const ours = new InferenceClient(KEY, { fetch: send });
  const hubs = new HubClient(KEY, { fetch: send });
  const raw = async (): Promise<Blob> => {
    const reply = (await (await send("https://api.together.xyz")).json()) as { data: [{ b64_json: string }] };
    return new Blob([Buffer.from(reply.data[0].b64_json, "base64")]);
  };
  const [base, mine, other] = await take(
    [raw, () => ours.textToImage(args), () => hubs.textToImage(args)],
    1000,
    15,
    2,
  );
  report({
    name: "an image of 10 MB in base64, against json() and Buffer.from",
    measured: compared(mine?.wall, base?.wall).ratio,
    most: 1.2,
    unit: "×",
    beside: `@huggingface/inference ${rounded(compared(other?.wall, base?.wall).ratio)}; processor: hubsmith ${rounded(compared(mine?.cpu, base?.cpu).ratio)}`,
  });
}

async function embeddings(): Promise<void> {
  const vector = (row: number): number[] =>
    Array.from({ length: 1024 }, (_, index) => Math.sin(row * 1024 + index) / 17);
  const data = Array.from({ length: 2048 }, (_, index) => ({ object: "embedding", index, embedding: vector(index) }));
  const text = JSON.stringify({ object: "list", model: MODEL, data });
  const send = sender("feature-extraction", inChunksOf(PIECE, [Buffer.from(text)]));
  const args = { provider: "scaleway", model: MODEL, inputs: "text" } as const;
  const ours = new InferenceClient(KEY, { fetch: send });
  const hubs = new HubClient(KEY, { fetch: send });
  const raw = async (): Promise<unknown> => JSON.parse(await (await send("https://api.scaleway.ai")).text());
  const [base, mine, other] = await take(
    [raw, () => ours.featureExtraction(args), () => hubs.featureExtraction(args)],
    1000,
    11,
    2,
  );
  report({
    name: "2,048 embeddings of 1,024 numbers, every number checked, against text() and JSON.parse",
    measured: compared(mine?.wall, base?.wall).ratio,
    most: 1.05,
    unit: "×",
    beside: `@huggingface/inference ${rounded(compared(other?.wall, base?.wall).ratio)}; processor: hubsmith ${rounded(compared(mine?.cpu, base?.cpu).ratio)}`,
  });
}

await image();
await embeddings();
