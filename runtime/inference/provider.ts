import type { Adapter, ProviderObject } from "./adapter.ts";
import { wholeAdapterOf } from "./adapters.ts";
import { specOf } from "./specs.ts";

export { isProviderId } from "./specs.ts";

/**
 * The adapter of a provider, made once for each.
 *
 * @param provider an id, or a provider as data
 * @throws InputError for an unknown id; it names the nearest, or all
 */
export function adapterOf(provider: string | ProviderObject): Adapter {
  return wholeAdapterOf(specOf(provider));
}

/** Names of the headers that carry a secret to a provider, in lower case. */
export function secretHeadersOf(provider: ProviderObject): readonly string[] {
  const { auth } = adapterOf(provider);
  return [...new Set(["authorization", ...Object.values(auth).map(({ header }) => header.toLowerCase())])];
}

/** Name of the environment variable that a provider's own key is usually kept in. */
export function tokenVariableOf({ id, tokenEnvironmentVariable }: ProviderObject): string {
  return tokenEnvironmentVariable ?? `${id.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}_API_KEY`;
}
