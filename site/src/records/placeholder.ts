import type { ModelRecord } from "hubsmith/tasks";

/** The owner of invented models in examples, and the owner that pages show instead. */
const MADE_UP = "acme/";
const PLACEHOLDER = "your-name/";

/**
 * Returns a record in which the owner of invented models is replaced by `your-name`. The rest of the id stays, because
 * rules can depend on it.
 */
export function withPlaceholder(model: ModelRecord): ModelRecord {
  return JSON.parse(JSON.stringify(model).replaceAll(`"${MADE_UP}`, `"${PLACEHOLDER}`));
}

/** Returns true if the reader must replace the id of a record by the id of a model. */
export function isPlaceholder({ id }: { readonly id?: unknown }): boolean {
  return typeof id === "string" && id.startsWith(PLACEHOLDER);
}
