import { knownWords } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** References lead somewhere, and operations are known. */
export const providerUnknownWord = perTask("unknown-word", knownWords);
