import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { findDuplicates, listOf, objectOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Fields with a list of suggestions, each with an id. */
const LISTS = ["datasets", "models", "spaces", "metrics"];

/** Checks that a task suggests no data set, model, space, metric or widget model twice. */
export const duplicateSuggestion = perEntry(["tasks"], function* (entry): Generator<Finding> {
  for (const list of [...LISTS, "widgetModels"]) {
    const isPlain = list === "widgetModels";
    const ids = listOf(entry.data[list]).map((item) => (isPlain ? item : (objectOf(item)["id"] ?? null)));
    for (const { index, first } of findDuplicates(ids)) {
      yield {
        entry,
        path: isPlain ? [list, index] : [list, index, "id"],
        code: "duplicate-suggestion",
        message: `${quoted(ids[index])} is listed twice in ${list}: item ${first + 1} is the same`,
        hint: "delete one of the two items",
      };
    }
  }
});
