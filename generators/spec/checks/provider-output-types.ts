import { outputTypes } from "../provider-rules.ts";
import { perTask } from "../provider-tasks.ts";

/** What callers may ask for is told, and can be made of the reply. */
export const providerOutputTypes = perTask("output-types", outputTypes);
