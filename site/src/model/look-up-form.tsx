import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { lookUp, modelIdIn, type LookUpFailure, type LookUpResult } from "./hub-lookup.ts";
import type { Json } from "./paths.ts";
import { knownPart, type Schema } from "./schema.ts";

interface LookUpFormProps {
  /** An id to put into the field, each time with another number: from a link, for example. */
  readonly suggested: { readonly id: string; readonly turn: number } | undefined;
  readonly loadSchema: () => Promise<Schema>;
  readonly onRecord: (record: Json) => void;
}

type Progress =
  | { readonly state: "idle" }
  | { readonly state: "suggested"; readonly id: string }
  | { readonly state: "loading"; readonly id: string }
  | { readonly state: "found"; readonly id: string }
  | { readonly state: "failed"; readonly id: string; readonly result: Extract<LookUpResult, { ok: false }> };

/** A look-up and the ways to run it. */
interface LookingUp {
  readonly progress: Progress;
  /** Looks an id up; a look-up that runs is given up. */
  readonly start: (typed: string) => void;
}

/** Runs one look-up at a time. */
function useLookUp({ suggested, ...taking }: LookUpFormProps): LookingUp {
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>({ state: "idle" });
  const [turn, setTurn] = useState(0);
  if (suggested !== undefined && suggested.turn !== turn) {
    setTurn(suggested.turn);
    setProgress({ state: "suggested", id: suggested.id });
  }
  useEffect(() => () => running.current?.abort(), []);
  const run = async (typed: string): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ state: "loading", id: typed });
    const next = await progressOf(typed, controller.signal, taking);
    if (!controller.signal.aborted) setProgress(next);
  };
  return { progress, start: (typed) => void run(typed) };
}

/** Asks the hub for the record of a model when the visitor says so. */
export function LookUpForm(props: LookUpFormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { progress, start } = useLookUp(props);
  const { suggested } = props;
  useEffect(() => {
    if (suggested !== undefined && field.current !== null) field.current.value = suggested.id;
  }, [suggested]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    start(field.current?.value.trim() ?? "");
  };
  return (
    <form className="look-up" onSubmit={onSubmit}>
      <label htmlFor={`${id}model`}>Model on the hub</label>
      <div className="look-up-line">
        <IdField
          field={field}
          id={id}
          isInvalid={progress.state === "failed" && progress.result.failure === "invalid"}
        />
        <button className="hs-button" type="submit">
          Look up
        </button>
      </div>
      <p className="hint" id={`${id}hint`}>
        Only the id is sent, to the hub&apos;s public API. The address of a model&apos;s page works too.
      </p>
      <output id={`${id}status`} className={`look-up-status ${progress.state}`}>
        {wordsOf(progress)}
      </output>
    </form>
  );
}

interface IdFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Beginning of the ids of the form. */
  readonly id: string;
  readonly isInvalid: boolean;
}

function IdField({ field, id, isInvalid }: IdFieldProps): ReactNode {
  return (
    <input
      ref={field}
      id={`${id}model`}
      type="text"
      placeholder="owner/name"
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-describedby={`${id}hint ${id}status`}
      aria-invalid={isInvalid}
    />
  );
}

interface Taking {
  readonly loadSchema: LookUpFormProps["loadSchema"];
  readonly onRecord: LookUpFormProps["onRecord"];
}

/** Looks a model up and hands its record over. Returns what to tell; nothing counts when the signal has aborted. */
async function progressOf(typed: string, signal: AbortSignal, { loadSchema, onRecord }: Taking): Promise<Progress> {
  const failed = (failure: LookUpFailure): Progress => ({ state: "failed", id: typed, result: { ok: false, failure } });
  try {
    const result = await lookUp(typed, signal);
    if (!result.ok) return { state: "failed", id: typed, result };
    const id = modelIdIn(typed) ?? typed;
    const record = knownPart({ ...result.answer, id: result.answer["id"] ?? id }, await loadSchema());
    if (signal.aborted) return { state: "idle" };
    if (record === undefined) return failed("broken");
    onRecord(record);
    return { state: "found", id };
  } catch {
    return signal.aborted ? { state: "idle" } : failed("offline");
  }
}

function wordsOf(progress: Progress): string {
  switch (progress.state) {
    case "idle":
      return "";
    case "suggested":
      return `The link names ${progress.id}. Look it up to see its code.`;
    case "loading":
      return "Asking the hub…";
    case "found":
      return `The record of ${progress.id} is shown.`;
    case "failed":
      return failureWords(progress.result.failure, progress.result.retryAfterSeconds);
  }
}

function failureWords(failure: LookUpFailure, retryAfterSeconds: number | undefined): string {
  switch (failure) {
    case "invalid":
      return "This is no id of a model. Ids look like owner/name, with letters, digits, dots, hyphens and underscores.";
    case "missing":
      return "The hub has no model of this id.";
    case "closed":
      return "The hub does not show this model to visitors: it does not exist, is private, or has to be asked for. Its record can be pasted below.";
    case "limit":
      return retryAfterSeconds === undefined
        ? "The hub takes no more questions from here for now. Try again in some minutes."
        : `The hub takes no more questions from here for now. Try again in ${durationOf(retryAfterSeconds)}.`;
    case "offline":
      return "The hub cannot be reached. Is there a connection to the internet? Everything else on this page works without.";
    case "broken":
      return "The hub gave no answer that can be read. Try again, or paste the record below.";
  }
}

function durationOf(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
