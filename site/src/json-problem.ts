import { parseJson } from "hubsmith/template";

/** The first problem of a text that is not JSON. */
export interface JsonProblem {
  /** For example `expected ":", got "1}"`. */
  readonly reason: string;
  /** Lines and columns are counted from 1. Absent for a problem of the whole text. */
  readonly place?: { readonly line: number; readonly column: number };
}

/**
 * Returns the first problem of a text that `JSON.parse` rejects. The errors of `JSON.parse` are different in each
 * browser, and some do not contain a place.
 */
export function jsonProblem(text: string): JsonProblem {
  try {
    parseJson(text);
    // Unlike `JSON.parse`, `parseJson` accepts these numbers.
    return { reason: "NaN and Infinity are not JSON" };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [, line, column, reason] = /line (\d+), column (\d+): (.*)$/s.exec(error.message) ?? [];
    if (reason === undefined) return { reason: error.message };
    return { reason, place: { line: Number(line), column: Number(column) } };
  }
}
