import { replyTake } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that every value read from a reply is checked before. */
export const providerReplyTake = perTask("reply-take", replyTake);
