import type { ClientRecord } from "../src/clients/record.ts";

/** A client's YAML file, as far as pages show it. */
export type ClientEntry = Omit<ClientRecord, "id" | "name" | "title" | "tasks"> & {
  readonly order?: number;
  readonly client?: string;
  readonly title?: string;
  /** Id of the client whose methods it shares. */
  readonly like?: string;
  readonly methods?: Readonly<Record<string, unknown>>;
};

/** Returns the clients as pages show them, in their order. Files whose name begins with `_` hold no client. */
export function clientRecords(files: readonly (readonly [id: string, entry: ClientEntry])[]): ClientRecord[] {
  const entries = new Map(files.filter(([id]) => !id.startsWith("_")));
  return [...entries]
    .sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
    .map(([id, { methods, like, client = id, title = client, ...entry }]) => {
      const known = methods ?? (like === undefined ? undefined : entries.get(like)?.methods);
      return { ...entry, id, name: client, title, tasks: known && Object.keys(known) };
    });
}
