import { jobUrl } from "../../../provider-addresses.ts";
import { perTask } from "../../../provider-tasks.ts";

/** An address about a job is on the host of the submit, or gets no credentials. */
export const providerJobUrl = perTask("job-url", jobUrl);
