import type { Adapter, ProviderObject, Result } from "./adapter.ts";
import type { Done, Sent } from "./call.ts";
import { InputError } from "./errors.ts";
import type { HubAccess, MappingEntry } from "./lookup.ts";
import { readAddress } from "./trust.ts";

/**
 * What calls are made with. A client has one of its own, so that what it has learnt of the hub is for its tokens alone;
 * functions that are called without a client share one.
 */
export interface Runtime {
  /** @throws InputError for an unknown provider */
  adapterOf(provider: string | ProviderObject): Adapter;
  /** Whether `adapterOf` knows the id. */
  isKnown(id: string): boolean;
  /** The providers of a model; at once when they are known. @throws as `Lookups.providersOf` */
  providersOf(model: string, access: HubAccess): readonly MappingEntry[] | Promise<readonly MappingEntry[]>;
  /** The hub's default model of a task. @throws as `Lookups.defaultModel` */
  defaultModel(task: string, access: HubAccess): Promise<string>;
  /**
   * Makes a result of the first answer: waits for jobs, reads and fetches files. Absent: answers are JSON and hold the
   * result. `result`: what was already found in the answer.
   */
  readonly complete: ((sent: Sent, result?: Result) => Promise<Done>) | undefined;
}

/** The host of an address that the caller configured. @throws InputError when it cannot be read */
export function hostOf(url: string): string {
  const address = readAddress(url);
  // Never the value: it may be a token in the wrong place.
  if (address === undefined) throw new InputError("not a complete address: expected https://host/path");
  return address.host;
}
