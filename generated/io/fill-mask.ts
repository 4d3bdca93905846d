// Generated – do not edit.
// source:    spec/io/fill-mask.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks which word fits into the gap of a text. */
export interface FillMaskInput {
  [property: string]: unknown;
  /** The text, with the mask token of the model, such as [MASK] or <mask>, standing for the gap. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: FillMaskParameters;
}

/** The tokens that fit, most likely first. */
export type FillMaskOutput = FillMaskOutputElement[];

/** One token that fits into the gap. */
export interface FillMaskOutputElement {
  [property: string]: unknown;
  /** The whole text, in which the token replaces the mask. */
  sequence: string;
  /**
   * Probability the model gives the token, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Index of the token in the vocabulary of the model, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  token: number;
  /** The token as text. */
  token_str: string;
}

/** Settings for filling gaps. */
export interface FillMaskParameters {
  [property: string]: unknown;
  /**
   * How many tokens to give back, best first. Absent: 5.
   *
   * @integer
   * @minimum 1
   * @default 5
   */
  top_k?: number;
  /**
   * The only words to choose from. Of a word that is no token of the model, the first part is taken. Absent: the whole
   * vocabulary.
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
