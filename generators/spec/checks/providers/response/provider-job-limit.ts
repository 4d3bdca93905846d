import { jobLimit } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that a wait without a limit names the reason for it. */
export const providerJobLimit = perTask("job-limit", jobLimit);
