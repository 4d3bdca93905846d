import { jobStatus } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/**
 * Checks the statuses of a job: each word has one meaning, `true` and `false` both have one if they are statuses, and
 * the spec says how to recognise a failed job.
 */
export const providerJobStatus = perTask("job-status", jobStatus);
