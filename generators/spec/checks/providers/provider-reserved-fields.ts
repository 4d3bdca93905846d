import { reservedFields } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/**
 * Checks that arguments of a caller cannot replace the model, the prompt and the inputs in a body, unless the task
 * allows this.
 */
export const providerReservedFields = perTask("reserved-fields", reservedFields);
