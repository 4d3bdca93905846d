/** Calls of models at many providers: one client, or one function for each task. */
export { batch, type BatchOptions, type BatchOutcome, type BatchProgress } from "./batch.ts";
export { InferenceClient } from "./client.ts";
export type { Collected, CollectedChoice, FinalMessage, ToolCall } from "./collect.ts";
export { defineProvider, type ProviderDefinition, type TaskDefinition } from "./define.ts";
export * from "./drop-in.ts";
export * from "./errors.ts";
export type { RequestEvent, ResponseEvent } from "./sending.ts";
export * from "./functions.ts";
export type { JobState, PollStatus } from "./job.ts";
export type { Job } from "./job-handle.ts";
export type { Jobs, ResumeArgs } from "./jobs.ts";
export { setLogger, type Logger } from "./logger.ts";
export type { MappingEntry } from "./lookup.ts";
export type {
  AnyInput,
  AudioPart,
  FeatureVectors,
  FileInput,
  MediaMethod,
  Method,
  Methods,
  RequestMethod,
  StreamingRequestMethod,
  StreamMethod,
  TaskOptions,
  Transcript,
  TranslationMethod,
} from "./methods.ts";
export type {
  BaseArgs,
  CallOptions,
  CallResponse,
  ClientOptions,
  PollOptions,
  ProviderChoice,
  UploadProgress,
  WithResponse,
} from "./options.ts";
// What a provider is described with, for `defineProvider`.
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
export type { ProviderId } from "../../generated/providers/index.ts";
export type { RetryPolicy } from "./retry.ts";
export type { ProviderObject } from "./adapter.ts";
export type { ChunkStream, ResponseHead } from "./stream.ts";
