/**
 * The reason why a template failed.
 * - `unexpected-character`, `unexpected-token`, `unexpected-end`, `unknown-tag`, `invalid-literal`, `invalid-target`:
 *   the source has a syntax error
 * - `unknown-filter`, `unknown-test`: there is no filter or test of that name
 * - `unknown-variable`: an undefined value was used
 * - `type`: an operand has the wrong type
 * - `value`: a value is out of range
 * - `arguments`: a call has wrong arguments
 * - `raised`: the template called `raise_exception`
 * - `security`: the sandbox refused access
 * - `host`: a function of the caller threw an error
 * - `budget-…`: a limit of `TemplateOptions.budgets`, or `timeoutMs`, was reached
 */
export type TemplateErrorCode =
  | "unexpected-character"
  | "unexpected-token"
  | "unexpected-end"
  | "unknown-tag"
  | "invalid-literal"
  | "invalid-target"
  | "unknown-filter"
  | "unknown-test"
  | "unknown-variable"
  | "type"
  | "value"
  | "arguments"
  | "raised"
  | "security"
  | "host"
  | "budget-steps"
  | "budget-output"
  | "budget-nesting"
  | "budget-calls"
  | "budget-range"
  | "budget-number"
  | "budget-time";

/**
 * The place of an error in the source: the line, counted from 1 as in Python, and the offsets at which the failing code
 * starts and ends.
 */
export interface Place {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** One of the macro calls that led to an error. */
export interface TemplateCall {
  /** Name of the macro. */
  readonly name: string;
  /** Line of the call, counted from 1. */
  readonly line: number;
}

/**
 * A failure inside the engine. When it occurs, its place in the source is often unknown. Code outside this folder never
 * receives a `Problem`.
 */
export class Problem extends Error {
  readonly code: TemplateErrorCode;
  /**
   * The place in the source. Only the lexer, the parser and the compiler set it: they know the place when the problem
   * occurs.
   */
  readonly place: Place | undefined;
  constructor(code: TemplateErrorCode, message: string, place?: Place) {
    super(message);
    this.code = code;
    this.place = place;
  }
}

/** Throws a problem. @throws Problem */
export function fail(code: TemplateErrorCode, message: string): never {
  throw new Problem(code, message);
}

/** Base class of all errors that a template throws. */
export class TemplateError extends Error {
  /** Identifies the kind of error, even if another iframe, worker or copy of the package created it. */
  override readonly name: string = "TemplateError";
  /**
   * The message without the place and the excerpt. If the template called `raise_exception`, this is the argument of
   * the call.
   */
  readonly templateMessage: string;
  /** The kind of failure. */
  readonly code: TemplateErrorCode;
  /** Line, counted from 1. It is the line that Python's Jinja2 reports. */
  readonly line: number;
  /** Column, counted from 1 in UTF-16 units. */
  readonly column: number;
  /** The failing line of the source, and below it a line with carets that mark the failing code. */
  readonly excerpt: string;
  /** The macro calls that led to the failing code, the innermost call first. */
  readonly calls: readonly TemplateCall[];

  /** @internal Only the engine creates errors. */
  constructor(problem: Problem, source: string, place: Place, calls: readonly TemplateCall[] = []) {
    const { line, column, excerpt } = locate(source, place);
    const stack = calls.map((call) => `\n  called as ${call.name}() from line ${call.line}`).join("");
    super(`${line}:${column} ${problem.message}\n${excerpt}${stack}`, { cause: problem.cause });
    this.templateMessage = problem.message;
    this.code = problem.code;
    this.line = line;
    this.column = column;
    this.excerpt = excerpt;
    this.calls = calls;
  }
}

/** The error for a source that cannot be compiled. */
export class TemplateSyntaxError extends TemplateError {
  /** Identifies the kind of error, even if another iframe, worker or copy of the package created it. */
  override readonly name = "TemplateSyntaxError";
}

/** The error for a render that failed. */
export class TemplateRuntimeError extends TemplateError {
  /** Identifies the kind of error, even if another iframe, worker or copy of the package created it. */
  override readonly name: string = "TemplateRuntimeError";
}

/** The error for a limit that was reached while a template was compiled or rendered. */
export class TemplateBudgetError extends TemplateRuntimeError {
  /** Identifies the kind of error, even if another iframe, worker or copy of the package created it. */
  override readonly name = "TemplateBudgetError";
}

/** Converts an internal {@link Problem} to a public error. The code of the problem decides the class of the error. */
export function toTemplateError(
  problem: Problem,
  source: string,
  place: Place,
  compiling: boolean,
  calls?: readonly TemplateCall[],
): TemplateError {
  if (problem.code.startsWith("budget")) return new TemplateBudgetError(problem, source, place, calls);
  return new (compiling ? TemplateSyntaxError : TemplateRuntimeError)(problem, source, place, calls);
}

/**
 * Converts any JavaScript error of a render to a problem. A stack overflow, or a value that is too large for
 * JavaScript, counts as an exceeded budget. Any other error counts as an error of a host function.
 */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const problem = /call stack/.test(message)
    ? new Problem("budget-calls", "the template is nested too deeply for the call stack")
    : /string length|array length|BigInt size|maximum size exceeded/.test(message)
      ? new Problem("budget-output", "a value becomes too large")
      : new Problem("host", message);
  problem.cause = thrown;
  return problem;
}

/**
 * Returns the line, column and excerpt of a place. If `start` is not in `line`, returns the column of the first
 * character that is not white space.
 */
function locate(source: string, { line, start, end }: Place): { line: number; column: number; excerpt: string } {
  const lines = source.split("\n");
  const text = lines[line - 1] ?? "";
  const before = source.slice(0, start).split("\n");
  const same = before.length === line;
  const column = same ? (before.at(-1)?.length ?? 0) : Math.max(text.search(/\S/), 0);
  const length = same ? Math.max(1, Math.min(end - start, text.length - column)) : Math.max(1, text.trim().length);
  const from = Math.max(0, column - 80);
  const shown = text.slice(from, column + 80);
  // Tabs stay tabs, so that the carets are below the failing code.
  const caret =
    text.slice(from, column).replace(/[^\t]/g, " ") +
    "^".repeat(Math.min(length, Math.max(1, shown.length - column + from)));
  return { line, column: column + 1, excerpt: `  ${shown}\n  ${caret}` };
}
