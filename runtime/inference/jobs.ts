import type { ProviderObject } from "./adapter.ts";
import type { Completing } from "./bind.ts";
import { InputError } from "./input-error.ts";
import type { JobState, PollStatus } from "./job.ts";
import type { Job } from "./job-handle.ts";
import { whole } from "./lazy.ts";
import { TASK_OF } from "./methods.ts";
import type { MediaMethod, Methods, WholeName } from "./methods.ts";
import type { BaseArgs, CallOptions } from "./options.ts";
import type { Runtime } from "./runtime.ts";

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
  /**
   * A job that was begun earlier. Where its id is not enough at that provider, its functions throw an InputError.
   * @throws InputError for a task that is no job there, and for missing arguments
   */
  readonly resume: <Output = unknown>(id: string, args: ResumeArgs, options?: CallOptions) => Job<Output>;
};

/** The functions of `client.jobs`. */
export function jobsOf(runtime: Runtime, complete: Completing): Jobs {
  const start = (task: string) => async (given: object, options?: CallOptions) => {
    const { args, options: all } = complete(given, options);
    return (await whole()).submitJob(runtime, task, args, all);
  };
  const resume = (id: string, given: ResumeArgs, options?: CallOptions) => {
    const { args, options: all } = complete(given, options);
    const { provider, task, model } = args;
    if (typeof id !== "string" || id === "") throw new InputError("id must be the id of a job, a non-empty string");
    if (provider === undefined || provider === "auto")
      throw new InputError("provider is missing: a job is at one provider");
    if (typeof task !== "string") throw new InputError("task is missing: that of the call that began the job");
    const spec = runtime.specOf(provider);
    if (spec.tasks[task]?.job === undefined) {
      throw new InputError(`${spec.displayName} has no jobs for ${task}: what it offers is answered at once`);
    }
    return new LateJob(id, spec, task, model, async () => (await whole()).resumeJob(id, spec, task, args, all));
  };
  const functions = Object.entries(TASK_OF).map(([name, task]) => [name, start(task)]);
  return { ...Object.fromEntries(functions), resume } as Jobs;
}

/** A job that was begun earlier; what asks about it is loaded with the first question. */
class LateJob<Output> implements Job<Output> {
  readonly id: string;
  readonly provider: string;
  readonly task: string;
  readonly model: string;
  readonly #find: () => Promise<Job<Output>>;
  #job: Promise<Job<Output>> | undefined;

  constructor(id: string, provider: ProviderObject, task: string, model = "", find: () => Promise<Job<Output>>) {
    this.id = id;
    this.provider = provider.id;
    this.task = task;
    this.model = model;
    this.#find = find;
  }

  #found(): Promise<Job<Output>> {
    return (this.#job ??= this.#find());
  }

  async status(): Promise<JobState> {
    return (await this.#found()).status();
  }

  async result(): Promise<Output> {
    return (await this.#found()).result();
  }

  async cancel(): Promise<void> {
    return (await this.#found()).cancel();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PollStatus, void> {
    yield* await this.#found();
  }
}
