import { knownWords } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that references have a target, and that operations are known. */
export const providerUnknownWord = perTask("unknown-word", knownWords);
