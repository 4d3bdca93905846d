import { jobLimit } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that a job that is polled without a limit gives the reason in `unlimitedBecause`. */
export const providerJobLimit = perTask("job-limit", jobLimit);
