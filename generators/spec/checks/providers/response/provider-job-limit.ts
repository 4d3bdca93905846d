import { jobLimit } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** A wait without a limit says where that is laid down. */
export const providerJobLimit = perTask("job-limit", jobLimit);
