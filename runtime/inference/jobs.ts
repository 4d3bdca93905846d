import { TASK_OF, type FunctionName } from "../../generated/functions.ts";
import { invocationOf, bindJob, type Binding, limitedStream } from "./bind.ts";
import { InputError } from "../http/errors.ts";
import { JobHandle, type Job, type JobIdentity } from "./job/handle.ts";
import { askOnce, type Submission } from "./job/poll.ts";
import type { OutputType } from "../../generated/records.ts";
import type { MediaMethod, MediaOptions, MediaOutput, Methods, ResponseStream } from "./methods.ts";
import type { BaseArgs, BoundOptions, CallOptions } from "./options.ts";
import { routeAt, sendingOf } from "./route/choose.ts";
import { resolveToken, tokenOf } from "./route/credentials.ts";
import type { ProviderObject } from "./provider/types.ts";
import type { StreamedAnswer } from "./stream/stream.ts";

/** The arguments of `jobs.resume`, except the id of the job. */
export interface ResumeArgs extends Pick<BaseArgs, "accessToken"> {
  /** The field `provider` of the job. For a provider made with `defineProvider`, pass the provider object. */
  readonly provider: string | ProviderObject;
  /** The task of the call that started the job. */
  readonly task: string;
  /**
   * The field `model` of the job. Required if the provider's URLs contain the model, but the job's id does not.
   */
  readonly model?: string | undefined;
}

/** The arguments of `jobs.resumeStream`, except the id of the job. */
export interface ResumeStreamArgs extends ResumeArgs {
  /** Number of the last event that was received (`sequence_number`). Default: the stream starts with its first event. */
  readonly startingAfter?: number | undefined;
}

/** A function that starts a job. The result of some jobs depends on `outputType`. */
type StartFunction<F> =
  F extends MediaMethod<infer Input>
    ? <Form extends OutputType = "blob">(
        args: BaseArgs & Input,
        options?: MediaOptions<Form>,
      ) => Promise<Job<MediaOutput<Form>>>
    : F extends (args: infer Args, ...rest: never[]) => Promise<infer Output>
      ? (args: Args, options?: CallOptions) => Promise<Job<Output>>
      : never;

/**
 * The functions of tasks that may run as jobs. Each function returns the job at once, without waiting for its result.
 */
export type Jobs = {
  readonly [Name in FunctionName]: StartFunction<Methods[Name]>;
} & {
  /**
   * Returns a job that was started earlier.
   * @throws InputError for missing arguments, for a task that does not run as a job at that provider, and for a job that
   *   the provider cannot find by its id, or not without its model
   */
  readonly resume: <Output = unknown>(id: string, args: ResumeArgs, options?: CallOptions) => Job<Output>;
  /**
   * Returns the rest of the stream of a job that was started earlier, such as a response with `background: true`.
   * @throws the errors of `resume`; the stream throws an InputError if the provider cannot resume streams
   */
  readonly resumeStream: (id: string, args: ResumeStreamArgs, options?: CallOptions) => ResponseStream;
};

/** Creates the functions of `client.jobs`. */
export function bindJobs(binding: Binding): Jobs {
  const functions = Object.entries(TASK_OF).map(([name, task]) => [name, bindJob(binding, task)]);
  const resume: Jobs["resume"] = (id, args, options) => resumeJob(binding, id, args, options);
  const resumeStream: Jobs["resumeStream"] = (id, args, options) => {
    const { find, options: merged } = resumable(binding, id, args, options);
    const start = async (signal: AbortSignal | undefined): Promise<StreamedAnswer> => {
      const { plan, submit, route, sending } = await find(signal);
      const request = plan.rest(route.call, submit, args.startingAfter);
      return { answer: await askOnce({ submit, route, sending }, request, signal), form: route.task.stream };
    };
    return limitedStream(() => merged, start);
  };
  return { ...Object.fromEntries(functions), resume, resumeStream } as Jobs;
}

function resumeJob<Output>(binding: Binding, id: string, given: ResumeArgs, own?: CallOptions): Job<Output> {
  const { identity, options, find } = resumable(binding, id, given, own);
  return new JobHandle<Output>(identity, options, find);
}

/** A job that was started earlier: its identity, the options of the call, and a function that returns its submission. */
interface Resumable {
  readonly identity: JobIdentity;
  readonly options: BoundOptions;
  readonly find: (signal: AbortSignal | undefined) => Promise<Submission>;
}

function resumable(binding: Binding, id: string, given: ResumeArgs, own?: CallOptions): Resumable {
  const { providers, args, options } = invocationOf(binding, "", given, own);
  const { provider, task, model = "", accessToken = options.accessToken } = args;
  if (typeof id !== "string" || id === "") throw new InputError("id must be a non-empty string");
  if (provider === undefined || provider === "auto")
    throw new InputError("provider is missing: pass the provider of the job");
  if (typeof task !== "string") throw new InputError("task is missing: pass the task of the call that started the job");
  const spec = providers.specOf(provider);
  if (spec.tasks[task]?.job === undefined) {
    throw new InputError(`${spec.displayName} has no jobs for ${task}: it answers these calls directly`);
  }
  const submissionWith = (token: string): Submission => {
    const route = routeAt({ providers, task, args: {}, options, stream: false, token }, spec, model);
    const { job: plan } = route.task;
    const submit = plan?.resume(route.call, id);
    if (plan === undefined || submit === undefined) {
      throw new InputError(`a job of ${spec.displayName} cannot be resumed by its id; keep the job object instead`);
    }
    return { plan, submit, route, options, sending: sendingOf(route, options), answer: undefined };
  };
  // Reports wrong arguments at once, although the token may not be known yet.
  submissionWith(typeof accessToken === "function" ? "" : tokenOf(accessToken));
  const find = async (signal: AbortSignal | undefined): Promise<Submission> =>
    submissionWith(await resolveToken(accessToken, signal));
  return { identity: { id, provider: spec.id, task, model }, options, find };
}
