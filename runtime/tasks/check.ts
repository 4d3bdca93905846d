import { CALLS, DEFINITIONS } from "../../generated/io/index.ts";
import type { CallId, CallInputs, CallOutputs } from "../../generated/io/types.ts";
import type { CallSchemas } from "../contract/schemas.ts";
import type { ValueProblem } from "../json-schema/problems.ts";
import { checkTable } from "../json-schema/tables.ts";

export type { ValueProblem } from "../json-schema/problems.ts";

/** The result of a check: the typed value, or up to twenty problems. */
export type Validation<Value> =
  | {
      /** The value is valid. */
      readonly ok: true;
      /** The checked value itself, not a copy. */
      readonly value: Value;
    }
  | {
      /** The value is not valid. */
      readonly ok: false;
      /** One to twenty problems, in the order in which they occur in the value. */
      readonly problems: readonly ValueProblem[];
    };

/**
 * Checks the input of a task: `{ inputs, parameters }`, or the request of a chat completion.
 *
 * @param task a task with a call, or `chat-completion`
 * @param value any value; the check never throws
 */
export function validateTaskInput<Task extends keyof CallInputs>(
  task: Task,
  value: unknown,
): Validation<CallInputs[Task]> {
  return validate(task, "input", value);
}

/**
 * Checks the output of a task.
 *
 * @param task a task with a call, or `chat-completion`
 * @param value any value, such as a parsed reply; the check never throws
 */
export function validateTaskOutput<Task extends keyof CallOutputs>(
  task: Task,
  value: unknown,
): Validation<CallOutputs[Task]> {
  return validate(task, "output", value);
}

function validate<Value>(task: CallId, side: "input" | "output", value: unknown): Validation<Value> {
  const schemas: CallSchemas = Object.hasOwn(CALLS, task) ? CALLS[task] : {};
  const schema = schemas[side];
  if (schema === undefined) return { ok: false, problems: [{ path: "", message: `no ${side} schema for "${task}"` }] };
  const problems = checkTable(schema, DEFINITIONS, value);
  return problems.length === 0 ? { ok: true, value: value as Value } : { ok: false, problems };
}
