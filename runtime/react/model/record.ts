import { useMemo } from "react";
import type { ModelRecord } from "../../../generated/records.ts";

/** Returns the id of a model, or "model without an id". The record may be any value. */
export function modelId(model: ModelRecord): string {
  const id = fieldsOf(model)["id"];
  return typeof id === "string" && id !== "" ? id : "model without an id";
}

/** Returns true if the model is made for conversations, according to its record. */
export function isConversational(model: ModelRecord): boolean {
  const { tags, pipeline_tag } = fieldsOf(model);
  const chats = pipeline_tag === "text-generation" || pipeline_tag === "image-text-to-text";
  return chats && Array.isArray(tags) && tags.includes("conversational");
}

/** Returns true if the repository of the model contains GGUF files, according to the record. */
export function hasGguf(model: ModelRecord): boolean {
  return fieldsOf(model)["gguf"] !== undefined;
}

/** What a reader needs to download a gated model. */
interface Access {
  /** The licence in the record, such as `llama3.1`. */
  readonly licence: string | undefined;
  /** True if the author approves each user. */
  readonly isManual: boolean;
}

/** Returns what a gated model needs. Returns undefined if the model is not gated, according to its record. */
export function accessOf(model: ModelRecord): Access | undefined {
  const { gated, tags } = fieldsOf(model);
  if (gated === undefined || gated === false) return undefined;
  const texts = Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
  const licence = texts.find((tag) => tag.startsWith("license:"))?.slice("license:".length);
  return { licence: licence === "other" ? "its own, see the model's page" : licence, isManual: gated === "manual" };
}

/**
 * Returns the same object until the content of the record changes. So nothing is loaded again if only the object is
 * new. A record that JSON does not support is returned unchanged.
 */
export function useSameModel(model: ModelRecord): ModelRecord {
  const text = jsonOf(model);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text changes if the model changes
  return useMemo(() => model, [text ?? model]);
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

/** Returns the fields of a record, or no fields if the record is not an object or throws an error when it is read. */
function fieldsOf(model: unknown): Readonly<Record<string, unknown>> {
  try {
    return typeof model === "object" && model !== null ? { ...model } : {};
  } catch {
    return {};
  }
}
