import type { ProviderCase } from "../../generated/providers/examples.ts";

/** A body, and its MIME type. */
export interface Reply {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** The reply of an example: JSON, or the file that a `$blob` describes. */
export function replyOf(reply: unknown): Reply {
  if (typeof reply === "object" && reply !== null && "$blob" in reply) {
    const { type, base64 } = reply.$blob as { type: string; base64: string }; // the schema of examples says so
    return { type, body: Buffer.from(base64, "base64") };
  }
  return { type: "application/json", body: JSON.stringify(reply) };
}

/** The media that an example's result is. */
export function mediaBytes({ example: { media } }: ProviderCase): { readonly type: string; readonly bytes: Uint8Array } {
  return { type: media?.type ?? "application/octet-stream", bytes: Buffer.from(media?.base64 ?? "", "base64") };
}

interface Answer {
  readonly id?: string;
  readonly model?: string;
  readonly choices?: readonly { readonly text?: string; readonly message?: { readonly content?: string } }[];
}

/** The pieces that the reply of an example comes in when it is streamed, as JSON. */
export function events({ task, example }: ProviderCase): readonly string[] {
  const { id = "chat-1", model = example.model, choices = [] } = example.reply as Answer; // chats and completions stream
  const text = choices[0]?.message?.content ?? choices[0]?.text ?? "";
  const middle = Math.ceil(text.length / 2);
  const isChat = task === "conversational";
  return [text.slice(0, middle), text.slice(middle)].map((content, index) =>
    JSON.stringify({
      id,
      object: isChat ? "chat.completion.chunk" : "text_completion",
      created: 1_760_000_000,
      model,
      choices: [
        {
          index: 0,
          finish_reason: index === 0 ? null : "stop",
          ...(isChat ? { delta: { role: "assistant", content } } : { text: content }),
        },
      ],
    }),
  );
}
