import type { Finding } from "../spec/entry.ts";
import type { TaskPlace } from "../spec/providers.ts";
import type { Difference } from "./differences.ts";

/** Returns a problem of a task's example, with the place in the entry where it can be fixed. */
export function exampleFinding(place: TaskPlace, { path, message }: Difference): Finding {
  const { entry, own } = place;
  // A task without its own example uses the example of the preset, which is in another file.
  const isOwn = own["example"] !== undefined;
  const hint = isOwn
    ? "change the example, or the fields that describe the request and the response"
    : "give the task an example of its own";
  return {
    entry,
    path: isOwn ? [...place.path, "example", ...path] : place.path,
    atKey: !isOwn || path.length === 0,
    code: "example-differs",
    message: isOwn ? message : `the example of ${JSON.stringify(own["use"])} does not hold: ${message}`,
    hint,
  };
}
