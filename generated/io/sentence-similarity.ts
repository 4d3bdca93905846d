// Generated – do not edit.
// source:    spec/io/sentence-similarity.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `SentenceSimilarityInput`. */
export function checkSentenceSimilarityInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkSentenceSimilarityInputData(item, report));
  report.field(value, "parameters", (item) => report.object(item));
}

/** Records the problems of a value that should be `SentenceSimilarityInputData`. */
function checkSentenceSimilarityInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["source_sentence", "sentences"]);
  report.field(value, "source_sentence", (item) => report.string(item));
  report.field(value, "sentences", (item) => report.array(item, (part) => report.string(part)));
}

/** Records the problems of a value that should be `SentenceSimilarityOutput`. */
export function checkSentenceSimilarityOutput(value: unknown, report: Report): void {
  report.array(value, (item) => report.number(item));
}
