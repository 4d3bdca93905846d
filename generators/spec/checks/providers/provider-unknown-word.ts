import { knownWords } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that every reference in a task has a target, and that every operation in `op` is known. */
export const providerUnknownWord = perTask("unknown-word", knownWords);
