import type { ProviderRecord, ProviderTaskRecord } from "./record.ts";
import { allCallSnippets } from "./call-code.ts";
import type { ClientRecord } from "../catalogue/clients.ts";

/** The code of a call that the page of a client shows. */
export interface ClientCall {
  readonly provider: ProviderRecord;
  readonly task: string;
  readonly code: string;
}

/** Id of the router. Code for the router is preferred, because one token is enough for all providers of the router. */
const FIRST_PROVIDER = "auto";

/**
 * Returns the code with which a client calls a task: through the router if possible, otherwise at the first provider
 * with a known model.
 */
export function callOf(
  client: ClientRecord,
  task: string,
  providers: readonly ProviderRecord[],
  streaming = false,
): ClientCall | undefined {
  for (const provider of fitting(client, providers)) {
    const found = taskWithModel(provider, task);
    if (found === undefined || (streaming && !found.streams)) continue;
    const code = allCallSnippets(provider, found, streaming).find(
      (one) => one.client === client.name && one.language === client.language,
    );
    if (code !== undefined) return { provider, task, code: code.content };
  }
  return undefined;
}

function fitting({ providers: only }: ClientRecord, all: readonly ProviderRecord[]): readonly ProviderRecord[] {
  const allowed = only === undefined ? all : all.filter(({ id }) => only.includes(id));
  return allowed.toSorted((one, other) => Number(other.id === FIRST_PROVIDER) - Number(one.id === FIRST_PROVIDER));
}

function taskWithModel({ tasks, knownModels }: ProviderRecord, task: string): ProviderTaskRecord | undefined {
  return knownModels[task] === undefined ? undefined : tasks.find((one) => one.task === task);
}
