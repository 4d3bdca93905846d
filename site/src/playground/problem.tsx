import type { ReactNode } from "react";

/** A problem in a text. */
export interface ShownProblem {
  readonly message: string;
  /** Place of the problem. Lines and columns are counted from 1. */
  readonly place?: { readonly line: number; readonly column: number } | undefined;
  readonly excerpt?: string | undefined;
  readonly hint?: string | undefined;
  /** Code of the problem, in kebab-case. */
  readonly code?: string | undefined;
  readonly isWarning?: boolean;
}

/**
 * A problem with its place, the line with carets below the problem, and a hint. A click on the place selects it in the
 * field.
 */
export function ProblemBox({
  problem,
  onShow,
}: {
  readonly problem: ShownProblem;
  readonly onShow?: (() => void) | undefined;
}): ReactNode {
  const { message, place, excerpt, hint, code, isWarning = false } = problem;
  return (
    <div className={isWarning ? "problem problem-warning" : "problem"}>
      <p>
        {place !== undefined && (
          <button type="button" className="place" onClick={onShow} disabled={onShow === undefined}>
            Line {place.line}, column {place.column}
          </button>
        )}{" "}
        {message} {code !== undefined && <code>{code}</code>}
      </p>
      {excerpt !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must be reachable without a mouse
        <pre tabIndex={0} role="group" aria-label="The line">
          {excerpt}
        </pre>
      )}
      {hint !== undefined && <p className="hint">{hint}</p>}
    </div>
  );
}

/** Returns a line with carets below a place. */
export function excerptOf(line: string, column: number, width: number): string {
  return `  ${line}\n  ${" ".repeat(Math.max(0, column - 1))}${"^".repeat(Math.max(1, width))}`;
}
