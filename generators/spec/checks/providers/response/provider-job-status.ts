import { jobStatus } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that each status of a job has one meaning, and that a status ends the wait for a failed job. */
export const providerJobStatus = perTask("job-status", jobStatus);
