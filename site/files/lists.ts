import { escapeXml } from "./xml.ts";

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

const MOST_NEWS = 50;

/** Returns an Atom feed of the entries that have a date, newest first. */
export function feed(entries: readonly DataEntry[], address: string): string {
  const dated = entries
    .flatMap((entry) => (typeof entry.data["addedOn"] === "string" ? [{ entry, day: entry.data["addedOn"] }] : []))
    .sort((one, other) => other.day.localeCompare(one.day) || one.entry.id.localeCompare(other.entry.id, "en"))
    .slice(0, MOST_NEWS);
  const items = dated.map(
    ({ entry, day }) => `  <entry>
    <id>${escapeXml(entry.page)}</id>
    <title>${escapeXml(labelOf(entry))}</title>
    <updated>${escapeXml(day)}T00:00:00Z</updated>
    <link href="${escapeXml(entry.page)}"/>
    <category term="${escapeXml(entry.folder)}"/>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeXml(address)}</id>
  <title>Hubsmith: new entries</title>
  <author><name>Hubsmith</name></author>
  <updated>${escapeXml(dated[0]?.day ?? new Date().toISOString().slice(0, 10))}T00:00:00Z</updated>
  <link rel="self" href="${escapeXml(`${address}feed.xml`)}"/>
  <link href="${escapeXml(address)}"/>
${items.join("")}</feed>
`;
}

/** The lists of links in `llms.txt`. Each list contains the entries of one folder. */
const LISTS = [
  { title: "Tasks", folder: "tasks" },
  { title: "Libraries", folder: "libraries" },
  { title: "Providers", folder: "providers" },
  { title: "Apps", folder: "apps", text: "Run models on your own machine." },
  { title: "Clients", folder: "clients", text: "Packages and commands that call a hosted model." },
  { title: "Quantization types", folder: "quantization" },
];

/** Returns the whole catalogue as one Markdown page of links, for language models. */
export function llms(entries: readonly DataEntry[], address: string): string {
  const list = (folder: string): string =>
    entries
      .filter((entry) => entry.folder === folder)
      .map((entry) => `- [${labelOf(entry).replaceAll(/[[\]\\]/g, "\\$&")}](${entry.json})`)
      .join("\n");
  const lists = LISTS.map(({ title, folder, text }) =>
    [`## ${title}`, ...(text === undefined ? [] : [text]), list(folder)].join("\n\n"),
  );
  return `# Hubsmith

> Tasks, libraries, providers, apps, clients, quantization types and copy-ready code for the models of a public hub, as data.

Every entry is one JSON document; [the index](${address}api/index.json) names them all. Documents about the package:
[docs](${address}docs/). Shapes that providers share (\`use\` in an entry): [presets](${address}api/provider-presets.json).

${lists.join("\n\n")}
`;
}
