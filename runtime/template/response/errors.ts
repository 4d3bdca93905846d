/**
 * The reason why an answer could not be parsed.
 * - `template`: the response template has an error, or uses something that is not supported
 * - `pattern`: a pattern of the template has an error, or uses something that is not supported
 * - `content`: the text of a region does not fit the field's content parser or transform
 * - `missing-field`: the answer lacks a field that is not optional
 * - `budget-steps`, `budget-output`, `budget-time`: a limit was reached
 */
export type ResponseErrorCode =
  | "template"
  | "pattern"
  | "content"
  | "missing-field"
  | "budget-steps"
  | "budget-output"
  | "budget-time";

/** The error of a response template, or of an answer that does not fit its template. */
export class ResponseError extends Error {
  /** Identifies the kind of error, even if another iframe, worker or copy of the package created it. */
  override readonly name = "ResponseError";
  /** The reason. */
  readonly code: ResponseErrorCode;
  /** The place in the response template, such as `fields.tool_calls.open_pattern`. Empty for a limit. */
  readonly path: string;

  /** @internal Only the parser creates errors. */
  constructor(code: ResponseErrorCode, path: string, message: string, cause?: unknown) {
    super(path === "" ? message : `${path}: ${message}`, { cause });
    this.code = code;
    this.path = path;
  }
}
