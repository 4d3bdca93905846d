import { outputTypes } from "../../../provider-rules.ts";
import { perTask } from "../../../provider-tasks.ts";

/** Checks that a task declares its output types, and that they can be made from the reply. */
export const providerOutputTypes = perTask("output-types", outputTypes);
