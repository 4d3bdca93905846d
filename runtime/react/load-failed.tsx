import type { ReactNode } from "react";

interface LoadFailedProps {
  /** What could not be loaded, as the subject of a sentence. */
  readonly what: string;
  /** It has been asked for a second time. */
  readonly isRepeated: boolean;
  readonly onRetry: () => void;
}

/**
 * Says that code could not be loaded, and offers to try again. Chromium keeps the failure of a module for as long as the
 * page lives, so after a second failure only loading the page again helps.
 */
export function LoadFailed({ what, isRepeated, onRetry }: LoadFailedProps): ReactNode {
  return (
    <p role="alert">
      {what} could not be loaded.{" "}
      <button className="hs-button" type="button" onClick={isRepeated ? () => globalThis.location.reload() : onRetry}>
        {isRepeated ? "Reload the page" : "Try again"}
      </button>
    </p>
  );
}
