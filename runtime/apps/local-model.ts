import type { ModelRecord } from "../../generated/records.ts";
import { fromConfig } from "../gguf/context-layers.ts";
import { ConnectionError, RequestTimeoutError } from "../http/errors.ts";
import { isMapping, parseJson } from "../http/json.ts";
import type { HubOptions } from "../hub/ask.ts";
import { modelFile } from "../hub/model-record.ts";
import { quantizedVersions } from "../hub/search-models.ts";
import { isModelId } from "../inference/route/hub.ts";
import { ggufFiles, type Machine } from "./fit.ts";

/** What a hub knows about a model that is to run on the reader's machine. */
export interface LocalModel extends Pick<Machine, "config"> {
  /**
   * The repositories that apps can run, the most common format first: with GGUF files, with MLX files, and the model's
   * own. If the model's own repository has GGUF files, there is no other.
   */
  readonly repositories: readonly ModelRecord[];
}

/**
 * Asks a hub for the versions of a model that run on the reader's machine, and for what describes its layers: the
 * `config.json` of the model, of the model from which it was made, or of a version. If the hub gives none of them, for
 * example because the model is gated, `config` is undefined, and `versionFit` does not count the context.
 *
 * @param model the model record; fields may be missing or of the wrong kind
 * @throws the errors of `quantizedVersions`, if the model has no GGUF files and the hub does not list its versions
 * @example const { repositories, config } = await localModel(await modelRecord("Qwen/Qwen3-8B"))
 */
export async function localModel(model: ModelRecord, options: HubOptions = {}): Promise<LocalModel> {
  if (!isModelId(model.id)) return { repositories: [model], config: undefined };
  const origin = originOf(model);
  if (ggufFiles(model).length > 0) {
    const base = origin ?? [model.cardData?.base_model].flat()[0];
    return { repositories: [model], config: await configOf([model.id, base], options) };
  }
  const [config, versions] = await Promise.all([
    configOf([model.id, origin], options),
    // The versions of a quantized model are those of the model from which it was made.
    quantizedVersions(origin ?? model.id, options),
  ]);
  const gguf = versions.find((version) => ggufFiles(version).length > 0);
  const mlx = versions.find(({ format }) => format === "mlx");
  const others = [gguf, mlx].flatMap((version) => (version === undefined || version.id === model.id ? [] : [version]));
  const repositories = [...others, model];
  return {
    repositories,
    config:
      config ??
      (await configOf(
        others.map(({ id }) => id),
        options,
      )),
  };
}

/** Returns the id of the model from which a model was quantized, if its tags name one. */
function originOf({ tags }: ModelRecord): string | undefined {
  const names: readonly unknown[] = Array.isArray(tags) ? tags : [];
  const origins = names.map((tag) => /^base_model:quantized:(.+)/.exec(String(tag))?.[1]);
  return origins.find(isModelId);
}

/** Returns the first `config.json` that describes the layers of a model. */
async function configOf(ids: readonly unknown[], options: HubOptions): Promise<Machine["config"]> {
  for (const id of ids.filter(isModelId)) {
    try {
      const config = parseJson(await modelFile(id, "config.json", options));
      if (isMapping(config) && fromConfig(config) !== undefined) return config;
    } catch (error) {
      options.signal?.throwIfAborted();
      // If the hub does not answer, it will not answer the next question either.
      if (error instanceof ConnectionError || error instanceof RequestTimeoutError) return undefined;
    }
  }
  return undefined;
}
