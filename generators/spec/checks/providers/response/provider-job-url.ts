import { jobUrl } from "../../../provider-addresses.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that the address for polling a job is on the host of the submit request, or gets no credentials. */
export const providerJobUrl = perTask("job-url", jobUrl);
