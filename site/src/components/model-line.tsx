import type { ModelRecord } from "hubsmith/tasks";
import type { ReactNode } from "react";
import { isPlaceholder } from "../records/records.ts";

const MOST_TAGS = 12;

/** The id of a model and its tags. */
export function ModelLine({ model }: { readonly model: ModelRecord }): ReactNode {
  // Visitors can paste any record, so fields can have any type.
  const { id, pipeline_tag: task, tags } = model as unknown as Readonly<Record<string, unknown>>;
  const words = [task, ...(Array.isArray(tags) ? (tags as unknown[]).slice(0, MOST_TAGS) : [])].filter(isText);
  return (
    <p className="model-line">
      <code>{isText(id) ? id : "model without an id"}</code>
      {[...new Set(words)].slice(0, MOST_TAGS).map((word) => (
        <span key={word} className="tag">
          {word}
        </span>
      ))}
      {isPlaceholder(model) && <span className="quiet">Replace this id with the id of a model.</span>}
    </p>
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}
