import { replyTake } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that the declared shape of a reply contains every value that the client reads from the reply. */
export const providerReplyTake = perTask("reply-take", replyTake);
