import { idsOf } from "../../entries.ts";
import type { Check } from "../../entry.ts";
import { placedTexts } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Checks that tasks and API files only name libraries of the catalogue. */
export const unknownLibrary: Check = function* (spec) {
  const libraries = idsOf(spec, "libraries");
  for (const entry of spec.tasks) {
    for (const { text, index } of placedTexts(entry.data["libraries"])) {
      if (libraries.has(text)) continue;
      const message = `there is no library ${quoted(text)}`;
      yield { entry, path: ["libraries", index], code: "unknown-library", message, hint: libraries.suggestion(text) };
    }
  }
  for (const entry of spec.apis) {
    if (libraries.has(entry.id)) continue;
    const message = `there is no library ${quoted(entry.id)}`;
    const hint = `a file of spec/apis has the name of its library's file: ${libraries.suggestion(entry.id)}`;
    yield { entry, path: [], code: "unknown-library", message, hint };
  }
};
