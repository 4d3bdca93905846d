// Generated – do not edit.
// source:    spec/io/visual-document-retrieval.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/**
 * A query and page images to put in order of how well they answer it, judged by the look of the page with its tables
 * and figures, not by its text alone.
 */
export interface VisualDocumentRetrievalInput {
  [property: string]: unknown;
  /** The query and the pages. */
  inputs: VisualDocumentRetrievalInputData;
  /** What is given back. Absent: the defaults of each setting. */
  parameters?: VisualDocumentRetrievalParameters;
}

/** The query and the pages. */
export interface VisualDocumentRetrievalInputData {
  [property: string]: unknown;
  /** Question or search words that the pages are compared with. */
  query: string;
  /**
   * The pages to rank, one image each.
   *
   * @minItems 1
   */
  images: Blob[];
}

/** The pages by falling score, all of them unless top_k says fewer. */
export type VisualDocumentRetrievalOutput = VisualDocumentRetrievalOutputElement[];

/** One page in the ranking. */
export interface VisualDocumentRetrievalOutputElement {
  [property: string]: unknown;
  /**
   * Position of the page in images, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /**
   * How well the page answers the query; higher is better. Its range depends on the model, so compare scores of one
   * query only.
   */
  score: number;
}

/** Settings for the answer. */
export interface VisualDocumentRetrievalParameters {
  [property: string]: unknown;
  /**
   * How many of the best pages to give back. Absent: all.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** Records the problems of a value that should be `VisualDocumentRetrievalInput`. */
export function checkVisualDocumentRetrievalInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkVisualDocumentRetrievalInputData(item, report));
  report.field(value, "parameters", (item) => checkVisualDocumentRetrievalParameters(item, report));
}

/** Records the problems of a value that should be `VisualDocumentRetrievalInputData`. */
function checkVisualDocumentRetrievalInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["query", "images"]);
  report.field(value, "query", (item) => report.string(item));
  report.field(value, "images", (item) => report.array(item, (part) => report.media(part, "image"), { minItems: 1 }));
}

/** Records the problems of a value that should be `VisualDocumentRetrievalParameters`. */
function checkVisualDocumentRetrievalParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `VisualDocumentRetrievalOutput`. */
export function checkVisualDocumentRetrievalOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkVisualDocumentRetrievalOutputElement(item, report));
}

/** Records the problems of a value that should be `VisualDocumentRetrievalOutputElement`. */
function checkVisualDocumentRetrievalOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["index", "score"]);
  report.field(value, "index", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "score", (item) => report.number(item));
}
