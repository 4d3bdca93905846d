import type { TaskContext } from "./adapter.ts";
import { InputError } from "./input-error.ts";

/** The address that was completed last: most programs have one, and taking it apart takes longer than all else. */
let last: { readonly task: TaskContext["task"]; readonly address: string; readonly url: string } | undefined;

/** An address of the caller's, completed by the rules of the task that is called there. @throws InputError */
export function completed(context: TaskContext, address: string): string {
  const { task } = context;
  if (last?.task !== task || last.address !== address) last = { task, address, url: complete(context, address) };
  return last.url;
}

function complete({ name, task }: TaskContext, address: string): string {
  const trimmed = address.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) {
    throw new InputError(`The endpoint for ${name} must be a whole address that starts with https:// or http://.`);
  }
  if (task.fullUrl === undefined) return trimmed;
  const url = new URL(trimmed);
  const path = url.pathname.replace(/\/+$/, "");
  const rule = task.fullUrl.find(
    ({ endsWith = "", notEndsWith }) =>
      path.endsWith(endsWith) && (notEndsWith === undefined || !path.endsWith(notEndsWith)),
  );
  url.pathname = path + (rule?.append ?? "");
  return url.href;
}
