import type { Schema, Spec } from "../generators/spec/entry.ts";
import { readRuleWords } from "./rule-words.ts";
import { ROOT } from "./services.ts";
import { entriesOf, readSpec } from "./spec-files.ts";

/** Folders of `spec/` whose entries are offered as JSON, with the schema that each entry keeps to. */
const KINDS = [
  { folder: "tasks", schema: "task", page: (id: string) => `tasks/${encodeURIComponent(id)}/` },
  { folder: "libraries", schema: "library", page: (id: string) => `libraries/${encodeURIComponent(id)}/` },
  { folder: "providers", schema: "provider", page: (id: string) => `providers/${encodeURIComponent(id)}/` },
  { folder: "clients", schema: "client", page: () => "docs/hosted-snippets/" },
  { folder: "quantization", schema: "quantization", page: () => "quantization/" },
] as const;

/** Schemas that the others refer to. */
const SHARED_SCHEMAS = ["model"];

/** Most entries that the feed of new entries tells. */
const MOST_NEWS = 50;

type JsonObject = Readonly<Record<string, unknown>>;

/** One entry of the catalogue as its YAML file has it. */
interface DataEntry {
  readonly folder: string;
  readonly id: string;
  readonly data: JsonObject;
  /** Absolute addresses of the entry's page and of its JSON. */
  readonly page: string;
  readonly json: string;
}

/**
 * Everything for programs rather than people: each entry and an index per kind as JSON, the schemas they keep to, a feed
 * of new entries, `llms.txt` and `robots.txt`.
 *
 * @param address absolute address of the site, with a slash at the end
 * @returns text by path below the site, each made when it is asked for: a large catalogue has thousands
 */
export function* dataFiles(address: string): Generator<[path: string, text: string]> {
  const spec = readSpec(ROOT);
  const all = KINDS.flatMap((kind) => dataEntries(kind, spec, address));
  for (const { folder, schema } of KINDS) {
    const schemaAddress = `${address}api/schema/${schema}.schema.json`;
    const entries = all.filter((entry) => entry.folder === folder);
    for (const { id, data } of entries) {
      yield [`api/${folder}/${id}.json`, print({ $schema: schemaAddress, id, ...data })];
    }
    const index = { $schema: `${address}api/schema/index.schema.json`, entries: entries.map(summary) };
    yield [`api/${folder}.json`, print(index)];
  }
  for (const [path, schema] of schemaFiles(spec, address)) yield [path, print(schema)];
  const shapes = entriesOf(spec, "providers").find(({ id }) => id === "_presets");
  const presets = { $schema: `${address}api/schema/provider.schema.json`, ...shapes?.data };
  yield ["api/provider-presets.json", print(presets)];
  // Conditions in words, for the page that explains the code of any model.
  for (const [key, words] of Object.entries(readRuleWords(spec))) yield [`api/rules/${key}.json`, print(words)];
  const kinds = KINDS.map(({ folder }) => ({ kind: folder, entries: `${address}api/${folder}.json` }));
  yield ["api/index.json", print(kinds)];
  yield ["feed.xml", feed(all, address)];
  yield ["llms.txt", llms(all, address)];
  yield ["robots.txt", `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`];
}

/** The entries of one kind that have a file of their own. */
function dataEntries({ folder, page }: (typeof KINDS)[number], spec: Spec, address: string): DataEntry[] {
  const listed = entriesOf(spec, folder).filter(({ id }) => !id.startsWith("_"));
  return listed.map(({ id, data }) => ({
    folder,
    id,
    data,
    page: address + page(id),
    json: `${address}api/${folder}/${encodeURIComponent(id)}.json`,
  }));
}

function print(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Schemas by path below the site. */
function schemaFiles(spec: Spec, address: string): [path: string, schema: JsonObject][] {
  const path = (name: string): string => `api/schema/${name}.schema.json`;
  return [
    ...KINDS.map(({ schema }): [string, JsonObject] => [
      path(schema),
      publishedSchema(spec.schemas[schema] ?? {}, address + path(schema)),
    ]),
    ...SHARED_SCHEMAS.map((schema): [string, JsonObject] => [path(schema), spec.schemas[schema] ?? {}]),
    [path("index"), INDEX_SCHEMA],
  ];
}

/** The schema of a YAML file, with what the JSON form has beside: its schema's address and its id. */
function publishedSchema(schema: Schema, address: string): JsonObject {
  const properties = { $schema: { type: "string" }, id: { type: "string" }, ...Object(schema["properties"]) };
  return { ...schema, $id: address, properties };
}

const INDEX_SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Index of entries of one kind",
  type: "object",
  required: ["entries"],
  properties: {
    $schema: { type: "string" },
    entries: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "label", "page", "json"],
        additionalProperties: false,
        properties: {
          id: { description: "File name of the entry without its ending.", type: "string" },
          label: { description: "Name shown to people.", type: "string" },
          page: { description: "Address of the page about it.", type: "string", format: "uri" },
          json: { description: "Address of the whole entry.", type: "string", format: "uri" },
        },
      },
    },
  },
};

function labelOf({ id, data }: DataEntry): string {
  const label = data["prettyLabel"] ?? data["displayName"] ?? data["label"] ?? data["client"];
  return typeof label === "string" ? label : id;
}

function summary(entry: DataEntry): JsonObject {
  return { id: entry.id, label: labelOf(entry), page: entry.page, json: entry.json };
}

/** An Atom feed of the entries that say when they were added, newest first. */
function feed(entries: readonly DataEntry[], address: string): string {
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
  <updated>${escapeXml(dated[0]?.day ?? "1970-01-01")}T00:00:00Z</updated>
  <link rel="self" href="${escapeXml(`${address}feed.xml`)}"/>
  <link href="${escapeXml(address)}"/>
${items.join("")}</feed>
`;
}

/** Escapes text for XML, in an attribute too. What XML cannot hold at all is left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** The whole catalogue on one page of Markdown links, for language models. */
function llms(entries: readonly DataEntry[], address: string): string {
  const list = (folder: string): string =>
    entries
      .filter((entry) => entry.folder === folder)
      .map((entry) => `- [${labelOf(entry).replaceAll(/[[\]\\]/g, "\\$&")}](${entry.json})`)
      .join("\n");
  return `# Hubsmith

> Tasks, libraries, providers, clients, quantization types and copy-ready code for the models of a public hub, as data.

Every entry is one JSON document; [the index](${address}api/index.json) names them all. Documents about the package:
[docs](${address}docs/).

## Tasks

${list("tasks")}

## Libraries

${list("libraries")}

## Providers

${list("providers")}

Shapes that providers share (\`use\` in an entry): [presets](${address}api/provider-presets.json)

## Clients

Ways to call a hosted model: a template for each shape of a call.

${list("clients")}

## Quantization types

${list("quantization")}
`;
}
