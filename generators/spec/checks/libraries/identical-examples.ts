import { perEntry } from "../../entries.ts";
import { findDuplicates, objectOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Checks that no two examples of a library have the same model record. */
export const identicalExamples = perEntry(["libraries"], (entry) => {
  const examples = Object.entries(objectOf(entry.data["examples"]));
  return findDuplicates(examples.map(([, record]) => record ?? null)).map(({ index, first }) => ({
    entry,
    path: ["examples", examples[index]?.[0] ?? ""],
    atKey: true,
    code: "identical-examples",
    message: `example ${quoted(examples[index]?.[0])} is the same as ${quoted(examples[first]?.[0])}`,
    hint: "delete one of the two examples, or change one so that it shows a different rule",
  }));
});
