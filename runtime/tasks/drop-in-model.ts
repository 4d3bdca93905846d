import type {
  GgufSummary,
  ModelCard,
  ModelRecord,
  SafetensorsSummary,
  TransformersInfo as TransformersRecord,
} from "../../generated/records.ts";
import type { PipelineType } from "./drop-in.ts";
import type { WidgetExample } from "./drop-in-widgets.ts";
import type { Mutable } from "../mutable.ts";

/** The classes with which the transformers library loads a model. */
export interface TransformersInfo extends Mutable<Omit<TransformersRecord, "auto_model" | "pipeline_tag">> {
  /** Class that loads the weights, such as `AutoModelForCausalLM`. */
  auto_model: string;
  /** The task to pass to the function `pipeline` of the transformers library. */
  pipeline_tag?: PipelineType;
}

/** Fields of `ModelRecord` that are required in a record of the hub, or that have a more exact type there. */
type Exact =
  | "inference"
  | "tags"
  | "pipeline_tag"
  | "transformersInfo"
  | "widgetData"
  | "cardData"
  | "safetensors"
  | "gguf";

/**
 * A model record of the hub. Tags and the inference status are required, and all fields can be changed.
 *
 * Functions of this package take a `ModelRecord`, in which all fields except the id may be missing. Every `ModelData`
 * is also a `ModelRecord`.
 */
export interface ModelData extends Mutable<Omit<ModelRecord, Exact>> {
  /** The hub's status of hosted inference. */
  inference: string;
  /** Tags of the model, as its page shows them. */
  tags: string[];
  /** Id of the model's task. */
  pipeline_tag?: PipelineType | undefined;
  /** The classes with which the transformers library loads the model. */
  transformersInfo?: TransformersInfo;
  /** Sample inputs from the model card, the most useful first. */
  widgetData?: WidgetExample[] | undefined;
  /** Fields of the metadata in the model card. */
  cardData?: Mutable<Omit<ModelCard, "inference">> & {
    /** False if hosted inference is turned off, or an object with the parameters of hosted inference. */
    inference?:
      | boolean
      | {
          /** Parameters of each call, by name. */
          parameters?: Record<string, unknown>;
        };
  };
  /** Summary of the weights in safetensors files. */
  safetensors?: Mutable<Required<SafetensorsSummary>>;
  /** Summary of the GGUF files. */
  gguf?: Mutable<GgufSummary> & {
    /** Number of weights. */
    total: number;
  };
}
