import type {
  LanguageModelV3Content,
  LanguageModelV3FinishReason,
  LanguageModelV3ResponseMetadata,
  LanguageModelV3StreamPart,
  LanguageModelV3Usage,
  SharedV3Warning,
} from "@ai-sdk/provider";
import { isMapping, isObject } from "../http/json.ts";
import { Assembler, isWhole, type ToolCall } from "../inference/message/assemble.ts";
import { completeCall, type Piece } from "../inference/message/read.ts";
import type { ChatChunk } from "../inference/stream/chunk.ts";
import { NAME } from "./call.ts";
import { keptOn } from "./kept.ts";

/** Returns the parts of an answer: its reasoning, its text and its tool calls. */
export function contentOf(message: Piece): LanguageModelV3Content[] {
  const { reasoning, content, tool_calls } = message;
  const calls = (Array.isArray(tool_calls) ? tool_calls.filter(isObject).map(completeCall) : []) as ToolCall[];
  const texts = [
    { type: "reasoning" as const, text: reasoning },
    { type: "text" as const, text: content },
  ].filter((part): part is typeof part & { text: string } => typeof part.text === "string" && part.text !== "");
  const onLast = (rest: number): Piece | undefined => (rest === 0 ? message : undefined);
  return [
    ...texts.map((part, index) => ({ ...part, ...keptOn(undefined, onLast(texts.length - index - 1 + calls.length)) })),
    ...calls.map((call, index) => toolCallOf(call, idOf(call), onLast(calls.length - index - 1))),
  ];
}

function toolCallOf(call: ToolCall, toolCallId: string, message?: Piece) {
  const { name, arguments: text } = call.function;
  const input = text.trim() === "" ? "{}" : text;
  return { type: "tool-call" as const, toolCallId, toolName: name, input, ...keptOn(call, message) };
}

/** Some servers send no id. The result of the call needs one. Pages without https have no `crypto.randomUUID`. */
function idOf({ id }: ToolCall): string {
  return id === "" ? `call_${Math.random().toString(36).slice(2)}` : id;
}

const FINISH_REASONS: Readonly<Record<string, LanguageModelV3FinishReason["unified"]>> = {
  stop: "stop",
  eos: "stop",
  length: "length",
  content_filter: "content-filter",
  tool_calls: "tool-calls",
  function_call: "tool-calls",
};

export function finishReasonOf(reason: unknown): LanguageModelV3FinishReason {
  const raw = typeof reason === "string" ? reason : undefined;
  return { unified: FINISH_REASONS[raw ?? ""] ?? "other", raw };
}

/** Returns token counts. Counts that the provider does not report are undefined. */
export function usageOf(usage: unknown): LanguageModelV3Usage {
  const counts = isMapping(usage) ? usage : {};
  const total = countIn(counts, "prompt_tokens");
  const output = countIn(counts, "completion_tokens");
  const cached = countIn(counts["prompt_tokens_details"], "cached_tokens");
  const reasoning = countIn(counts["completion_tokens_details"], "reasoning_tokens");
  return {
    inputTokens: { total, noCache: less(total, cached), cacheRead: cached, cacheWrite: undefined },
    outputTokens: { total: output, text: less(output, reasoning), reasoning },
    ...(isMapping(usage) && { raw: usage as NonNullable<LanguageModelV3Usage["raw"]> }),
  };
}

function countIn(counts: unknown, name: string): number | undefined {
  const count = isMapping(counts) ? counts[name] : undefined;
  return typeof count === "number" ? count : undefined;
}

function less(total: number | undefined, part = 0): number | undefined {
  return total === undefined ? undefined : Math.max(0, total - part);
}

export function metadataOf({ id, created, model }: Piece): LanguageModelV3ResponseMetadata {
  return {
    ...(typeof id === "string" && id !== "" && { id }),
    // Formats without a time have the time 0.
    ...(typeof created === "number" && created > 0 && { timestamp: new Date(created * 1000) }),
    ...(typeof model === "string" && model !== "" && { modelId: model }),
  };
}

/** A tool call that is being streamed. */
interface OpenCall {
  readonly call: ToolCall;
  readonly id: string;
  /** Number of characters of the arguments that were sent. */
  sent: number;
  isComplete: boolean;
}

