import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import { didYouMean } from "../template/errors.ts";
import type { ProviderObject } from "./adapter.ts";
import { InputError } from "./input-error.ts";

/**
 * A provider as data.
 *
 * @param provider an id, or the data themselves
 * @throws InputError for an unknown id; it names the nearest, or all
 */
export function specOf(provider: string | ProviderObject): ProviderObject {
  if (typeof provider !== "string") return provider;
  if (isProviderId(provider)) return PROVIDER_SPECS[provider];
  const ids = Object.keys(PROVIDER_SPECS);
  const name = JSON.stringify(provider.slice(0, 60));
  throw new InputError(`Unknown provider ${name}${didYouMean(provider, ids)}: known are ${ids.join(", ")}`);
}

/** True for the id of a provider that is built in. */
export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(PROVIDER_SPECS, id);
}
