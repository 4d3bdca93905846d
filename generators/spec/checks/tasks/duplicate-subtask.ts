import { perEntry } from "../../entries.ts";
import { findDuplicates, listOf, objectOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Checks that a task lists no kind of subtask twice. */
export const duplicateSubtask = perEntry(["tasks"], (entry) => {
  const types = listOf(entry.data["subtasks"]).map((subtask) => objectOf(subtask)["type"] ?? null);
  return findDuplicates(types).map(({ index, first }) => ({
    entry,
    path: ["subtasks", index, "type"],
    code: "duplicate-subtask",
    message: `subtask ${quoted(types[index])} is listed twice: item ${first + 1} is the same`,
    hint: "delete one of the two items",
  }));
});
