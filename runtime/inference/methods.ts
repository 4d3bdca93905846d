import type { ChatCompletionStreamOutput } from "../../generated/io/types.ts";
import type {
  FileCall,
  FunctionName,
  StreamCall,
  StreamName,
  TaskCalls,
  TextsCall,
  ValueCall,
  WithTexts,
} from "../../generated/functions.ts";
import type { BaseArgs, CallOptions, WithResponse } from "./options.ts";
import type { ChatChunk } from "./stream/chunk.ts";
import type { ChunkStream } from "./stream/stream.ts";

/**
 * A function of one task: the input and where to send it, then how.
 *
 * @throws InputError before anything is sent; RoutingError when no provider can be chosen; HubApiError,
 *   ProviderApiError, ProviderOutputError, ConnectionError or RequestTimeoutError for what follows; the signal's reason
 */
export interface Method<Input, Output> {
  (args: BaseArgs & Input, options?: CallOptions): Promise<Output>;
  /** Returns the same, with status, headers and request id of the answer. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<Output>>;
}

/**
 * A function whose result depends on `outputType`: a Blob; an address; an address with the file in it (`data:`); or the
 * provider's own answer. Default: `blob`.
 * @throws as `Method`; InputError for an `outputType` that the provider cannot give
 */
export interface MediaMethod<Input> {
  (args: BaseArgs & Input, options?: CallOptions & { readonly outputType?: "blob" | undefined }): Promise<Blob>;
  (args: BaseArgs & Input, options: CallOptions & { readonly outputType: "url" | "dataUrl" }): Promise<string>;
  (args: BaseArgs & Input, options: CallOptions & { readonly outputType: "json" }): Promise<Record<string, unknown>>;
  /** Returns the same, with status, headers and request id of the answer. */
  withResponse(
    args: BaseArgs & Input,
    options?: CallOptions & { readonly outputType?: "blob" | undefined },
  ): Promise<WithResponse<Blob>>;
  withResponse(
    args: BaseArgs & Input,
    options: CallOptions & { readonly outputType: "url" | "dataUrl" },
  ): Promise<WithResponse<string>>;
  withResponse(
    args: BaseArgs & Input,
    options: CallOptions & { readonly outputType: "json" },
  ): Promise<WithResponse<Record<string, unknown>>>;
}

/**
 * A function that returns an answer in pieces, as it is written. Nothing is sent before the first piece is asked for, and
 * bad input throws there. The errors are those of `Method`.
 */
export interface StreamMethod<Input, Chunk> {
  (args: BaseArgs & Input, options?: CallOptions): ChunkStream<Chunk>;
  /** Sends the request at once, and gives the stream with status, headers and request id of the answer. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<ChunkStream<Chunk>>>;
}

/** Any input: for tasks that have no function of their own. The second form takes values of your own interfaces. */
export type AnyInput = { readonly [name: string]: unknown } | object;

/** Options of a call of any task. */
export interface TaskOptions extends CallOptions {
  /** Default: the one that the arguments look like. */
  readonly task?: string | undefined;
}

/** A function for any task. */
export interface RequestMethod {
  <Output = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): Promise<Output>;
  /** Returns the same, with status, headers and request id of the answer. */
  withResponse<Output = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): Promise<WithResponse<Output>>;
}

/** A function for any task that answers in pieces. */
export interface StreamingRequestMethod {
  <Chunk = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): ChunkStream<Chunk>;
  /** Sends the request at once, and gives the stream with status, headers and request id of the answer. */
  withResponse<Chunk = unknown>(
    args: BaseArgs & AnyInput,
    options?: TaskOptions,
  ): Promise<WithResponse<ChunkStream<Chunk>>>;
}

/** An input of one text. */
interface TextInput {
  /** The text. */
  inputs: string;
}

/** One text returns one result; a list returns a list, but a list of one returns the one. */
export interface TextsMethod<Input extends TextInput, Output> {
  (args: BaseArgs & Input, options?: CallOptions): Promise<Output>;
  (args: BaseArgs & WithTexts<Input>, options?: CallOptions): Promise<Output | Output[]>;
  /** Returns the same, with status, headers and request id of the answer. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<Output>>;
  withResponse(args: BaseArgs & WithTexts<Input>, options?: CallOptions): Promise<WithResponse<Output | Output[]>>;
}

/** The function that makes a call. */
type MethodOf<Call> =
  Call extends ValueCall<infer Input, infer Output>
    ? Method<Input, Output>
    : Call extends FileCall<infer Input>
      ? MediaMethod<Input>
      : Call extends TextsCall<infer Input, infer Output>
        ? TextsMethod<Input, Output>
        : Call extends StreamCall<infer Input, infer Chunk>
          ? StreamMethod<Input, Chunk extends ChatCompletionStreamOutput ? ChatChunk : Chunk>
          : never;

/** The function of each task. Names, types and descriptions come from the spec. */
export type TaskMethods = { readonly [Name in keyof TaskCalls]: MethodOf<TaskCalls[Name]> };

/** Functions for any task. */
export interface AnyMethods {
  /** Calls any task and returns the answer as it came. `options.task` names the task. */
  readonly request: RequestMethod;
  /** Calls any task that answers in pieces. `options.task` names the task. */
  readonly streamingRequest: StreamingRequestMethod;
}

/** The functions of a client: what they take, and what they return. */
export interface Methods extends TaskMethods, AnyMethods {}

/** Name of a function that performs a task. */
export type MethodName = FunctionName | StreamName | keyof AnyMethods;
