import { ask, assertModelId, hubAddress, nextPage, type HubOptions } from "./ask.ts";
import { modelFiles, recordIn, type HubModel } from "./model-record.ts";

/** The conditions for a list of models. All of them must hold. */
export interface ModelQuery {
  /** A part of the id. */
  readonly text?: string | undefined;
  /** Id of a task, such as `text-generation`. */
  readonly task?: string | undefined;
  /** Key of a library, such as `transformers`. */
  readonly library?: string | undefined;
  /** Id of a provider that serves the model, or `all` for any provider. */
  readonly provider?: string | undefined;
  /** Tags that the model has, such as `license:apache-2.0`. */
  readonly tags?: readonly string[] | undefined;
  /** Order of the list, the largest or latest first. Default: the hub's own order. */
  readonly sort?: "createdAt" | "downloads" | "lastModified" | "likes" | "trendingScore" | undefined;
  /** Maximum number of models. Default: no limit. */
  readonly limit?: number | undefined;
}

/** Largest page that the hub sends. */
const LARGEST_PAGE = 1000;

/**
 * Searches models, and loads the next page of the list when the loop reaches it. Entries without a valid id are left out.
 *
 * @throws InputError for an invalid URL, token or limit; HubApiError if the hub refuses, or its answer cannot be used;
 *   ConnectionError; RequestTimeoutError; the reason of `options.signal`
 * @source `HfApi.list_models` of huggingface_hub 1.33: `search`, `pipeline_tag`, `inference_provider`, `sort`, `limit`,
 *   and `filter`, once for each tag. The tag of a library is its key.
 * @example for await (const { id } of searchModels({ task: "text-to-image", limit: 5 })) console.log(id)
 */
export async function* searchModels(query: ModelQuery = {}, options: HubOptions = {}): AsyncGenerator<HubModel, void> {
  let left = query.limit ?? Infinity;
  let url: string | undefined = left > 0 ? listAddress(query, options) : undefined;
  while (url !== undefined) {
    const reply = await ask(url, options);
    const { value, answer } = reply;
    if (!Array.isArray(value)) throw answer.attempt.malformed("expected a list of models");
    const models = value.flatMap((entry: unknown) => recordIn(entry) ?? []);
    yield* models.slice(0, left);
    left -= models.length;
    // A page without a model ends the list, so that a broken server cannot keep the loop running.
    url = left > 0 && models.length > 0 ? nextPage(reply) : undefined;
  }
}

function listAddress(query: ModelQuery, options: HubOptions): string {
  const { text, task, library, provider, tags = [], sort, limit } = query;
  const parameters = Object.entries({
    search: text,
    pipeline_tag: task,
    inference_provider: provider,
    sort,
    limit: limit === undefined ? undefined : String(Math.min(Math.ceil(limit), LARGEST_PAGE)),
  }).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const filters = [...(library === undefined ? [] : [library]), ...tags].map((tag) => ["filter", tag]);
  return hubAddress(`/api/models?${String(new URLSearchParams([...parameters, ...filters]))}`, options);
}

const FORMATS = ["gguf", "mlx", "awq", "gptq"] as const;

/** A repository with a quantized version of a model. */
export interface QuantizedVersion extends HubModel {
  /** `gguf`: for llama.cpp, Ollama and LM Studio. `mlx`: for Macs. `awq`, `gptq`: for servers with a GPU. */
  readonly format: (typeof FORMATS)[number];
}

/** Number of versions that are looked at. Popular models have hundreds. */
const MOST_VERSIONS = 200;

/**
 * Returns the repositories with quantized versions of a model, in the order of `gguf`, `mlx`, `awq`, `gptq`, and in each
 * format the most downloaded first. The first version of each format has its files and their sizes (`siblings`).
 *
 * @param id id of the model that was quantized
 * @throws the errors of `modelRecord`
 * @source hub-docs, "Model Cards": models with the tag `base_model:quantized:<id>` are quantized from this model
 * @example const [best] = await quantizedVersions("Qwen/Qwen3-8B")
 */
export async function quantizedVersions(id: string, options: HubOptions = {}): Promise<QuantizedVersion[]> {
  assertModelId(id);
  const query = { tags: [`base_model:quantized:${id}`], sort: "downloads", limit: MOST_VERSIONS } as const;
  const found: HubModel[] = [];
  for await (const model of searchModels(query, options)) found.push(model);
  const lists = FORMATS.map(async (format) => {
    const [first, ...others] = found.filter((model) => formatOf(model) === format);
    if (first === undefined) return [];
    return [await withFiles(first, options), ...others].map((model) => ({ ...model, format }));
  });
  return (await Promise.all(lists)).flat();
}

function formatOf({ tags = [], library_name }: HubModel): QuantizedVersion["format"] | undefined {
  return FORMATS.find((format) => tags.includes(format) || library_name === format);
}

/** Adds the files of a model. A model that only some visitors can see may refuse. Then it is listed without files. */
async function withFiles(model: HubModel, options: HubOptions): Promise<HubModel> {
  try {
    return await modelFiles(model.id, options);
  } catch {
    options.signal?.throwIfAborted();
    return model;
  }
}
