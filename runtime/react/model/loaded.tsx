import { useState, type ReactNode } from "react";
import type { Loading } from "./loading.ts";

interface LoadFailedProps {
  /** The part that could not be loaded, as the subject of a sentence. */
  readonly what: string;
  /** It has been asked for a second time. */
  readonly isRepeated: boolean;
  readonly onRetry: () => void;
}

/**
 * Says that code could not be loaded, and offers to try again. Chromium keeps the failure of a module for as long as the
 * page lives, so after a second failure only loading the page again helps.
 */
function LoadFailed({ what, isRepeated, onRetry }: LoadFailedProps): ReactNode {
  return (
    <p role="alert">
      {what} could not be loaded.{" "}
      <button className="hs-button" type="button" onClick={isRepeated ? () => globalThis.location.reload() : onRetry}>
        {isRepeated ? "Reload the page" : "Try again"}
      </button>
    </p>
  );
}

interface LoadedProps<Content> {
  readonly loading: Loading<Content>;
  /** The part that is loading, as the subject of a sentence. */
  readonly what: string;
  /** Said while it is awaited. Default: "Loading …" and what is loaded. */
  readonly waiting?: string;
  /** True if it is in a panel of its own. Default: false. */
  readonly isPanel?: boolean;
  readonly children: (content: Content) => ReactNode;
}

/** The loaded content; before that, a notice that it is loading, or that loading failed, with a button to try again. */
export function Loaded<Content>({
  loading,
  what,
  waiting,
  isPanel = false,
  children,
}: LoadedProps<Content>): ReactNode {
  const [isRepeated, setIsRepeated] = useState(false);
  if (loading.state === "ready") return children(loading.content);
  if (loading.state === "loading") {
    const subject = what.charAt(0).toLowerCase() + what.slice(1);
    return <output className={isPanel ? "hs-panel hs-wait" : "hs-wait"}>{waiting ?? `Loading ${subject}…`}</output>;
  }
  const onRetry = (): void => {
    setIsRepeated(true);
    loading.retry();
  };
  const failed = <LoadFailed what={what} isRepeated={isRepeated} onRetry={onRetry} />;
  return isPanel ? <div className="hs-panel">{failed}</div> : failed;
}
