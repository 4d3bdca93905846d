import { waitForJob, type JobOptions } from "./poll.ts";
import type { JobPlan } from "../provider/job-plan.ts";
import { answer, echo, json, reset, silent } from "../testing/faulty-server.ts";
import { aborting, post, QUICK, REASON, testFaults, type Fault, type Place } from "../testing/fault.ts";

const faults: Fault[] = [
  {
    name: "a job is polled until it is done",
    replies: [job("wait"), job("wait"), job("ready"), json({ result: 1 })],
    run: (place) => wait(place),
    wants: { value: { result: 1 } },
    requests: 4,
  },
  {
    name: "the error for a failed job contains the response",
    replies: [job("wait"), job("broken")],
    run: (place) => wait(place),
    wants: { error: "ProviderOutputError", message: "acme job failed", responseBody: { status: "broken" } },
    requests: 2,
  },
  {
    name: "the error after the last attempt contains the number of attempts",
    replies: [job("wait")],
    run: (place) => wait(place, {}, { attempts: 5 }),
    wants: { error: "ProviderOutputError", message: "Timed out while waiting for the result after 5 attempts" },
    requests: 5,
  },
  {
    name: "polling continues after temporary failures",
    replies: [job("wait"), json({}, 429), json({}, 502), reset, job("ready"), json({ result: 1 })],
    run: (place) => wait(place, {}, { attempts: 5 }),
    wants: { value: { result: 1 } },
    requests: 6,
  },
  {
    name: "a failed poll counts as one of the attempts",
    replies: [job("wait"), json({}, 503), json({}, 503), json({}, 503), json({}, 503), job("ready")],
    run: (place) => wait(place, {}, { attempts: 5 }),
    wants: { error: "ProviderOutputError", says: "after 5 attempts", cause: { name: "ProviderApiError" } },
    requests: 5,
  },
  {
    name: "five failed polls in a row end the wait with an error",
    replies: [json({}, 503)],
    run: (place) => wait(place),
    wants: { error: "ProviderApiError" },
    requests: 5,
  },
  {
    name: "a poll with status 403 is not tried again",
    replies: [echo(403)],
    run: (place) => wait(place),
    wants: { error: "ProviderApiError" },
    requests: 1,
  },
  {
    name: "an HTML page as the answer to a poll is an error",
    replies: [answer(200, "<p>", { "content-type": "text/html" })],
    run: (place) => wait(place),
    wants: { error: "ProviderOutputError" },
    requests: 1,
  },
  {
    name: "poll.timeout ends the wait for the job",
    replies: [job("wait")],
    run: (place) => wait(place, { poll: { timeout: 60, intervalMs: 5 } }),
    wants: { error: "ProviderOutputError", says: "after 60 ms", path: undefined },
  },
  {
    name: "poll.timeout ends a poll that gets no answer",
    replies: [silent],
    run: (place) => wait(place, { poll: { timeout: 60 } }),
    wants: { error: "ProviderOutputError", says: "Timed out while waiting for the result" },
  },
  {
    name: "an abort between polls ends the wait with the caller's reason",
    replies: [job("wait")],
    run: (place, signal, abort) => aborting(abort, () => wait(place, { signal, poll: { intervalMs: 10_000 } })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort during a poll ends the wait with the caller's reason",
    replies: [silent],
    run: (place, signal, abort) => aborting(abort, () => wait(place, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "a failed request for the result is tried again",
    replies: [job("ready"), json({}, 500), json({ result: 1 })],
    run: (place) => wait(place),
    wants: { value: { result: 1 } },
    requests: 3,
  },

  {
    name: "a finished job with time limits and a signal leaves no timer, listener or connection behind",
    replies: [job("ready"), json({ result: 1 })],
    run: (place, signal) => wait(place, { signal, poll: { timeout: 5000 } }),
    wants: { value: { result: 1 } },
  },
];

testFaults("jobs", faults);

const CALL = { task: "text-to-image", auth: "none", model: "acme/model", args: {} } as const;

function job(status: string): ReturnType<typeof json> {
  return json({ status });
}

function wait({ origin }: Place, options: JobOptions = {}, plan: Partial<JobPlan> = {}): Promise<unknown> {
  const whole: Partial<JobPlan> = {
    id: () => "1",
    cancel: () => undefined,
    resume: () => undefined,
    initial: () => undefined,
    status: (_, submit, attempt) => ({
      method: "GET",
      url: `${submit.url}/status?attempt=${attempt}`,
      credentials: "same-as-submit",
    }),
    result: (_, submit) => ({ method: "GET", url: submit.url, credentials: "same-as-submit" }),
    state: (reply) => {
      const { status } = reply as { status: string };
      return { raw: status, status: status === "ready" ? "done" : status === "broken" ? "failed" : "pending" };
    },
    firstWaitMs: 1,
    intervalMs: 1,
    attempts: "unlimited",
    failure: () => "acme job failed",
    exhausted: (attempts) => `Timed out while waiting for the result after ${attempts} attempts`,
    ...plan,
  };
  const one = async ({ method }: { method: string }, signal: AbortSignal | undefined): Promise<unknown> =>
    (await post(origin, { signal, maxRetries: 0 }, { method, headers: {}, body: undefined })).json();
  return waitForJob(whole as JobPlan, CALL, { url: origin, reply: {} }, one, { ...QUICK, ...options });
}
