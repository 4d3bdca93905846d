import { idsOf } from "../../entries.ts";
import type { Check } from "../../entry.ts";
import { placedTexts } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Checks that clients only name providers of the catalogue. */
export const unknownProvider: Check = function* (spec) {
  const providers = idsOf(spec, "providers");
  for (const entry of spec.clients) {
    for (const field of ["providers", "knownProviders"]) {
      for (const { text, index } of placedTexts(entry.data[field])) {
        if (providers.has(text)) continue;
        const message = `there is no provider ${quoted(text)}`;
        yield { entry, path: [field, index], code: "unknown-provider", message, hint: providers.suggestion(text) };
      }
    }
  }
};
