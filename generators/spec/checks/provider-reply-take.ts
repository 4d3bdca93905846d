import { replyTake } from "../provider-rules.ts";
import { perTask } from "../provider-tasks.ts";

/** What is taken out of a reply has been checked before. */
export const providerReplyTake = perTask("reply-take", replyTake);
