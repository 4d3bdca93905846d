import { useState, type ReactNode } from "react";
import type { Loading } from "./loading.ts";

interface LoadFailedProps {
  /** Name of the part that could not be loaded, as the subject of a sentence. */
  readonly what: string;
  /** True if loading was already repeated. */
  readonly isRepeated: boolean;
  readonly onRetry: () => void;
}

/**
 * A message that code could not be loaded, with a button to try again. Chromium remembers a failed module until the
 * page is reloaded, so after a second failure only a reload helps.
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
  /** Name of the part that is loading, as the subject of a sentence. */
  readonly what: string;
  /** Text that is shown while loading. Default: "Loading …" and the name of the part. */
  readonly waiting?: string;
  /** True if the content has a panel of its own. Default: false. */
  readonly isPanel?: boolean;
  readonly children: (content: Content) => ReactNode;
}

/** Shows loaded content, or a notice that the content is loading or could not be loaded. */
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
