import type {
  ChatCompletionInput,
  ChatCompletionInputMessage,
  ChatCompletionOutputUsage,
} from "../../generated/io/types.ts";
import type { BaseArgs } from "./options.ts";
import type { InferOutput, Schema } from "./schema/schema.ts";

/** A function that a model may call. */
export interface Tool<Parameters extends Schema = Schema> {
  /** Name by which the model calls the tool: letters, digits, `_` and `-`. */
  readonly name: string;
  /** Describes to the model what the tool does and when to use it. */
  readonly description?: string | undefined;
  /**
   * The parameters of the tool: a JSON Schema or a Standard Schema that describes an object. Default: no parameters.
   */
  readonly parameters?: Parameters | undefined;
  /**
   * Runs the tool. The arguments have been checked against `parameters`. The model receives the result: a string
   * unchanged, an `Error` as its message, and any other value as JSON (a `Map` as an object, a `Set` as a list). A
   * thrown error ends the whole run. To let the model react to a failure, return the error instead.
   */
  run(args: InferOutput<Parameters>, context: ToolContext): unknown;
}

/** The second argument of a tool. */
export interface ToolContext {
  /** Id of this tool call, from the model. */
  readonly id: string;
  /** Aborts when the caller aborts, and when another tool of the same step fails. */
  readonly signal: AbortSignal;
}

/** A finished tool call. */
export interface ToolOutcome {
  /** Id of the tool call, from the model. */
  readonly id: string;
  /** Name of the tool, as the model wrote it. */
  readonly name: string;
  /** The arguments as the schema returns them. For a refused call, the text that the model sent. */
  readonly arguments: unknown;
  /** The result of the tool. Undefined if the tool was not run. */
  readonly result: unknown;
  /** The text that the model receives. */
  readonly content: string;
  /** True if the tool does not exist or the arguments are invalid. `content` says why, and the model may try again. */
  readonly isRefused: boolean;
}

/** One answer of the model, and its tool calls. */
export interface ToolStep {
  /** Number of the step, from 1. */
  readonly number: number;
  /** The text of this answer. Empty if there is none. */
  readonly text: string;
  /** The reasoning of this answer. Empty if there is none. */
  readonly reasoning: string;
  /** The tool calls in the model's order. Empty in the last step, unless `maxSteps` ended the run. */
  readonly calls: readonly ToolOutcome[];
  /** Token counts from the provider. */
  readonly usage: ChatCompletionOutputUsage | undefined;
}

/** The result of a run. */
export interface ToolRun {
  /** The text of the last answer. */
  readonly text: string;
  /** The reason why the run ended: `max_steps`, or the `finish_reason` of the last answer, such as `stop`. */
  readonly finishReason: string;
  /** All messages, starting with the caller's messages. Pass them to the next call to continue the conversation. */
  readonly messages: ChatCompletionInputMessage[];
  /** Every answer of the model, in order. */
  readonly steps: readonly ToolStep[];
}

/** The input of `chatCompletion`, with tools that the package runs. */
export type RunToolsArgs = ChatArgs & {
  /** The tools that the model may call. With `defineTool`, the types of a tool come from its schema. */
  tools: readonly Tool[];
  /** Maximum number of answers of the model. Default: 10. */
  maxSteps?: number | undefined;
  /** Called after each step. The run waits until the returned promise resolves. */
  onStep?: ((step: ToolStep) => unknown) | undefined;
};

/** The arguments of `chatCompletion`, except `tools`, `stream` and `n`. */
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
 * Returns the tool unchanged. In TypeScript, the arguments of `run` get the type that the schema in `parameters`
 * describes.
 *
 * @example
 * const weather = defineTool({
 *   name: "weather",
 *   parameters: z.object({ city: z.string() }),
 *   run: ({ city }) => `21 °C in ${city}`,
 * });
 */
export const defineTool = <const Parameters extends Schema>(tool: Tool<Parameters>): Tool<Parameters> => tool;
