import { reservedFields } from "../../provider-rules.ts";
import { perTask } from "../../provider-tasks.ts";

/** The model, the prompt and the inputs are set last, or callers may replace them openly. */
export const providerReservedFields = perTask("reserved-fields", reservedFields);
