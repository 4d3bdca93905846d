import type { ProviderSpec, ProviderTask } from "../../../generated/records.ts";
import type { AnswerForm } from "../media/output.ts";

/**
 * The kind of token that a call sends. `hub-token`: for the hub and its router. `provider-key`: the provider's own key.
 */
export type AuthMethod = "hub-token" | "provider-key" | "none";

/** A provider object: from `hubsmith/providers/<id>`, or made by `defineProvider`. */
export type ProviderObject = ProviderSpec;

/** The providers that a program can name by id. */
export interface Providers {
  /** Returns a provider. @throws InputError for an unknown id */
  specOf(provider: string | ProviderObject): ProviderObject;
  /** Returns true if `specOf` knows an id. */
  isKnown(id: string): boolean;
}

/** The hub's data about a model at a provider. */
export interface Mapping {
  /** Id of the model on the hub. */
  readonly hfModelId: string;
  /** The provider's name for the model. */
  readonly providerId: string;
  /** The task for which the provider serves the model: `conversational`, `text-to-image` … */
  readonly task: string;
  /** The hub's status: `live`, `staging` or `error`. */
  readonly status: string;
  /** If the model is an adapter for a base model, the kind of the adapter: `lora`. */
  readonly adapter?: string;
  /** Path of the adapter's file in the model's repository. */
  readonly adapterWeightsPath?: string;
  /** `single-model`: this entry is for one model. `tag-filter`: for all models with a tag. */
  readonly type?: string;
}

/** A provider that serves a model, from the hub's response. */
export interface MappingEntry extends Mapping {
  /** Id of the provider. */
  readonly provider: string;
}

/** A call after routing: everything that a request needs, without secrets. */
export interface Call {
  readonly task: string;
  readonly auth: AuthMethod;
  /** The provider's name for the model. If the hub was not asked, the name that the caller passed. */
  readonly model: string;
  /** The caller's arguments, without `accessToken`. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly mapping?: Mapping | undefined;
  /** Values for the placeholders in the provider's URLs. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** The form in which files are returned. Default: `blob`. */
  readonly outputType?: string | undefined;
  readonly stream?: boolean | undefined;
  /** True if settings that the chat format does not have are left out. */
  readonly ignoreUnsupported?: boolean | undefined;
  /** Full URL from the caller, to be called instead of the provider's URL. */
  readonly endpointUrl?: string | undefined;
  /** Origin of the router. Default: https://router.huggingface.co. */
  readonly routerBase?: string | undefined;
  /** Origin of the hub. Default: https://huggingface.co. */
  readonly hubBase?: string | undefined;
}

/** Downloads an input that the caller passed as a URL, for providers that need the file itself. */
export type FetchInput = (url: string) => Promise<Blob>;

/** Sends the request that uploads a file before the call. @returns what `read` returns for the response, as JSON */
export type SendUpload = (request: PlannedRequest, read: (reply: unknown) => string) => Promise<string>;

export interface TaskContext {
  readonly provider: ProviderSpec;
  readonly name: string;
  readonly task: ProviderTask;
}

/** A request without the headers for authorization, billing and user agent. The client adds these headers. */
export interface PlannedRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | FormData | undefined;
}

/** A file in a field of a form, or a URL that is sent instead of the file. */
export interface FormFile {
  readonly file: Blob | string;
  readonly name: string;
}

/** The state of a job, read from a status reply. */
export interface JobState {
  /** The status. A job is polled again only while its status is `pending`. */
  readonly status: "pending" | "done" | "failed";
  /** The status as the provider names it. */
  readonly raw: string;
  /** The number of jobs ahead of this one, if the provider reports it. */
  readonly queuePosition?: number | undefined;
  /** New lines of the log, if the provider reports them. */
  readonly logs?: readonly string[] | undefined;
}

/** The argument of `poll.onStatus`. */
export interface PollStatus extends JobState {
  /** Number of the poll: 1 for the first poll, 0 for the status in the response to the submit request. */
  readonly attempt: number;
  /** Milliseconds since the wait began. */
  readonly elapsedMs: number;
}

/**
 * A request about a job. `credentials: "never"` sends no credentials, because a response contained the URL.
 */
export interface JobRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  /** Headers that the provider requires. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly credentials: "same-as-submit" | "never";
  /** The form of the response. Default: json. */
  readonly form?: AnswerForm | undefined;
}

/** The first request of a job, and its response. */
export interface SubmitReply {
  readonly url: string;
  readonly reply: unknown;
}
