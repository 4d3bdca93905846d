import type {
  ChatCompletionStreamOutput,
  ChatCompletionStreamOutputChoice,
  ChatCompletionStreamOutputDelta,
  ChatCompletionStreamOutputDeltaToolCall,
  ChatCompletionStreamOutputFunction,
} from "../../../generated/io/types.ts";
import { completeDelta } from "../message/read.ts";

/**
 * A chunk of a chat answer. The pieces of tool calls have all fields. If the server omitted them, `id` and `arguments`
 * are `""`, and `type` is `"function"`.
 */
export interface ChatChunk extends ChatCompletionStreamOutput {
  choices: ChatChunkChoice[];
}

/** A chunk of one answer. A call can ask for several answers. */
export interface ChatChunkChoice extends ChatCompletionStreamOutputChoice {
  delta: ChatChunkDelta;
}

/** New parts of a message. */
export interface ChatChunkDelta extends ChatCompletionStreamOutputDelta {
  /** The parts as the server sent them. Present only if the server sent a list of parts. `content` is their text. */
  parts?: unknown[];
  /** The next piece of the reasoning, whatever the server calls it. */
  reasoning?: string;
  /** The next pieces of the tool calls, to be joined by index. */
  tool_calls?: ToolCallPiece[];
}

/** A piece of a tool call. */
export interface ToolCallPiece extends ChatCompletionStreamOutputDeltaToolCall {
  /** Id of the call. Empty in all pieces except the first. */
  id: string;
  /** Kind of tool. Always `function` so far. */
  type: string;
  /** The new parts of the name and the arguments. */
  function: ToolCallPieceFunction;
}

/** A piece of the name and the arguments of a tool call. */
export interface ToolCallPieceFunction extends ChatCompletionStreamOutputFunction {
  /** Name of the function. Only in the first piece of the call. */
  name?: string;
  /** The next piece of the arguments' JSON text. The text can only be parsed when all pieces are joined. */
  arguments: string;
}

/** Tracks the progress of a stream, to distinguish a finished stream from one that was cut off. */
export class Progress {
  /** Text of the first choice so far. */
  text = "";
  /** What a complete stream ends with, for error messages. */
  readonly end = "[DONE] or a finish_reason";
  /** The indexes of the choices that have started. */
  readonly #seen = new Set<number>();
  /** The indexes of the choices whose `finish_reason` has arrived. */
  readonly #finished = new Set<number>();

  /** True if at least one choice has finished. */
  get hasFinished(): boolean {
    return this.#finished.size > 0;
  }

  /** True if every choice that started has finished. */
  get hasAllFinished(): boolean {
    return this.hasFinished && this.#finished.size === this.#seen.size;
  }

  /** Records a chunk, and completes its deltas. */
  note(chunk: Chunk): void {
    const { choices } = chunk;
    if (Array.isArray(choices)) {
      for (let position = 0; position < choices.length; position++) this.#noteChoice(choices[position], position);
    } else if (chunk.token !== undefined) this.#noteToken(chunk);
  }

  #noteChoice(choice: ChoicePiece | null | undefined, position: number): void {
    if (typeof choice !== "object" || choice === null) return;
    const index = choice.index ?? position;
    this.#seen.add(index);
    if (typeof choice.finish_reason === "string" && choice.finish_reason !== "") this.#finished.add(index);
    const { delta } = choice;
    if (typeof delta === "object" && delta !== null) completeDelta(delta);
    if (index !== 0) return;
    const text = delta?.content ?? choice.text;
    if (typeof text === "string") this.text += text;
  }

  #noteToken({ token, generated_text: whole, details }: Chunk): void {
    this.#seen.add(0);
    if (typeof token?.text === "string" && token.special !== true) this.text += token.text;
    if (typeof whole === "string" || (details !== undefined && details !== null)) this.#finished.add(0);
  }
}

/** The fields that the client reads from a chunk. A server may send any value in each field. */
export interface Chunk {
  readonly error?: unknown;
  readonly response?: unknown;
  readonly object?: unknown;
  readonly message?: unknown;
  readonly detail?: unknown;
  readonly errors?: unknown;
  readonly err_msg?: unknown;
  readonly choices?: readonly (ChoicePiece | null)[] | undefined;
  readonly token?: { readonly text?: unknown; readonly special?: unknown } | null;
  readonly generated_text?: unknown;
  readonly details?: unknown;
}

interface Delta {
  readonly content?: unknown;
  [field: string]: unknown;
}

interface ChoicePiece {
  readonly index?: number;
  readonly finish_reason?: unknown;
  readonly delta?: Delta | null;
  readonly text?: unknown;
}
