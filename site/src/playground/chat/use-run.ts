import { useEffect, useRef, useState } from "react";
import { messageOf } from "../../message-of.ts";
import type { Background } from "./background.ts";
import type { ChatRequest, Rendered } from "./requests.ts";

/** Pause after typing before a run starts, in milliseconds. */
const PAUSE_MS = 120;

/** The state of a run. */
export interface Run {
  /** The last result. It is kept while the next run is in progress. */
  readonly result: Rendered;
  /** True if `result` belongs to an earlier input. */
  readonly isBehind: boolean;
  /** The reason why the last run failed; absent if it succeeded. */
  readonly failure?: string;
}

/**
 * Runs a request in the background whenever it changes. Returns the last result until the next run has ended.
 *
 * @param initial the result of the first request, computed when the page was built. Nothing is loaded until the request
 *   changes
 */
export function useRun(background: Background, request: ChatRequest, initial: Rendered): Run {
  const [run, setRun] = useState<Run>({ result: initial, isBehind: false });
  const done = useRef(JSON.stringify(request));
  const key = JSON.stringify(request);
  useEffect(() => {
    if (done.current === key) return;
    const controller = new AbortController();
    const start = async (): Promise<void> => {
      setRun(({ result }) => ({ result, isBehind: true }));
      try {
        const result = await background.run(JSON.parse(key), controller.signal);
        done.current = key;
        setRun({ result, isBehind: false });
      } catch (error) {
        if (controller.signal.aborted) return;
        done.current = "";
        const failure = messageOf(error);
        setRun(({ result }) => ({ result, isBehind: false, failure }));
      }
    };
    const timer = setTimeout(() => void start(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [background, key]);
  useEffect(() => () => background.close(), [background]);
  return run;
}
