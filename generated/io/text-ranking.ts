// Generated – do not edit.
// source:    spec/io/text-ranking.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A query and the texts to put in order of how well they answer it. */
export interface TextRankingInput {
  [property: string]: unknown;
  /** The query and the texts. */
  inputs: TextRankingInputData;
  /** What is scored and given back. Absent: the defaults of each setting. */
  parameters?: TextRankingParameters;
}

/** The query and the texts. */
export interface TextRankingInputData {
  [property: string]: unknown;
  /** Question or search words that the texts are compared with. */
  query: string;
  /**
   * The texts to rank, such as passages that a quicker search has found.
   *
   * @minItems 1
   */
  texts: string[];
}

/** The texts by falling score, all of them unless top_k says fewer. */
export type TextRankingOutput = TextRankingOutputElement[];

/** One text in the ranking. */
export interface TextRankingOutputElement {
  [property: string]: unknown;
  /**
   * Position of the text in texts, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /**
   * How well the text answers the query; higher is better. From 0 to 1, or any number when raw scores were asked for or
   * the model has only those.
   */
  score: number;
  /** The text itself. Absent or null unless return_text asked for it. */
  text?: string | null;
}

/** Settings for scoring and for the answer. */
export interface TextRankingParameters {
  [property: string]: unknown;
  /**
   * How many of the best texts to give back. Absent: all.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
  /**
   * Whether to give the model's scores as they are, without mapping them to 0 to 1. Absent: false.
   *
   * @default false
   */
  raw_scores?: boolean;
  /**
   * Whether each entry of the answer repeats its text. Absent: false.
   *
   * @default false
   */
  return_text?: boolean;
  /**
   * Whether to shorten texts that are too long for the model instead of failing. Absent: false.
   *
   * @default false
   */
  truncate?: boolean;
  /**
   * At which end too long texts are shortened when truncate is true. Absent: right.
   *
   * @default "right"
   */
  truncation_direction?: TextRankingTruncationDirection;
}

/**
 * At which end too long texts are shortened when truncate is true. Absent: right.
 *
 * @default "right"
 */
export type TextRankingTruncationDirection = "left" | "right";

/** Records the problems of a value that should be `TextRankingInput`. */
export function checkTextRankingInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkTextRankingInputData(item, report));
  report.field(value, "parameters", (item) => checkTextRankingParameters(item, report));
}

/** Records the problems of a value that should be `TextRankingInputData`. */
function checkTextRankingInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["query", "texts"]);
  report.field(value, "query", (item) => report.string(item));
  report.field(value, "texts", (item) => report.array(item, (part) => report.string(part), { minItems: 1 }));
}

/** Records the problems of a value that should be `TextRankingParameters`. */
function checkTextRankingParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "raw_scores", (item) => report.boolean(item));
  report.field(value, "return_text", (item) => report.boolean(item));
  report.field(value, "truncate", (item) => report.boolean(item));
  report.field(value, "truncation_direction", (item) => checkTextRankingTruncationDirection(item, report));
}

/** Records the problems of a value that should be `TextRankingTruncationDirection`. */
function checkTextRankingTruncationDirection(value: unknown, report: Report): void {
  report.oneOf(value, ["left", "right"]);
}

/** Records the problems of a value that should be `TextRankingOutput`. */
export function checkTextRankingOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkTextRankingOutputElement(item, report));
}

/** Records the problems of a value that should be `TextRankingOutputElement`. */
function checkTextRankingOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["index", "score"]);
  report.field(value, "index", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "score", (item) => report.number(item));
  report.field(value, "text", (item) => item === null || report.string(item));
}
