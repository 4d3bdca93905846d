import type { AuthHeader, ProviderSpec, ProviderTask } from "../../../generated/records.ts";
import { CHAT_FORMATS } from "../format/formats.ts";
import { withOutputText } from "../format/response-events.ts";
import { completeAnswer } from "../message/read.ts";
import { isMapping } from "../../http/json.ts";
import type { Call, FetchInput, ProviderObject, SendUpload, TaskContext } from "./types.ts";
import { ROUTER_BASE, urlOf } from "./address.ts";
import { JobPlan } from "./job-plan.ts";
import { holds } from "./paths.ts";
import { checkEarly, checkOutputType, requestOf, requestWith, scopeOf } from "./request.ts";
import { withoutValues } from "./values.ts";
import { answerOf, resultOf, streamOf } from "./response.ts";

/** Creates the requests and reads the replies of one task at one provider. */
export type TaskAdapter = ReturnType<typeof createTask>;

/** A provider's spec with all defaults filled in, and the adapters of the provider's tasks. */
export interface Adapter extends ProviderSpec {
  readonly status: "live" | "retired";
  readonly clientSideOnly: boolean;
  readonly acceptsFullUrl: boolean;
  /**
   * Hosts (`host` or `host:port`) that may receive this provider's key. A host may contain placeholders such as
   * `{account_id}`, which are replaced by the caller's values.
   */
  readonly hosts: readonly string[];
  readonly auth: { readonly routed: AuthHeader; readonly key: AuthHeader };
  /** Returns a task of the provider, or undefined if the provider does not offer it. */
  task(name: string): TaskAdapter | undefined;
}

const BEARER: AuthHeader = { header: "Authorization", value: "Bearer {token}" };

const adapters = new WeakMap<ProviderObject, Adapter>();

/** Returns the adapter of a provider. The adapter is created once per provider. */
export function adapterFor(provider: ProviderObject): Adapter {
  let adapter = adapters.get(provider);
  if (adapter === undefined) adapters.set(provider, (adapter = createAdapter(provider)));
  return adapter;
}

function createAdapter(provider: ProviderSpec): Adapter {
  const tasks = new Map<string, TaskAdapter>();
  return {
    ...provider,
    status: provider.status ?? "live",
    clientSideOnly: provider.clientSideOnly ?? false,
    acceptsFullUrl: provider.acceptsFullUrl ?? false,
    hosts: hostsOf(provider),
    auth: { routed: BEARER, key: BEARER, ...provider.auth },
    task(name) {
      let adapter = tasks.get(name);
      const task = Object.hasOwn(provider.tasks, name) ? provider.tasks[name] : undefined;
      if (adapter === undefined && task !== undefined) tasks.set(name, (adapter = createTask(provider, name, task)));
      return adapter;
    },
  };
}

function hostsOf({ baseUrl, tasks, hosts = [] }: ProviderSpec): readonly string[] {
  const addresses = [baseUrl, ...Object.values(tasks).flatMap((task) => task.baseUrl ?? [])];
  const own = addresses.map((url) => hostIn(url.replace("{routerBase}", ROUTER_BASE)));
  return [...new Set([...own, ...hosts])];
}

/** Returns the host of a URL. `URL` cannot parse a host that contains a placeholder. */
function hostIn(address: string): string {
  const [, host = ""] = /^https?:\/\/([^/]*)/.exec(address) ?? [];
  return host.includes("{") ? host : new URL(address).host;
}

function createTask(provider: ProviderSpec, name: string, task: ProviderTask) {
  const context: TaskContext = { provider, name, task };
  const format = task.format && CHAT_FORMATS[task.format];
  return {
    task: name,
    /** Returns true if the provider runs a call as a job. */
    isJob: (call: Call) => task.job !== undefined && holds(task.job.when, scopeOf(call, undefined)),
    canStream: task.stream !== undefined,
    /** The form of a streamed response. */
    stream: streamOf(context),
    answer: answerOf(context),
    /** Undefined if the task does not run as a job. */
    job: task.job && new JobPlan(context, task.job),
    /** Returns the URL of a call. @throws InputError if the model cannot be part of a URL */
    url: (call: Call): string =>
      urlOf(context, call, scopeOf({ ...call, args: withoutValues(provider, call.args) }, undefined)),
    /** Reads and uploads the files of a call, and creates its request. @throws InputError */
    request: (call: Call, fetchInput?: FetchInput, sendUpload?: SendUpload) =>
      requestOf(context, call, fetchInput, sendUpload),
    /**
     * Creates the request of a call whose files have been read. @param inputs in the form that the provider requires
     * @throws InputError
     */
    requestWith: (call: Call, inputs: unknown) => requestWith(context, call, inputs),
    /** Refuses an `outputType` that the task does not support. @throws InputError */
    checkOutputType: (call: Call) => checkOutputType(context, call),
    /** Checks a call before the hub returns the provider's name for the model. @throws InputError */
    checkEarly: (call: Call) => checkEarly(context, call),
    /** Checks a reply and returns its result. @throws ProviderOutputError */
    read: (call: Call, reply: unknown) => {
      const result = resultOf(context, call, format === undefined ? completed(context, reply) : reply);
      const isMade = format !== undefined || typeof task.response?.return === "object";
      if (result.kind !== "value" || !isMade) return result;
      const value = format !== undefined && isMapping(result.value) ? format.reply(result.value) : result.value;
      return { ...result, value: completeAnswer(value, provider.id) };
    },
  };
}

/** Adds the fields that the client adds to the answer of a chat, or to a response of the Responses API. */
function completed({ provider, task }: TaskContext, reply: unknown): unknown {
  return task.stream === "response-events" ? withOutputText(reply) : completeAnswer(reply, provider.id);
}
