import { SAMPLES } from "../../generated/samples.ts";
import type { SampleInput } from "../contract/index.ts";
import { isMapping } from "../inference/json.ts";

/** The text for a task without a sample. @source product specification, "Example inputs" */
export const NO_SAMPLE = "No input example has been defined for this model task.";

/** The placeholder for the model's mask token in samples. */
const MASK = "<mask>";

/** The fields of a model record on which its sample input depends. Any field may be missing or of the wrong kind. */
export interface ModelLike {
  /** Id on the hub: `owner/name`. */
  readonly id?: string | undefined;
  /** Task of the model. */
  readonly pipeline_tag?: string | undefined;
  /** The model's mask token. Default: `<mask>`. */
  readonly mask_token?: string | undefined;
}

/** Sample inputs by task; see `generated/samples.ts`. */
export type Samples = typeof SAMPLES;

/**
 * Returns the sample input for a model's task, or undefined if the task has no sample.
 *
 * @param samples default: the samples of the package
 */
export function sampleOf(model: ModelLike, samples: Samples = SAMPLES): SampleInput | undefined {
  const task = model.pipeline_tag;
  if (typeof task !== "string" || !isTask(task, samples)) return undefined;
  const sample = samples[task];
  if (task === "fill-mask" && typeof sample === "string") return withMask(sample, model);
  if (task === "table-question-answering" && isFields(sample)) {
    // In the hub's own clients, the field with the question about a table is named `query`.
    const { question, query = question, ...rest } = sample;
    return query === undefined ? rest : { query, ...rest };
  }
  return sample;
}

function isTask(task: string, samples: Samples): task is keyof Samples {
  return Object.hasOwn(samples, task);
}

function withMask(text: string, { mask_token: token }: ModelLike): string {
  return typeof token === "string" && token !== "" ? text.replaceAll(MASK, () => token) : text;
}

function isFields(value: unknown): value is Readonly<Record<string, SampleInput>> {
  return isMapping(value);
}

export function isMessages(value: unknown): value is readonly Readonly<Record<string, SampleInput>>[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => isFields(item) && "role" in item);
}
