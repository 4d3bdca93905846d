import type { Check } from "../../entry.ts";
import { valueFlaws } from "../../provider-addresses.ts";
import { tasksOf } from "../../provider-tasks.ts";
import { providersOf } from "../../providers.ts";

/** Checks the values that a caller gives for an address: each must be declared, with a pattern and an example. */
export const providerValues: Check = function* (spec) {
  const places = tasksOf(spec);
  for (const entry of providersOf(spec)) {
    const own = places.filter((place) => place.entry === entry).map(({ name, whole }) => [name, whole] as const);
    const flaws = valueFlaws({ ...entry.data, tasks: Object.fromEntries(own) });
    for (const flaw of flaws) yield { entry, code: "caller-value", ...flaw };
  }
};
