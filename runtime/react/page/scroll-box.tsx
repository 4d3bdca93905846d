/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable without a mouse, and told by a name; no element does that */
import type { ReactNode } from "react";

/** Properties of `ScrollBox`. */
export interface ScrollBoxProps {
  /** The accessible name of the box. */
  readonly label: string;
  /** Further class names. */
  readonly className?: string;
  /** The content, which may be wider than the page. */
  readonly children: ReactNode;
}

/** A box for what may be wider than the page: it scrolls by itself, with the keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps): ReactNode {
  return (
    <div
      className={className === undefined ? "hs-scroll" : `hs-scroll ${className}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
