import { PROVIDER_SPECS, type ProviderId } from "../../../generated/providers/index.ts";
import { didYouMean } from "../../contract/suggest.ts";
import { InputError } from "../../http/errors.ts";
import { adapterFor, type Adapter } from "./adapter.ts";
import type { ProviderObject, Providers } from "./types.ts";

export function tokenVariableOf({ id, tokenEnvironmentVariable }: ProviderObject): string {
  return tokenEnvironmentVariable ?? `${id.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}_API_KEY`;
}

export function isProviderId(id: string): id is ProviderId {
  return Object.hasOwn(PROVIDER_SPECS, id);
}

/** Returns a provider object. @throws InputError for an unknown id, with all known ids and the most similar one */
export function specOf(provider: string | ProviderObject): ProviderObject {
  if (typeof provider !== "string") return provider;
  if (isProviderId(provider)) return PROVIDER_SPECS[provider];
  const ids = Object.keys(PROVIDER_SPECS);
  const name = JSON.stringify(provider.slice(0, 60));
  throw new InputError(`Unknown provider ${name}${didYouMean(provider, ids)}. Known providers: ${ids.join(", ")}`);
}

/** Returns the adapter of a provider. @throws InputError for an unknown id */
export function adapterOf(provider: string | ProviderObject): Adapter {
  return adapterFor(specOf(provider));
}

/** All built-in providers. */
export const ALL_PROVIDERS: Providers = { specOf, isKnown: isProviderId };
