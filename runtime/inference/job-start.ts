import type { ProviderObject } from "./adapter.ts";
import { wholeAdapterOf } from "./adapters.ts";
import { sendTo } from "./begin.ts";
import { checkedArgs, find, sendingOf } from "./call.ts";
import type { AnyArgs } from "./call.ts";
import { InputError } from "./errors.ts";
import { withFallback } from "./fallback.ts";
import { submissionOf } from "./job-call.ts";
import { JobHandle } from "./job-handle.ts";
import type { Job } from "./job-handle.ts";
import type { ClientOptions } from "./options.ts";
import { routeAt } from "./route.ts";
import type { Runtime } from "./runtime.ts";
import { limited } from "./timeout.ts";

/** Begins a job. @throws InputError for a task that is answered at once; as `perform` */
export async function submitJob(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
): Promise<Job<unknown>> {
  const scope = limited(options.signal, options.timeout, "total");
  const { signal } = scope;
  try {
    return await withFallback(runtime, await checkedArgs(task, args), options, signal, async (each) => {
      const route = await find(runtime, task, each, options, signal, false);
      if (!route.task.isJob) {
        throw new InputError(
          `${route.adapter.displayName} answers ${task} at once: call the function itself, not that of jobs`,
        );
      }
      return new JobHandle<unknown>(await submissionOf(await sendTo(route, options, signal)));
    });
  } finally {
    scope.end();
  }
}

/** Finds a job again. @throws InputError when its id is not enough */
export function resumeJob<Output>(
  id: string,
  provider: ProviderObject,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
): Job<Output> {
  const adapter = wholeAdapterOf(provider);
  const route = routeAt(adapter, task, args, options);
  const { job: plan } = route.task;
  const submit = plan?.resume(route.call, id);
  if (plan === undefined || submit === undefined) {
    throw new InputError(`a job of ${adapter.displayName} cannot be found by its id alone; keep the job itself`);
  }
  const sending = sendingOf(route, options, options.signal);
  return new JobHandle({ plan, submit, route, options, sending, answer: undefined });
}
