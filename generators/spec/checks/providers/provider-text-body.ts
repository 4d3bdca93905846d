import { textBody } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** A text generation sends its text, and parameters where they are read. */
export const providerTextBody = perTask("text-body", textBody);
