import type { MouseEvent, ReactNode } from "react";
import { copySnippet } from "./actions.ts";

/** Properties of `CopyButton`. */
export interface CopyButtonProps {
  /** The name of the copied text for screen readers, such as "the prompt". */
  readonly what: string;
}

/**
 * A button that copies the first `code` element of the surrounding `[data-hs-snippet]`, and shows whether this worked.
 * In static HTML, `enhancePage` makes the button work.
 */
export function CopyButton({ what }: CopyButtonProps): ReactNode {
  const copy = (event: MouseEvent<HTMLButtonElement>): void => void copySnippet(event.nativeEvent, event.currentTarget);
  return (
    <button className="hs-copy" type="button" data-hs-copy="" onClick={copy}>
      <span className="hs-copy-idle">
        Copy<span className="hs-hidden"> {what}</span>
      </span>
      <span className="hs-copy-done" aria-hidden="true">
        Copied
      </span>
      <span className="hs-copy-failed" aria-hidden="true">
        Selected
      </span>
    </button>
  );
}
