import type { Check, JsonObject } from "../../entry.ts";
import { listOf, objectOf, textOf } from "../../json.ts";
import { tasksOf } from "../../providers.ts";

/**
 * Checks that every task has an example, of its own or from its preset. The example must be complete enough to be
 * replayed.
 */
export const providerExample: Check = function* (spec) {
  for (const { entry, path, own, preset, whole } of tasksOf(spec)) {
    if (textOf(own["use"]) !== undefined && preset === undefined) continue;
    const message =
      whole["example"] === undefined ? "the task has no example" : problemOf(objectOf(whole["example"]), whole);
    if (message === undefined) continue;
    const hint =
      "an example needs model, arguments, request, reply, and output or media; for a job, it also needs statuses";
    const place = own["example"] === undefined ? path : [...path, "example"];
    yield { entry, path: place, code: "no-example", message, hint };
  }
};

/** Returns the problem of an example, such as a missing field, or undefined if the example is complete. */
function problemOf(example: JsonObject, task: JsonObject): string | undefined {
  const { statuses, output, media, result } = example;
  const job = objectOf(task["job"]);
  if (output === undefined && media === undefined) return "the example has neither output nor media";
  if (task["job"] === undefined)
    return statuses === undefined ? undefined : "the example has statuses, but the task is not a job";
  if (statuses === undefined && job["initial"] !== "status")
    return "the example has no statuses, although the task is a job";
  const last = listOf(statuses).at(-1);
  if (last !== undefined && job["resultUrl"] !== undefined && result === undefined) {
    return "the example has no result, although the job has a resultUrl";
  }
  return undefined;
}
