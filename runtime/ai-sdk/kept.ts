import type { JSONObject, SharedV3ProviderMetadata } from "@ai-sdk/provider";
import { isEmpty, type Piece } from "../inference/message/read.ts";
import { NAME } from "./call.ts";

/**
 * The fields of an answer that the parts of the AI SDK have no place for. The AI SDK returns them with the parts in the
 * next request, so that the provider receives its answer as it sent it.
 */
export interface KeptMessage {
  /** Id of the provider that sent the answer. */
  readonly provider: string;
  /** Names of the fields whose value is the reasoning. The parts contain the reasoning, so it is not stored twice. */
  readonly sameAsReasoning?: readonly string[] | undefined;
  /** The parts of the answer, if the provider sent a list. */
  readonly parts?: unknown;
  readonly [field: string]: unknown;
}

/** Returns the metadata for the last part of an answer. Undefined if the parts contain the whole answer. */
export function keptOf(message: Piece): SharedV3ProviderMetadata | undefined {
  const { role: _, content: __, tool_calls: ___, provider, reasoning, ...others } = message;
  if (typeof provider !== "string") return undefined;
  const fields = Object.entries(others).filter(([, value]) => !isEmpty(value));
  const isSame = ([, value]: [string, unknown]): boolean => value === reasoning;
  const sameAsReasoning = fields.filter(isSame).map(([name]) => name);
  const kept = {
    provider,
    ...(sameAsReasoning.length > 0 && { sameAsReasoning }),
    ...Object.fromEntries(fields.filter((field) => !isSame(field))),
  };
  return { [NAME]: { message: kept as JSONObject } };
}

/** Returns the metadata for a tool call: the fields that the provider added to it, such as a signature. */
export function keptCall(call: Piece): SharedV3ProviderMetadata | undefined {
  const { id: _, type: __, index: ___, function: asked, ...others } = call;
  const { name: ____, arguments: _____, ...extra } = asked as Piece;
  const fields = { ...others, ...(Object.keys(extra).length > 0 && { function: extra }) };
  return Object.keys(fields).length === 0 ? undefined : { [NAME]: { call: fields as JSONObject } };
}

/** Merges the metadata of an answer and of its last part. */
export function withKept(
  own: SharedV3ProviderMetadata | undefined,
  kept: SharedV3ProviderMetadata | undefined,
): { providerMetadata?: SharedV3ProviderMetadata } {
  const fields = { ...own?.[NAME], ...kept?.[NAME] };
  return Object.keys(fields).length === 0 ? {} : { providerMetadata: { [NAME]: fields } };
}
