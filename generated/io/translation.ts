// Generated – do not edit.
// source:    spec/io/translation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for a text in another language. */
export interface TranslationInput {
  [property: string]: unknown;
  /** The text to translate. */
  inputs: string;
  /** Languages and settings of this call. Absent: the defaults of the model and server. */
  parameters?: TranslationParameters;
}

/** The text in the other language. */
export interface TranslationOutput {
  [property: string]: unknown;
  /** The translation. */
  translation_text: string;
}

/** Languages and settings for translating. */
export interface TranslationParameters {
  [property: string]: unknown;
  /**
   * Language of the text, as a code the model knows, such as fr or fra_Latn. Models for many languages need it. Absent:
   * the language the model is set to.
   */
  src_lang?: string;
  /**
   * Language to translate into, as a code the model knows. Models for many languages need it. Absent: the language the
   * model is set to.
   */
  tgt_lang?: string;
  /**
   * Whether stray spaces, such as those before full stops, are taken out of the translation. Absent: up to the server,
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
  truncation?: TranslationTruncationStrategy;
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
export type TranslationTruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";

/** Records the problems of a value that should be `TranslationInput`. */
export function checkTranslationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTranslationParameters(item, report));
}

/** Records the problems of a value that should be `TranslationParameters`. */
function checkTranslationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "src_lang", (item) => report.string(item));
  report.field(value, "tgt_lang", (item) => report.string(item));
  report.field(value, "clean_up_tokenization_spaces", (item) => report.boolean(item));
  report.field(value, "truncation", (item) => checkTranslationTruncationStrategy(item, report));
  report.field(value, "generate_parameters", (item) => report.object(item));
}

/** Records the problems of a value that should be `TranslationTruncationStrategy`. */
function checkTranslationTruncationStrategy(value: unknown, report: Report): void {
  report.oneOf(value, ["do_not_truncate", "longest_first", "only_first", "only_second"]);
}

/** Records the problems of a value that should be `TranslationOutput`. */
export function checkTranslationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["translation_text"]);
  report.field(value, "translation_text", (item) => report.string(item));
}
