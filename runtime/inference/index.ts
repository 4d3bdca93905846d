/** Runs models on many inference providers, with one client or one function per task. */
export { batch, type BatchOptions, type BatchOutcome, type BatchProgress, type BatchWork } from "./batch.ts";
export { InferenceClient } from "./client.ts";
export type { Collected, CollectedChoice, FinalMessage, ToolCall } from "./message/assemble.ts";
export { defineProvider, type ProviderDefinition, type TaskDefinition } from "./provider/define.ts";
export * from "./drop-in.ts";
export { snippets } from "../snippets/index.ts";
export * from "../http/errors.ts";
export * from "./functions.ts";
export type { JobState, MappingEntry, PollStatus, ProviderObject } from "./provider/types.ts";
export type { PaceOptions } from "./pace.ts";
export type { Job } from "./job/handle.ts";
export type { Jobs, ResumeArgs, ResumeStreamArgs } from "./jobs.ts";
export { generateObject, generateObjectStream } from "./generate-object.ts";
export type { GeneratedObject, GenerateObjectArgs, ObjectMethods } from "./generate-object.ts";
export { runTools, runToolsStream, type ToolMethods } from "./run-tools.ts";
export type { JsonSchema } from "./schema/check-schema.ts";
export type { ResultStream } from "./stream/result-stream.ts";
export type {
  InferOutput,
  Schema,
  StandardConverter,
  StandardFailure,
  StandardIssue,
  StandardResult,
  StandardSchema,
  StandardStep,
  StandardSuccess,
  StandardTypes,
} from "./schema/schema.ts";
export * from "./tool.ts";
export type {
  CallEvent,
  EndEvent,
  EventDetails,
  FallbackEvent,
  FirstChunkEvent,
  JobEvent,
  RouteEvent,
  TokenUsage,
  ToolEvent,
} from "./events.ts";
export { setLogger, type Logger } from "./options.ts";
export { resetHubCache } from "./route/hub.ts";
export type {
  AnyInput,
  MediaMethod,
  Method,
  Methods,
  RequestMethod,
  ResponseStream,
  StreamingRequestMethod,
  StreamMethod,
  TaskOptions,
  TextsMethod,
} from "./methods.ts";
export type {
  AccessToken,
  BaseArgs,
  CallOptions,
  CallResponse,
  ClientOptions,
  FallbackProvider,
  PollOptions,
  ProviderChoice,
  WithResponse,
} from "./options.ts";
export type {
  AttemptEvent,
  HttpEvent,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
  RetryPolicy,
  UploadProgress,
} from "../http/options.ts";
// Types of the object that describes a provider, the argument of `defineProvider`.
export type {
  AuthHeader,
  BodyStep,
  CallCondition,
  ConditionContains,
  ConditionOther,
  ConditionTest,
  ExampleMedia,
  ExampleRequest,
  FullUrlRule,
  InputAccept,
  InputForm,
  InputPlaceholder,
  JobStatus,
  JobUrl,
  MediaKind,
  Operation,
  OutputType,
  ProviderAuth,
  ProviderExample,
  ProviderSpec,
  ProviderTask,
  RateLimit,
  ReplyForm,
  ReplyPath,
  ReturnWord,
  RouteChoice,
  SpreadSource,
  TaskInput,
  TaskJob,
  TaskResponse,
  TaskVariant,
  TypeWord,
  ValueWord,
} from "../../generated/records.ts";
export type { AudioPart, FeatureVectors, FileInput } from "../contract/index.ts";
export type { ProviderId } from "../../generated/providers/index.ts";
export type {
  ChatChunk,
  ChatChunkChoice,
  ChatChunkDelta,
  ToolCallPiece,
  ToolCallPieceFunction,
} from "./stream/chunk.ts";
export type { ChunkStream, ResponseHead } from "./stream/stream.ts";
