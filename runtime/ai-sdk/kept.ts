import type { JSONObject, SharedV3ProviderMetadata } from "@ai-sdk/provider";
import { isEmpty, type Piece } from "../inference/message/read.ts";
import { NAME } from "./call.ts";

/**
 * The fields of an answer that the parts of the AI SDK do not support. The AI SDK returns them with the parts in the
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

/**
 * Returns the metadata for a part. @param call the tool call that the part contains @param message the whole answer, for
 * its last part
 */
export function keptOn(call?: Piece, message?: Piece): { providerMetadata?: SharedV3ProviderMetadata } {
  const fields = { ...(call && fieldsOfCall(call)), ...(message && fieldsOf(message)) };
  return Object.keys(fields).length === 0 ? {} : { providerMetadata: { [NAME]: fields } };
}

function fieldsOf(message: Piece): JSONObject {
  const { role: _, content: __, tool_calls: ___, provider, reasoning, ...others } = message;
  // Without the id of the provider, the parts contain the whole answer.
  if (typeof provider !== "string") return {};
  const fields = Object.entries(others).filter(([, value]) => !isEmpty(value));
  const sameAsReasoning = fields.flatMap(([name, value]) => (value === reasoning ? [name] : []));
  const different = Object.fromEntries(fields.filter(([, value]) => value !== reasoning)) as JSONObject;
  return { message: { provider, ...different, ...(sameAsReasoning.length > 0 && { sameAsReasoning }) } };
}

/** Returns the fields that the provider added to a tool call, such as a signature. */
function fieldsOfCall(given: Piece): JSONObject {
  const { id: _, type: __, index: ___, function: asked, ...others } = given;
  const { name: ____, arguments: _____, ...extra } = asked as Piece;
  const call = { ...others, ...(Object.keys(extra).length > 0 && { function: extra }) } as JSONObject;
  return Object.keys(call).length === 0 ? {} : { call };
}
