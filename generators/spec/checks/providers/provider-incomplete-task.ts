import { complete } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** A task says where it goes, what it sends and what comes back. */
export const providerIncompleteTask = perTask("incomplete-task", complete, false);
