import type { Check } from "../entry.ts";
import { PRESETS } from "../providers.ts";

const NEEDED = ["displayName", "baseUrl", "tasks"];

/** A provider has a name, a host and tasks; the file of presets has nothing but presets. */
export const providerFields: Check = function* (spec) {
  for (const entry of spec.providers) {
    const isPresets = entry.id === PRESETS;
    const fields = Object.keys(entry.data);
    for (const field of isPresets
      ? fields.filter((name) => name !== "presets")
      : fields.filter((name) => name === "presets")) {
      const message = isPresets ? `${field} is a field of a provider` : "presets stand in _presets.yaml";
      yield { entry, path: [field], atKey: true, code: "misplaced-field", message, hint: "move it to the other file" };
    }
    for (const field of isPresets ? [] : NEEDED.filter((name) => !fields.includes(name))) {
      const hint = `a provider has ${NEEDED.join(", ")}`;
      yield { entry, path: [], atKey: true, code: "missing-field", message: `the field "${field}" is missing`, hint };
    }
  }
};
