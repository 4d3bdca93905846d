import { labelOf, type DataEntry, type JsonObject, feed, llms } from "./lists.ts";
import { readGenerated } from "../build-data/generated.ts";

/** Kinds of entries that are published as JSON. `schema` names the JSON Schema of these entries. */
const KINDS = [
  { folder: "tasks", schema: "task" },
  { folder: "libraries", schema: "library" },
  { folder: "providers", schema: "provider" },
  { folder: "apps", schema: "app" },
  { folder: "clients", schema: "client" },
  { folder: "quantization", schema: "quantization" },
] as const;

/** Schemas to which other schemas refer. */
const SHARED_SCHEMAS = ["model"];

/**
 * Yields the files for programs: each entry as JSON, an index for each kind of entry, the schemas, a feed of new
 * entries, `llms.txt` and `robots.txt`.
 *
 * @param address absolute address of the site, with a slash at the end
 * @returns pairs of path and text. Each text is computed when it is requested, to save memory: a large catalogue has
 *   thousands of files
 */
export function* dataFiles(address: string): Generator<[path: string, text: string]> {
  const all = KINDS.flatMap((kind) => dataEntries(kind, address));
  for (const { folder, schema } of KINDS) {
    const schemaAddress = `${address}api/schema/${schema}.schema.json`;
    const entries = all.filter((entry) => entry.folder === folder);
    for (const { id, data } of entries) {
      yield [`api/${folder}/${id}.json`, print({ $schema: schemaAddress, id, ...data })];
    }
    const index = { $schema: `${address}api/schema/index.schema.json`, entries: entries.map(summary) };
    yield [`api/${folder}.json`, print(index)];
  }
  for (const [path, schema] of schemaFiles(address)) yield [path, print(schema)];
  const presets = { $schema: `${address}api/schema/provider.schema.json`, ...readGenerated("providers")["_presets"] };
  yield ["api/provider-presets.json", print(presets)];
  // The conditions of snippet rules in words, for pages that explain why a model gets its code.
  for (const [key, words] of Object.entries(readGenerated("rules"))) yield [`api/rules/${key}.json`, print(words)];
  const kinds = KINDS.map(({ folder }) => ({ kind: folder, entries: `${address}api/${folder}.json` }));
  yield ["api/index.json", print(kinds)];
  yield ["feed.xml", feed(all, address)];
  yield ["llms.txt", llms(all, address)];
  yield ["robots.txt", `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`];
}

function dataEntries({ folder }: (typeof KINDS)[number], address: string): DataEntry[] {
  const page = (id: string): string => (folder === "quantization" ? "quantization/" : `${folder}/${id}/`);
  const listed = Object.entries(readGenerated(folder)).filter(([id]) => !id.startsWith("_"));
  return listed.map(([id, data]) => ({
    folder,
    id,
    data: { ...data },
    page: address + page(encodeURIComponent(id)),
    json: `${address}api/${folder}/${encodeURIComponent(id)}.json`,
  }));
}

function print(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function schemaFiles(address: string): [path: string, schema: JsonObject][] {
  const schemas = readGenerated("schemas");
  const path = (name: string): string => `api/schema/${name}.schema.json`;
  return [
    ...KINDS.map(({ schema }): [string, JsonObject] => [
      path(schema),
      publishedSchema(schemas[schema] ?? {}, address + path(schema)),
    ]),
    ...SHARED_SCHEMAS.map((schema): [string, JsonObject] => [
      path(schema),
      { ...schemas[schema], $id: address + path(schema) },
    ]),
    [path("index"), INDEX_SCHEMA],
  ];
}

/** Returns the schema of an entry's JSON file: the schema of its YAML file with two more fields, `$schema` and `id`. */
function publishedSchema(schema: JsonObject, address: string): JsonObject {
  const properties = { $schema: { type: "string" }, id: { type: "string" }, ...Object(schema["properties"]) };
  return { ...schema, $id: address, properties };
}

const INDEX_SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Index of the entries of one kind, such as tasks",
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
          id: { description: "File name of the entry, without its extension.", type: "string" },
          label: { description: "Display name.", type: "string" },
          page: { description: "URL of the entry's page.", type: "string", format: "uri" },
          json: { description: "URL of the complete entry.", type: "string", format: "uri" },
        },
      },
    },
  },
};

function summary(entry: DataEntry): JsonObject {
  return { id: entry.id, label: labelOf(entry), page: entry.page, json: entry.json };
}
