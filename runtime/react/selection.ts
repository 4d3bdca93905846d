import { useState, useSyncExternalStore } from "react";

/** What a reader has chosen to see. */
export interface Selection {
  /** `library:` and a key, or `provider:` and an id. Empty: the first that is offered. */
  readonly source: string;
  /** Language of code, such as `python`. Empty: the first that there is. */
  readonly language: string;
  /** Client of a hosted call, such as `requests`. Empty: the first that there is. */
  readonly client: string;
  /** True: a hosted conversation arrives piece by piece. */
  readonly streaming: boolean;
}

/** Nothing chosen yet. */
export const NO_SELECTION: Selection = { source: "", language: "", client: "", streaming: false };

/** A selection and the ways to change it. */
export interface SelectionState {
  readonly selection: Selection;
  /** Changes parts of it, and remembers language, client and streaming for the next visit. */
  readonly select: (change: Partial<Selection>) => void;
  /** Takes over the parts of another that say something, and remembers nothing. */
  readonly restore: (other: Partial<Selection>) => void;
}

/**
 * What the reader chose here, over what was remembered of earlier visits where the browser allows that. A server knows
 * nothing of earlier visits, so the first rendering does without.
 */
export function useSelection(start: Partial<Selection> = {}): SelectionState {
  const [chosen, setChosen] = useState(() => filled(start));
  const stored = useSyncExternalStore(subscribe, storedText, () => "");
  return {
    selection: { ...NO_SELECTION, ...parsed(stored), ...chosen },
    select: (change) => {
      remember(change);
      setChosen((before) => ({ ...before, ...change }));
    },
    restore: (other) => setChosen(filled(other)),
  };
}

/** The parts that say something. */
function filled(selection: Partial<Selection>): Partial<Selection> {
  return Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== "" && value !== false));
}

const STORAGE_KEY = "hubsmith:use";

/** What is remembered, as it was written; empty when there is nothing, or when storage is refused. */
function storedText(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    return "";
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** Reads what is remembered. Anything may have been written there. */
function parsed(text: string): Partial<Selection> {
  if (text === "") return {};
  try {
    const { language, client, streaming } = JSON.parse(text);
    return filled({
      language: typeof language === "string" ? language : "",
      client: typeof client === "string" ? client : "",
      streaming: streaming === true,
    });
  } catch {
    return {};
  }
}

function remember(change: Partial<Selection>): void {
  const { language, client, streaming } = { ...parsed(storedText()), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ language, client, streaming }));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
