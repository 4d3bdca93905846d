import { textBody } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that a text-generation task sends its text, and puts the parameters where the provider reads them. */
export const providerTextBody = perTask("text-body", textBody);
