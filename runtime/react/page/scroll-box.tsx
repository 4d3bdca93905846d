/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an area that scrolls must have
   a name and be reachable with the keyboard; no HTML element provides that */
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

/** A box for content that may be wider than the page. The box scrolls on its own, also with the keyboard. */
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
