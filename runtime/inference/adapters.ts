import { createAdapter } from "./adapter.ts";
import type { Adapter, ProviderObject } from "./adapter.ts";
import { VOCABULARY } from "./vocabulary.ts";

const adapters = new WeakMap<ProviderObject, Adapter>();

/** The adapter of a provider for all of its tasks, made once for each. */
export function wholeAdapterOf(provider: ProviderObject): Adapter {
  let adapter = adapters.get(provider);
  if (adapter === undefined) adapters.set(provider, (adapter = createAdapter(provider, VOCABULARY)));
  return adapter;
}
