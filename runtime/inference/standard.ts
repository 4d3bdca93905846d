import { Lookups } from "./lookup.ts";
import { complete } from "./output.ts";
import { adapterOf, isProviderId } from "./provider.ts";
import type { Runtime } from "./runtime.ts";

/** A runtime with all providers, and with nothing learnt of the hub yet. */
export function createRuntime(): Runtime {
  let lookups: Lookups | undefined;
  const known = (): Lookups => (lookups ??= new Lookups());
  return {
    adapterOf,
    isKnown: isProviderId,
    complete,
    providersOf: (model, access) => known().providersOf(model, access),
    defaultModel: (task, access) => known().defaultModel(task, access),
  };
}

/** For functions that are called without a client. */
export const SHARED: Runtime = /* @__PURE__ */ createRuntime();
