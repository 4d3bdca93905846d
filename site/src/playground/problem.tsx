import type { ReactNode } from "react";

/** A problem in a text. */
export interface ShownProblem {
  readonly message: string;
  /** Place of the problem. Lines and columns are counted from 1. */
  readonly place?: { readonly line: number; readonly column: number } | undefined;
  readonly excerpt?: string | undefined;
}

/** A problem with its place, and the line with carets below the problem. A click on the place selects it in the field. */
export function ProblemBox({
  problem: { message, place, excerpt },
  onShow,
}: {
  readonly problem: ShownProblem;
  readonly onShow?: (() => void) | undefined;
}): ReactNode {
  return (
    <div className="problem">
      <p>
        {place !== undefined && (
          <button type="button" className="place" onClick={onShow} disabled={onShow === undefined}>
            Line {place.line}, column {place.column}
          </button>
        )}{" "}
        {message}
      </p>
      {excerpt !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must be reachable without a mouse
        <pre tabIndex={0} role="group" aria-label="The line">
          {excerpt}
        </pre>
      )}
    </div>
  );
}
