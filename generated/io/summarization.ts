// Generated – do not edit.
// source:    spec/io/summarization.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to summarise a text. */
export interface SummarizationInput {
  [property: string]: unknown;
  /** The text to summarise. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: SummarizationParameters;
}

/** The summary of the text. */
export interface SummarizationOutput {
  [property: string]: unknown;
  /** The summary. */
  summary_text: string;
}

/** Settings for summarization. */
export interface SummarizationParameters {
  [property: string]: unknown;
  /**
   * If true, unnecessary spaces, such as those before full stops, are removed from the summary. Default: the server's
   * default, usually false.
   */
  clean_up_tokenization_spaces?: boolean;
  /**
   * Sets how input that is too long for the model is truncated. With do_not_truncate, nothing is truncated. The other
   * values truncate the longest, the first or the second text of a pair. With a single text, longest_first and
   * only_first truncate its end. Default: do_not_truncate.
   *
   * @default "do_not_truncate"
   */
  truncation?: SummarizationTruncationStrategy;
  /**
   * Additional settings for token generation, such as max_new_tokens. They are passed to the model by name. Default:
   * the model's defaults.
   */
  generate_parameters?: Record<string, unknown>;
}

/**
 * Sets how input that is too long for the model is truncated. With do_not_truncate, nothing is truncated. The other
 * values truncate the longest, the first or the second text of a pair. With a single text, longest_first and only_first
 * truncate its end. Default: do_not_truncate.
 *
 * @default "do_not_truncate"
 */
export type SummarizationTruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";
