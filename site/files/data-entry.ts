/** A value of JSON with fields. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** One entry of the catalogue as its YAML file has it. */
export interface DataEntry {
  readonly folder: string;
  readonly id: string;
  readonly data: JsonObject;
  /** Absolute addresses of the entry's page and of its JSON. */
  readonly page: string;
  readonly json: string;
}

/** Returns the name of an entry that is shown to people. */
export function labelOf({ id, data }: DataEntry): string {
  const label = data["prettyLabel"] ?? data["displayName"] ?? data["label"] ?? data["client"];
  return typeof label === "string" ? label : id;
}
