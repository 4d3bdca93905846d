import type { ReplyForm, TaskResponse } from "../../generated/records.ts";
import type { Call, Result, TaskContext } from "./adapter.ts";
import { ProviderOutputError } from "./errors.ts";
import { evaluate, isObject, isPresent, read, stepsOf } from "./mapping.ts";
import { lacking } from "./request.ts";
import { mismatch, type Mismatch, type Types } from "./shape.ts";

/** The forms that a reply may have. */
export function formsOf(response: TaskResponse | undefined): readonly ReplyForm[] {
  return response === undefined ? [{}] : (response.variants ?? [response]);
}

/** The error for a reply that is not what the provider promised. */
export function malformed({ provider, name }: TaskContext, reply: unknown, problems: readonly Mismatch[]): Error {
  const [first] = problems;
  const said = new Set(problems.map(({ expected, path }) => `${expected}${path === "" ? "" : ` at ${path}`}`));
  return new ProviderOutputError(
    `Received malformed response from ${provider.displayName} ${name} API: expected ${[...said].join(" or ")}`,
    { provider: provider.id, task: name, path: first?.path ?? "", responseBody: reply },
  );
}

/**
 * The form of answers that `readJson` can read.
 *
 * @throws InputError for a task that asks for more: told before anything is sent
 */
export function plainAnswer(context: TaskContext): "json" {
  for (const { kind, takeFirst, orderBy, check, return: result } of formsOf(context.task.response)) {
    if ((kind ?? takeFirst ?? orderBy) !== undefined || !isPlain(check, context.parts.types) || !isPlain(result)) {
      throw lacking(context);
    }
  }
  return "json";
}

/** True for a piece of a spec without operations; of a shape also: without words that no test is known for. */
function isPlain(piece: unknown, words?: Types): boolean {
  if (!isObject(piece)) return words === undefined || typeof piece !== "string" || piece in words;
  return !("op" in piece) && Object.values(piece).every((part) => isPlain(part, words));
}

/**
 * The result of a task that gives JSON: the first form that the reply has counts.
 *
 * @throws ProviderOutputError when it has none of them
 */
export function readJson(context: TaskContext, _: Call, reply: unknown): Result {
  const problems: Mismatch[] = [];
  for (const form of formsOf(context.task.response)) {
    const problem = form.check === undefined ? undefined : mismatch(reply, form.check, context.parts.types);
    if (problem === undefined) {
      const taken = form.take === undefined ? undefined : read(reply, stepsOf(form.take));
      return { kind: "value", value: returned(context, form, reply, taken) };
    }
    problems.push(problem);
  }
  throw malformed(context, reply, problems);
}

/** What a form makes of a reply and of the value taken out of it. */
export function returned(context: TaskContext, form: ReplyForm, reply: unknown, taken: unknown): unknown {
  switch (form.return) {
    case undefined:
    case "whole":
      return reply;
    case "taken":
      return taken;
    case "first":
      return Array.isArray(reply) ? reply[0] : reply;
    case "single":
      return Array.isArray(reply) && reply.length === 1 ? reply[0] : reply;
    default: {
      const value = evaluate(form.return, { "": reply, taken }, context.parts.operate);
      if (!isPresent(value)) throw malformed(context, reply, [{ path: "", expected: "lists of one length" }]);
      return value;
    }
  }
}
