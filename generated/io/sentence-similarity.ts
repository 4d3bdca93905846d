// Generated – do not edit.
// source:    spec/io/sentence-similarity.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to compare the meaning of several sentences with one sentence. */
export interface SentenceSimilarityInput {
  [property: string]: unknown;
  /** The sentences to compare. */
  inputs: SentenceSimilarityInputData;
  /** Settings of this request, if the server supports any. Default: the server's defaults. */
  parameters?: Record<string, unknown>;
}

/** The sentences to compare. */
export interface SentenceSimilarityInputData {
  [property: string]: unknown;
  /** The sentence that all other sentences are compared with. */
  source_sentence: string;
  /** The sentences to compare with the source sentence. */
  sentences: string[];
}

/**
 * One similarity score per sentence, in the order of the input. Higher scores mean more similar. Usually the score is a
 * cosine similarity from -1 to 1. Some models use other measures.
 */
export type SentenceSimilarityOutput = number[];
