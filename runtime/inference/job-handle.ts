import { InputError } from "./errors.ts";
import { askOnce, waitFor } from "./job-call.ts";
import type { Submission } from "./job-call.ts";
import type { JobState, PollStatus } from "./job.ts";
import { limited } from "./timeout.ts";

/** A job at a provider. It goes on there, whether or not anyone waits for it. */
export interface Job<Output> extends AsyncIterable<PollStatus> {
  /** What the provider knows the job by, and what it is resumed by; `""` when it ended at once. */
  readonly id: string;
  /** Id of the provider. */
  readonly provider: string;
  /** Task of the call. */
  readonly task: string;
  /** The provider's own name of the model. */
  readonly model: string;
  /** Asks once how the job stands. */
  status(): Promise<JobState>;
  /** Waits for the end, and gives the result. Called again, it waits no second time. @throws ProviderOutputError for a job that failed */
  result(): Promise<Output>;
  /** Ends the job. @throws InputError when the provider has no way to */
  cancel(): Promise<void>;
  /** How the job stands, again and again until its end. Leaving the loop ends the questions, not the job. */
  [Symbol.asyncIterator](): AsyncGenerator<PollStatus, void>;
}

/** The wait for a job, shared by all who want to know of it. */
interface Wait {
  readonly outcome: Promise<unknown>;
  readonly controller: AbortController;
  readonly listeners: Set<(status: PollStatus) => void>;
  /** Someone waits for the result. */
  isWanted: boolean;
  /** How the job stood last. */
  last: PollStatus | undefined;
}

/** See {@link Job}. */
export class JobHandle<Output> implements Job<Output> {
  readonly id: string;
  readonly provider: string;
  readonly task: string;
  readonly model: string;
  readonly #submission: Submission;
  #questions = 0;
  #wait: Wait | undefined;

  constructor(submission: Submission) {
    const { plan, route, submit, options, sending } = submission;
    // The limit of the submit is over: from here on the caller's own signal counts.
    this.#submission = { ...submission, sending: { ...sending, signal: options.signal } };
    this.id = plan.id(route.call, submit);
    this.provider = route.adapter.id;
    this.task = route.call.task;
    this.model = route.call.model;
  }

  async status(): Promise<JobState> {
    const { plan, submit, answer } = this.#submission;
    const first = answer === undefined ? undefined : plan.initial(submit.reply);
    return first !== undefined && first.status !== "pending" ? first : plan.state(await this.#ask());
  }

  async result(): Promise<Output> {
    const wait = this.#waiting();
    wait.isWanted = true;
    // Which type it is follows from the function that began the job.
    return (await wait.outcome) as Output;
  }

  async cancel(): Promise<void> {
    const { plan, route, submit, sending, answer: own } = this.#submission;
    let request = plan.cancel(route.call, submit);
    // Of a job that was found again, the way may be told by its status.
    if (own === undefined) request ??= plan.cancel(route.call, { url: submit.url, reply: await this.#ask() });
    if (request === undefined) throw new InputError(`${route.adapter.displayName} has no way to cancel this job`);
    const answer = await askOnce(this.#submission, request, sending.signal);
    answer.discard();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<PollStatus, void> {
    const wait = this.#waiting();
    const arrived: (PollStatus | undefined)[] = [];
    let wake: (() => void) | undefined;
    // Nothing stands for the end.
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

  /** Asks once, and gives the reply as it came. */
  async #ask(): Promise<unknown> {
    const { plan, route, submit, sending } = this.#submission;
    const request = plan.status(route.call, submit, ++this.#questions);
    return (await askOnce(this.#submission, request, sending.signal)).json();
  }

  #waiting(): Wait {
    return (this.#wait ??= this.#begin());
  }

  #begin(): Wait {
    const { sending, options } = this.#submission;
    const controller = new AbortController();
    const scope = limited(options.signal, options.timeout, "total");
    const stop = (): void => controller.abort(scope.signal?.reason);
    if (scope.signal?.aborted === true) stop();
    else scope.signal?.addEventListener("abort", stop, { once: true });
    const listeners = new Set<(status: PollStatus) => void>();
    const known: Pick<Wait, "last"> = { last: undefined };
    const tell = (status: PollStatus): void => {
      known.last = status;
      for (const listener of listeners) listener(status);
    };
    const submission = { ...this.#submission, sending: { ...sending, signal: controller.signal } };
    const outcome = waitFor(submission, controller.signal, tell)
      .then(({ data }) => data)
      .finally(() => {
        scope.signal?.removeEventListener("abort", stop);
        scope.end();
      });
    // Whoever only looks at the states learns of a failure there.
    outcome.catch(() => {});
    return Object.assign(known, { outcome, controller, listeners, isWanted: false });
  }

  /** Nobody wants to know any more: the questions end. */
  #giveUp(wait: Wait): void {
    if (this.#wait === wait) this.#wait = undefined;
    wait.controller.abort();
  }
}
