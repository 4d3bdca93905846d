// Generated – do not edit.
// source:    spec/io/summarization.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for a text to be made shorter. */
export interface SummarizationInput {
  [property: string]: unknown;
  /** The text to sum up. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: SummarizationParameters;
}

/** The shorter text. */
export interface SummarizationOutput {
  [property: string]: unknown;
  /** The summary. */
  summary_text: string;
}

/** Settings for summing up. */
export interface SummarizationParameters {
  [property: string]: unknown;
  /**
   * Whether stray spaces, such as those before full stops, are taken out of the summary. Absent: up to the server,
   * usually false.
   */
  clean_up_tokenization_spaces?: boolean;
  /**
   * What is cut when the text is too long for the model: do_not_truncate cuts nothing, the others cut the longest, the
   * first or the second text of a pair. Of a single text, longest_first and only_first cut the end. Absent:
   * do_not_truncate.
   *
   * @default "do_not_truncate"
   */
  truncation?: SummarizationTruncationStrategy;
  /**
   * Further settings for picking tokens, passed on to the model by name, such as max_new_tokens. Absent: the model's
   * own settings.
   */
  generate_parameters?: Record<string, unknown>;
}

/**
 * What is cut when the text is too long for the model: do_not_truncate cuts nothing, the others cut the longest, the
 * first or the second text of a pair. Of a single text, longest_first and only_first cut the end. Absent:
 * do_not_truncate.
 *
 * @default "do_not_truncate"
 */
export type SummarizationTruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";

/** Records the problems of a value that should be `SummarizationInput`. */
export function checkSummarizationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkSummarizationParameters(item, report));
}

/** Records the problems of a value that should be `SummarizationParameters`. */
function checkSummarizationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "clean_up_tokenization_spaces", (item) => report.boolean(item));
  report.field(value, "truncation", (item) => checkSummarizationTruncationStrategy(item, report));
  report.field(value, "generate_parameters", (item) => report.object(item));
}

/** Records the problems of a value that should be `SummarizationTruncationStrategy`. */
function checkSummarizationTruncationStrategy(value: unknown, report: Report): void {
  report.oneOf(value, ["do_not_truncate", "longest_first", "only_first", "only_second"]);
}

/** Records the problems of a value that should be `SummarizationOutput`. */
export function checkSummarizationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["summary_text"]);
  report.field(value, "summary_text", (item) => report.string(item));
}
