import { jobStatus } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Statuses of a job are disjoint, and a failure ends the wait. */
export const providerJobStatus = perTask("job-status", jobStatus);
