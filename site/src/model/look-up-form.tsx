import { useEffect, useId, useRef, type FormEvent, type ReactNode } from "react";
import { siteAddress } from "../site-files.ts";
import type { LookUpFailure } from "./hub-lookup.ts";
import { ModelField } from "./model-field.tsx";
import type { LookingUp, Progress } from "./use-look-up.ts";

interface LookUpFormProps {
  /**
   * The id in the address of the page. When the caller passes a new object, the form field shows the id in this object
   * again, even if the id is the same as before.
   */
  readonly requested: { readonly id: string };
  readonly progress: LookingUp["progress"];
  /** Called with the typed or pasted text. */
  readonly onSubmit: (typed: string) => void;
}

/** A form in which visitors type the id of a model, or the address of its page. */
export function LookUpForm({ requested, progress, onSubmit }: LookUpFormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (requested.id !== "" && field.current !== null) field.current.value = requested.id;
  }, [requested]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(field.current?.value.trim() ?? "");
  };
  return (
    <form className="look-up" action={siteAddress("/model/")} method="get" onSubmit={submit}>
      <ModelField
        id={`${id}model`}
        field={field}
        statusId={`${id}status`}
        isInvalid={progress.state === "failed" && progress.result.failure === "invalid"}
      />
      <output id={`${id}status`} className={`look-up-status ${progress.state}`}>
        {wordsOf(progress)}
      </output>
      {progress.state === "failed" && MAY_WORK_LATER.has(progress.result.failure) && (
        <button type="submit" className="hs-button">
          Try again
        </button>
      )}
    </form>
  );
}

/** Failures after which the same look-up may succeed. */
const MAY_WORK_LATER: ReadonlySet<LookUpFailure> = new Set(["offline", "slow", "broken"]);

function wordsOf(progress: Progress): string {
  switch (progress.state) {
    case "idle":
      return "";
    case "loading":
      return `Asking the hub for ${progress.id}…`;
    case "found":
      return `Code for ${progress.id}, from its record on the hub.`;
    case "failed":
      return failureWords(progress.result.failure, progress.result.retryAfterSeconds);
  }
}

function failureWords(failure: LookUpFailure, retryAfterSeconds: number | undefined): string {
  switch (failure) {
    case "invalid":
      return "This is not a model id. Ids look like owner/name, with letters, digits, dots, hyphens and underscores.";
    case "missing":
      return "The hub has no model with this id. Check the spelling.";
    case "closed":
      return "The hub does not show this model to visitors. It does not exist, or it is private or gated.";
    case "limit":
      return retryAfterSeconds === undefined
        ? "The hub limits requests from your network. Try again in a few minutes."
        : `The hub limits requests from your network. Try again in ${durationOf(retryAfterSeconds)}.`;
    case "offline":
      return "The hub cannot be reached. Check your internet connection.";
    case "slow":
      return "The hub does not answer. It may be busy, or your network may block it.";
    case "broken":
      return "The hub sent an answer that cannot be read. Try again later.";
  }
}

function durationOf(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
