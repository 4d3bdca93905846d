import { idsOf } from "../../entries.ts";
import type { Check } from "../../entry.ts";
import { placedTexts, textOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Checks that tasks, kernel libraries and API files only name libraries of the catalogue. */
export const unknownLibrary: Check = function* (spec) {
  const libraries = idsOf(spec, "libraries");
  for (const entry of spec.tasks) {
    for (const { text, index } of placedTexts(entry.data["libraries"])) {
      if (libraries.has(text)) continue;
      const message = `there is no library ${quoted(text)}`;
      yield { entry, path: ["libraries", index], code: "unknown-library", message, hint: libraries.suggestion(text) };
    }
  }
  for (const entry of spec.kernels) {
    const library = textOf(entry.data["library"]) ?? "";
    const hasNone = spec.libraries.some(({ id, data }) => id === library && data["snippets"] === undefined);
    if (libraries.has(library) && !hasNone) continue;
    const message = `there is no library ${quoted(library)} with snippets`;
    yield { entry, path: ["library"], code: "unknown-library", message, hint: libraries.suggestion(library) };
  }
  for (const entry of spec.apis) {
    if (libraries.has(entry.id)) continue;
    const message = `there is no library ${quoted(entry.id)}`;
    const hint = `a file of spec/apis has the name of its library's file: ${libraries.suggestion(entry.id)}`;
    yield { entry, path: [], code: "unknown-library", message, hint };
  }
};
