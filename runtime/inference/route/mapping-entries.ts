import { isMapping } from "../json.ts";
import type { MappingEntry } from "../types.ts";

/**
 * Reads the providers in a model's `inferenceProviderMapping`: a list, or in older responses an object with one field
 * per provider. Invalid entries are left out.
 */
export function mappingEntries(mapping: object, model: string): readonly MappingEntry[] {
  if (Array.isArray(mapping)) return mapping.flatMap((entry: unknown) => entryOf(entry, undefined, model));
  return Object.entries(mapping).flatMap(([provider, entry]) => entryOf(entry, provider, model));
}

function entryOf(entry: unknown, key: string | undefined, model: string): MappingEntry[] {
  if (!isMapping(entry)) return [];
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
