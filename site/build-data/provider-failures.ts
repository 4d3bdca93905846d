import type { JobStatus } from "../../generated/records.ts";
import type { TaskAdapter } from "../../runtime/inference/provider/adapter.ts";
import type { JobPlan } from "../../runtime/inference/provider/job-plan.ts";
import type { Call } from "../../runtime/inference/provider/types.ts";
import { withPath, stepsOf } from "../../runtime/inference/provider/paths.ts";
import type { TaskFailure, TaskSpec } from "../src/providers/record.ts";

const OUTPUT_TYPES = ["blob", "dataUrl", "url", "json"] as const;

/** Returns the ways in which calls of a task can fail, with the messages of the task's adapter. */
export function failuresOf(made: TaskAdapter, spec: TaskSpec, call: Call): TaskFailure[] {
  return [...refusedOutput(made, spec, call), ...failedJob(made, spec), ...malformedAnswer(made, call)];
}

function refusedOutput(made: TaskAdapter, spec: TaskSpec, call: Call): TaskFailure[] {
  const given = spec.response?.outputTypes;
  const refused = given && OUTPUT_TYPES.find((type) => !given.includes(type));
  if (refused === undefined) return [];
  return failureOf(`a call asks for outputType ${JSON.stringify(refused)}`, () =>
    made.checkOutputType({ ...call, outputType: refused }),
  );
}

function failedJob({ job }: TaskAdapter, { job: words }: TaskSpec): TaskFailure[] {
  if (job === undefined || words === undefined) return [];
  return [
    ...failedStatus(job, words.status),
    ...(job.attempts === "unlimited"
      ? []
      : [
          {
            error: "ProviderOutputError",
            when: `the job is not done after ${job.attempts} status requests`,
            message: job.exhausted(job.attempts),
          },
        ]),
  ];
}

/**
 * Returns the error of a call whose job failed. Returns no error if the provider's entry describes no status, because
 * such a job ends when a file arrives.
 */
function failedStatus(job: JobPlan, words: JobStatus | undefined): TaskFailure[] {
  if (words === undefined) return [];
  const { path, failed = [], failedAt, error } = words;
  const word = failed[0] ?? (failedAt === undefined ? "FAILED" : true);
  const status = withPath({}, stepsOf(failed.length > 0 ? path : (failedAt ?? path)), word);
  const reply = error === undefined ? status : withPath(status, stepsOf(error), "reason given by the provider");
  const when =
    failed.length > 0 || failedAt === undefined
      ? `the status is ${JSON.stringify(word)}`
      : `the answer has a value at ${failedAt}`;
  return [{ error: "ProviderOutputError", when, message: job.failure(reply) }];
}

function malformedAnswer(made: TaskAdapter, call: Call): TaskFailure[] {
  return failureOf("the response does not have the expected shape", () => made.read(call, {}));
}

function failureOf(when: string, action: () => unknown): TaskFailure[] {
  try {
    action();
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return [{ when, error: error.name, message: error.message }];
  }
}
