import type { ModelRecord } from "hubsmith/tasks";

/** The owner of made-up models in the examples of entries, and the one that pages show instead. */
const MADE_UP = "acme/";
const PLACEHOLDER = "your-name/";

/**
 * Returns a record with an owner that nobody takes for a real one, where an example names a made-up model. The rest of the
 * id stays, because rules may look at it.
 */
export function withPlaceholder(model: ModelRecord): ModelRecord {
  return JSON.parse(JSON.stringify(model).replaceAll(`"${MADE_UP}`, `"${PLACEHOLDER}`));
}

/** Returns true if the id of a record stands for the id of a model that the reader has to choose. */
export function isPlaceholder({ id }: { readonly id?: unknown }): boolean {
  return typeof id === "string" && id.startsWith(PLACEHOLDER);
}
