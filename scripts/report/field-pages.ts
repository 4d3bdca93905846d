import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "../../generators/spec/entry.ts";
import type { Json, JsonObject } from "../../generators/spec/entry.ts";
import { isList, listOf, objectOf, textOf, textsOf } from "../../generators/spec/json.ts";
import { ROOT } from "../lib/run.ts";
import { escapeMarkdown, table } from "../lib/markdown.ts";

type Schemas = ReadonlyMap<string, JsonObject>;

/** Returns one page for each kind of entry. The page lists all fields of such an entry, each with its path. */
export function fieldPages(): ReadonlyMap<string, string> {
  const names = Object.values(KINDS);
  const schemas = new Map(names.map((name) => [`${name}.schema.json`, readSchema(name)]));
  const pages = names.map((name) => [`site/docs/reference/fields-${name}.md`, pageOf(name, schemas)] as const);
  return new Map(pages);
}

function readSchema(name: string): JsonObject {
  return JSON.parse(readFileSync(join(ROOT, `spec/schema/${name}.schema.json`), "utf8")) as JsonObject;
}

function pageOf(name: string, schemas: Schemas): string {
  const file = `${name}.schema.json`;
  const root = schemas.get(file) ?? {};
  const head = `# Fields of ${article(name)} entry\n\n${textOf(root["description"]) ?? ""}\n\n\`npm run report\` writes this page from \`spec/schema/${file}\`. Your editor shows the same descriptions.`;
  // Definitions are listed in the order of their first reference.
  const met = new Map<string, JsonObject>([["", root]]);
  for (const [, schema] of met) {
    for (const reference of referencesIn(schema)) {
      const found = resolved(reference, file, schemas);
      if (found !== undefined && !met.has(found.name)) met.set(found.name, found.schema);
    }
  }
  const groups = [...met].map(([title, schema]) => groupOf(title, schema));
  return `${head}\n\n${groups.filter((group) => group !== "").join("\n\n")}\n`;
}

function article(name: string): string {
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`;
}

/** Returns the values of all `$ref` in a schema, in the order in which they occur. */
function referencesIn(value: Json | undefined): string[] {
  if (isList(value)) return value.flatMap(referencesIn);
  return Object.entries(objectOf(value)).flatMap(([key, inner]) => {
    if (key === "definitions") return [];
    return key === "$ref" && typeof inner === "string" ? [inner] : referencesIn(inner);
  });
}

function resolved(
  reference: string,
  file: string,
  schemas: Schemas,
): { readonly name: string; readonly schema: JsonObject } | undefined {
  const [place = "", path = ""] = reference.split("#/definitions/");
  const schema = objectOf(objectOf(schemas.get(place === "" ? file : place)?.["definitions"])[path]);
  return path === "" || Object.keys(schema).length === 0 ? undefined : { name: path, schema };
}

function groupOf(title: string, schema: JsonObject): string {
  const branches = [schema, ...listOf(schema["oneOf"]), ...listOf(schema["anyOf"])].map(objectOf);
  const rows = branches.flatMap((branch) => {
    const required = new Set(textsOf(branch["required"]));
    return Object.entries(objectOf(branch["properties"])).map(([word, field]) => {
      return [`\`${word}\`${required.has(word) ? " (required)" : ""}`, valuesOf(objectOf(field)), meaningOf(field)];
    });
  });
  const fields = table(["field", "value", "meaning"], rows);
  if (title === "") return fields;
  const words = listOf(schema["enum"]).map(asCode);
  const allowed = words.length === 0 ? "" : `\n\nOne of ${words.join(", ")}.`;
  const about = `## ${title}\n\n${escapeMarkdown(textOf(schema["description"]) ?? "")}${allowed}`;
  return rows.length === 0 ? about : `${about}\n\n${fields}`;
}

/** Returns a short description of the allowed values of a field. */
function valuesOf(field: JsonObject): string {
  const reference = textOf(field["$ref"]);
  if (reference !== undefined) return reference.split("/").at(-1) ?? "";
  const words = listOf(field["enum"]);
  if (words.length > 0) return words.map(asCode).join(", ");
  const branches = [...listOf(field["oneOf"]), ...listOf(field["anyOf"])].map((branch) => valuesOf(objectOf(branch)));
  if (branches.length > 0) return [...new Set(branches)].join(", or ");
  const type = field["type"];
  if (type === "array") return field["items"] === undefined ? "list" : `list of ${valuesOf(objectOf(field["items"]))}`;
  if (type === "object" && typeof field["additionalProperties"] === "object")
    return `mapping to ${valuesOf(objectOf(field["additionalProperties"]))}`;
  if (field["const"] !== undefined) return asCode(field["const"]);
  return type === undefined ? "any value" : [type].flat().map(String).join(" or ");
}

function asCode(value: Json): string {
  return `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;
}

function meaningOf(field: Json | undefined): string {
  const { description, examples } = objectOf(field);
  const [example] = listOf(examples);
  const sample = example === undefined ? "" : ` Example: \`${JSON.stringify(example).replaceAll("`", "'")}\``;
  return `${escapeMarkdown(textOf(description) ?? "")}${sample}`;
}
