import { reservedFields } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** Checks that the model, the prompt and the inputs are set last, or declared as replaceable by callers. */
export const providerReservedFields = perTask("reserved-fields", reservedFields);
