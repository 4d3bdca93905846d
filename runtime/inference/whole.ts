/** What calls need that are no plain chats: all words of the specs, files, jobs. */
export { wholeAdapterOf } from "./adapters.ts";
export { resumeJob, submitJob } from "./job-start.ts";
export { complete } from "./output.ts";
export { rawCall } from "./raw-call.ts";
