import type { Check } from "../../entry.ts";
import { valueFlaws } from "../../provider-addresses.ts";
import { tasksOf } from "../../provider-tasks.ts";
import { providersOf } from "../../providers.ts";

/** Checks that each value of the caller in an address is declared, and has a pattern and an example. */
export const providerValues: Check = function* (spec) {
  const places = tasksOf(spec);
  for (const entry of providersOf(spec)) {
    const own = places.filter((place) => place.entry === entry).map(({ name, whole }) => [name, whole] as const);
    const flaws = valueFlaws({ ...entry.data, tasks: Object.fromEntries(own) });
    for (const flaw of flaws) yield { entry, code: "caller-value", ...flaw };
  }
};
