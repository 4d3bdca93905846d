// Generated – do not edit.
// source:    spec/io/fill-mask.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request to predict the masked word in a text. */
export interface FillMaskInput {
  [property: string]: unknown;
  /** The text. A mask token of the model, such as [MASK] or <mask>, marks the missing word. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: FillMaskParameters;
}

/** The suggested tokens, most likely first. */
export type FillMaskOutput = FillMaskOutputElement[];

/** One suggested token. */
export interface FillMaskOutputElement {
  [property: string]: unknown;
  /** The complete text, with the token instead of the mask. */
  sequence: string;
  /**
   * Probability of the token, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Index of the token in the model's vocabulary, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  token: number;
  /** The token as text. */
  token_str: string;
}

/** Settings for filling the mask. */
export interface FillMaskParameters {
  [property: string]: unknown;
  /**
   * Number of tokens to return, most likely first. Default: 5.
   *
   * @integer
   * @minimum 1
   * @default 5
   */
  top_k?: number;
  /**
   * The only words that the model can suggest. If a word is not a token of the model, the first token of the word is
   * used. Default: the whole vocabulary.
   */
  targets?: string[];
}

/** Records the problems of a value that should be `FillMaskInput`. */
export function checkFillMaskInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkFillMaskParameters(item, report));
}

/** Records the problems of a value that should be `FillMaskParameters`. */
function checkFillMaskParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "targets", (item) => report.array(item, (part) => report.string(part)));
}

/** Records the problems of a value that should be `FillMaskOutput`. */
export function checkFillMaskOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkFillMaskOutputElement(item, report));
}

/** Records the problems of a value that should be `FillMaskOutputElement`. */
function checkFillMaskOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["sequence", "score", "token", "token_str"]);
  report.field(value, "sequence", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "token", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "token_str", (item) => report.string(item));
}
