import type { ModelRecord } from "hubsmith/tasks";
import { bundledRecord } from "./records.ts";

const FIRST = "Qwen/Qwen3-0.6B";

/**
 * Well-known models that pages use as examples. The home page shows the code of the first model.
 *
 * @throws Error if the record of one of these models is not bundled
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
