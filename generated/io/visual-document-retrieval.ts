// Generated – do not edit.
// source:    spec/io/visual-document-retrieval.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/**
 * Request to rank page images by how well they match a query. The model uses the layout, tables and figures of a page,
 * and not only its text.
 */
export interface VisualDocumentRetrievalInput {
  [property: string]: unknown;
  /** The query and the pages. */
  inputs: VisualDocumentRetrievalInputData;
  /** Settings for the response. Default: the default of each setting. */
  parameters?: VisualDocumentRetrievalParameters;
}

/** The query and the pages. */
export interface VisualDocumentRetrievalInputData {
  [property: string]: unknown;
  /** Question or search words to compare with the pages. */
  query: string;
  /**
   * The pages to rank, one image per page.
   *
   * @minItems 1
   */
  images: Blob[];
}

/** The pages, highest score first. The list contains all pages unless top_k is set. */
export type VisualDocumentRetrievalOutput = VisualDocumentRetrievalOutputElement[];

/** One page in the ranking. */
export interface VisualDocumentRetrievalOutputElement {
  [property: string]: unknown;
  /**
   * Index of the page in images, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /**
   * How well the page matches the query. Higher is better. The range depends on the model, so compare only scores of
   * the same query.
   */
  score: number;
}

/** Settings for the response. */
export interface VisualDocumentRetrievalParameters {
  [property: string]: unknown;
  /**
   * Maximum number of pages to return, highest score first. Default: all pages.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}
