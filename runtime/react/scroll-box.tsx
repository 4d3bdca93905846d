/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reachable without a mouse, and told by a name; no element does that */
import type { ReactNode } from "react";

/** What `ScrollBox` takes. */
export interface ScrollBoxProps {
  /** What is in the box, for screen readers. */
  readonly label: string;
  /** Further class names. */
  readonly className?: string;
  /** What may be wider than the page. */
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
