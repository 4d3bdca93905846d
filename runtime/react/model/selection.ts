import { useState, useSyncExternalStore, type ReactNode } from "react";
import type { ModelRecord } from "../../../generated/records.ts";
import type { TabChoice } from "../page/tabs.tsx";

/** The visitor's selection. */
export interface Selection {
  /** `library:` and a key, `provider:` and an id, or `app:` and a key. If empty, the first entry is selected. */
  readonly source: string;
  /** Language of code, such as `python`. If empty, the first available language is selected. */
  readonly language: string;
  /** Client of a hosted call, such as `requests`. If empty, the first available client is selected. */
  readonly client: string;
  /** True if a hosted conversation is streamed. */
  readonly streaming: boolean;
  /** Memory of the reader's machine in GB, such as `16`. Empty: not chosen. */
  readonly memory: string;
  /** Length of the reader's conversations in tokens, such as `32768`. Empty: not chosen. */
  readonly context: string;
}

/** The prefixes of `Selection.source`, one for each way to use a model. */
export const PLACES = ["library:", "provider:", "app:"] as const;
export type Place = (typeof PLACES)[number];

/** The kinds of entries that have a logo. */
export type LogoKind = "libraries" | "providers" | "apps";

/**
 * Draws a small logo next to a name.
 *
 * @param kind kind of the entry
 * @param key key of the entry, such as `transformers`
 * @param name name of the entry. Its first letter can replace a missing logo
 */
export type DrawLogo = (kind: LogoKind, key: string, name: string) => ReactNode;

/** Properties that `LibraryCode`, `HostedCode` and `AppCode` share. */
export interface PlaceProps {
  /** Prefix for the ids of HTML elements, unique in the page. */
  readonly id: string;
  readonly model: ModelRecord;
  /** False if nothing should be loaded yet. */
  readonly isWanted: boolean;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  readonly logo: DrawLogo | undefined;
}

/** Returns the prefix of `source`. Default: the prefix of libraries. */
export function placeOf({ source }: Pick<Selection, "source">): Place {
  return PLACES.find((place) => source.startsWith(place)) ?? "library:";
}

/** Returns the key in `source`, or an empty string if `source` has another prefix. */
export function keyOf({ source }: Pick<Selection, "source">, place: Place): string {
  return source.startsWith(place) ? source.slice(place.length) : "";
}

export const NO_SELECTION: Selection = {
  source: "",
  language: "",
  client: "",
  streaming: false,
  memory: "",
  context: "",
};

/** A selection, and the functions that change it. */
export interface SelectionState {
  readonly selection: Selection;
  /**
   * Changes parts of the selection, and stores the changes for the next visit. The name of a chosen library, provider
   * or app is not stored.
   */
  readonly select: (change: Partial<Selection>) => void;
  /** Copies the non-empty parts of another selection, but does not store them for the next visit. */
  readonly restore: (other: Partial<Selection>) => void;
}

/**
 * Returns the selection, and functions that change it. The initial selection consists of `start` and the choices that
 * earlier visits stored. The first rendering ignores the stored choices, because a server has no access to them.
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

/** Returns the parts of a selection that are not empty. */
function filled(selection: Partial<Selection>): Partial<Selection> {
  return Object.fromEntries(Object.entries(selection).filter(([, value]) => value !== "" && value !== false));
}

const STORAGE_KEY = "hubsmith:use";

/** Returns the stored text, or an empty string if nothing is stored or the browser forbids storage. */
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

/** Reads the stored selection. The stored text may be anything. */
function parsed(text: string): Partial<Selection> {
  try {
    const fields = Object.entries<unknown>(Object(JSON.parse(text)));
    const usable = fields.filter(([name, value]) =>
      name === "source"
        ? PLACES.some((place) => place === value)
        : typeof value === typeof NO_SELECTION[name as keyof Selection],
    );
    return filled(Object.fromEntries(usable));
  } catch {
    return {};
  }
}

function remember(change: Partial<Selection>): void {
  const selection = { ...NO_SELECTION, ...parsed(storedText()), ...change };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...selection, source: placeOf(selection) }));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Returns choices with their logos. Without `draw`, returns the choices unchanged. */
export function withLogos<Choice extends TabChoice>(
  choices: readonly Choice[],
  kind: LogoKind,
  draw: DrawLogo | undefined,
): readonly Choice[] {
  if (draw === undefined) return choices;
  return choices.map((choice) => ({ ...choice, logo: draw(kind, choice.key, choice.label) }));
}
