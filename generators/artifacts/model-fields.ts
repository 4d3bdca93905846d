import { readFacts } from "../snippets/facts.ts";
import type { JsonObject, Path, Schema, Spec } from "../spec/entry.ts";
import { listOf, textOf } from "../spec/json.ts";
import { branchesOf, schemaAt, typesOf } from "../code/schema.ts";

/**
 * Fields of model records that snippets read, although `facts.yaml` does not list their paths. `library_name` selects
 * the library. Functions that compute facts read the other fields.
 */
const READ_BY_FUNCTIONS = [
  "library_name",
  "mask_token",
  "cardData.base_model",
  "widgetData.0.source_sentence",
  "widgetData.0.sentences",
];

/** Fields that most model records have, in the order of the form on the model page. */
const MAIN = [
  "id",
  "library_name",
  "pipeline_tag",
  "tags",
  "transformersInfo.auto_model",
  "transformersInfo.processor",
  "config.architectures.0",
];

/** Returns the fields of a model record that snippets read, for the form on the model page. Main fields come first. */
export function modelFields({ schemas, facts }: Spec): JsonObject[] {
  const root = schemas["model"] ?? {};
  const read = [...readFacts(facts.data).values()].flatMap(({ source }) =>
    source.from === "paths" ? source.paths : [],
  );
  const paths = [...new Set([...MAIN, ...READ_BY_FUNCTIONS, ...read])];
  return paths.map((path) => fieldAt(path, root)).filter((field) => field !== undefined);
}

/** Returns the form field for a path; undefined for values that a form field cannot show, such as objects. */
function fieldAt(path: string, root: Schema): JsonObject | undefined {
  const schema = schemaOf(path, root);
  const kind = schema && kindOf(schema, root);
  if (kind === undefined) return undefined;
  const list = schemaOf(path.replace(/\.\d+$/, ""), root);
  const example = listOf(schema?.["examples"])
    .flat()
    .find((value) => typeof value === "string");
  return {
    path,
    kind,
    hint: textOf(schema?.["description"]) ?? textOf(list?.["description"]) ?? "",
    isMain: MAIN.includes(path),
    ...(example !== undefined && { example }),
  };
}

function kindOf(schema: Schema, root: Schema): "text" | "list" | "flag" | undefined {
  if (schema["properties"] !== undefined) return undefined;
  const branches = branchesOf(schema) ?? [schema];
  const isList = branches.some((branch) => {
    const items = schemaAt(branch, "items");
    return items !== undefined && typesOf(resolved(items, root)).join() === "string";
  });
  if (isList) return "list";
  const types = new Set(branches.flatMap(typesOf));
  if (types.has("string")) return "text";
  return types.has("boolean") ? "flag" : undefined;
}

/** Returns the schema of the value at a path such as `widgetData.0.text`; undefined if the schema lacks the path. */
function schemaOf(path: string, root: Schema): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const step of stepsOf(path)) {
    if (schema === undefined) return undefined;
    const inside: Schema | undefined =
      typeof step === "number"
        ? [schema, ...(branchesOf(schema) ?? [])].map((branch) => schemaAt(branch, "items")).find(Boolean)
        : (schemaAt(schemaAt(schema, "properties") ?? {}, step) ?? schemaAt(schema, "additionalProperties"));
    schema = inside && resolved(inside, root);
  }
  return schema;
}

function stepsOf(path: string): Path {
  return path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = textOf(schema["$ref"])?.replace(/^#\/definitions\//, "");
  return name === undefined ? schema : (schemaAt(schemaAt(root, "definitions") ?? {}, name) ?? {});
}
