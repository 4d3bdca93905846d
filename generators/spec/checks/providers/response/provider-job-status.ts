import { jobStatus } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/**
 * Checks the statuses of a job: each status has only one meaning, a boolean status defines both `true` and `false`, and
 * the spec says how to recognise a failed job.
 */
export const providerJobStatus = perTask("job-status", jobStatus);
