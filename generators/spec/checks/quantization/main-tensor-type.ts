import type { Check } from "../../entry.ts";
import { objectOf, textOf } from "../../json.ts";
import { quoted, suggestion } from "../../suggest.ts";

/** Checks that `mainTensorType` of a file type names a tensor type that has a block layout. */
export const mainTensorType: Check = function* (spec) {
  const types = spec.quantization.flatMap((entry) => Object.entries(objectOf(entry.data["types"])));
  const tensorTypes = types.filter(([, type]) => objectOf(type)["blockSize"] !== undefined).map(([name]) => name);
  const known = new Set(tensorTypes);
  for (const entry of spec.quantization) {
    for (const [name, type] of Object.entries(objectOf(entry.data["types"]))) {
      const main = textOf(objectOf(type)["mainTensorType"]);
      if (main === undefined || known.has(main)) continue;
      const message = `there is no tensor type ${quoted(main)}`;
      const path = ["types", name, "mainTensorType"];
      yield { entry, path, code: "unknown-tensor-type", message, hint: suggestion(main, tensorTypes) };
    }
  }
};
