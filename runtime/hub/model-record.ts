import type { ModelRecord } from "../../generated/records.ts";
import { isMapping } from "../http/json.ts";
import { isModelId, mappingEntries } from "../inference/route/hub.ts";
import { ask, assertModelId, hubAddress, mappingsIn, type HubOptions } from "./ask.ts";

/** A model as a hub describes it. Every function that takes a model record takes it. */
export interface HubModel extends ModelRecord {
  /** How a visitor gets access to the files: `auto`: at once after a form, `manual`: when the owner agrees. */
  readonly gated?: false | "auto" | "manual";
  /** Number of downloads in the last 30 days. */
  readonly downloads?: number;
  /** Number of users who like the model. */
  readonly likes?: number;
  /** Date of the last change, such as `2026-11-27T10:00:00.000Z`. */
  readonly lastModified?: string;
}

/**
 * Returns the record of a model: its task, its library, its tags, its files with their sizes, the summaries of its
 * safetensors and GGUF files, and the providers that serve it. The functions for code and snippets take this record.
 *
 * A second request asks for the providers. If the hub refuses it, the record has no `inferenceProviderMapping`.
 *
 * @param id `owner/name`
 * @throws InputError for an invalid id, URL or token; HubApiError if the hub refuses, or its answer cannot be used;
 *   ConnectionError; RequestTimeoutError; the reason of `options.signal`
 * @source `HfApi.model_info` of huggingface_hub 1.33 (`blobs` for the sizes, `expand[]=inferenceProviderMapping`)
 * @example const model = await modelRecord("Qwen/Qwen3-8B", { accessToken: process.env.HF_TOKEN })
 */
export async function modelRecord(id: string, options: HubOptions = {}): Promise<HubModel> {
  const record = await modelFiles(id, options);
  const providers = await providersOf(id, options);
  return providers === undefined ? record : { ...record, inferenceProviderMapping: providers };
}

/** Returns the record of a model without its providers. @throws the errors of `modelRecord` */
export async function modelFiles(id: string, options: HubOptions): Promise<HubModel> {
  assertModelId(id);
  const { value, answer } = await ask(hubAddress(`/api/models/${id}?blobs=true`, options), options);
  const record = recordIn(value);
  if (record === undefined) throw answer.attempt.malformed("expected an object with the id of the model");
  return record;
}

/**
 * Returns the text of a small file of a model, such as its `config.json`: at most 8 MiB.
 *
 * @param id `owner/name`
 * @param path path of the file in the repository
 * @throws the errors of `modelRecord`; HubApiError with the status 404 if there is no such file
 * @example const config = JSON.parse(await modelFile("Qwen/Qwen3-8B", "config.json"))
 */
export async function modelFile(id: string, path: string, options: HubOptions = {}): Promise<string> {
  const { value } = await ask(fileAddress(id, path, options), options, "text");
  return value;
}

/** Returns the URL of a file of a model. @throws InputError for an invalid id */
export function fileAddress(id: string, path: string, options: HubOptions): string {
  assertModelId(id);
  return hubAddress(`/${id}/resolve/main/${path.split("/").map(encodeURIComponent).join("/")}`, options);
}

/** Returns the providers of a model. If the request fails, returns undefined: the record is useful without them. */
async function providersOf(id: string, options: HubOptions): Promise<ModelRecord["inferenceProviderMapping"]> {
  try {
    const url = hubAddress(`/api/models/${id}?expand[]=inferenceProviderMapping`, options);
    const { value } = await ask(url, options);
    const mapping = isMapping(value) ? value["inferenceProviderMapping"] : undefined;
    return typeof mapping === "object" && mapping !== null ? mappingEntries(mapping, id) : undefined;
  } catch {
    options.signal?.throwIfAborted();
    return undefined;
  }
}

/**
 * Reads a model in an answer of a hub. Fields of the wrong type are left out, also one level deeper where a list or an
 * object is expected, and fields that a record does not have.
 *
 * @returns undefined if the value is not an object with a valid id
 */
export function recordIn(value: unknown): HubModel | undefined {
  if (!isMapping(value) || !isModelId(value["id"])) return undefined;
  const record: Record<string, unknown> = { id: value["id"] };
  for (const [name, read] of Object.entries(FIELDS)) {
    const field = Object.hasOwn(value, name) ? read(value[name]) : undefined;
    if (field !== undefined) record[name] = field;
  }
  return record as unknown as HubModel;
}

/** Returns a valid value, or undefined. */
type Read = (value: unknown) => unknown;

const text: Read = (value) => (typeof value === "string" ? value : undefined);
const flag: Read = (value) => (typeof value === "boolean" ? value : undefined);
const amount: Read = (value) => (Number.isFinite(value) && Number(value) >= 0 ? value : undefined);
const fields: Read = (value) => (isMapping(value) ? value : undefined);
const texts: Read = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined);

/** Reads an object in which some fields must be numbers from 0. */
const withAmounts =
  (...names: readonly string[]): Read =>
  (value) =>
    isMapping(value)
      ? Object.fromEntries(Object.entries(value).filter(([name, own]) => !names.includes(name) || amount(own) === own))
      : undefined;

/** How each field of an answer is read. */
const FIELDS: Readonly<Record<Exclude<keyof HubModel, "id" | "inferenceProviderMapping">, Read>> = {
  inference: text,
  private: flag,
  gated: (value) => (value === false || value === "auto" || value === "manual" ? value : undefined),
  downloads: amount,
  likes: amount,
  lastModified: text,
  tags: texts,
  pipeline_tag: text,
  library_name: text,
  mask_token: text,
  transformersInfo: fields,
  widgetData: (value) => (Array.isArray(value) ? mappingsIn(value) : undefined),
  cardData: fields,
  config: fields,
  safetensors: withAmounts("total"),
  siblings: (value) =>
    Array.isArray(value)
      ? mappingsIn(value).flatMap(({ rfilename, size }) =>
          typeof rfilename === "string" ? { rfilename, ...(amount(size) !== undefined && { size }) } : [],
        )
      : undefined,
  gguf: withAmounts("total", "context_length"),
};
