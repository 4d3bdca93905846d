import { CALLS, type CallChecks } from "../../generated/io/index.ts";
import type { CallId, CallInputs, CallOutputs } from "../../generated/io/types.ts";
import { findProblems, type ValueProblem } from "./report.ts";

export type { ValueProblem } from "./report.ts";

/** A value that was checked, with its type; or all that is wrong with it, up to twenty problems. */
export type Validation<Value> =
  | {
      /** The value is right. */
      readonly ok: true;
      /** The value itself, not a copy. */
      readonly value: Value;
    }
  | {
      /** Something is wrong with the value. */
      readonly ok: false;
      /** One to twenty of them, in the order of the value. */
      readonly problems: readonly ValueProblem[];
    };

/**
 * Checks what a call of a task takes: `{ inputs, parameters }`, or the request of a chat completion.
 *
 * @param task a task with a call, or `chat-completion`
 * @param value anything at all; nothing in it makes this throw
 */
export function validateTaskInput<Task extends keyof CallInputs>(
  task: Task,
  value: unknown,
): Validation<CallInputs[Task]> {
  return validate(task, "input", value);
}

/**
 * Checks what a call of a task gives back.
 *
 * @param task a task with a call, or `chat-completion`
 * @param value anything at all, a parsed reply for example; nothing in it makes this throw
 */
export function validateTaskOutput<Task extends keyof CallOutputs>(
  task: Task,
  value: unknown,
): Validation<CallOutputs[Task]> {
  return validate(task, "output", value);
}

function validate<Value>(task: CallId, side: "input" | "output", value: unknown): Validation<Value> {
  const checks: CallChecks = Object.hasOwn(CALLS, task) ? CALLS[task] : {};
  const check = checks[side];
  if (check === undefined) return { ok: false, problems: [{ path: "", message: `no ${side} is known for "${task}"` }] };
  const problems = findProblems(check, value);
  // The check has just shown that the value has this type.
  return problems.length === 0 ? { ok: true, value: value as Value } : { ok: false, problems };
}
