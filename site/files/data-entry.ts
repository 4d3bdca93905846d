export type JsonObject = Readonly<Record<string, unknown>>;

/** An entry of the catalogue, with the data of its YAML file. */
export interface DataEntry {
  readonly folder: string;
  readonly id: string;
  readonly data: JsonObject;
  /** URLs of the entry's page and of its JSON file. */
  readonly page: string;
  readonly json: string;
}

/** Returns the display name of an entry. */
export function labelOf({ id, data }: DataEntry): string {
  const label = data["prettyLabel"] ?? data["displayName"] ?? data["label"] ?? data["client"];
  return typeof label === "string" ? label : id;
}
