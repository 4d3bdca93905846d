import { DEFAULT_WIDGETS } from "../../generated/hub/widgets.ts";
import type { ChatCompletionInputMessage } from "../../generated/io/types.ts";
import type { Mutable } from "../mutable.ts";
import type { WidgetType } from "./drop-in.ts";
import type { WidgetExample as WidgetRecord, TokenizerConfig } from "../../generated/records.ts";

/** The labels that a model returned for a sample, with scores. */
export type WidgetExampleOutputLabels = {
  /** The label, such as `POSITIVE`. */
  label: string;
  /** From 0 to 1. */
  score: number;
}[];
/** An answer with its score. */
export interface WidgetExampleOutputAnswerScore {
  /** The answer as text. */
  answer: string;
  /** From 0 to 1. */
  score: number;
}
/** A generated text. */
export interface WidgetExampleOutputText {
  /** The generated text. It contains the input only if the model repeats the input. */
  text: string;
}
/** URL of a generated image, sound or video. */
export interface WidgetExampleOutputUrl {
  /** URL of the file. */
  url: string;
}
/** The output of a model for a sample. */
export type WidgetExampleOutput =
  | WidgetExampleOutputLabels
  | WidgetExampleOutputAnswerScore
  | WidgetExampleOutputText
  | WidgetExampleOutputUrl;

/** A sample input that has the fields `Field`, and the output of the model. */
type Sample<Field extends keyof WidgetRecord, Output> = Mutable<
  Pick<WidgetRecord, "example_title" | "group" | "parameters"> & Required<Pick<WidgetRecord, Field>>
> & { output?: Output };

/** A conversation. */
export type WidgetExampleChatInput<Output = WidgetExampleOutput> = Sample<never, Output> & {
  /** Conversation so far, the oldest message first. */
  messages: ChatCompletionInputMessage[];
};
/** A text. */
export type WidgetExampleTextInput<Output = WidgetExampleOutput> = Sample<"text", Output>;
/** A question, and a text that contains the answer. */
export type WidgetExampleTextAndContextInput<Output = WidgetExampleOutput> = Sample<"text" | "context", Output>;
/** A question about a table. */
export type WidgetExampleTextAndTableInput<Output = WidgetExampleOutput> = Sample<"text" | "table", Output>;
/** URL of an image, a sound or a video. */
export type WidgetExampleAssetInput<Output = WidgetExampleOutput> = Sample<"src", Output>;
/** A file, and an instruction for it. */
export type WidgetExampleAssetAndPromptInput<Output = WidgetExampleOutput> = Sample<"src" | "prompt", Output>;
/** A file, and a text about it. */
export type WidgetExampleAssetAndTextInput<Output = WidgetExampleOutput> = Sample<"src" | "text", Output>;
/** A text, and the labels to choose from, separated by commas. */
export type WidgetExampleZeroShotTextInput<Output = WidgetExampleOutput> = Sample<
  "text" | "candidate_labels" | "multi_class",
  Output
>;
/** A file, and the labels to choose from. */
export type WidgetExampleAssetAndZeroShotInput<Output = WidgetExampleOutput> = WidgetExampleAssetInput<Output> &
  WidgetExampleZeroShotTextInput<Output>;
/** Rows of a table. The model predicts a value for each row. */
export type WidgetExampleStructuredDataInput<Output = WidgetExampleOutput> = Sample<"structured_data", Output>;
/** A table, without a question or other input. */
export type WidgetExampleTableDataInput<Output = WidgetExampleOutput> = Sample<"table", Output>;
/** A sentence, and other sentences to compare it with. */
export type WidgetExampleSentenceSimilarityInput<Output = WidgetExampleOutput> = Sample<
  "source_sentence" | "sentences",
  Output
>;

/** A sample input of a model card. Its fields depend on the model's task. */
export type WidgetExample<Output = WidgetExampleOutput> =
  | WidgetExampleChatInput<Output>
  | WidgetExampleTextInput<Output>
  | WidgetExampleTextAndContextInput<Output>
  | WidgetExampleTextAndTableInput<Output>
  | WidgetExampleAssetInput<Output>
  | WidgetExampleAssetAndPromptInput<Output>
  | WidgetExampleAssetAndTextInput<Output>
  | WidgetExampleAssetAndZeroShotInput<Output>
  | WidgetExampleStructuredDataInput<Output>
  | WidgetExampleTableDataInput<Output>
  | WidgetExampleZeroShotTextInput<Output>
  | WidgetExampleSentenceSimilarityInput<Output>;

/** Name of a field of a sample. */
export type WidgetExampleAttribute = keyof WidgetRecord;

/** Fields of a tokenizer config that hold a special token. */
export const SPECIAL_TOKENS_ATTRIBUTES = [
  "bos_token",
  "eos_token",
  "unk_token",
  "sep_token",
  "pad_token",
  "cls_token",
  "mask_token",
] as const satisfies readonly (keyof TokenizerConfig)[];

/** The special tokens of a tokenizer config. */
export type SpecialTokensMap = Pick<TokenizerConfig, (typeof SPECIAL_TOKENS_ATTRIBUTES)[number]>;

/**
 * Sample inputs by language code and task, for models whose card has no samples. In texts for fill-mask, `<mask>`
 * stands for the model's mask token.
 *
 * @example MAPPING_DEFAULT_WIDGET.get("fr")?.get("translation")?.[0]
 */
export const MAPPING_DEFAULT_WIDGET = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(DEFAULT_WIDGETS).map(([language, tasks]) => [
    language,
    new Map(Object.entries(tasks)),
  ]),
) as unknown as Map<string, Map<WidgetType, string[] | WidgetExample[]>>;
