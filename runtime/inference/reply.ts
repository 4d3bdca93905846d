import type { ReplyForm, TaskResponse } from "../../generated/records.ts";
import type { TaskContext } from "./adapter.ts";
import { ProviderOutputError } from "./errors.ts";
import { evaluate, isPresent } from "./mapping.ts";
import type { Mismatch } from "./shape.ts";

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
