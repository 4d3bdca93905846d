import { after, lazy } from "./lazy.ts";
import type { HubAccess, Lookups, MappingEntry } from "./lookup.ts";
import type { Runtime } from "./runtime.ts";

const questions = lazy(() => import("./lookup.ts"));
const known = new WeakMap<Runtime, Lookups>();

/** What a runtime has learnt of the hub. */
export function lookupsOf(runtime: Runtime): Lookups | Promise<Lookups> {
  const made = known.get(runtime);
  if (made !== undefined) return made;
  return after(questions(), (part) => {
    const lookups = known.get(runtime) ?? new part.Lookups();
    known.set(runtime, lookups);
    return lookups;
  });
}

/** The providers of a model; at once when they are known. @throws as `Lookups.providersOf` */
export function providersOf(
  runtime: Runtime,
  model: string,
  access: HubAccess,
): readonly MappingEntry[] | Promise<readonly MappingEntry[]> {
  return after(lookupsOf(runtime), (hub) => hub.providersOf(model, access));
}
