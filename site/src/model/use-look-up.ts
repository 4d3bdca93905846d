import { useEffect, useRef, useState } from "react";
import { lookUp, type LookUpFailure, type LookUpResult } from "./hub-lookup.ts";
import { modelIdIn } from "./model-id.ts";
import type { Json } from "./paths.ts";
import { knownPart, type Schema } from "./schema.ts";

/** Where a look-up stands. */
export type Progress =
  | { readonly state: "idle" }
  | { readonly state: "loading"; readonly id: string }
  | { readonly state: "found"; readonly id: string }
  | { readonly state: "failed"; readonly id: string; readonly result: Extract<LookUpResult, { ok: false }> };

/** A look-up and the ways to run it. */
export interface LookingUp {
  readonly progress: Progress;
  /** Looks an id or an address up; a look-up that runs is given up. */
  readonly start: (typed: string) => void;
  /** Gives a look-up up, and forgets what came of the last one. */
  readonly clear: () => void;
}

interface Taking {
  readonly loadSchema: () => Promise<Schema>;
  readonly onRecord: (record: Json, id: string) => void;
}

/** Runs one look-up at a time. */
export function useLookUp(taking: Taking): LookingUp {
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
    const next = await progressOf(typed, controller.signal, taking);
    if (!controller.signal.aborted) setProgress(next);
  };
  return { progress, start: (typed) => void run(typed), clear };
}

/** Looks a model up and hands its record over. Returns what to tell; nothing counts when the signal has aborted. */
async function progressOf(typed: string, signal: AbortSignal, { loadSchema, onRecord }: Taking): Promise<Progress> {
  const id = modelIdIn(typed) ?? typed;
  const failed = (failure: LookUpFailure): Progress => ({ state: "failed", id, result: { ok: false, failure } });
  try {
    const result = await lookUp(typed, signal);
    if (!result.ok) return { state: "failed", id, result };
    const record = knownPart({ ...result.answer, id: result.answer["id"] ?? id }, await loadSchema());
    if (signal.aborted) return { state: "idle" };
    if (record === undefined) return failed("broken");
    onRecord(record, id);
    return { state: "found", id };
  } catch {
    return signal.aborted ? { state: "idle" } : failed("offline");
  }
}
