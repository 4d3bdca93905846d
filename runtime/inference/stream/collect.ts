import { asJson, isMapping } from "../json.ts";

/** A tool call, joined from its pieces. */
export interface ToolCall {
  /** Id of the call. The message with the tool's result must contain this id. */
  id: string;
  /** Kind of tool. Always `function` so far. */
  type: string;
  /** The function to call. */
  function: {
    /** Name of the tool. */
    name: string;
    /** JSON text from the model, which may be invalid. */
    arguments: string;
  };
}

/** The complete message of a chat stream. Other text fields of the chunks, such as `reasoning`, are joined too. */
export interface FinalMessage {
  /** `assistant`, unless the stream names another role. */
  role: string;
  /** The whole text. Null if the message has no text, such as a message with tool calls only. */
  content: string | null;
  /** Tool calls in the order of their index. Absent if there are none. */
  tool_calls?: ToolCall[];
  [field: string]: unknown;
}

/** One of the answers to a call. A call may ask for several answers. */
export interface CollectedChoice {
  /** Number of the answer, from 0. */
  index: number;
  /** All chunks of this answer, joined. */
  message: FinalMessage;
  /**
   * The reason why the model stopped: `stop`, `length`, `tool_calls` and others. Null if the server did not send it.
   */
  finish_reason: string | null;
  /** The log probabilities of the tokens, if the call asked for them. */
  logprobs?: {
    /** One entry per token, as the provider sent it. */
    content: unknown[];
  };
  /** The text. Present only in text completions. */
  text?: string;
}

/**
 * The joined chunks of a stream: what the call would return without streaming. Each field comes from the last chunk
 * that contains it. Choices are in the order of `index`.
 */
export interface Collected {
  /** Answers in the order of `index`. */
  choices: CollectedChoice[];
  /** The whole text. Present only if the chunks contain tokens or a generated text. */
  generated_text?: string;
  /** Token counts from the provider. */
  usage?: unknown;
  [field: string]: unknown;
}

/** Joins the chunks of a stream. */
export class Assembler {
  readonly #fields: Record<string, unknown> = {};
  readonly #choices = new Map<number, CollectedChoice>();
  /** Tool calls by index, for each choice. */
  readonly #calls = new Map<number, Map<number, ToolCall>>();
  #tokens = "";
  #generated: string | undefined;

  add(chunk: unknown): void {
    if (!isMapping(chunk)) return;
    for (const [name, value] of Object.entries(chunk)) {
      if (name !== "choices" && name !== "token" && value !== null && value !== undefined) this.#fields[name] = value;
    }
    if (isMapping(chunk.token) && chunk.token.special !== true) this.#tokens += textIn(chunk.token.text);
    if (typeof chunk.generated_text === "string") this.#generated = chunk.generated_text;
    if (!Array.isArray(chunk.choices)) return;
    for (const [position, piece] of chunk.choices.entries()) if (isMapping(piece)) this.#addChoice(piece, position);
  }

  result(): Collected {
    const choices = [...this.#choices.values()].sort((one, other) => one.index - other.index);
    for (const choice of choices) {
      const calls = this.#calls.get(choice.index);
      if (calls === undefined) continue;
      choice.message.tool_calls = [...calls].sort(([one], [other]) => one - other).map(([, call]) => call);
    }
    const fields = this.#fields.object === "chat.completion.chunk" ? { object: "chat.completion" } : {};
    const text = this.#generated ?? (this.#tokens === "" ? undefined : this.#tokens);
    return { ...this.#fields, ...fields, ...(text === undefined ? {} : { generated_text: text }), choices };
  }

  #addChoice(piece: Record<string, unknown>, position: number): void {
    const index = typeof piece.index === "number" ? piece.index : position;
    let choice = this.#choices.get(index);
    if (choice === undefined) {
      choice = { index, message: { role: "assistant", content: null }, finish_reason: null };
      this.#choices.set(index, choice);
    }
    if (typeof piece.finish_reason === "string" && piece.finish_reason !== "")
      choice.finish_reason = piece.finish_reason;
    if (typeof piece.text === "string") choice.text = (choice.text ?? "") + piece.text;
    if (isMapping(piece.logprobs) && Array.isArray(piece.logprobs.content)) {
      (choice.logprobs ??= { content: [] }).content.push(...(piece.logprobs.content as unknown[]));
    }
    if (isMapping(piece.delta)) this.#addDelta(choice, piece.delta);
  }

  #addDelta(choice: CollectedChoice, delta: Record<string, unknown>): void {
    const { message } = choice;
    for (const [field, value] of Object.entries(delta)) {
      if (field === "tool_calls") this.#addCalls(choice.index, value);
      else if (field === "role") message.role = textIn(value) || message.role;
      else if (typeof value === "string") message[field] = textIn(message[field]) + value;
      else if (value !== null && value !== undefined) message[field] = value;
    }
  }

  /**
   * Adds pieces of tool calls. The index of a piece identifies its call. Some providers omit the index and send each
   * call as a whole.
   */
  #addCalls(choice: number, pieces: unknown): void {
    if (!Array.isArray(pieces)) return;
    let calls = this.#calls.get(choice);
    if (calls === undefined) this.#calls.set(choice, (calls = new Map<number, ToolCall>()));
    for (const piece of pieces as unknown[]) {
      if (!isMapping(piece)) continue;
      const index = typeof piece.index === "number" ? piece.index : indexOf(calls, piece);
      let call = calls.get(index);
      if (call === undefined)
        calls.set(index, (call = { id: "", type: "function", function: { name: "", arguments: "" } }));
      call.id = textIn(piece.id) || call.id;
      call.type = textIn(piece.type) || call.type;
      if (!isMapping(piece.function)) continue;
      // A piece contains either the whole name or no name. Some providers repeat the name in every piece, so the names
      // are not joined.
      call.function.name = textIn(piece.function.name) || call.function.name;
      const { arguments: part } = piece.function;
      call.function.arguments += typeof part === "object" && part !== null ? (asJson(part) ?? "") : textIn(part);
    }
  }
}

/**
 * Returns the index of the call that a piece without an index belongs to. A new id starts a new call. A piece without
 * an id continues the last call.
 */
function indexOf(calls: ReadonlyMap<number, ToolCall>, piece: Record<string, unknown>): number {
  const id = textIn(piece.id);
  if (id === "") return Math.max(0, calls.size - 1);
  for (const [index, call] of calls) if (call.id === id) return index;
  return calls.size === 0 ? 0 : Math.max(...calls.keys()) + 1;
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