/** Converts the chunks of one answer to the parts of the AI SDK's stream. */
export class PartReader {
  readonly #assembler = new Assembler();
  readonly #calls = new Map<ToolCall, OpenCall>();
  /** The text or the reasoning that is being streamed. */
  #block: { readonly type: "text" | "reasoning"; readonly id: string } | undefined;
  #blocks = 0;
  #hasBegun = false;
  #finish: unknown;
  #usage: unknown;
  readonly #provider: string;
  readonly #warnings: SharedV3Warning[];

  /** @param provider id of the provider that sends the chunks */
  constructor(provider: string, warnings: SharedV3Warning[]) {
    this.#provider = provider;
    this.#warnings = warnings;
  }

  start(): LanguageModelV3StreamPart {
    return { type: "stream-start", warnings: this.#warnings };
  }

  /** Returns the parts for a chunk. */
  *read(chunk: ChatChunk): Generator<LanguageModelV3StreamPart> {
    this.#assembler.add(chunk);
    if (!this.#hasBegun) yield { type: "response-metadata", ...metadataOf({ ...chunk }) };
    this.#hasBegun = true;
    this.#usage = chunk.usage ?? this.#usage;
    // A server may send any value in each field.
    const choices: readonly unknown[] = Array.isArray(chunk.choices) ? chunk.choices : [];
    const choice = choices.filter(isMapping).find(({ index = 0 }) => index === 0);
    this.#finish = choice?.["finish_reason"] ?? this.#finish;
    const { reasoning, content, tool_calls: calls } = isMapping(choice?.["delta"]) ? choice["delta"] : {};
    if (typeof reasoning === "string" && reasoning !== "") yield* this.#text("reasoning", reasoning);
    if (typeof content === "string" && content !== "") yield* this.#text("text", content);
    if (Array.isArray(calls)) yield* this.#toolCalls();
  }

  /** Returns the parts for the end of the stream. */
  *end(): Generator<LanguageModelV3StreamPart> {
    const message = this.#assembler.result(this.#provider).choices[0]?.message;
    const open = [...this.#calls.values()].filter((call) => !call.isComplete);
    yield* this.#close(open.length === 0 ? message : undefined);
    for (const call of open) yield* complete(call, call === open.at(-1) ? message : undefined);
    yield this.finish(finishReasonOf(this.#finish));
  }

  /** Returns the last part of a stream, with the token counts so far. */
  finish(finishReason: LanguageModelV3FinishReason): LanguageModelV3StreamPart {
    const providerMetadata = { [NAME]: { provider: this.#provider } };
    return { type: "finish", usage: usageOf(this.#usage), finishReason, providerMetadata };
  }

  *#text(type: "text" | "reasoning", delta: string): Generator<LanguageModelV3StreamPart> {
    if (this.#block?.type !== type) {
      yield* this.#close();
      this.#block = { type, id: `${type}-${this.#blocks++}` };
      yield { type: `${type}-start`, id: this.#block.id };
    }
    yield { type: `${type}-delta`, id: this.#block.id, delta };
  }

  /** @param message the whole answer, if the part is its last */
  *#close(message?: Piece): Generator<LanguageModelV3StreamPart> {
    if (this.#block === undefined) return;
    yield { type: `${this.#block.type}-end`, id: this.#block.id, ...keptOn(undefined, message) };
    this.#block = undefined;
  }

  /** Sends what has arrived of the tool calls. When a call begins, the calls whose arguments are complete end. */
  *#toolCalls(): Generator<LanguageModelV3StreamPart> {
    yield* this.#close();
    for (const call of this.#assembler.callsOf(0)) {
      let open = this.#calls.get(call);
      if (open === undefined) {
        if (call.function.name === "") continue;
        for (const earlier of this.#calls.values())
          if (!earlier.isComplete && isWhole(earlier.call.function.arguments)) yield* complete(earlier);
        open = { call, id: idOf(call), sent: 0, isComplete: false };
        this.#calls.set(call, open);
        yield { type: "tool-input-start", id: open.id, toolName: call.function.name };
      }
      const delta = call.function.arguments.slice(open.sent);
      open.sent += delta.length;
      if (delta !== "") yield { type: "tool-input-delta", id: open.id, delta };
    }
  }
}

/** Ends a tool call. @param message the whole answer, if the call is its last part */
function* complete(open: OpenCall, message?: Piece): Generator<LanguageModelV3StreamPart> {
  open.isComplete = true;
  yield { type: "tool-input-end", id: open.id };
  yield toolCallOf(open.call, open.id, message);
}
