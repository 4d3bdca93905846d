import { textBody } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that a text generation sends its text, and puts parameters where the provider reads them. */
export const providerTextBody = perTask("text-body", textBody);
