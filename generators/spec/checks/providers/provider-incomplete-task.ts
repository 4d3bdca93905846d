import { complete } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that a task describes its address, its body and its reply. */
export const providerIncompleteTask = perTask("incomplete-task", complete, false);
