import { PIPELINE_TYPES } from "hubsmith/tasks";
import { everyKind } from "../../../generators/spec/entry.ts";
import type { Entry, Kind, Schema, Spec } from "../../../generators/spec/entry.ts";
import { NO_FACTS, parseEntry } from "../../../generators/spec/yaml/parse.ts";
import { parseSchema } from "../../../generators/spec/yaml/parse.ts";

/** Parses one entry. If the text cannot be parsed, the result contains problems but no entry. */
export function readEntry(kind: Kind, id: string, text: string): ReturnType<typeof parseEntry> {
  return parseEntry({ kind, id, file: `spec/${kind}/${id}.yaml`, text });
}

/** Parses schemas from the texts of their files. */
export function readSchemas(texts: Readonly<Record<string, string>>): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const [name, text] of Object.entries(texts)) {
    const { schema } = parseSchema(`spec/schema/${name}.schema.json`, text);
    if (schema !== undefined) schemas[name] = schema;
  }
  return schemas;
}

/**
 * Returns a spec that contains only tasks. The tasks have no data, because the checks only need to know which tasks
 * exist.
 */
export function bareSpec(): Spec {
  const tasks = PIPELINE_TYPES.flatMap((id): Entry[] => {
    const { entry } = readEntry("tasks", id, "{}");
    return entry === undefined ? [] : [entry];
  });
  return {
    root: "",
    ...everyKind((kind) => (kind === "tasks" ? tasks : [])),
    facts: NO_FACTS,
    schemas: {},
  };
}
