import type { ModelRecord } from "hubsmith/tasks";

/** The owner of invented models in examples. Pages show the owner `your-name` instead. */
const MADE_UP = "acme/";
const PLACEHOLDER = "your-name/";

/**
 * Replaces the owner of invented models with `your-name`. The rest of each id stays, because rules can depend on it.
 */
export function withPlaceholder(model: ModelRecord): ModelRecord {
  return JSON.parse(JSON.stringify(model).replaceAll(`"${MADE_UP}`, `"${PLACEHOLDER}`));
}

/** Returns true if a record has the owner `your-name`. Readers must replace its id with the id of a real model. */
export function isPlaceholder({ id }: { readonly id?: unknown }): boolean {
  return typeof id === "string" && id.startsWith(PLACEHOLDER);
}
