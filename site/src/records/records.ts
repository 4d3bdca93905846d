import type { ModelRecord } from "hubsmith/tasks";
import { LANGUAGE_RECORDS } from "./language-records.ts";
import { MEDIA_RECORDS } from "./media-records.ts";

/** All bundled records: the records of well-known models that are part of the site. */
export const BUNDLED_RECORDS: readonly ModelRecord[] = [...LANGUAGE_RECORDS, ...MEDIA_RECORDS];

/** Returns the bundled record of a model; undefined if no record of the model is bundled. */
export function bundledRecord(id: string): ModelRecord | undefined {
  return BUNDLED_RECORDS.find((record) => record.id === id);
}

/** Short names of well-known models, by model id. */
export const MODEL_NAMES: Readonly<Record<string, readonly string[]>> = {
  "stabilityai/stable-diffusion-xl-base-1.0": ["SDXL", "Stable Diffusion XL"],
  "meta-llama/Llama-3.1-8B-Instruct": ["Llama", "Llama 3"],
  "TheBloke/Mistral-7B-Instruct-v0.1-GGUF": ["Mistral", "Mistral 7B"],
  "openai/whisper-large-v3": ["Whisper"],
  "Qwen/Qwen3-0.6B": ["Qwen", "Qwen3"],
  "google/gemma-2-2b-it": ["Gemma", "Gemma 2"],
  "black-forest-labs/FLUX.1-Krea-dev": ["FLUX", "FLUX.1"],
  "answerdotai/ModernBERT-large": ["BERT"],
  "sentence-transformers/all-MiniLM-L6-v2": ["MiniLM"],
  "facebook/musicgen-small": ["MusicGen"],
  "laion/CLIP-ViT-B-32-laion2B-s34B-b79K": ["OpenCLIP"],
};

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

/**
 * Well-known models that pages use as examples. The home page shows the code of the first model.
 *
 * @throws Error if the record of one of these models is not bundled
 */
export const SAMPLE_MODELS: readonly [ModelRecord, ...ModelRecord[]] = [
  sample("Qwen/Qwen3-0.6B"),
  sample("sentence-transformers/all-MiniLM-L6-v2"),
  sample("stabilityai/stable-diffusion-xl-base-1.0"),
];

function sample(id: string): ModelRecord {
  const record = bundledRecord(id);
  if (record === undefined) throw new Error(`no record of ${id} in site/src/records`);
  return record;
}
