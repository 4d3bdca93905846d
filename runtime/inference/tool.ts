import type {
  ChatCompletionInput,
  ChatCompletionInputMessage,
  ChatCompletionOutputUsage,
} from "../../generated/io/types.ts";
import type { BaseArgs } from "./options.ts";
import type { InferOutput, Schema } from "./schema/schema.ts";

/** A function that a model may call. */
export interface Tool<Parameters extends Schema = Schema> {
  /** Name that the model calls: letters, digits, `_` and `-`. */
  readonly name: string;
  /** Tells the model what the tool does and when to use it. */
  readonly description?: string | undefined;
  /** The parameters of the tool: a JSON Schema or a Standard Schema of an object. Absent: none. */
  readonly parameters?: Parameters | undefined;
  /**
   * Does the work. The arguments have passed `parameters`. The model reads the result: a text as it is, anything else as
   * JSON. An error ends the whole call; return a text instead when the model should react to a failure.
   */
  run(args: InferOutput<Parameters>, context: ToolContext): unknown;
}

/** The second argument of a tool. */
export interface ToolContext {
  /** Id of this call, as the model gave it. */
  readonly id: string;
  /** Aborts when the caller aborts, and when another tool of the same step fails. */
  readonly signal: AbortSignal;
}

/** A tool call, done. */
export interface ToolOutcome {
  /** Id of the call, as the model gave it. */
  readonly id: string;
  /** Name of the tool, as the model wrote it. */
  readonly name: string;
  /** As the schema gives them; the model's own text when it cannot be used. */
  readonly arguments: unknown;
  /** The result of the tool; undefined when it was not run. */
  readonly result: unknown;
  /** The text that the model receives. */
  readonly content: string;
  /** True: there is no such tool, or its arguments are wrong. `content` says so, and the model may try again. */
  readonly isRefused: boolean;
}

/** One answer of the model, and the tools that it called. */
export interface ToolStep {
  /** From 1. */
  readonly number: number;
  /** The text of this answer; `""` when there is none. */
  readonly text: string;
  /** In the order of the model. Empty in the last step, unless `maxSteps` ended the run. */
  readonly calls: readonly ToolOutcome[];
  /** As the provider counts. */
  readonly usage: ChatCompletionOutputUsage | undefined;
}

/** The result of a run. */
export interface ToolRun {
  /** The text of the last answer. */
  readonly text: string;
  /** Why it ended: `max_steps`, or the `finish_reason` of the last answer, such as `stop`. */
  readonly finishReason: string;
  /** All messages, the given ones first: pass them to the next call to go on. */
  readonly messages: ChatCompletionInputMessage[];
  /** Every answer of the model, in order. */
  readonly steps: readonly ToolStep[];
}

/** The input of `chatCompletion`, with tools that can be run. */
export type RunToolsArgs = ChatArgs & {
  /** The functions that the model may call. `defineTool` gives each the types of its schema. */
  tools: readonly Tool[];
  /** Most answers of the model; default 10. */
  maxSteps?: number | undefined;
  /** Called, and waited for, after each step. */
  onStep?: ((step: ToolStep) => unknown) | undefined;
};

/** The arguments of `chatCompletion` that the helpers do not set themselves. */
export type ChatArgs = BaseArgs & {
  [
    Name in keyof ChatCompletionInput as string extends Name
      ? never
      : Exclude<Name, "messages" | "tools" | "stream" | "n">
  ]: ChatCompletionInput[Name];
} & {
  /** The conversation so far. */
  messages: readonly ChatCompletionInputMessage[];
};

/**
 * Returns the tool as it is, with `run` typed by `parameters`.
 *
 * @example
 * const weather = defineTool({
 *   name: "weather",
 *   parameters: z.object({ city: z.string() }),
 *   run: ({ city }) => `21 °C in ${city}`,
 * });
 */
export const defineTool = <const Parameters extends Schema>(tool: Tool<Parameters>): Tool<Parameters> => tool;
