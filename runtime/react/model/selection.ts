import { useState, useSyncExternalStore } from "react";

/** The visitor's selection. */
export interface Selection {
  /** `library:` and a key, `provider:` and an id, or `app:` and a key. Empty: the first that is offered. */
  readonly source: string;
  /** Language of code, such as `python`. Empty: the first that there is. */
  readonly language: string;
  /** Client of a hosted call, such as `requests`. Empty: the first that there is. */
  readonly client: string;
  /** True: a hosted conversation arrives piece by piece. */
  readonly streaming: boolean;
  /** Memory of the reader's machine in GB, such as `16`. Empty: not given. */
  readonly memory: string;
}

/** The three ways to use a model, as `Selection.source` begins. */
export const PLACES = ["library:", "provider:", "app:"] as const;
export type Place = (typeof PLACES)[number];

/** Returns the way that a selection is about; a library when nothing is chosen. */
export function placeOf({ source }: Pick<Selection, "source">): Place {
  return PLACES.find((place) => source.startsWith(place)) ?? "library:";
}

/** The empty selection. */
export const NO_SELECTION: Selection = { source: "", language: "", client: "", streaming: false, memory: "" };

/** A selection and the ways to change it. */
export interface SelectionState {
  readonly selection: Selection;
  /** Changes parts of it, and remembers all but the library, provider or app for the next visit. */
  readonly select: (change: Partial<Selection>) => void;
  /** Takes over the parts of another that say something, and remembers nothing. */
  readonly restore: (other: Partial<Selection>) => void;
}

/**
 * Returns the selection, and a function that changes it. It begins with the selection of earlier visits, if the browser
 * stores it. A server knows nothing of earlier visits, so the first rendering does without.
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

/** Returns the parts that say something. */
function filled(selection: Partial<Selection>): Partial<Selection> {
  return Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== "" && value !== false));
}

const STORAGE_KEY = "hubsmith:use";

/** Returns the stored text; empty if there is none, or if storage is not allowed. */
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
    const { place, language, client, streaming, memory } = JSON.parse(text);
    return filled({
      source: PLACES.find((one) => one === place) ?? "",
      language: typeof language === "string" ? language : "",
      client: typeof client === "string" ? client : "",
      streaming: streaming === true,
      memory: typeof memory === "string" ? memory : "",
    });
  } catch {
    return {};
  }
}

function remember(change: Partial<Selection>): void {
  const { source, language, client, streaming, memory } = { ...NO_SELECTION, ...parsed(storedText()), ...change };
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ place: placeOf({ source }), language, client, streaming, memory }),
    );
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
