import { idsOf } from "../entries.ts";
import type { Check } from "../entry.ts";
import { textsOf } from "../json.ts";
import { quoted } from "../suggest.ts";

/** Every library that a task names must be in the catalogue. */
export const unknownLibrary: Check = function* (spec) {
  const libraries = idsOf(spec, "libraries");
  for (const entry of spec.tasks) {
    for (const { text, index } of textsOf(entry.data["libraries"])) {
      if (libraries.has(text)) continue;
      const message = `there is no library ${quoted(text)}`;
      yield { entry, path: ["libraries", index], code: "unknown-library", message, hint: libraries.suggestion(text) };
    }
  }
};
