import { asJson } from "../json.ts";

/** A call of a tool, put together from its pieces. */
export interface ToolCall {
  /** The name that the answer of the tool is to give. */
  id: string;
  /** `function`, as far as is known today. */
  type: string;
  /** The function to call. */
  function: {
    /** Name of the tool. */
    name: string;
    /** JSON as text, as the model wrote it: it may be broken. */
    arguments: string;
  };
}

/**
 * The message that a chat stream amounts to. Further text fields of the pieces, such as `reasoning`, are joined too.
 */
export interface FinalMessage {
  /** `assistant`, unless the stream said otherwise. */
  role: string;
  /** The whole text; null where there was none, as beside calls of tools. */
  content: string | null;
  /** In the order of their index; absent: none. */
  tool_calls?: ToolCall[];
  [field: string]: unknown;
}

/** One answer of several that a call may ask for. */
export interface CollectedChoice {
  /** From 0. */
  index: number;
  /** All pieces of this answer together. */
  message: FinalMessage;
  /** Why the model stopped: `stop`, `length`, `tool_calls` and others; null when it was not told. */
  finish_reason: string | null;
  /** The log probabilities of the tokens, where the call asked for them. */
  logprobs?: {
    /** One for each token, as the provider sent it. */
    content: unknown[];
  };
  /** Text completions. */
  text?: string;
}

/**
 * The result of the same call without streaming: fields of the last chunk that had them, choices in order of `index`.
 */
export interface Collected {
  /** In the order of `index`. */
  choices: CollectedChoice[];
  /** Text generation by tokens: the whole text. */
  generated_text?: string;
  /** The number of tokens, as the provider counts them. */
  usage?: unknown;
  [field: string]: unknown;
}

/** Puts the chunks of a stream together. */
export class Assembler {
  readonly #fields: Record<string, unknown> = {};
  readonly #choices = new Map<number, CollectedChoice>();
  /** Calls by index, per choice. */
  readonly #calls = new Map<number, Map<number, ToolCall>>();
  #tokens = "";
  #generated: string | undefined;

  add(chunk: unknown): void {
    if (!isRecord(chunk)) return;
    for (const [name, value] of Object.entries(chunk)) {
      if (name !== "choices" && name !== "token" && value !== null && value !== undefined) this.#fields[name] = value;
    }
    if (isRecord(chunk.token) && chunk.token.special !== true) this.#tokens += textIn(chunk.token.text);
    if (typeof chunk.generated_text === "string") this.#generated = chunk.generated_text;
    if (!Array.isArray(chunk.choices)) return;
    for (const [position, piece] of chunk.choices.entries()) if (isRecord(piece)) this.#addChoice(piece, position);
  }

  /** Returns all that was added, as one answer. */
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
    if (isRecord(piece.logprobs) && Array.isArray(piece.logprobs.content)) {
      (choice.logprobs ??= { content: [] }).content.push(...(piece.logprobs.content as unknown[]));
    }
    if (isRecord(piece.delta)) this.#addDelta(choice, piece.delta);
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

  /** Adds pieces of tool calls. Each has an index; some providers leave it out and send each call whole. */
  #addCalls(choice: number, pieces: unknown): void {
    if (!Array.isArray(pieces)) return;
    let calls = this.#calls.get(choice);
    if (calls === undefined) this.#calls.set(choice, (calls = new Map<number, ToolCall>()));
    for (const piece of pieces as unknown[]) {
      if (!isRecord(piece)) continue;
      const index = typeof piece.index === "number" ? piece.index : indexOf(calls, piece);
      let call = calls.get(index);
      if (call === undefined)
        calls.set(index, (call = { id: "", type: "function", function: { name: "", arguments: "" } }));
      call.id = textIn(piece.id) || call.id;
      call.type = textIn(piece.type) || call.type;
      if (!isRecord(piece.function)) continue;
      // A name comes whole; some providers repeat it with every piece.
      call.function.name = textIn(piece.function.name) || call.function.name;
      const { arguments: part } = piece.function;
      call.function.arguments += typeof part === "object" && part !== null ? (asJson(part) ?? "") : textIn(part);
    }
  }
}

/** Finds the call of a piece without an index: by its id. A new id is a new call; no id continues the last one. */
function indexOf(calls: ReadonlyMap<number, ToolCall>, piece: Record<string, unknown>): number {
  const id = textIn(piece.id);
  if (id === "") return Math.max(0, calls.size - 1);
  for (const [index, call] of calls) if (call.id === id) return index;
  return calls.size === 0 ? 0 : Math.max(...calls.keys()) + 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
