import { InputError } from "../../http/errors.ts";
import { limited, onAbort } from "../../http/timeout.ts";
import { readReply } from "../media/output.ts";
import type { ClientOptions } from "../options.ts";
import type { JobState, PollStatus } from "../provider/types.ts";
import { askOnce, waitFor, type Submission } from "./poll.ts";

/** A job at a provider. The job continues at the provider even if no caller waits for its result. */
export interface Job<Output> extends AsyncIterable<PollStatus> {
  /** The id of the job, which `jobs.resume` accepts. Empty if the job ended at once. */
  readonly id: string;
  /** Id of the provider. */
  readonly provider: string;
  /** Task of the call. */
  readonly task: string;
  /** The provider's name for the model. */
  readonly model: string;
  /** Returns the status of the job, after at most one poll. */
  status(): Promise<JobState>;
  /**
   * Waits for the job and returns its result. Later calls return the same result. If a wait fails, but not the job, for
   * example after `poll.timeout`, a later call waits again. @throws ProviderOutputError for a job that failed
   */
  result(): Promise<Output>;
  /** Cancels the job. @throws InputError if the provider cannot cancel jobs */
  cancel(): Promise<void>;
  /** Yields each status until the job ends. Leaving the loop ends the polling, not the job. */
  [Symbol.asyncIterator](): AsyncGenerator<PollStatus, void>;
}

export type JobIdentity = Pick<Job<unknown>, "id" | "provider" | "task" | "model">;

/** The caller's signal and time limit, which end each function of a job. */
type Limits = Pick<ClientOptions, "signal" | "timeout">;
/** Returns the submission of a job. */
type Find = (signal: AbortSignal | undefined) => Promise<Submission>;

/** A wait for a job, shared by all callers that need its status or result. */
interface Wait {
  readonly outcome: Promise<unknown>;
  readonly controller: AbortController;
  readonly listeners: Set<(status: PollStatus) => void>;
  /** True if a caller waits for the result. */
  isWanted: boolean;
  last: PollStatus | undefined;
}

export class JobHandle<Output> implements Job<Output> {
  readonly id: string;
  readonly provider: string;
  readonly task: string;
  readonly model: string;
  readonly #limits: Limits;
  readonly #find: Find;
  #submission: Submission | undefined;
  #questions = 0;
  #wait: Wait | undefined;

  /**
   * @param limits end each function of the job
   * @param find   returns the submission; it is called before the first request about the job
   */
  constructor({ id, provider, task, model }: JobIdentity, limits: Limits, find: Find) {
    this.id = id;
    this.provider = provider;
    this.task = task;
    this.model = model;
    this.#limits = limits;
    this.#find = find;
  }

  /**
   * Returns the handle of a job that was just submitted. @param signal the caller's own signal, because the signal of
   * the submission ended with the time limit of the submit request
   */
  static of<Output>(submission: Submission, signal: AbortSignal | undefined): JobHandle<Output> {
    const { plan, route, submit, options, sending } = submission;
    const { adapter, call } = route;
    const identity = { id: plan.id(submit), provider: adapter.id, task: call.task, model: call.model };
    const own: Submission = { ...submission, options: { ...options, signal }, sending: { ...sending, signal } };
    return new JobHandle<Output>(identity, own.options, async () => own);
  }

  status(): Promise<JobState> {
    return this.#within(async (submission) => {
      const { plan, submit, answer } = submission;
      const first = answer === undefined ? undefined : plan.initial(submit.reply);
      return first !== undefined && first.status !== "pending" ? first : plan.state(await this.#ask(submission));
    });
  }

  async result(): Promise<Output> {
    const wait = this.#waiting();
    wait.isWanted = true;
    // The type is correct, because the function that started the job chose the type `Output`.
    return (await wait.outcome) as Output;
  }

  cancel(): Promise<void> {
    return this.#within(async (submission) => {
      const { plan, route, submit, sending, answer: own } = submission;
      let request = plan.cancel(route.call, submit);
      // A resumed job has no reply to the submit request, but the reply with its status may contain the URL for
      // cancelling.
      if (own === undefined) {
        request ??= plan.cancel(route.call, { url: submit.url, reply: await this.#ask(submission) });
      }
      if (request === undefined) throw new InputError(`${route.adapter.displayName} has no way to cancel this job`);
      (await askOnce(submission, request, sending.signal)).discard();
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PollStatus, void> {
    const wait = this.#waiting();
    const arrived: (PollStatus | undefined)[] = [];
    let wake: (() => void) | undefined;
    // `undefined` marks the end of the statuses.
    const add = (status?: PollStatus): void => {
      arrived.push(status);
      wake?.();
    };
    wait.listeners.add(add);
    if (wait.last !== undefined) add(wait.last);
    const end = (): void => add();
    wait.outcome.then(end, end);
    let isOver = false;
    try {
      for (;;) {
        if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        const next = arrived.shift();
        if (next === undefined) break;
        yield next;
      }
      isOver = true;
      await wait.outcome;
    } finally {
      wait.listeners.delete(add);
      if (wait.listeners.size === 0 && !wait.isWanted && !isOver) this.#giveUp(wait);
    }
  }

  /** Polls once, and returns the reply as received. */
  async #ask(submission: Submission): Promise<unknown> {
    const { plan, route, submit, sending } = submission;
    const request = plan.status(route.call, submit, ++this.#questions);
    return readReply(await askOnce(submission, request, sending.signal), request.form ?? "json");
  }

  /** Runs `work` with the submission of the job, within the caller's signal and time limit. */
  async #within<T>(work: (submission: Submission) => Promise<T>, own?: AbortController): Promise<T> {
    const scope = limited(this.#limits.signal, this.#limits.timeout, "total");
    const forget = own && onAbort(scope.signal, () => own.abort(scope.signal?.reason));
    const signal = own?.signal ?? scope.signal;
    try {
      const found = (this.#submission ??= await this.#find(signal));
      return await work({ ...found, sending: { ...found.sending, signal } });
    } finally {
      forget?.();
      scope.end();
    }
  }

  #waiting(): Wait {
    return (this.#wait ??= this.#begin());
  }

  #begin(): Wait {
    const controller = new AbortController();
    const listeners = new Set<(status: PollStatus) => void>();
    const known: Pick<Wait, "last"> = { last: undefined };
    const tell = (status: PollStatus): void => {
      known.last = status;
      for (const listener of listeners) listener(status);
    };
    const outcome = this.#within(async (submission) => (await waitFor(submission, tell)).data, controller);
    const wait: Wait = Object.assign(known, { outcome, controller, listeners, isWanted: false });
    // A job that failed has failed for ever. Any other error only ended this wait, so the next caller waits again. The
    // handler also prevents an unhandled rejection: a caller that only loops over the statuses gets the error from the
    // loop, not from this promise.
    outcome.catch(() => {
      if (known.last?.status !== "failed" && this.#wait === wait) this.#wait = undefined;
    });
    return wait;
  }

  /** Ends the polling when no caller waits any more. */
  #giveUp(wait: Wait): void {
    if (this.#wait === wait) this.#wait = undefined;
    wait.controller.abort();
  }
}
