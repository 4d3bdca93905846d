import type { ModelRecord } from "hubsmith/tasks";
import { bundledRecord } from "./records.ts";

/** The model on the home page. */
const FIRST = "Qwen/Qwen3-0.6B";

/**
 * Well-known models for the dialog. The first is the model on the home page.
 *
 * @throws Error if one of the models has no bundled record
 */
export const SAMPLE_MODELS: readonly [ModelRecord, ...ModelRecord[]] = [
  sample(FIRST),
  sample("sentence-transformers/all-MiniLM-L6-v2"),
  sample("stabilityai/stable-diffusion-xl-base-1.0"),
];

function sample(id: string): ModelRecord {
  const record = bundledRecord(id);
  if (record === undefined) throw new Error(`no record of ${id} in site/src/model`);
  return record;
}
