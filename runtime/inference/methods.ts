import type {
  ChatCompletionStreamOutput,
  ResponsesMessage,
  ResponsesOutput,
  ResponsesStreamOutput,
} from "../../generated/io/types.ts";
import type { OutputType } from "../../generated/records.ts";
import type { FunctionName, StreamName, TaskCalls } from "../../generated/functions.ts";
import type { FileCall, StreamCall, TextsCall, ValueCall, WithTexts } from "../contract/index.ts";
import type { BaseArgs, CallOptions, WithResponse } from "./options.ts";
import type { ChatChunk } from "./stream/chunk.ts";
import type { ChunkStream } from "./stream/stream.ts";

/**
 * A function of one task. Its arguments contain the input of the task, the model and the provider. Options are passed
 * separately.
 *
 * @throws InputError before anything is sent; RoutingError when no provider can be chosen; HubApiError,
 *   ProviderApiError, ProviderOutputError, ConnectionError or RequestTimeoutError for later failures; the signal's
 *   reason
 */
export interface Method<Input, Output> {
  (args: BaseArgs & Input, options?: CallOptions): Promise<Output>;
  /** Returns the result together with the status, the headers and the request id of the response. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<Output>>;
}

/** The type of a file in the form that `outputType` names. */
export type MediaOutput<Form extends OutputType> = {
  blob: Blob;
  url: string;
  dataUrl: string;
  json: Record<string, unknown>;
}[Form];

/** Options of a call that returns a file. */
export interface MediaOptions<Form extends OutputType> extends CallOptions {
  /** The form in which the file is returned. Default: `blob`. */
  readonly outputType?: Form | undefined;
}

/**
 * A function whose result depends on `outputType`: a Blob, a URL, a `data:` URL that contains the file, or the
 * provider's own response. Default: `blob`.
 * @throws the errors of `Method`; InputError for an `outputType` that the provider does not support
 */
export interface MediaMethod<Input> {
  <Form extends OutputType = "blob">(args: BaseArgs & Input, options?: MediaOptions<Form>): Promise<MediaOutput<Form>>;
  /** Returns the result together with the status, the headers and the request id of the response. */
  withResponse<Form extends OutputType = "blob">(
    args: BaseArgs & Input,
    options?: MediaOptions<Form>,
  ): Promise<WithResponse<MediaOutput<Form>>>;
}

/**
 * A function that streams a response. The input is checked and the request is sent when the first chunk is read. Throws
 * the errors of `Method`.
 */
export interface StreamMethod<Input, Chunk, Stream = ChunkStream<Chunk>> {
  (args: BaseArgs & Input, options?: CallOptions): Stream;
  /**
   * Sends the request at once. Returns the stream together with the status, the headers and the request id of the
   * response.
   */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<Stream>>;
}

/**
 * The events of a response of the Responses API. `collect()` returns the complete response, and `finalMessage()` its last
 * message, or undefined if it has none.
 */
export type ResponseStream = ChunkStream<ResponsesStreamOutput, ResponsesOutput, ResponsesMessage | undefined>;

/** Any input, for tasks without a function of their own. `object` also accepts a value whose type is an interface. */
export type AnyInput = { readonly [name: string]: unknown } | object;

/** Options of a call of any task. */
export interface TaskOptions extends CallOptions {
  /** Name of the task. Default: the task that the arguments suggest. */
  readonly task?: string | undefined;
}

/** A function for any task. */
export interface RequestMethod {
  <Output = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): Promise<Output>;
  /** Returns the result together with the status, the headers and the request id of the response. */
  withResponse<Output = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): Promise<WithResponse<Output>>;
}

/** A function that streams the response for any task. */
export interface StreamingRequestMethod {
  <Chunk = unknown>(args: BaseArgs & AnyInput, options?: TaskOptions): ChunkStream<Chunk>;
  /**
   * Sends the request at once. Returns the stream together with the status, the headers and the request id of the
   * response.
   */
  withResponse<Chunk = unknown>(
    args: BaseArgs & AnyInput,
    options?: TaskOptions,
  ): Promise<WithResponse<ChunkStream<Chunk>>>;
}

interface TextInput {
  inputs: string;
}

/**
 * A function for one text or a list of texts. For one text, or a list of one text, it returns one result. For a longer
 * list, it returns a list.
 */
export interface TextsMethod<Input extends TextInput, Output> {
  (args: BaseArgs & Input, options?: CallOptions): Promise<Output>;
  (args: BaseArgs & WithTexts<Input>, options?: CallOptions): Promise<Output | Output[]>;
  /** Returns the result together with the status, the headers and the request id of the response. */
  withResponse(args: BaseArgs & Input, options?: CallOptions): Promise<WithResponse<Output>>;
  withResponse(args: BaseArgs & WithTexts<Input>, options?: CallOptions): Promise<WithResponse<Output | Output[]>>;
}

type MethodOf<Call> =
  Call extends ValueCall<infer Input, infer Output>
    ? Method<Input, Output>
    : Call extends FileCall<infer Input>
      ? MediaMethod<Input>
      : Call extends TextsCall<infer Input, infer Output>
        ? TextsMethod<Input, Output>
        : Call extends StreamCall<infer Input, infer Chunk>
          ? [Chunk] extends [ResponsesStreamOutput]
            ? StreamMethod<Input, Chunk, ResponseStream>
            : StreamMethod<Input, Chunk extends ChatCompletionStreamOutput ? ChatChunk : Chunk>
          : never;

/** The functions of all tasks. Their names, types and descriptions come from the YAML specs. */
export type TaskMethods = { readonly [Name in keyof TaskCalls]: MethodOf<TaskCalls[Name]> };

/** Functions for any task. */
export interface AnyMethods {
  /** Calls any task and returns the response as received. `options.task` names the task. */
  readonly request: RequestMethod;
  /** Streams the response for any task. `options.task` names the task. */
  readonly streamingRequest: StreamingRequestMethod;
}

/** The functions of a client, with their arguments and results. */
export interface Methods extends TaskMethods, AnyMethods {}

/** Name of a function that performs a task. */
export type MethodName = FunctionName | StreamName | keyof AnyMethods;
