import { replyTake } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that the reply's shape covers every value that is read from the reply. */
export const providerReplyTake = perTask("reply-take", replyTake);
