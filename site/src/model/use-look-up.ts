import { useEffect, useRef, useState } from "react";
import { lookUp, type LookUpFailure, type LookUpResult } from "./hub-lookup.ts";
import { siteFile } from "../site-files.ts";
import { modelIdIn } from "../entry-paths.ts";
import type { Json } from "./paths.ts";
import { knownPart, type Schema } from "./schema.ts";

/** The state of a look-up. */
export type Progress =
  | { readonly state: "idle" }
  | { readonly state: "loading"; readonly id: string }
  | { readonly state: "found"; readonly id: string }
  | { readonly state: "failed"; readonly id: string; readonly result: Extract<LookUpResult, { ok: false }> };

/** The look-up of a model, and its progress. */
export interface LookingUp {
  readonly progress: Progress;
  /** Looks up an id or an address. Aborts a running look-up. */
  readonly start: (typed: string) => void;
  /** Aborts the look-up, and clears its result. */
  readonly clear: () => void;
}

/** Called with the record of a model, and the id that a visitor asked for. */
type OnRecord = (record: Json, id: string) => void;

/** Looks up models, one at a time. */
export function useLookUp(onRecord: OnRecord): LookingUp {
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  useEffect(() => () => running.current?.abort(), []);
  const clear = (): void => {
    running.current?.abort();
    setProgress({ state: "idle" });
  };
  const run = async (typed: string): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ state: "loading", id: modelIdIn(typed) ?? typed });
    const next = await progressOf(typed, controller.signal, onRecord);
    if (!controller.signal.aborted) setProgress(next);
  };
  return { progress, start: (typed) => void run(typed), clear };
}

/**
 * Looks up a model and passes its record to the caller. Returns the new state. The caller ignores this state if the
 * signal has aborted.
 */
async function progressOf(typed: string, signal: AbortSignal, onRecord: OnRecord): Promise<Progress> {
  const id = modelIdIn(typed) ?? typed;
  const failed = (failure: LookUpFailure): Progress => ({ state: "failed", id, result: { ok: false, failure } });
  try {
    const result = await lookUp(typed, signal);
    if (!result.ok) return { state: "failed", id, result };
    const record = knownPart(result.record as unknown as Json, await siteFile<Schema>("api/schema/model.schema.json"));
    if (signal.aborted) return { state: "idle" };
    if (record === undefined) return failed("broken");
    onRecord(record, id);
    return { state: "found", id };
  } catch {
    return signal.aborted ? { state: "idle" } : failed("offline");
  }
}
