import type { Answer, SeenRequest } from "../../mock/index.ts";

/** Plays a provider whose chat routes, embeddings and images are those of OpenAI. It answers by the name of the model. */

interface Body {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages?: readonly { readonly role: string }[];
  readonly input?: readonly string[];
  readonly response_format?: { readonly type: string };
}

const USAGE = {
  prompt_tokens: 30,
  completion_tokens: 12,
  total_tokens: 42,
  prompt_tokens_details: { cached_tokens: 10 },
  completion_tokens_details: { reasoning_tokens: 5 },
};
const HEAD = { id: "chat-1", created: 1_760_000_000, model: "tiny" };

const call = (id: string, city: string) => ({
  id,
  type: "function",
  function: { name: "weather", arguments: JSON.stringify({ city }) },
});

export const BLUE = "Blue, as the sky.";

/** The answers of the agent, by the number of results that it has received. */
export const STEPS = [
  {
    reasoning_content: "First Paris, and Rome.",
    reasoning_details: [{ type: "reasoning.encrypted", data: "c2VjcmV0" }],
    content: null,
    tool_calls: [
      { ...call("call-1", "Paris"), extra_content: { google: { thought_signature: "sig" } } },
      call("call-2", "Rome"),
    ],
  },
  { reasoning_content: "Now Oslo.", content: "One more.", tool_calls: [call("call-3", "Oslo")] },
  { content: "It is mild." },
];

/** Returns the message that a model sends. */
function messageOf({ model, messages = [], response_format: format }: Body): Record<string, unknown> {
  const results = messages.filter(({ role }) => role === "tool").length;
  if (model === "agent") return { ...STEPS[[0, -1, 1, 2][results] ?? 0] };
  if (format !== undefined) return { content: '{"colour":"blue"}' };
  return { reasoning: "Sky.", content: BLUE };
}

/** Cuts a message into the pieces of a stream. */
function* chunksOf({ tool_calls: calls, ...message }: Record<string, unknown>): Generator<object> {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...HEAD,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  });
  yield chunk({ role: "assistant", content: "" });
  for (const [field, value] of Object.entries(message)) {
    const pieces = typeof value === "string" ? (value.match(/.{1,7}/gs) ?? []) : [value];
    for (const piece of pieces) if (piece !== null) yield chunk({ [field]: piece });
  }
  for (const [index, { function: asked, ...one }] of (
    (calls as (typeof STEPS)[0]["tool_calls"] & object) ?? []
  ).entries()) {
    yield chunk({ tool_calls: [{ index, ...one, function: { name: asked.name, arguments: "" } }] });
    for (const piece of asked.arguments.match(/.{1,7}/gs) ?? [])
      yield chunk({ tool_calls: [{ index, function: { arguments: piece } }] });
  }
  yield chunk({}, calls === undefined ? "stop" : "tool_calls");
  yield { ...HEAD, object: "chat.completion.chunk", choices: [], usage: USAGE };
}

/** Yields chunks until the connection is closed. */
export async function* endless(onEnd = (): void => {}): AsyncGenerator<object> {
  try {
    for (;;) {
      yield { choices: [{ index: 0, delta: { content: "more " }, finish_reason: null }] };
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  } finally {
    onEnd();
  }
}

/** Returns the answer to a request. */
export function answerTo({ path, body: given }: Pick<SeenRequest, "path" | "body">): Answer {
  const body = given as Body;
  if (path.endsWith("/embeddings")) {
    const data = body.input?.map((text, index) => ({ object: "embedding", index, embedding: [text.length, 0.5] }));
    return { json: { object: "list", model: body.model, data, usage: { prompt_tokens: 7, total_tokens: 7 } } };
  }
  if (path.endsWith("/images/generations")) return { json: { created: 1, data: [{ b64_json: "/9j/2Q==" }] } };
  if (body.model === "busy") {
    return { status: 429, headers: { "retry-after-ms": "1" }, json: { error: { message: "Slow down." } } };
  }
  if (body.model === "endless") return { stream: endless() };
  const message = messageOf(body);
  if (body.stream === true) return { stream: [...chunksOf(message), "data: [DONE]\n\n"] };
  const finish_reason = message["tool_calls"] === undefined ? "stop" : "tool_calls";
  const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason }];
  return { json: { ...HEAD, object: "chat.completion", choices, usage: USAGE } };
}
