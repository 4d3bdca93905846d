import { CLIENTS } from "../../../generated/clients/index.ts";
import { PROVIDER_SPECS } from "../../../generated/providers/index.ts";
import type { ModelRecord } from "../../../generated/records.ts";
import { isForwarded } from "../../inference/route/credentials.ts";
import { mappingEntries } from "../../inference/route/hub.ts";
import type { MappingEntry, ProviderObject } from "../../inference/provider/types.ts";
import { getInferenceSnippets } from "../../snippets/inference.ts";
import { orWithCopy } from "../../snippets/facts.ts";

/** Code that calls a model at a provider. */
export interface HostedSnippet {
  /** Language, such as `python`, `js` or `sh`. */
  readonly language: string;
  /** Client, such as `requests`, `openai` or `fetch`. */
  readonly client: string;
  /** The code, without a line break at its end. */
  readonly content: string;
  /** Id of the provider. */
  readonly provider: string;
  /** Name of the provider. Default: its id. */
  readonly providerLabel?: string;
  /** Command that installs the client. Absent if nothing has to be installed. */
  readonly install?: string;
  /** URL of the client's documentation. */
  readonly docsUrl?: string;
  /** If true, the provider serves the task, but perhaps not this model, or only under another name. */
  readonly isAssumed?: boolean;
}

/** Makes the code that calls a model, for all providers that serve it. With streaming, the answer arrives in chunks. */
export type LoadHosted = (
  model: ModelRecord,
  options: { readonly streaming: boolean },
) => Promise<readonly HostedSnippet[]>;

/**
 * Returns the code that calls a model, for every provider in the catalogue that may serve it. These are the providers
 * in the record's `inferenceProviderMapping` or, without this field, all providers that serve the task. The code for
 * the router, which chooses a provider itself, comes first.
 *
 * @param record the model record; any field may be missing or of the wrong kind
 */
export function hostedSnippets(record: ModelRecord, streaming: boolean): readonly HostedSnippet[] {
  return orWithCopy(record, (readable) => snippetsOf(withId(readable), streaming));
}

function withId(record: unknown): ModelRecord {
  const fields = typeof record === "object" && record !== null && !Array.isArray(record) ? { ...record } : {};
  return { ...fields, id: "id" in fields && typeof fields.id === "string" ? fields.id : "" };
}

function snippetsOf(model: ModelRecord, streaming: boolean): readonly HostedSnippet[] {
  const known = servingProviders(model);
  return offered()
    .filter(({ id, isPseudo }) => known === undefined || isPseudo === true || known.has(id))
    .flatMap((provider) => snippetsAt(provider, model, { known, streaming }));
}

/** Returns the providers to which the router forwards calls, and the router itself. */
function offered(): readonly ProviderObject[] {
  const all = Object.values<ProviderObject>(PROVIDER_SPECS);
  const open = all.filter(isForwarded);
  return open.sort(
    (one, other) =>
      Number(other.isPseudo === true) - Number(one.isPseudo === true) ||
      one.displayName.localeCompare(other.displayName, "en"),
  );
}

/** Returns the hub's list of providers for the model, by id. Returns undefined if the record has no list. */
function servingProviders({
  id,
  inferenceProviderMapping,
}: ModelRecord): ReadonlyMap<string, MappingEntry> | undefined {
  const mapping: unknown = inferenceProviderMapping;
  if (typeof mapping !== "object" || mapping === null) return undefined;
  const entries = mappingEntries(mapping, id).filter(({ status }) => status !== "error");
  return new Map(entries.map((entry) => [entry.provider, entry]));
}

interface Asking {
  readonly known: ReadonlyMap<string, MappingEntry> | undefined;
  readonly streaming: boolean;
}

function snippetsAt(provider: ProviderObject, model: ModelRecord, { known, streaming }: Asking): HostedSnippet[] {
  // If the hub lists no provider for the model, the router has no provider to choose.
  if (provider.isPseudo === true && known?.size === 0) return [];
  const { id, displayName } = provider;
  return getInferenceSnippets(model, id, known?.get(id), { streaming }).map((snippet) => {
    const client = CLIENTS.find((one) => one.client === snippet.client && one.language === snippet.language);
    return {
      ...snippet,
      provider: id,
      providerLabel: displayName,
      ...(client?.install !== undefined && { install: client.install }),
      ...(client?.docsUrl !== undefined && { docsUrl: client.docsUrl }),
      ...(known === undefined && { isAssumed: true }),
    };
  });
}
