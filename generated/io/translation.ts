// Generated – do not edit.
// source:    spec/io/translation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to translate a text. */
export interface TranslationInput {
  [property: string]: unknown;
  /** The text to translate. */
  inputs: string;
  /** Languages and settings of this request. Default: the defaults of the model and the server. */
  parameters?: TranslationParameters;
}

/** The translated text. */
export interface TranslationOutput {
  [property: string]: unknown;
  /** The translation. */
  translation_text: string;
}

/** Languages and settings for translation. */
export interface TranslationParameters {
  [property: string]: unknown;
  /**
   * Language of the input text, as a code that the model supports, such as fr or fra_Latn. Multilingual models require
   * it. Default: the language in the model's configuration.
   */
  src_lang?: string;
  /**
   * Language of the translation, as a code that the model supports, such as fr or fra_Latn. Multilingual models require
   * it. Default: the language in the model's configuration.
   */
  tgt_lang?: string;
  /**
   * If true, unnecessary spaces, such as those before full stops, are removed from the translation. Default: the
   * server's default, usually false.
   */
  clean_up_tokenization_spaces?: boolean;
  /**
   * Sets how input that is too long for the model is truncated. With do_not_truncate, nothing is truncated. The other
   * values truncate the longest, the first or the second text of a pair. With a single text, longest_first and
   * only_first truncate its end. Default: do_not_truncate.
   *
   * @default "do_not_truncate"
   */
  truncation?: TranslationTruncationStrategy;
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
export type TranslationTruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";
