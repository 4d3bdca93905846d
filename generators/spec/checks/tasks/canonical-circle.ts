import type { Check } from "../../entry.ts";
import { textOf } from "../../json.ts";
import { findCircles } from "../circles.ts";

/** Checks that tasks do not refer to each other in a circle by `canonicalId`. */
export const canonicalCircle: Check = function* (spec) {
  const entries = new Map(spec.tasks.map((entry) => [entry.id, entry]));
  const next = (id: string): string[] => {
    const canonical = textOf(entries.get(id)?.data["canonicalId"]);
    return canonical !== undefined && entries.has(canonical) ? [canonical] : [];
  };
  for (const circle of findCircles([...entries.keys()], next)) {
    const entry = entries.get(circle[0] ?? "");
    if (entry === undefined) continue;
    const message =
      circle.length === 1
        ? "the task names itself in canonicalId"
        : `these tasks name each other in a circle: ${circle.join(" → ")}`;
    const hint = "canonicalId names a more general task; leave it out of the most general one";
    yield { entry, path: ["canonicalId"], code: "canonical-circle", message, hint };
  }
};
