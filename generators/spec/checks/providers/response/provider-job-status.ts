import { jobStatus } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that status words do not overlap, that each boolean has a meaning, and that a failure ends the wait. */
export const providerJobStatus = perTask("job-status", jobStatus);
