import type { ProviderSpec, ProviderTask } from "../../generated/records.ts";

/**
 * hub-token: through the router. provider-key: straight to the provider. none: through the router, without a header.
 */
export type AuthMethod = "hub-token" | "provider-key" | "none";

/** A provider as data: from `hubsmith/providers/<id>`, or made by `defineProvider`. */
export type ProviderObject = ProviderSpec;

/** The providers that a program knows by id. */
export interface Providers {
  /** @throws InputError for an unknown id */
  specOf(provider: string | ProviderObject): ProviderObject;
  /** Returns whether `specOf` knows an id. */
  isKnown(id: string): boolean;
}

/** The hub's record of a model at a provider. */
export interface Mapping {
  /** Id of the model on the hub. */
  readonly hfModelId: string;
  /** The provider's own name of the model. */
  readonly providerId: string;
  /** The task that it is served for, as the provider table names it: `conversational`, `text-to-image` … */
  readonly task: string;
  /** `live`, `staging` or `error`, as the hub says. */
  readonly status: string;
  /** Kind of the adapter that is put upon a base model: `lora`. */
  readonly adapter?: string;
  /** Path of the adapter's file within the model's repository. */
  readonly adapterWeightsPath?: string;
  /** `single-model`, or `tag-filter` for all models with a tag. */
  readonly type?: string;
}

/** A provider that serves a model, as the hub tells it. */
export interface MappingEntry extends Mapping {
  /** Id of the provider. */
  readonly provider: string;
}

/** A call after routing: everything that a request needs, without secrets. */
export interface Call {
  readonly task: string;
  readonly auth: AuthMethod;
  /** The provider's id of the model, or the caller's where no mapping was looked up. */
  readonly model: string;
  /** The caller's arguments without accessToken. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly mapping?: Mapping | undefined;
  /** Values for the holes in addresses of the provider. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The type of returned media. Default: blob. */
  readonly outputType?: string | undefined;
  readonly stream?: boolean | undefined;
  /** Full address given by the caller, to be called instead of the provider's. */
  readonly endpointUrl?: string | undefined;
  /** Default: https://router.huggingface.co. */
  readonly routerBase?: string | undefined;
  /** Default: https://huggingface.co. */
  readonly hubBase?: string | undefined;
}

/** Downloads an address that the caller gave as input, where a provider wants the file itself. */
export type FetchInput = (url: string) => Promise<Blob>;

/** One task of one provider. */
export interface TaskContext {
  readonly provider: ProviderSpec;
  readonly name: string;
  readonly task: ProviderTask;
}

/** A request without the headers for authorization, billing and user agent, which the client adds. */
export interface PlannedRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | FormData | undefined;
}

/** A file that is a field of a form, or the text sent instead of it. */
export interface FormFile {
  readonly file: Blob | string;
  readonly name: string;
}

/** Media that were fetched or decoded. */
export interface FetchedMedia {
  readonly base64: string;
  readonly contentType: string;
  readonly blob: Blob;
}

/** Where media come from. An address may be a data: URL. */
export type MediaSource = { readonly url: string } | { readonly base64: string } | { readonly blob: Blob };

/** A finished value, or what is still to be fetched or decoded. */
export type Result =
  | { readonly kind: "value"; readonly value: unknown }
  | {
      readonly kind: "media";
      readonly source: MediaSource;
      /** MIME type for bytes that do not tell theirs. */
      readonly mime?: string | undefined;
      readonly as: "blob" | "url" | "dataUrl";
      /** Makes the result of the fetched media; absent: the media are the result. */
      readonly finish?: ((media: FetchedMedia) => unknown) | undefined;
    }
  | { readonly kind: "text"; readonly url: string; readonly finish: (text: string) => unknown };

/** Which form the body of an answer has. */
export type AnswerForm = "json" | "binary" | "json-or-binary";

/** The state in a status reply. */
export interface JobState {
  /** The status: only `pending` is polled again. */
  readonly status: "pending" | "done" | "failed";
  /** The provider's own word. */
  readonly raw: string;
  /** The number of jobs before this one, where the provider reports it. */
  readonly queuePosition?: number | undefined;
  /** New lines of the log, where the provider tells. */
  readonly logs?: readonly string[] | undefined;
}

/** The argument of `poll.onStatus`. */
export interface PollStatus extends JobState {
  /** Status replies so far; 0: the reply to the submit. */
  readonly attempt: number;
  /** Milliseconds since the wait began. */
  readonly elapsedMs: number;
}

/** A request about a job. `never`: the address came out of a reply and gets no credentials. */
export interface JobRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  /** Fixed headers of the provider. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly credentials: "same-as-submit" | "never";
}

/** The first request of a job, and what came back. */
export interface Submitted {
  readonly url: string;
  readonly reply: unknown;
}

/** Functions that poll, cancel and resume a submitted call. */
export interface JobPlan {
  /** Returns the state in the reply to the submit; undefined: it has none. */
  initial(submit: unknown): JobState | undefined;
  /**
   * Returns the request that polls a job.
   * @param attempt counted from 1
   * @throws ProviderOutputError when the reply to the submit has no address to poll
   */
  status(call: Call, submit: Submitted, attempt: number): JobRequest;
  /** Absent: the last reply about the job is the result. */
  readonly result?: ((call: Call, submit: Submitted, status: unknown) => JobRequest) | undefined;
  /** Reads a status reply. @throws ProviderOutputError for a reply without a status */
  state(reply: unknown): JobState;
  /** Milliseconds before the first question. */
  readonly firstWaitMs: number;
  /** Milliseconds between two questions. */
  readonly intervalMs: number;
  readonly attempts: number | "unlimited";
  /** Returns text of the error when the job failed. */
  failure(reply: unknown): string;
  /** Returns text of the error when the attempts ran out. */
  exhausted(attempts: number): string;
  /**
   * Returns the id to show and to resume by; `""` for a job that the first reply ended.
   *
   * @throws ProviderOutputError when the reply to the submit lacks it
   */
  id(call: Call, submit: Submitted): string;
  /**
   * Returns the request that cancels a job; undefined: the provider cannot cancel, or the reply has no address for
   * it.
   */
  cancel(call: Call, submit: Submitted): JobRequest | undefined;
  /**
   * Returns a submit for a job of which only the id is known; undefined where that is not enough. @throws InputError
   */
  resume(call: Call, id: string): Submitted | undefined;
}
