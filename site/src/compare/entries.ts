import { libraryPath, providerPath } from "../entry-paths.ts";
import { LIBRARY_LIST, TASKS, tasksOfLibrary } from "../catalogue/catalogue.ts";
import type { ProviderRecord, ProviderTaskRecord } from "../providers/record.ts";
import { catalogueTasks, taskTitle } from "../providers/tasks.ts";

/** A library or provider that can be compared. */
export interface Comparable {
  readonly kind: "library" | "provider";
  readonly id: string;
  readonly title: string;
  /** Path of the entry's page, without the base. */
  readonly path: string;
  /** Ids of the tasks that the entry supports. */
  readonly tasks: readonly string[];
  /** True if the catalogue has code for the entry. */
  readonly hasCode: boolean;
  /** More facts about the entry, by name. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Returns all entries that can be compared, sorted by name within each kind. */
export function comparables(providers: readonly ProviderRecord[]): readonly Comparable[] {
  return [...comparedLibraries(), ...providers.map(comparedProvider)];
}

function comparedProvider(provider: ProviderRecord): Comparable {
  const { id, name, tasks, status, routed, direct, hosts, docsUrl } = provider;
  return {
    kind: "provider",
    id,
    title: name,
    path: providerPath(id),
    tasks: catalogueTasks(provider),
    hasCode: true,
    facts: {
      "Through the router": routed?.base ?? (status === "retired" ? "no longer" : "no"),
      "Its own address": direct?.base ?? "–",
      Key: (direct ?? routed)?.variable ?? "–",
      "Header for the key": (direct ?? routed)?.header ?? "–",
      "Hosts that receive the key": hosts.join(", "),
      "Can stream": namesWhere(tasks, ({ streams }) => streams),
      "Answered as a job": namesWhere(tasks, ({ shape }) => shape === "job"),
      Documentation: docsUrl ?? "–",
    },
  };
}

function namesWhere(tasks: readonly ProviderTaskRecord[], isIncluded: (task: ProviderTaskRecord) => boolean): string {
  const names = tasks.filter(isIncluded).map(({ task }) => taskTitle(task));
  return names.length === 0 ? "–" : names.join(", ");
}

function comparedLibraries(): readonly Comparable[] {
  return LIBRARY_LIST.map(({ key, data, hasSnippets }): Comparable => ({
    kind: "library",
    id: key,
    title: data.prettyLabel,
    path: libraryPath(key),
    tasks: tasksOfLibrary(key).map(({ id }) => id),
    hasCode: hasSnippets,
    facts: {
      "Code to copy": hasSnippets ? "yes" : "no",
      Verified: data.verifiedAgainst ?? "–",
      "Offered as filter": data.filter === true ? "yes" : "no",
      "Counts as download": data.countDownloads ?? "the default config files",
      Source: data.repoUrl,
      Documentation: data.docsUrl ?? "–",
    },
  }));
}

/** A row of the comparison table: an entry and a task that it supports. */
export interface Pair {
  readonly task: string;
  readonly taskLabel: string;
  readonly by: Comparable;
}

/** Returns all rows, in the order of the catalogue's tasks. */
export function pairsOf(all: readonly Comparable[]): readonly Pair[] {
  return TASKS.flatMap(({ id, data }) =>
    all.filter(({ tasks }) => tasks.includes(id)).map((by) => ({ task: id, taskLabel: data.label, by })),
  );
}

/** Returns the data for comparisons as JSON. */
export function compareFile(providers: readonly ProviderRecord[]): string {
  const labels = Object.fromEntries(TASKS.map(({ id, data }) => [id, data.label]));
  return JSON.stringify({ labels, entries: comparables(providers) });
}
