import type { KnownModel, ProviderRecord } from "./record.ts";
import { servingsOf, type Serving } from "./tasks.ts";

/** A model that a provider is known to serve. */
export interface Served extends Serving {
  readonly known: KnownModel;
}

/**
 * Returns the call that the page of a task shows: of a model that a provider is known to serve. Models that the page
 * suggests are preferred, then the router.
 *
 * @param suggested ids of the models that the page suggests
 * @returns undefined if no provider is known to serve a model of this task
 */
export function servedModel(
  task: string,
  suggested: readonly string[],
  providers: readonly ProviderRecord[],
): Served | undefined {
  const all = servingsOf(task, providers).flatMap((serving): Served[] => {
    const known = serving.provider.knownModels[serving.task.task];
    return known === undefined || serving.provider.routed === undefined ? [] : [{ ...serving, known }];
  });
  return all.find(({ known }) => suggested.includes(known.model)) ?? all[0];
}
