import type { AuthHeader, ProviderSpec, ProviderTask } from "../../generated/records.ts";
import { authOf, hostsOf } from "./authorization.ts";
import type { JobRequest, JobWait, Submitted } from "./job.ts";
import type { Operate } from "./mapping.ts";
import type { Types } from "./shape.ts";

/** hub-token: through the router. provider-key: straight to the provider. none: through the router, without a header. */
export type AuthMethod = "hub-token" | "provider-key" | "none";

/** A provider as data: from `hubsmith/providers/<id>`, or made by `defineProvider`. */
export type ProviderObject = ProviderSpec;

/** What the hub knows about a model at a provider. */
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

/** What a call is about, after routing: all that a request needs, and nothing secret. */
export interface Call {
  readonly task: string;
  readonly auth: AuthMethod;
  /** The provider's id of the model, or the caller's where no mapping was looked up. */
  readonly model: string;
  /** The caller's arguments without accessToken. What else says where the call goes is no field of a body. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly mapping?: Mapping | undefined;
  /** What media come as. Default: blob. */
  readonly outputType?: string | undefined;
  readonly stream?: boolean | undefined;
  /** Full address given by the caller, in place of the provider's. */
  readonly endpointUrl?: string | undefined;
  /** Default: https://router.huggingface.co. */
  readonly routerBase?: string | undefined;
  /** Default: https://huggingface.co. */
  readonly hubBase?: string | undefined;
  /** Downloads an address that the caller gave as input, where a provider wants the file itself. */
  readonly fetchInput?: ((url: string) => Promise<Blob>) | undefined;
}

/** A request, but for authorization, billing and user agent, which are the client's. */
export interface PlannedRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Blob | FormData | undefined;
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

/** How a submitted call is asked about until it ends, cancelled, and found again. */
export interface JobPlan extends JobWait<Call> {
  /**
   * Id to show and to resume by; `""` for a job that the first reply ended.
   *
   * @throws ProviderOutputError when the reply to the submit lacks it
   */
  id(call: Call, submit: Submitted): string;
  /** Undefined: the provider has no way to cancel, or the reply does not tell it. */
  cancel(call: Call, submit: Submitted): JobRequest | undefined;
  /** What stands in for the submit when only the id is known; undefined where it is not enough. @throws InputError */
  resume(call: Call, id: string): Submitted | undefined;
}

/** One task at one provider, ready to call. */
export interface TaskAdapter {
  readonly task: string;
  readonly isJob: boolean;
  readonly canStream: boolean;
  readonly answer: AnswerForm;
  /** Undefined when the task is answered at once. */
  readonly job: JobPlan | undefined;
  /** At once, unless a file has to be read first. @throws InputError */
  request(call: Call): PlannedRequest | Promise<PlannedRequest>;
  /** Refuses an `outputType` that the task cannot give. @throws InputError */
  checkOutputType(call: Call): void;
  /** Refuses what is wrong whatever the provider calls the model, so that the hub need not be asked. @throws InputError */
  checkEarly(call: Call): void;
  /** Checks a reply and takes the result out of it. @throws ProviderOutputError */
  read(call: Call, reply: unknown): Result;
}

/** One task, as much of it as a call needs. */
export type RoutedTask = Pick<TaskAdapter, "task" | "isJob" | "answer" | "request" | "read"> &
  Partial<Pick<TaskAdapter, "job" | "checkOutputType" | "checkEarly">>;

/** One provider, as much of it as a call needs. */
export interface RoutedAdapter extends ProviderSpec {
  /** A task of the provider; undefined when it does not offer it. */
  task(name: string): RoutedTask | undefined;
}

/** One provider, ready to call: its spec, completed. */
export interface Adapter extends RoutedAdapter {
  readonly status: "live" | "retired";
  readonly clientSideOnly: boolean;
  readonly acceptsFullUrl: boolean;
  /** Hosts (`host` or `host:port`) that may receive this provider's key. */
  readonly hosts: readonly string[];
  readonly auth: { readonly routed: AuthHeader; readonly key: AuthHeader };
  task(name: string): TaskAdapter | undefined;
}

/** All that the functions of one task need to know about it. */
export interface TaskContext {
  readonly provider: ProviderSpec;
  readonly name: string;
  readonly task: ProviderTask;
  readonly parts: Parts;
}

/** What reads the words of a spec: those of `plain.ts`, or all, see `vocabulary.ts`. */
export interface Parts {
  readonly operate: Operate;
  readonly types: Types;
  readonly request: (context: TaskContext, call: Call) => PlannedRequest | Promise<PlannedRequest>;
  readonly read: (context: TaskContext, call: Call, reply: unknown) => Result;
  readonly answer: (context: TaskContext) => AnswerForm;
  readonly checkOutputType: (context: TaskContext, call: Call) => void;
  readonly checkEarly: (context: TaskContext, call: Call) => void;
  /** Completes an address of the caller's. @throws InputError */
  readonly endpoint: (context: TaskContext, address: string) => string;
  readonly plan: (context: TaskContext) => JobPlan | undefined;
}

/** A provider as an adapter. @param parts what reads its words */
export function createAdapter(provider: ProviderSpec, parts: Parts): Adapter {
  const tasks = new Map<string, TaskAdapter>();
  return {
    ...provider,
    status: provider.status ?? "live",
    clientSideOnly: provider.clientSideOnly ?? false,
    acceptsFullUrl: provider.acceptsFullUrl ?? false,
    hosts: hostsOf(provider),
    auth: authOf(provider),
    task(name) {
      let adapter = tasks.get(name);
      const task = Object.hasOwn(provider.tasks, name) ? provider.tasks[name] : undefined;
      if (adapter === undefined && task !== undefined) {
        tasks.set(name, (adapter = createTask(provider, name, task, parts)));
      }
      return adapter;
    },
  };
}

function createTask(provider: ProviderSpec, name: string, task: ProviderTask, parts: Parts): TaskAdapter {
  const context: TaskContext = { provider, name, task, parts };
  return {
    task: name,
    isJob: task.job !== undefined,
    canStream: task.stream !== undefined,
    answer: parts.answer(context),
    job: parts.plan(context),
    request: (call) => parts.request(context, call),
    checkOutputType: (call) => parts.checkOutputType(context, call),
    checkEarly: (call) => parts.checkEarly(context, call),
    read: (call, reply) => parts.read(context, call, reply),
  };
}
