import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import { createAdapter, type Adapter, type ProviderObject } from "./adapter.ts";
import { didYouMean } from "../template/errors.ts";
import { InputError } from "./errors.ts";
import { VOCABULARY } from "./vocabulary.ts";

const adapters = new WeakMap<ProviderObject, Adapter>();

/**
 * The adapter of a provider, made once for each.
 *
 * @param provider an id, or a provider as data
 * @throws InputError for an unknown id; it names the nearest, or all
 */
export function adapterOf(provider: string | ProviderObject): Adapter {
  const spec = typeof provider === "string" ? specOf(provider) : provider;
  let adapter = adapters.get(spec);
  if (adapter === undefined) adapters.set(spec, (adapter = createAdapter(spec, VOCABULARY)));
  return adapter;
}

function specOf(id: string): ProviderObject {
  if (isProviderId(id)) return PROVIDER_SPECS[id];
  const ids = Object.keys(PROVIDER_SPECS);
  const name = JSON.stringify(id.slice(0, 60));
  throw new InputError(`Unknown provider ${name}${didYouMean(id, ids)}: known are ${ids.join(", ")}`);
}

/** True for the id of a provider that is built in. */
export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(PROVIDER_SPECS, id);
}
