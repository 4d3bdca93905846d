import type { Completing } from "./bind.ts";
import { checkedArgs, find, sendingOf, sendTo } from "./call.ts";
import type { AnyArgs } from "./call.ts";
import type { ProviderObject } from "./adapter.ts";
import { InputError } from "./errors.ts";
import { withFallback } from "./fallback.ts";
import { submissionOf } from "./job-call.ts";
import { JobHandle } from "./job-handle.ts";
import type { Job } from "./job-handle.ts";
import { TASK_OF } from "./methods.ts";
import type { MediaMethod, Methods, WholeName } from "./methods.ts";
import type { BaseArgs, CallOptions, ClientOptions } from "./options.ts";
import { routeAt } from "./route.ts";
import type { Route } from "./route.ts";
import type { Runtime } from "./runtime.ts";
import { limited } from "./timeout.ts";

/** What is needed to find a job again. */
export interface ResumeArgs extends Pick<BaseArgs, "accessToken"> {
  /** `provider` of the job; for a provider that the program defined, the object itself. */
  readonly provider: string | ProviderObject;
  /** Of the call that began the job. */
  readonly task: string;
  /** `model` of the job, where the id comes from elsewhere and the provider's addresses hold its name of the model. */
  readonly model?: string | undefined;
}

/** A function that begins a job. */
type Starting<F> =
  F extends MediaMethod<infer Input>
    ? StartingMedia<Input>
    : F extends (args: infer Args, ...rest: never[]) => Promise<infer Output>
      ? (args: Args, options?: CallOptions) => Promise<Job<Output>>
      : never;

/** The same, where the result depends on `outputType`. */
interface StartingMedia<Input> {
  (args: BaseArgs & Input, options?: CallOptions & { readonly outputType?: "blob" | undefined }): Promise<Job<Blob>>;
  (args: BaseArgs & Input, options: CallOptions & { readonly outputType: "url" | "dataUrl" }): Promise<Job<string>>;
  (
    args: BaseArgs & Input,
    options: CallOptions & { readonly outputType: "json" },
  ): Promise<Job<Record<string, unknown>>>;
}

/** The functions whose providers may work in jobs: each gives the job at once, instead of its result in the end. */
export type Jobs = {
  readonly [Name in WholeName]: Starting<Methods[Name]>;
} & {
  /** A job that was begun earlier. @throws InputError when its id is not enough at that provider */
  readonly resume: <Output = unknown>(id: string, args: ResumeArgs, options?: CallOptions) => Job<Output>;
};

/** The functions of `client.jobs`. */
export function jobsOf(runtime: Runtime, complete: Completing): Jobs {
  const start = (task: string) => async (given: object, options?: CallOptions) => {
    const { args, options: all } = complete(given, options);
    return submitJob(runtime, task, args, all);
  };
  const resume = (id: string, given: ResumeArgs, options?: CallOptions) => {
    const { args, options: all } = complete(given, options);
    return resumeJob(runtime, id, args, all);
  };
  const functions = Object.entries(TASK_OF).map(([name, task]) => [name, start(task)]);
  return { ...Object.fromEntries(functions), resume } as Jobs;
}

async function submitJob(runtime: Runtime, task: string, args: AnyArgs, options: ClientOptions): Promise<Job<unknown>> {
  const scope = limited(options.signal, options.timeout, "total");
  const { signal } = scope;
  try {
    return await withFallback(runtime, checkedArgs(task, args), options, signal, async (each) => {
      const route = await find(runtime, task, each, options, signal, false);
      mustBeJob(route);
      return new JobHandle<unknown>(await submissionOf(await sendTo(route, options, signal)));
    });
  } finally {
    scope.end();
  }
}

function mustBeJob({ adapter, task }: Route): void {
  if (task.isJob) return;
  throw new InputError(
    `${adapter.displayName} answers ${task.task} at once: call the function itself, not that of jobs`,
  );
}

function resumeJob<Output>(runtime: Runtime, id: string, args: AnyArgs, options: ClientOptions): Job<Output> {
  const { provider, task } = args;
  if (typeof id !== "string" || id === "") throw new InputError("id must be the id of a job, a non-empty string");
  if (provider === undefined || provider === "auto")
    throw new InputError("provider is missing: a job is at one provider");
  if (typeof task !== "string") throw new InputError("task is missing: that of the call that began the job");
  const adapter = runtime.adapterOf(provider);
  const route = routeAt(adapter, task, args, options);
  mustBeJob(route);
  const { job: plan } = route.task;
  const submit = plan?.resume(route.call, id);
  if (plan === undefined || submit === undefined) {
    throw new InputError(`a job of ${adapter.displayName} cannot be found by its id alone; keep the job itself`);
  }
  return new JobHandle({
    plan,
    submit,
    route,
    options,
    sending: sendingOf(route, options, options.signal),
    answer: undefined,
  });
}
