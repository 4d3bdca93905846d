import { useMemo } from "react";
import type { ModelData } from "../../generated/records.ts";

/** Id of a model, whatever the record is. */
export function modelId(model: ModelData): string {
  const id = fieldsOf(model)["id"];
  return typeof id === "string" && id !== "" ? id : "model without an id";
}

/** True when the record says that the model holds conversations. */
export function isConversational(model: ModelData): boolean {
  const { tags, pipeline_tag } = fieldsOf(model);
  const chats = pipeline_tag === "text-generation" || pipeline_tag === "image-text-to-text";
  return chats && Array.isArray(tags) && tags.includes("conversational");
}

/**
 * The same object as long as the record says the same, so that a new but equal record loads nothing again. A record
 * that JSON cannot hold is taken as it is.
 */
export function useSameModel(model: ModelData): ModelData {
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

/** Fields of a record. Whoever hands over no object, or one that throws when it is read, has none. */
function fieldsOf(model: unknown): Readonly<Record<string, unknown>> {
  try {
    return typeof model === "object" && model !== null ? { ...model } : {};
  } catch {
    return {};
  }
}
