import { useMemo } from "react";
import type { ModelRecord } from "../../../generated/records.ts";

/** Returns the id of a model, whatever the record is. */
export function modelId(model: ModelRecord): string {
  const id = fieldsOf(model)["id"];
  return typeof id === "string" && id !== "" ? id : "model without an id";
}

/** Returns true if the record says that the model holds conversations. */
export function isConversational(model: ModelRecord): boolean {
  const { tags, pipeline_tag } = fieldsOf(model);
  const chats = pipeline_tag === "text-generation" || pipeline_tag === "image-text-to-text";
  return chats && Array.isArray(tags) && tags.includes("conversational");
}

/** Returns true if the record lists GGUF files. */
export function hasGguf(model: ModelRecord): boolean {
  return fieldsOf(model)["gguf"] !== undefined;
}

/**
 * Returns the same object as long as the record says the same, so that a new but equal record loads nothing again. A
 * record that JSON cannot hold is taken as it is.
 */
export function useSameModel(model: ModelRecord): ModelRecord {
  const text = jsonOf(model);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for the model
  return useMemo(() => model, [text ?? model]);
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Returns the fields of a record: none if it is no object, or throws when it is read. */
function fieldsOf(model: unknown): Readonly<Record<string, unknown>> {
  try {
    return typeof model === "object" && model !== null ? { ...model } : {};
  } catch {
    return {};
  }
}
