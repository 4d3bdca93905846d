import type { Check } from "../../entry.ts";
import { PRESETS } from "../../providers.ts";
import { quoted } from "../../suggest.ts";

const NEEDED = ["displayName", "baseUrl", "tasks"];

/** Checks that a provider has a name, a host and tasks, and that the file of presets contains only presets. */
export const providerFields: Check = function* (spec) {
  for (const entry of spec.providers) {
    const isPresets = entry.id === PRESETS;
    const fields = Object.keys(entry.data);
    for (const field of fields.filter((name) => (name === "presets") !== isPresets)) {
      const message = isPresets
        ? `${quoted(field)} is a field of providers, not of presets`
        : "presets must be in _presets.yaml";
      yield {
        entry,
        path: [field],
        atKey: true,
        code: "misplaced-field",
        message,
        hint: isPresets ? "move the field to the file of a provider" : "move the field to _presets.yaml",
      };
    }
    if (isPresets) continue;
    for (const field of NEEDED.filter((name) => !fields.includes(name))) {
      const message = `${quoted(field)} is missing`;
      const hint = `a provider has ${NEEDED.join(", ")}`;
      yield { entry, path: [], atKey: true, code: "missing-field", message, hint };
    }
  }
};
