import { InferenceClient as HubClient } from "@huggingface/inference";
import { InferenceClient } from "../../../runtime/inference/index.ts";
import { compared, report, rounded, take } from "./measure.ts";
import { answerOf, inChunksOf } from "./replies.ts";

/**
 * This program measures large responses: an image of 10 MB in base64, and 2,048 embeddings of 1,024 numbers. Both
 * responses arrive in chunks of 64 KiB.
 */
const KEY = "key-0123456789";
const PIECE = 64 * 1024;

/** Returns the hub's response to a request for the providers of a model. */
function mappingOf(task: string): Response {
  const entry = { providerId: "acme/at-provider", status: "live", task };
  return Response.json({ inferenceProviderMapping: { together: entry, scaleway: entry } });
}

/**
 * Returns a replacement for `fetch`. It answers a request to the hub with the providers of the model, and any other
 * request with `pieces`.
 */
function sender(task: string, pieces: readonly Uint8Array[]): typeof fetch {
  return async (input) => {
    const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
    const isQuestion = url.startsWith("https://huggingface.co/api/models/");
    return isQuestion ? mappingOf(task) : answerOf(pieces, "application/json");
  };
}

async function image(): Promise<void> {
  const model = "acme/image";
  const bytes = new Uint8Array(10_000_000).map((_, index) => (index * 7919) >> 3);
  const base64 = Buffer.from(bytes).toString("base64");
  const text = JSON.stringify({ id: "1", model, object: "list", data: [{ index: 0, b64_json: base64 }] });
  const send = sender("text-to-image", inChunksOf(PIECE, [Buffer.from(text)]));
  const args = { provider: "together", model, inputs: "a boat" } as const;
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
    name: "time to read an image of 10 MB in base64, compared with json() and Buffer.from",
    measured: compared(mine?.wall, base?.wall).ratio,
    most: 1.2,
    unit: "×",
    beside: `@huggingface/inference ${rounded(compared(other?.wall, base?.wall).ratio)}; processor: hubsmith ${rounded(compared(mine?.cpu, base?.cpu).ratio)}`,
  });
}

async function embeddings(): Promise<void> {
  const model = "acme/embed";
  const vector = (row: number): number[] =>
    Array.from({ length: 1024 }, (_, index) => Math.sin(row * 1024 + index) / 17);
  const data = Array.from({ length: 2048 }, (_, index) => ({ object: "embedding", index, embedding: vector(index) }));
  const text = JSON.stringify({ object: "list", model, data });
  const send = sender("feature-extraction", inChunksOf(PIECE, [Buffer.from(text)]));
  const args = { provider: "scaleway", model, inputs: "text" } as const;
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
    name: "time to read and check 2,048 embeddings of 1,024 numbers, compared with text() and JSON.parse",
    measured: compared(mine?.wall, base?.wall).ratio,
    most: 1.1,
    unit: "×",
    beside: `@huggingface/inference ${rounded(compared(other?.wall, base?.wall).ratio)}; processor: hubsmith ${rounded(compared(mine?.cpu, base?.cpu).ratio)}`,
  });
}

await image();
await embeddings();
