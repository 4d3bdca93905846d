import type { ClientRecord } from "../src/clients/record.ts";

/** The YAML file of a client, with the fields that pages show. */
export type ClientEntry = Omit<ClientRecord, "id" | "name" | "title" | "tasks"> & {
  readonly order?: number;
  readonly client?: string;
  readonly title?: string;
  /** Id of another client with the same methods. An entry has either this field or `methods`. */
  readonly like?: string;
  readonly methods?: Readonly<Record<string, unknown>>;
};

/** Returns the clients in the order in which pages show them. Ignores files whose name starts with `_`. */
export function clientRecords(files: readonly (readonly [id: string, entry: ClientEntry])[]): ClientRecord[] {
  const entries = new Map(files.filter(([id]) => !id.startsWith("_")));
  return [...entries]
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([id, { methods, like, client = id, title = client, ...entry }]) => {
      const known = methods ?? (like === undefined ? undefined : entries.get(like)?.methods);
      return { ...entry, id, name: client, title, tasks: known && Object.keys(known) };
    });
}
