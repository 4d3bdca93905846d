import type { Mapping } from "./adapter.ts";
import { CORE_TYPES } from "./json.ts";

/** A provider that serves a model, as the hub tells it. */
export interface MappingEntry extends Mapping {
  /** Id of the provider. */
  readonly provider: string;
}

/**
 * The providers in a model's `inferenceProviderMapping`: a list, or an object by provider as older answers have it.
 * Entries that cannot be read are left out.
 *
 * @param model id of the model
 */
export function mappingEntries(mapping: object, model: string): readonly MappingEntry[] {
  if (Array.isArray(mapping)) return mapping.flatMap((entry: unknown) => entryOf(entry, undefined, model));
  return Object.entries(mapping).flatMap(([provider, entry]) => entryOf(entry, provider, model));
}

function entryOf(entry: unknown, key: string | undefined, model: string): MappingEntry[] {
  if (!CORE_TYPES.object(entry)) return [];
  const { provider = key, providerId, task, status = "live", hfModelId = model } = entry;
  const texts = { provider, providerId, task, status, hfModelId };
  if (!Object.values(texts).every((text) => typeof text === "string")) return [];
  const optional: Record<string, string> = {};
  for (const name of ["adapter", "adapterWeightsPath", "type"]) {
    const value = entry[name];
    if (typeof value === "string") optional[name] = value;
  }
  return [{ ...(texts as Record<keyof typeof texts, string>), ...optional }];
}
