import { readFacts } from "../../generators/snippets/facts.ts";
import type { Spec } from "../../generators/spec/entry.ts";
import type { ModelField } from "../src/services.ts";
import { pathOf } from "../src/model/paths.ts";
import { schemaAt, type Schema } from "../src/model/schema.ts";

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

/** Returns the fields of a model record that snippets read, main fields first. */
export function readModelFields(spec: Spec): ModelField[] {
  const schema: Schema = spec.schemas["model"] ?? {};
  const facts = readFacts(spec.facts.data);
  const read = [...facts.values()].flatMap(({ source }) => (source.from === "paths" ? source.paths : []));
  const paths = [...new Set([...MAIN, ...READ_BY_FUNCTIONS, ...read])];
  return paths.flatMap((path) => fieldAt(path, schema) ?? []);
}

/** Returns the form field for a path; undefined for values that a form field cannot show, such as objects. */
function fieldAt(path: string, root: Schema): ModelField | undefined {
  const schema = schemaAt(pathOf(path), root);
  const kind = schema && kindOf(schema, root);
  if (kind === undefined) return undefined;
  const example = (schema?.examples ?? []).flat().find((value) => typeof value === "string");
  return {
    path,
    kind,
    hint: schema?.description ?? schemaAt(pathOf(path.replace(/\.\d+$/, "")), root)?.description ?? "",
    isMain: MAIN.includes(path),
    ...(example !== undefined && { example }),
  };
}

function kindOf(schema: Schema, root: Schema): ModelField["kind"] | undefined {
  const kinds = new Set((schema.oneOf ?? [schema]).flatMap(({ type }) => type ?? []));
  if (schema.properties !== undefined) return undefined;
  if (kinds.has("array")) {
    const isOfTexts = (schema.oneOf ?? [schema]).some(
      (branch) => branch.items !== undefined && schemaAt([], { ...root, ...branch.items })?.type === "string",
    );
    if (isOfTexts) return "list";
  }
  if (kinds.has("string")) return "text";
  return kinds.has("boolean") ? "flag" : undefined;
}
