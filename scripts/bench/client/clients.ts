import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { InferenceClient as HubClient } from "@huggingface/inference";
import { generateText, streamText } from "ai";
import OpenAI from "openai";
import { InferenceClient } from "../../../runtime/inference/index.ts";

/** One of the four clients that are compared. Its two functions call the client as the client's documentation shows. */
export interface Contender {
  readonly name: string;
  /** Requests a complete answer. */
  readonly chat: () => Promise<unknown>;
  /** Streams an answer and returns its number of characters. */
  readonly stream: () => Promise<number>;
}

const TOKEN = "hf_0123456789abcdefghijklmnopqrstuv";
const MODEL = "acme/chat-small";
const messages: { role: "user"; content: string }[] = [{ role: "user", content: "What is the capital of France?" }];

/** The request of a small chat call, to send with plain `fetch`. */
export const BARE = {
  method: "POST",
  headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
  body: { model: MODEL, messages, max_tokens: 64 },
} as const;

/** The fields of a chunk that the benchmarks read. */
type Piece = { choices: readonly { delta: { content?: string | null } }[] };

async function count(pieces: AsyncIterable<Piece>): Promise<number> {
  let characters = 0;
  for await (const piece of pieces) characters += piece.choices[0]?.delta.content?.length ?? 0;
  return characters;
}

/**
 * Returns the clients, ours first. They send requests to `address` (https://host/v1) with `send`. Without an address,
 * our client and `@huggingface/inference` use the router.
 */
export function contenders(send: typeof fetch, address?: string): readonly Contender[] {
  return [ours(send, address), hubs(send, address), openAi(send, address), aiSdk(send, address)];
}

function ours(send: typeof fetch, address: string | undefined): Contender {
  const client = new InferenceClient(TOKEN, { fetch: send, endpointUrl: address });
  const args = { model: MODEL, messages, max_tokens: 64 };
  return {
    name: "hubsmith",
    chat: () => client.chatCompletion(args),
    stream: () => count(client.chatCompletionStream(args) as AsyncIterable<Piece>),
  };
}

function hubs(send: typeof fetch, address: string | undefined): Contender {
  const client = new HubClient(TOKEN, { fetch: send, ...(address !== undefined && { endpointUrl: address }) });
  const args = { model: MODEL, messages, max_tokens: 64 };
  return {
    name: "@huggingface/inference",
    chat: () => client.chatCompletion(args),
    stream: () => count(client.chatCompletionStream(args) as AsyncIterable<Piece>),
  };
}

function openAi(send: typeof fetch, address = "https://router.huggingface.co/v1"): Contender {
  const client = new OpenAI({ apiKey: TOKEN, baseURL: address, fetch: send });
  const args = { model: MODEL, messages, max_tokens: 64 };
  return {
    name: "openai",
    chat: () => client.chat.completions.create(args),
    stream: async () => count(await client.chat.completions.create({ ...args, stream: true })),
  };
}

function aiSdk(send: typeof fetch, address = "https://router.huggingface.co/v1"): Contender {
  const model = createOpenAICompatible({ name: "hub", apiKey: TOKEN, baseURL: address, fetch: send })(MODEL);
  return {
    name: "ai",
    chat: () => generateText({ model, messages, maxOutputTokens: 64 }),
    stream: async () => {
      let characters = 0;
      for await (const text of streamText({ model, messages, maxOutputTokens: 64 }).textStream) {
        characters += text.length;
      }
      return characters;
    },
  };
}
