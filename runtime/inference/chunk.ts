/** How far a stream has come: what tells a finished one from a broken one. */
export class Progress {
  /** Text of the first choice so far. */
  text = "";
  /** One bit for each choice that was seen, and that gave its `finish_reason`. */
  #seen = 0;
  #finished = 0;

  /** Whether some choice gave its reason to finish. */
  get hasFinished(): boolean {
    return this.#finished !== 0;
  }

  /** Whether every choice that began has finished too. */
  get hasAllFinished(): boolean {
    return this.#finished !== 0 && this.#finished === this.#seen;
  }

  note(chunk: Chunk): void {
    const { choices } = chunk;
    if (Array.isArray(choices)) {
      for (let position = 0; position < choices.length; position++) this.#noteChoice(choices[position], position);
    } else if (chunk.token !== undefined) this.#noteToken(chunk);
  }

  #noteChoice(choice: ChoicePiece | null | undefined, position: number): void {
    if (typeof choice !== "object" || choice === null) return;
    const index = choice.index ?? position;
    const bit = 1 << (index & 31);
    this.#seen |= bit;
    if (typeof choice.finish_reason === "string" && choice.finish_reason !== "") this.#finished |= bit;
    if (index !== 0) return;
    const text = choice.delta?.content ?? choice.text;
    if (typeof text === "string") this.text += text;
  }

  #noteToken({ token, generated_text: whole, details }: Chunk): void {
    this.#seen |= 1;
    if (typeof token?.text === "string" && token.special !== true) this.text += token.text;
    if (typeof whole === "string" || (details !== undefined && details !== null)) this.#finished |= 1;
  }
}

/** The parts of a chunk that are looked at; the server may send anything else in their place. */
export interface Chunk {
  readonly error?: unknown;
  readonly choices?: readonly (ChoicePiece | null)[] | undefined;
  readonly token?: { readonly text?: unknown; readonly special?: unknown } | null;
  readonly generated_text?: unknown;
  readonly details?: unknown;
}

interface ChoicePiece {
  readonly index?: number;
  readonly finish_reason?: unknown;
  readonly delta?: { readonly content?: unknown } | null;
  readonly text?: unknown;
}

/**
 * A whole chat answer as the one chunk of a stream: `message` becomes `delta`, and tool calls get their index. Anything
 * else stays as it is.
 */
export function asChunk(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return answer;
  const { choices } = answer as { choices?: unknown };
  if (!Array.isArray(choices)) return answer;
  return { ...answer, object: "chat.completion.chunk", choices: choices.map((choice: unknown) => asPiece(choice)) };
}

function asPiece(choice: unknown): unknown {
  if (typeof choice !== "object" || choice === null || !("message" in choice)) return choice;
  const { message, ...rest } = choice;
  if (typeof message !== "object" || message === null) return { ...rest, delta: message };
  const { tool_calls: calls } = message as { tool_calls?: unknown };
  if (!Array.isArray(calls)) return { ...rest, delta: message };
  const numbered = calls.map((call: unknown, index) =>
    typeof call === "object" && call !== null ? { index, ...call } : call,
  );
  return { ...rest, delta: { ...message, tool_calls: numbered } };
}
