import type { Entry, JsonObject, Path } from "../../entry.ts";
import { listOf, objectOf } from "../../json.ts";

/** Returns the inputs and outputs of a task's demo, with the path of each. */
export function demoItems(entry: Entry): { readonly item: JsonObject; readonly path: Path }[] {
  const demo = objectOf(entry.data["demo"]);
  return ["inputs", "outputs"].flatMap((side) =>
    listOf(demo[side]).map((item, index) => ({ item: objectOf(item), path: ["demo", side, index] })),
  );
}
