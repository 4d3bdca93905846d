import type { ProviderId } from "../../generated/providers/index.ts";
import type { OutputType } from "../../generated/records.ts";
import type { ProviderObject } from "./adapter.ts";
import type { RequestEvent, ResponseEvent } from "./sending.ts";
import type { PollStatus } from "./job.ts";
import type { RetryPolicy } from "./retry.ts";
import type { Credentials } from "./platform.ts";

/** A provider: its id, a provider object, or `auto` for the first one that serves the model. */
export type ProviderChoice = ProviderId | ProviderObject | "auto";

/** What every call takes beside the input of its task. */
export interface BaseArgs {
  /** A hub token (`hf_…`) goes to the router; any other is taken for the provider's own key. */
  accessToken?: string | undefined;
  /**
   * Id of a model on the hub, or the full address of an endpoint. With the automatic provider it may end in a policy
   * of the router (`:fastest`, `:cheapest`, `:preferred`) or in a provider (`:groq`). Absent: the default of the task.
   */
  model?: string | undefined;
  /** Full address to call in place of the provider's. It receives the token: https, or this machine. */
  endpointUrl?: string | undefined;
  /** Default: `auto`. */
  provider?: ProviderChoice | undefined;
}

/** How far the sending of a body has come. */
export interface UploadProgress {
  /** Bytes handed to the network. */
  readonly sent: number;
  /** Bytes in all. */
  readonly total: number;
}

/** How to wait for a job. */
export interface PollOptions {
  /** Milliseconds between two questions; default: the provider's. */
  readonly intervalMs?: number | undefined;
  /** Longest wait for the job, in milliseconds; default none. */
  readonly timeout?: number | undefined;
  /** Called after every question, with the provider's word, the place in the queue and the log lines. */
  readonly onStatus?: ((status: PollStatus) => void) | undefined;
}

/** How to call. The options of a client hold for its calls, unless a call says otherwise. */
export interface CallOptions {
  /** Used for every request: calls, polls, files, and questions to the hub. Default: the platform's. */
  readonly fetch?: typeof fetch | undefined;
  /** Ends every wait at once, with its own reason. */
  readonly signal?: AbortSignal | undefined;
  /** Organisation that pays for calls through the router. */
  readonly billTo?: string | undefined;
  /** `credentials` of `fetch`; true: `include`. */
  readonly includeCredentials?: Credentials | boolean | undefined;
  /** false: the same as `maxRetries: 0`. */
  readonly retry_on_error?: boolean | undefined;
  /** Milliseconds for the whole call, retries and polls included; default none. */
  readonly timeout?: number | undefined;
  /** Milliseconds until an answer begins; default 300,000; 0: no limit. */
  readonly headersTimeout?: number | undefined;
  /** Milliseconds between two pieces of an answer; default 300,000; 0: no limit. */
  readonly idleTimeout?: number | undefined;
  /** Attempts after the first; default 2. The submit of a job, which may be billed, is only repeated if it never left. */
  readonly maxRetries?: number | undefined;
  /** How long to wait between attempts. */
  readonly retry?: RetryPolicy | undefined;
  /** How to wait for a job. */
  readonly poll?: PollOptions | undefined;
  /** Further hosts that a model given as an address may stand at and still receive the token. */
  readonly trustedHosts?: readonly string[] | undefined;
  /** Called before every request, with secrets taken out. */
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  /** Called after every answer. */
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  /** Called while a body is sent, where the platform can tell. Such a request is not sent again. */
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  /** Tried in this order when the call fails at the first provider. */
  readonly fallbackProviders?: readonly ProviderChoice[] | undefined;
  /** Largest answer in bytes; default 512 MiB. */
  readonly maxResponseBytes?: number | undefined;
  /** Further headers of the call; not sent to where an answer leads. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Further fields of the body. They win over those of the call. */
  readonly extraBody?: Readonly<Record<string, unknown>> | undefined;
  /** Origin of the hub, for mirrors; default `https://huggingface.co`. */
  readonly hubUrl?: string | undefined;
  /** Origin of the router, for mirrors; default `https://router.huggingface.co`. It receives hub tokens. */
  readonly routerUrl?: string | undefined;
  /** What media come as, where the task and provider can: a Blob by default. */
  readonly outputType?: OutputType | undefined;
  /** As in the arguments, which win. */
  readonly endpointUrl?: string | undefined;
  /** As in the arguments, which win. */
  readonly provider?: ProviderChoice | undefined;
}

/** Options of a client: those of its calls, and its token. */
export interface ClientOptions extends CallOptions {
  /** The token of all calls that bring none. See `BaseArgs`. */
  readonly accessToken?: string | undefined;
}

/** What is known of an answer. */
export interface CallResponse {
  /** Where the answer came from, after redirects. */
  readonly url: string;
  /** HTTP status, 200 to 299. */
  readonly status: number;
  /** As the platform gives them. */
  readonly headers: Headers;
}

/** A result with the answer that it came in: of a job, the last one. */
export interface WithResponse<Output> {
  /** What the call gives without `withResponse`. */
  readonly data: Output;
  /** The answer itself, its body read. */
  readonly response: CallResponse;
  /** The provider's name for the answer, for support requests; `""` when there is none. */
  readonly requestId: string;
}
